// The sliders of iOS 26: with a neutral value, with bounds that can be reached, and with ticks.
// A slider in a tree has its labels and its value; ticks are not drawn.

/// The ticks of a slider.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
}

/// A tick at a slider's value.
nonisolated public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  public typealias Value = V

  private let value: V

  public var id: V { value }

  nonisolated public init(_ value: V) { self.value = value }

  nonisolated public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }
}

/// A tick for each element of a collection.
nonisolated public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public typealias Value = Content.Value

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) {}

  nonisolated public init(
    _ data: Data, content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {}
}

/// Several ticks, or none.
private struct SliderTickList<Value: BinaryFloatingPoint>: SliderTickContent {}

@resultBuilder public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
  public static func buildExpression<Content: SliderTickContent<Value>>(
    _ content: Content
  ) -> Content {
    content
  }

  public static func buildBlock() -> some SliderTickContent<Value> { SliderTickList() }

  public static func buildPartialBlock<Content: SliderTickContent<Value>>(
    first: Content
  ) -> Content {
    first
  }

  public static func buildPartialBlock(
    accumulated: some SliderTickContent<Value>, next: some SliderTickContent<Value>
  ) -> some SliderTickContent<Value> {
    SliderTickList()
  }

  public static func buildIf(
    _ content: (some SliderTickContent<Value>)?
  ) -> some SliderTickContent<Value> {
    SliderTickList()
  }
}

extension Slider {
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel)
  }

  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel)
  }

  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label)
  }

  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label)
  }

  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider whose label comes last.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label)
  }

  /// Creates a slider with steps whose label comes last.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}

nonisolated extension View {
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }
}
