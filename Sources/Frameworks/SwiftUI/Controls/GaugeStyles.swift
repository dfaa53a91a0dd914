// The styles of gauges (iOS 16).

/// How gauges look.
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
    let name = (style as? any BuiltInStyle)?.name
    return node(name == nil ? nil : ".gaugeStyle", ["value": name.attribute]) {
      $0.gaugeStyle = name == nil ? style : nil
    }
  }
}

public struct DefaultGaugeStyle: GaugeStyle, BuiltInStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { .init() }
}

public struct LinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

public struct LinearGaugeStyle: GaugeStyle, BuiltInStyle {
  nonisolated public init() {}

  nonisolated public init(tint: Color) {}

  nonisolated public init(tint: Gradient) {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  nonisolated public static var linear: LinearGaugeStyle { .init() }
}

public struct CircularGaugeStyle: GaugeStyle, BuiltInStyle {
  nonisolated public init() {}

  nonisolated public init(tint: Color) {}

  nonisolated public init(tint: Gradient) {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  nonisolated public static var circular: CircularGaugeStyle { .init() }
}

public struct AccessoryLinearGaugeStyle: GaugeStyle, BuiltInStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    .init()
  }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle, BuiltInStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    .init()
  }
}
