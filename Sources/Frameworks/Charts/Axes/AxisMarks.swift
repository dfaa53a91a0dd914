// Swift Charts' axis marks: at which values they stand, and their lines, ticks and labels.

public import SwiftUI

/// The value at which a mark of an axis stands.
public struct AxisValue {
  public let index: Int
  public let count: Int
  private let value: Any

  init(index: Int, count: Int, value: Any) {
    self.index = index
    self.count = count
    self.value = value
  }

  public func `as`<P: Plottable>(_ type: P.Type = P.self) -> P? {
    if let value = value as? P { return value }
    if let value = value as? P.PrimitivePlottable { return P(primitivePlottable: value) }
    // A tick between the author's values is a number of any type.
    guard let number = value as? Double else { return nil }
    let others: [Any] = [Float(number), CGFloat(number), Decimal(number)]
    let whole: [Any] = Int(exactly: number).map { [$0] } ?? []
    return (whole + others).lazy.compactMap { $0 as? P.PrimitivePlottable }.first
      .flatMap { P(primitivePlottable: $0) }
  }
}

/// The marks of an axis at given values; where the chart chooses them, one stands for all.
extension AxisValue {
  /// Returns the value in a type, without naming it.
  func plain<P: Plottable>(as type: P.Type) -> Any? { self.as(type) }
}

nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent, PrimitiveAxisPart {
  private let attributes: ViewAttributes
  private let values: [Any]
  private let content: ((AxisValue) -> Content)?

  private nonisolated init(
    _ position: AxisMarkPosition, _ preset: AxisMarkPreset, _ chosen: ViewAttribute?,
    values: [Any], stroke: StrokeStyle? = nil, content: ((AxisValue) -> Content)?
  ) {
    attributes = ViewAttributes([
      "position": position.name.attribute, "values": chosen,
      "preset": preset == .automatic ? nil : preset.name.attribute,
      "stroke": stroke.map { .record($0.keptLine) },
    ])
    self.values = values
    self.content = content
  }

  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, preset, values.attribute, values: [], content: content)
  }

  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, preset, values.attribute, values: []) { _ in content() }
  }

  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, preset, .list(values.map(\.plotted)), values: values, content: content)
  }

  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, preset, .list(values.map(\.plotted)), values: values) { _ in content() }
  }

  public var body: Never { noBody(Self.self) }

  @MainActor func axisNodes(in context: ViewContext) -> [ViewNode] {
    var node = ViewNode("AxisMarks", attributes: attributes)
    if let content {
      let values: [Any] = values.isEmpty ? [()] : values
      for (index, value) in values.enumerated() {
        let mark = content(AxisValue(index: index, count: values.count, value: value))
        node.children += context.markNodes(of: mark)
      }
      if context.environment.isLaidOut {
        return [
          node.with(
            .axis { [content = Held(content)] in
              Self.marks(at: $0, areDates: $1, content.value, in: context)
            })
        ]
      }
    }
    return [node]
  }
}

extension AxisMarks {
  /// Returns the nodes of the marks at each value of a scale.
  @MainActor private static func marks(
    at values: [ViewAttribute], areDates: Bool, _ content: (AxisValue) -> Content,
    in context: ViewContext
  ) -> [[ViewNode]] {
    values.enumerated().map { index, value in
      let plain: Any =
        switch value {
        case .number(let number): areDates ? Date(timeIntervalSince1970: number) : number
        case .string(let text): text
        default: ()
        }
      let axisValue = AxisValue(index: index, count: values.count, value: plain)
      return context.with { $0.axisValue = AxisValueBox(value: axisValue) }
        .markNodes(of: content(axisValue))
    }
  }
}

/// The value at which an axis' marks stand.
struct AxisValueBox: @unchecked Sendable {
  let value: AxisValue
}

extension EnvironmentValues {
  private struct AxisValueKey: EnvironmentKey {
    static var defaultValue: AxisValueBox? { nil }
  }

  /// The value at which a chart's axis marks are resolved; nil where they are not laid out.
  var axisValue: AxisValueBox? {
    get { self[AxisValueKey.self] }
    set { self[AxisValueKey.self] = newValue }
  }
}

extension AxisMarks where Content == AnyAxisMark {
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(
      position, preset, values.attribute, values: [], stroke: stroke, content: nil)
  }

  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(
      position, preset, .list(values.map(\.plotted)), values: values, stroke: stroke, content: nil)
  }

  nonisolated public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(position, preset, values.attribute, values: []) { _ in
      Self.mark(of: format, stroke)
    }
  }

  nonisolated public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(position, preset, .list(values.map(\.plotted)), values: values) { _ in
      Self.mark(of: format, stroke)
    }
  }

  /// The grid line, the tick and the label of a value.
  private nonisolated static func mark(of format: some FormatStyle, _ stroke: StrokeStyle?)
    -> AnyAxisMark
  {
    AnyAxisMark { [format = Held(format)] context in
      guard context.environment.axisValue != nil else { return [] }
      return context.markNodes(of: AxisGridLine(stroke: stroke))
        + context.markNodes(of: AxisTick(stroke: stroke))
        + context.markNodes(of: AxisValueLabel(format: format.value))
    }
  }
}
