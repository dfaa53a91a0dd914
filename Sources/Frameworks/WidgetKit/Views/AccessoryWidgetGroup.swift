// WidgetKit's AccessoryWidgetGroup and its styles. A watch shows at most three of its views; all of
// them stay in the tree.

public import SwiftUI

/// Up to three small views in a row, with a label.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
    self.label = label()
    self.content = content()
  }

  public var body: Never { preconditionFailure("an accessory group has no body") }
}

extension AccessoryWidgetGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(titleKey) }, content: content)
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(verbatim: String(title)) }, content: content)
  }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { SwiftUI.Label(titleKey, systemImage: name) }, content: content)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { SwiftUI.Label(titleKey, image: image) }, content: content)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { SwiftUI.Label(title, image: image) }, content: content)
  }
}

extension AccessoryWidgetGroup: PrimitiveView {
  package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "AccessoryWidgetGroup",
        children: context.labelled("label", label) + context.nodes(of: content)
      )
    ]
  }
}

/// The shape of the views of an accessory group.
public struct AccessoryWidgetGroupStyle: Sendable {
  let name: String

  public static let automatic = Self(name: "automatic")
  public static let circular = Self(name: "circular")
  public static let roundedSquare = Self(name: "roundedSquare")
}

nonisolated extension View {
  public func accessoryWidgetGroupStyle(
    _ style: AccessoryWidgetGroupStyle = .automatic
  ) -> some View {
    node(".accessoryWidgetGroupStyle", ["style": .string(style.name)])
  }
}
