// WidgetKit's AccessoryWidgetGroup and its styles (watchOS 11). A watch shows at most three of its views;
// all of them stay in the tree.

public import SwiftUI

/// Up to three small views in a row, with a label.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: Never { preconditionFailure("an accessory group has no body") }
}

extension AccessoryWidgetGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: name) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: name) }
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
