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

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: "\(Item.self)", subject: subject, message: message)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up") }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up") }
  }

  nonisolated public init<Item: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: "\(Item.self)") {
      SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }
}
