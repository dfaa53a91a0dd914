// SwiftUI's drags and drops of transferable values, of iOS 16, and their sessions, of iOS 26. A
// widget's views take part in neither, so no closure is ever called.

public import CoreTransferable

/// The settings of the drags that begin at a view.
public struct DragConfiguration: Sendable {
  /// Whether a drag may move its items.
  public var allowMove: Bool
  /// Whether a drag may delete its items.
  public var allowDelete: Bool

  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    self.allowMove = allowMove
    self.allowDelete = allowDelete
  }
}

/// The settings of a drop onto a view.
public struct DropConfiguration: Sendable {
  /// What the drop does with its items.
  public var operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}

/// A drag in progress; there is none in a widget.
public struct DragSession: Identifiable {
  /// The stage of a drag.
  public enum Phase: Hashable, Sendable {
    case initial, active
    case ended(DropOperation)
    case dataTransferCompleted
  }

  public let id: UUID
  public let phase: Phase
}

/// A drop in progress; there is none in a widget.
public struct DropSession: Identifiable {
  /// The stage of a drop.
  public enum Phase: Hashable, Sendable {
    case entering, active, exiting
    case ended(DropOperation)
    case dataTransferCompleted
  }

  public let id: UUID
  public let phase: Phase
  public let location: CGPoint
}

nonisolated extension View {
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Makes the view an item of the drag container around it.
  public func draggable<ItemID: Hashable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Makes the view the container of items that are dragged together.
  public func dragContainer<Item: Transferable & Identifiable, Items: Collection<Item>>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> Items
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Makes the view the container of items that are dragged together and known by a property.
  public func dragContainer<Item: Transferable, ItemID: Hashable, Items: Collection<Item>>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> Items
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modifier(EmptyModifier())
  }

  public func onDragSessionUpdated(
    _ onUpdate: @escaping (_ session: DragSession) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func dropConfiguration(
    _ configuration: @escaping (_ session: DropSession) -> DropConfiguration
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onDropSessionUpdated(
    _ onUpdate: @escaping (_ session: DropSession) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(EmptyModifier())
  }
}

nonisolated extension DynamicViewContent {
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    self
  }
}

nonisolated extension TabContent {
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> {
    self
  }

  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    self
  }
}

extension PasteButton {
  nonisolated public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {
    self.init(supportedContentTypes: [], payloadAction: { _ in })
  }
}
