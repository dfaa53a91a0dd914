// Drag, drop and paste in an app. Nothing is dropped onto a widget, so no closure or delegate is
// ever called.

public import UniformTypeIdentifiers

/// The operation of a drop.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// A delegate's proposal for a drop.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}

/// The items and location of a drop.
public struct DropInfo {
  let providers: [NSItemProvider]

  public let location: CGPoint

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  public func hasItemsConforming(to types: [String]) -> Bool {
    !itemProviders(for: types).isEmpty
  }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }

  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in types.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
  }
}

/// A delegate of a drop target.
@MainActor @preconcurrency public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool

  func performDrop(info: DropInfo) -> Bool

  func dropEntered(info: DropInfo)

  func dropUpdated(info: DropInfo) -> DropProposal?

  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }

  public func dropEntered(info: DropInfo) {}

  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  public func dropExited(info: DropInfo) {}
}

nonisolated extension View {
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    modifier(EmptyModifier())
  }

  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the item provider for the drag of a row.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(EmptyModifier())
  }

  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(EmptyModifier())
  }

  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(EmptyModifier())
  }

  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    node(setting: { $0.springLoadingBehavior = behavior })
  }
}

/// The spring-loading behavior of a control.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// A control that pastes.
nonisolated public struct PasteButton: View, PrimitiveView {
  nonisolated public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("PasteButton")]
  }
}
