// SwiftUI's previews of what is shared, and the links that have them. Nothing is shared from a
// widget.

/// The title, image and icon that represent an item in a share sheet.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  nonisolated public init(_ title: Text, image: Image, icon: Icon) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  nonisolated public init(_ title: Text, image: Image) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {}
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, image: Image) {}
}

extension SharePreview where Image == Never {
  nonisolated public init(_ title: Text, icon: Icon) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) {}
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  nonisolated public init(_ title: Text) {}
  nonisolated public init(_ titleKey: LocalizedStringKey) {}
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol) {}
}

extension ShareLink {
  nonisolated public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(item: "\(Item.self)", subject: subject, message: message, label: label)
  }
}

extension ShareLink {
  nonisolated public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items.Element == URL {
    self.init(item: items.map(\.absoluteString).joined(separator: " "), label: label)
  }

  nonisolated public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items.Element == String {
    self.init(item: items.joined(separator: " "), label: label)
  }

  nonisolated public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Items.Element: Transferable {
    self.init(item: "\(Items.Element.self)", label: label)
  }
}
