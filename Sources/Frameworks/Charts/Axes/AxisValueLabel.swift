// The labels of a chart's axis.

public import SwiftUI

public struct AxisValueLabelCollisionResolution: Sendable, CustomStringConvertible {
  let name: String
  var priority: Double?
  var minimumSpacing: CGFloat?

  public var description: String { name }

  /// The resolution as an attribute; nil for the usual one.
  var attribute: ViewAttribute? {
    if name == "automatic" { return nil }
    guard priority != nil || minimumSpacing != nil else { return .string(name) }
    return .fields([
      "name": .string(name), "priority": priority?.attribute,
      "minimumSpacing": minimumSpacing?.attribute,
    ])
  }

  public static var automatic: AxisValueLabelCollisionResolution { .init(name: "automatic") }
  public static var greedy: AxisValueLabelCollisionResolution { .init(name: "greedy") }
  public static var disabled: AxisValueLabelCollisionResolution { .init(name: "disabled") }
  public static var truncate: AxisValueLabelCollisionResolution { .init(name: "truncate") }

  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    .init(name: "greedy", priority: priority, minimumSpacing: minimumSpacing)
  }
}

public struct AxisValueLabelOrientation: Sendable, CustomStringConvertible {
  let name: String

  public var description: String { name }

  public static var automatic: AxisValueLabelOrientation { .init(name: "automatic") }
  public static var horizontal: AxisValueLabelOrientation { .init(name: "horizontal") }
  public static var vertical: AxisValueLabelOrientation { .init(name: "vertical") }
  public static var verticalReversed: AxisValueLabelOrientation { .init(name: "verticalReversed") }
}

/// Returns the attributes of a label's place.
nonisolated private func axisLabelPlace(
  _ isCentered: Bool?, _ anchor: UnitPoint?, _ alignment: Alignment?,
  _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
  _ offsetsMarks: Bool?, spacing: (CGFloat?, CGFloat?)
) -> ViewAttributes {
  let isTurned = orientation.name.hasPrefix("vertical")
  return ViewAttributes([
    "centered": isCentered?.attribute,
    "anchor": anchor.map { .list([$0.x.attribute, $0.y.attribute]) },
    "multiLabelAlignment": alignment?.attribute, "collision": collision.attribute,
    "orientation": isTurned ? orientation.name.attribute : nil,
    "offsetsMarks": offsetsMarks?.attribute, "horizontalSpacing": spacing.0?.attribute,
    "verticalSpacing": spacing.1?.attribute,
  ])
}

nonisolated public struct AxisValueLabel<Content: View>: AxisMark, PrimitiveAxisPart {
  private let content: Content?
  /// Returns the words for a value.
  private var words: ((AxisValue) -> String?)?
  private let place: ViewAttributes

  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    place = axisLabelPlace(
      centered, anchor, multiLabelAlignment, collisionResolution, orientation, offsetsMarks,
      spacing: (horizontalSpacing, verticalSpacing))
  }

  public var body: Never { noBody(Self.self) }

  @MainActor func axisNodes(in context: ViewContext) -> [ViewNode] {
    var node = ViewNode(
      "AxisValueLabel", attributes: place,
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
    place = axisLabelPlace(
      centered, anchor, multiLabelAlignment, collisionResolution, orientation, offsetsMarks,
      spacing: (horizontalSpacing, verticalSpacing))
  }

  nonisolated public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    content = nil
    place = axisLabelPlace(
      centered, anchor, multiLabelAlignment, collisionResolution, orientation, offsetsMarks,
      spacing: (horizontalSpacing, verticalSpacing))
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
    place = axisLabelPlace(
      centered, anchor, multiLabelAlignment, collisionResolution, orientation, offsetsMarks,
      spacing: (horizontalSpacing, verticalSpacing))
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
