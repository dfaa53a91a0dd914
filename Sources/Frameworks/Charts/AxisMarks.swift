// Swift Charts' axis marks: at which values they stand, and their lines, ticks and labels.

public import SwiftUI

public struct AxisMarkPosition: Sendable, Hashable {
  let name: String

  public static var automatic: AxisMarkPosition { .init(name: "automatic") }
  public static var leading: AxisMarkPosition { .init(name: "leading") }
  public static var trailing: AxisMarkPosition { .init(name: "trailing") }
  public static var top: AxisMarkPosition { .init(name: "top") }
  public static var bottom: AxisMarkPosition { .init(name: "bottom") }
}

public struct AxisMarkPreset: Sendable, Hashable {
  let name: String

  public static var automatic: AxisMarkPreset { .init(name: "automatic") }
  public static var extended: AxisMarkPreset { .init(name: "extended") }
  public static var aligned: AxisMarkPreset { .init(name: "aligned") }
  public static var inset: AxisMarkPreset { .init(name: "inset") }
}

public struct AxisMarkValues {
  let attribute: ViewAttribute

  public static var automatic: AxisMarkValues { AxisMarkValues(attribute: "automatic") }

  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(attribute: .fields(["desiredCount": desiredCount?.attribute]))
  }

  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      attribute: .fields([
        "minimumStride": minimumStride.plotted, "desiredCount": desiredCount?.attribute,
      ]))
  }

  public static func stride<P: Plottable & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(attribute: .fields(["stride": stepSize.plotted]))
  }

  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      attribute: .fields(["stride": "\(component)".attribute, "count": count.attribute]))
  }
}

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
  fileprivate func plain<P: Plottable>(as type: P.Type) -> Any? { self.as(type) }
}

nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent, PrimitiveAxisPart {
  private let attributes: [String: ViewAttribute]
  private let values: [Any]
  private let content: ((AxisValue) -> Content)?

  private nonisolated init(
    _ position: AxisMarkPosition, _ chosen: ViewAttribute?, values: [Any],
    content: ((AxisValue) -> Content)?
  ) {
    attributes = ViewAttribute.dictionary([
      "position": position.name.attribute, "values": chosen,
    ])
    self.values = values
    self.content = content
  }

  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, values.attribute, values: [], content: content)
  }

  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, values.attribute, values: []) { _ in content() }
  }

  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, .list(values.map(\.plotted)), values: values, content: content)
  }

  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, .list(values.map(\.plotted)), values: values) { _ in content() }
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
    self.init(position, values.attribute, values: [], content: nil)
  }

  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(position, .list(values.map(\.plotted)), values: values, content: nil)
  }

  nonisolated public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(position, values.attribute, values: []) { _ in
      AnyAxisMark { [format = Held(format)] context in
        guard context.environment.axisValue != nil else { return [] }
        return context.markNodes(of: AxisGridLine()) + context.markNodes(of: AxisTick())
          + context.markNodes(of: AxisValueLabel(format: format.value))
      }
    }
  }
}

nonisolated public struct AxisGridLine: AxisMark, PrimitiveAxisPart {
  private let width: CGFloat?

  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    width = stroke?.lineWidth
  }

  public var body: Never { noBody(Self.self) }

  @MainActor func axisNodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("AxisGridLine", ["lineWidth": width?.attribute])]
  }
}

nonisolated public struct AxisTick: AxisMark, PrimitiveAxisPart {
  public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    public init(floatLiteral value: Double) {}

    public init(integerLiteral value: Int) {}

    private init() {}

    public static var automatic: Length { Length() }
    public static var label: Length { Length() }
    public static var longestLabel: Length { Length() }
  }

  private let width: CGFloat?

  nonisolated public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    width = stroke?.lineWidth
  }

  public var body: Never { noBody(Self.self) }

  @MainActor func axisNodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("AxisTick", ["lineWidth": width?.attribute])]
  }
}

public struct AxisValueLabelCollisionResolution: Sendable {
  public static var automatic: AxisValueLabelCollisionResolution { .init() }
  public static var greedy: AxisValueLabelCollisionResolution { .init() }
  public static var disabled: AxisValueLabelCollisionResolution { .init() }
}

public struct AxisValueLabelOrientation: Sendable {
  public static var automatic: AxisValueLabelOrientation { .init() }
  public static var horizontal: AxisValueLabelOrientation { .init() }
  public static var vertical: AxisValueLabelOrientation { .init() }
}

nonisolated public struct AxisValueLabel<Content: View>: AxisMark, PrimitiveAxisPart {
  private let content: Content?
  /// Returns the words for a value.
  private var words: ((AxisValue) -> String?)?
  private var isCentered: Bool?

  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    isCentered = centered
  }

  public var body: Never { noBody(Self.self) }

  @MainActor func axisNodes(in context: ViewContext) -> [ViewNode] {
    var node = ViewNode(
      "AxisValueLabel", ["centered": isCentered.attribute],
      children: content.map { [context.node(of: $0)] } ?? [])
    if let value = context.environment.axisValue?.value, let words = words?(value) {
      node.children = [context.node(of: Text(verbatim: words))]
    }
    return [node]
  }
}

extension AxisValueLabel where Content == Text {
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    content = nil
    isCentered = centered
  }

  nonisolated public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    content = nil
    isCentered = centered
    words = { Self.words(for: $0, in: format) }
  }

  nonisolated public init<S: StringProtocol>(
    _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    content = Text(label)
    isCentered = centered
  }

  /// Returns the words for a value, as a number of the type that the format takes.
  nonisolated private static func words<F: FormatStyle>(
    for value: AxisValue, in format: F
  ) -> String? {
    let types: [any Plottable.Type] = [
      Double.self, Int.self, Float.self, CGFloat.self, Decimal.self, Date.self, String.self,
    ]
    let input = types.lazy.compactMap { value.plain(as: $0) as? F.FormatInput }.first
    return input.map(format.format) as? String
  }
}

/// An axis mark within the node of a modifier.
nonisolated private struct ModifiedAxisMark<Mark: AxisMark>: AxisMark, PrimitiveAxisPart {
  let mark: Mark
  let node: @MainActor (ViewContext) -> ViewNode

  var body: Never { noBody(Self.self) }

  @MainActor func axisNodes(in context: ViewContext) -> [ViewNode] {
    var node = node(context)
    node.children = context.markNodes(of: mark) + node.children
    return [node]
  }
}

nonisolated extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    ModifiedAxisMark(mark: self) { context in
      ViewNode(".foregroundStyle", ["style": style.styleAttribute(in: context.environment)])
    }
  }

  public func font(_ font: Font?) -> some AxisMark {
    ModifiedAxisMark(mark: self) { context in
      ViewNode(".font", ["value": context.environment.isLaidOut ? font.attribute : nil])
    }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    ModifiedAxisMark(mark: self) { _ in
      ViewNode(".offset", ["x": x.attribute, "y": y.attribute])
    }
  }
}
