// The styles of gauges and progress that can have a tint of their own.

/// A style of SwiftUI's own with a tint for the controls that it is the style of.
protocol TintedStyle: BuiltInStyle {
  var tint: ViewAttribute? { get }
}

public struct LinearGaugeStyle: GaugeStyle, TintedStyle {
  nonisolated let tint: ViewAttribute?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint.attribute }

  nonisolated public init(tint: Gradient) { self.tint = tint.styleAttribute }

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  nonisolated public static var linear: LinearGaugeStyle { .init() }
}

public struct CircularGaugeStyle: GaugeStyle, TintedStyle {
  nonisolated let tint: ViewAttribute?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint.attribute }

  nonisolated public init(tint: Gradient) { self.tint = tint.styleAttribute }

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  nonisolated public static var circular: CircularGaugeStyle { .init() }
}

public struct LinearProgressViewStyle: ProgressViewStyle, TintedStyle {
  nonisolated let tint: ViewAttribute?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint.attribute }

  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { .init() }
}

public struct CircularProgressViewStyle: ProgressViewStyle, TintedStyle {
  nonisolated let tint: ViewAttribute?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint.attribute }

  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { .init() }
}
