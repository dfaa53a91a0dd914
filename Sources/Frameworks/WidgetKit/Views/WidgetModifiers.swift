// The modifiers WidgetKit adds to views: widgetURL, widgetAccentable, widgetLabel (16, watchOS 9),
// widgetCurvesContent, ContainerBackgroundPlacement.widget (17), widgetAccentedRenderingMode (18).
// They stay in the view tree with their arguments.

public import SwiftUI

nonisolated extension View {
  public func widgetURL(_ url: URL?) -> some View {
    node(".widgetURL", ["url": url.attribute])
  }

  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    node(".widgetAccentable", ["accentable": .flag(accentable)])
  }

  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    node(".widgetCurvesContent", ["curvesContent": .flag(curvesContent)])
  }

  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    node(".widgetLabel", with: label())
  }

  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    node(".widgetLabel", with: Text(labelKey))
  }

  @_disfavoredOverload public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
    node(".widgetLabel", with: Text(verbatim: String(label)))
  }
}

extension ContainerBackgroundPlacement {
  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension Image {
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    node(".widgetAccentedRenderingMode", ["mode": (renderingMode?.name).attribute])
  }
}
