// The styles of gauges.

/// A style of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct GaugeStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  nonisolated public struct MinimumValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  nonisolated public struct MaximumValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  nonisolated public struct MarkedValueLabels: View {
    let content: AnyView

    public var body: some View { content }
  }

  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  public var markedValueLabels: MarkedValueLabels?
}

extension EnvironmentValues {
  private struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: (any GaugeStyle)? { nil }
  }

  /// The style of an author's for the gauges below.
  var gaugeStyle: (any GaugeStyle)? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let (name, tint) = ((style as? any BuiltInStyle)?.name, (style as? any TintedStyle)?.tint)
    return node(name == nil ? nil : ".gaugeStyle", ["value": name.attribute, "tint": tint]) {
      $0.gaugeStyle = name == nil ? style : nil
    }
  }
}
