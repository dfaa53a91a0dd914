import Foundation
import SwiftUI
import WidgetDrawing

/// The marks of one axis, with their labels laid out.
@MainActor struct ChartAxis {
  /// A line of a tick, in its style: a grid line, or a mark at the plot's edge.
  struct Line {
    var style: ViewStyle
    var line: LineStyle
    /// Whether it stands in the middle of the space to the next tick; nil for what is usual.
    var isCentered: Bool?
    /// The length in points, or its name; nil for the usual one.
    var length: ViewAttribute?
  }

  /// A label with its place beside the plot.
  struct Label {
    var item: LayoutItem
    /// Whether it stands in the middle of the space to the next tick; nil for what is usual.
    var isCentered: Bool?
    var anchor: CGPoint?
    var collision: ViewAttribute?
    /// The space beside the tick and that to the plot, where their author names them.
    var spacing: (x: Double?, y: Double?) = (nil, nil)
    var offset = CGSize.zero
    /// Whether the plot makes room for it; nil for what is usual.
    var offsetsMarks: Bool?
  }

  /// The parts that stand at one value.
  struct Tick {
    var value: ChartValue
    var grid: Line?
    var mark: Line?
    var label: Label?
    /// The side of the plot: the leading one or the top.
    var isAtStart = false
    var preset = "automatic"
    /// The position of the tick's marks among those of the axis.
    var marks = 0
    /// The value of the next tick of the same marks.
    var next: ChartValue?

    init(_ value: ChartValue) { self.value = value }

    /// Whether the plot makes room for the label: for all but those that stand within it.
    var takesRoom: Bool { label?.offsetsMarks ?? (preset != "inset") }
  }

  private(set) var ticks: [Tick] = []
  let isUpright: Bool

  /// The size of the largest label on a side of the plot that takes room of its own.
  func labelSize(atStart isAtStart: Bool) -> CGSize {
    let sizes = ticks.lazy.filter { $0.isAtStart == isAtStart && $0.takesRoom }
      .compactMap { $0.label?.item.size(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// The distance of labels from the plot on a side: that of the author's, or the usual one.
  func gap(atStart isAtStart: Bool) -> Double {
    let own = ticks.lazy.filter { $0.isAtStart == isAtStart }.compactMap { tick -> Double? in
      let spacing = tick.label.flatMap { isUpright ? $0.spacing.x : $0.spacing.y }
      guard let length = tick.mark?.length?.double else { return spacing }
      return max(length, spacing ?? ChartRule.gap)
    }
    return own.max() ?? ChartRule.gap
  }

  /// Makes the marks of a dimension.
  ///
  /// - Parameters:
  ///   - setting: The author's modifier; nil for the usual marks.
  ///   - scale: The dimension's scale.
  ///   - most: The number of marks that there is room for.
  ///   - drawsGrid: Whether usual marks have grid lines.
  ///   - isUpright: Whether it is the axis of y.
  init(
    _ setting: ViewNode?, _ scale: ChartScale, most: Int, drawsGrid: Bool, isUpright: Bool,
    _ style: ViewStyle, _ builder: LayoutBuilder
  ) {
    self.isUpright = isUpright
    guard setting?.string("visibility") != "hidden" else { return }
    let own = (setting?.children.dropFirst()).map(Array.init) ?? []
    let marks = own.isEmpty ? [ViewNode("AxisMarks")] : own.filter { $0.kind == "AxisMarks" }
    for (index, node) in marks.enumerated() {
      let first = ticks.count
      add(
        node, scale, most: most, drawsGrid: drawsGrid,
        ChartAxisParts(style, isUpright: isUpright, builder))
      for tick in first..<ticks.count { ticks[tick].marks = index }
    }
  }

  private mutating func add(
    _ node: ViewNode, _ scale: ChartScale, most: Int, drawsGrid: Bool, _ parts: ChartAxisParts
  ) {
    // The names of rows stand before them, numbers behind.
    var isAtStart = isUpright && scale.kind == .category
    let position = node.string("position") ?? ""
    if ["leading", "top"].contains(position) { isAtStart = true }
    if ["trailing", "bottom"].contains(position) { isAtStart = false }
    let values = scale.ticks(node.attributes["values"], most: most)
    var own: [[ViewNode]]?
    if case .axis(let marks) = node.hook.action {
      own = marks(values.map(\.attribute), scale.kind == .date)
    }
    let stroke = node.attributes["stroke"]?.fields ?? [:]
    let usual =
      [ViewNode("AxisValueLabel")]
      + (drawsGrid ? [ViewNode("AxisGridLine", attributes: stroke)] : [])
    for (index, value) in values.enumerated() {
      var tick = Tick(value)
      tick.isAtStart = isAtStart
      tick.preset = node.string("preset") ?? "automatic"
      tick.next = index + 1 < values.count ? values[index + 1] : nil
      for part in own?[index] ?? usual {
        parts.add(part, to: &tick) { scale.words(value, among: values, parts.style) }
      }
      ticks.append(tick)
    }
  }
}

/// Makes the parts of an axis' ticks from their nodes.
@MainActor struct ChartAxisParts {
  let style: ViewStyle
  private let isUpright: Bool
  private let builder: LayoutBuilder
  private let label: ViewStyle
  private let grid: ViewStyle

  init(_ style: ViewStyle, isUpright: Bool, _ builder: LayoutBuilder) {
    self.style = style
    self.isUpright = isUpright
    self.builder = builder
    var label = style
    label.chart = ChartSettings()
    label.font = ["style": .string("caption2")]
    label.foreground = [style.resolved(.record(["level": .string("secondary")]))]
    var grid = style
    grid.foreground = [
      .record(["color": .record(["system": .string("gray")]), "opacity": .number(0.35)])
    ]
    (self.label, self.grid) = (label, grid)
  }

  /// Adds a part to a tick.
  ///
  /// - Parameters:
  ///   - node: The part.
  ///   - tick: The tick.
  ///   - words: Makes the usual words of the tick's value.
  func add(_ node: ViewNode, to tick: inout ChartAxis.Tick, words: () -> String) {
    add(node, to: &tick, label, grid, .zero, words: words)
  }

  private func add(
    _ node: ViewNode, to tick: inout ChartAxis.Tick, _ label: ViewStyle, _ grid: ViewStyle,
    _ offset: CGSize, words: () -> String
  ) {
    switch node.kind {
    case "AxisValueLabel": add(label: node, to: &tick, label, offset, words())
    case "AxisGridLine": tick.grid = line(node, grid, isUpright ? [] : Self.dash)
    case "AxisTick": tick.mark = line(node, grid, [])
    default:
      let (label, grid) = (label.below(node), grid.below(node))
      var offset = offset
      if node.kind == ".offset" {
        offset.width += node.number("x") ?? 0
        offset.height += node.number("y") ?? 0
      }
      for child in node.children { add(child, to: &tick, label, grid, offset, words: words) }
    }
  }

  /// The dashes of the usual grid lines of x, as in pictures of Apple's; those of y have none.
  private static let dash = [2.0, 2]

  private func line(_ node: ViewNode, _ style: ViewStyle, _ dash: [Double]) -> ChartAxis.Line {
    var line = LineStyle(.record(node.attributes))
    if node.attributes["lineWidth"] == nil, line.dash.isEmpty { line.dash = dash }
    line.width = node.number("lineWidth") ?? 0.5
    let centered = node.attributes["centered"]
    return ChartAxis.Line(
      style: style, line: line, isCentered: centered.map { $0 == .flag(true) },
      length: node.attributes["length"])
  }

  private func add(
    label node: ViewNode, to tick: inout ChartAxis.Tick, _ label: ViewStyle, _ offset: CGSize,
    _ words: String
  ) {
    let content =
      node.children.first
      ?? resolveView(Text(verbatim: words), environment: EnvironmentValues())
    var style = label
    style.lineLimit = style.lineLimit ?? 1
    var item = builder.item(content, style, in: nil)
    if let orientation = node.string("orientation"), orientation.hasPrefix("vertical") {
      item = LayoutItem(
        ViewNode("TurnedLabel"), style, QuarterTurnRule(isUpwards: orientation != "vertical"),
        children: [item], budget: builder.budget)
    }
    let centered = node.attributes["centered"]
    let anchor = node.attributes["anchor"]?.doubles ?? []
    var made = ChartAxis.Label(item: item, isCentered: centered.map { $0 == .flag(true) })
    if anchor.count == 2 { made.anchor = CGPoint(x: anchor[0], y: anchor[1]) }
    made.collision = node.attributes["collision"]
    made.spacing = (node.number("horizontalSpacing"), node.number("verticalSpacing"))
    made.offset = offset
    made.offsetsMarks = node.attributes["offsetsMarks"].map { $0 == .flag(true) }
    // Several labels of one value stand below each other.
    if let before = tick.label {
      let names = LayoutBuilder.alignment(node.attributes["multiLabelAlignment"])
      made.item = LayoutItem(
        ViewNode("VStack"), style,
        StackRule(axis: .vertical, alignment: names.0, spacing: 0),
        children: [before.item, item], budget: builder.budget)
    }
    tick.label = made
  }
}

/// A view turned by a quarter.
struct QuarterTurnRule: LayoutRule {
  /// Whether its letters go upwards.
  let isUpwards: Bool

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let size = item.children.first?.size(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    guard let child = item.children.first else { return }
    var group = DrawingGroup()
    group.transform =
      isUpwards
      ? [0, -1, 1, 0, frame.minX, frame.maxY] : [0, 1, -1, 0, frame.maxX, frame.minY]
    canvas.group(group) {
      let size = CGSize(width: frame.height, height: frame.width)
      child.paint(in: CGRect(origin: .zero, size: size), .unspecified, on: canvas)
    }
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}
