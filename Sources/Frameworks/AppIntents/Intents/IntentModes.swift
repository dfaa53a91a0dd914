// IntentModes and the intents that come with it.
//
// The system decides whether the app comes to the front; the declared modes are kept.

public import FoundationSupplement

public struct IntentModes: OptionSet, Sendable, Hashable {
  public enum ForegroundMode: Sendable, Hashable {
    case immediate
    case dynamic
    case deferred
  }

  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)

  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }
}

extension IntentModes {
  /// The mode in which an intent is performed.
  public struct Current: Sendable, Equatable {
    let isForeground: Bool

    /// In the background.
    public static let background = Current(isForeground: false)
    /// While the app is at the front.
    public static let foreground = Current(isForeground: true)

    /// Whether the app may come to the front; a widget extension has none that could.
    public var canContinueInForeground: Bool { isForeground }
  }
}

public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
  public static func reload() {}
}

public protocol UndoableIntent: AppIntent {}

extension UndoableIntent {
  /// The undo manager of the scene in which the intent is performed; nil in an extension, which has
  /// none.
  @MainActor public var undoManager: UndoManager? { nil }
}

public protocol TargetContentProvidingIntent: SystemIntent {}
