// TipKit's Tip, its content and its status. A widget shows no tips, so that one stays pending until
// the author's code invalidates it.

@_exported public import SwiftUI

/// A hint at a feature, and when it is to be shown.
public protocol Tip: Identifiable, Sendable {
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Self.Action] { get }
  @Tips.RuleBuilder var rules: [Self.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public typealias Action = Tips.Action
  public typealias Event = Tips.Event
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public typealias InvalidationReason = Tips.InvalidationReason
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  public typealias Option = TipOption
  public typealias Rule = Tips.Rule
  public typealias Status = Tips.Status

  /// The name of the tip's type.
  public var id: String { String(describing: Self.self) }

  public var message: Text? { nil }

  public var image: Image? { nil }

  public var actions: [Action] { [] }

  public var rules: [Rule] { [] }

  public var options: [any TipOption] { [] }
}

extension Tip {
  /// Pending until the tip is invalidated: it is never shown.
  public var status: Status { TipStates.shared.status(of: id) }

  public var shouldDisplay: Bool { status == .available }

  /// The present status and every later one.
  public var statusUpdates: AsyncStream<Status> { TipStates.shared.updates(of: id) { $0 } }

  public var shouldDisplayUpdates: AsyncStream<Bool> {
    TipStates.shared.updates(of: id) { $0 == .available }
  }

  public func invalidate(reason: InvalidationReason) {
    TipStates.shared.invalidate(id, because: reason)
  }

  /// Makes an invalidated tip one that can be shown again.
  public func resetEligibility() async { TipStates.shared.reset(id) }
}

/// A tip whose type is not known.
public struct AnyTip: Tip {
  private let tip: any Tip

  public init(_ tip: any Tip) { self.tip = tip }

  public var id: String { tip.id }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
  public var rules: [Tips.Rule] { tip.rules }
  public var options: [any TipOption] { tip.options }
}

/// The namespace of tips' types.
public enum Tips {
  /// The status of a tip.
  public enum Status: Hashable, Sendable {
    case pending
    case available
    case invalidated(InvalidationReason)
  }

  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed
    case displayCountExceeded
    case displayDurationExceeded
    case tipClosed
  }

  /// A button below a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int?
    public let label: @Sendable () -> Text
    public let handler: @MainActor @Sendable () -> Void

    @preconcurrency public init(
      id: String? = nil, perform handler: @escaping @MainActor @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? ""
      index = nil
      self.label = label
      self.handler = handler
    }

    @preconcurrency public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(title) }
    }

    private init(_ action: Action, at index: Int) {
      id = action.id.isEmpty ? String(index) : action.id
      self.index = index
      label = action.label
      handler = action.handler
    }

    /// Returns the actions with their places, which name those that have no name.
    static func placed(_ actions: [Action]) -> [Action] {
      actions.enumerated().map { Action($0.element, at: $0.offset) }
    }
  }
}
