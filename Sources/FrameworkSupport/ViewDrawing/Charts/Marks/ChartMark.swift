import Foundation
import SwiftUI

/// A mark of a chart with what its modifiers say.
struct ChartMark {
  /// An annotation at a mark.
  struct Annotation {
    var position: String
    /// The alignment across the position, as the names of its guides.
    var alignment: ViewAttribute?
    var spacing: Double
    /// The strategies by which it is kept within the plot or the chart, by dimension.
    var overflow: ViewAttributes
    var node: ViewNode
    /// Makes the content from the size of the mark; nil where it does not depend on it.
    var content: (@MainActor (CGSize) -> [ViewNode])?
  }

  var kind = ""
  var values: [String: ChartValue] = [:]
  var dateKinds: [String: String] = [:]
  /// The names of the values that are of an integer's type.
  var wholeValues: Set<String> = []
  var attributes: ViewAttributes = [:]
  /// The style that the author gives; nil for the chart's own.
  var style: ViewAttribute?
  /// The value on which the style depends.
  var styleKey: ChartValue?
  /// The value on which the place beside others of one position depends.
  var positionKey: ChartValue?
  var symbolKey: ChartValue?
  /// The value on which the style of the line depends.
  var lineKey: ChartValue?
  /// The value on which the area of the symbol depends.
  var sizeKey: ChartValue?
  var symbol: String?
  /// The outline of a symbol of the author's.
  var outline: ((CGRect) -> Path)?
  /// The view that stands for a symbol.
  var symbolView: ViewNode?
  var symbolArea: Double?
  /// Whether a gradient goes along the plot, not along the mark.
  var fillsPlot = false
  var depth = 0.0
  /// The effects on the whole mark, the innermost first.
  var effects: [ViewNode] = []
  var interpolation = "linear"
  var cornerRadius = 0.0
  var opacity = 1.0
  /// The style of the line; nil for the usual one.
  var line: ViewAttribute?
  /// The space that marks beside each other share, and the axis along which they stand.
  var span: ViewAttribute?
  var positionAxis: String?
  var offset = CGSize.zero
  /// The moves of single ends: those of x at the leading and the trailing side, of y at the start
  /// (as the top) and at the end.
  var ends = EdgeInsets()
  var annotations: [Annotation] = []
  /// The function that the mark plots; nil for one of values.
  var function: ((Double) -> [Double])?
  /// The bounds after stacking, along the dimension that is stacked.
  var stacked: (from: Double, to: Double)?

  /// The value that tells the lines and areas of a chart apart.
  var series: [ChartValue?] { [values["series"], styleKey, symbolKey, lineKey] }

  /// Reads a mark and the modifiers around it.
  init(_ node: ViewNode) {
    var inner = node
    var changes: [ViewNode] = []
    while inner.kind.hasPrefix("."), let content = inner.children.first {
      changes.append(inner)
      inner = content
    }
    kind = inner.kind
    attributes = inner.attributes
    switch inner.hook.action {
    case .plotted(let kinds):
      dateKinds = kinds.filter { $0.value != "whole" }
      wholeValues = Set(kinds.filter { $0.value == "whole" }.keys)
    case .function(let own): function = own
    default: break
    }
    for (name, value) in attributes {
      values[name] = ChartValue(value, dateKind: dateKinds[Self.base(of: name)])
    }
    for node in changes.reversed() { change(node) }
  }

  /// The dimension of a value; the upper end of a range is named after the lower one.
  private static func base(of name: String) -> String {
    name.hasSuffix("Upper") ? String(name.dropLast(5)) : name
  }

  private mutating func change(_ node: ViewNode) {
    let by = ChartValue(node.attributes["by"], dateKind: nil)
    switch node.kind {
    case ".foregroundStyle":
      if let by { styleKey = by } else { style = node.attributes["style"] }
    case ".position":
      positionKey = by
      (span, positionAxis) = (node.attributes["span"], node.string("axis"))
    case ".symbol", ".symbolSize": changeSymbol(node, by)
    case ".interpolationMethod": interpolation = node.string("method") ?? interpolation
    case ".lineStyle":
      if let by { lineKey = by } else { line = .record(node.attributes) }
    case ".cornerRadius": cornerRadius = node.number("radius") ?? 0
    case ".opacity": opacity *= node.number("opacity") ?? 1
    case ".offset": move(node)
    case ".zIndex": depth = node.number("value") ?? 0
    case ".alignsMarkStylesWithPlotArea": fillsPlot = node.flag("aligns")
    case ".annotation": annotate(node)
    case ".blur", ".shadow", ".clipShape", ".mask", ".compositingLayer": effects.append(node)
    default: break
    }
  }

  private mutating func changeSymbol(_ node: ViewNode, _ by: ChartValue?) {
    if node.kind == ".symbolSize" {
      sizeKey = by ?? sizeKey
      symbolArea = node.number("area") ?? symbolArea
      let sides = node.attributes["size"]?.doubles ?? []
      if sides.count == 2 { symbolArea = sides[0] * sides[1] }
      return
    }
    symbolKey = by ?? symbolKey
    symbol = node.string("shape") ?? symbol
    if case .outline(let own, _) = node.hook.action { outline = own }
    if node.children.count > 1 { symbolView = node.children[1] }
  }

  private mutating func move(_ node: ViewNode) {
    offset.width += node.number("x") ?? 0
    offset.height += node.number("y") ?? 0
    for (edge, change) in [
      ("xStart", \EdgeInsets.leading), ("xEnd", \.trailing), ("yStart", \.top), ("yEnd", \.bottom),
    ] {
      ends[keyPath: change] += node.number(edge) ?? 0
    }
  }

  private mutating func annotate(_ node: ViewNode) {
    guard node.children.count > 1 else { return }
    var annotation = Annotation(
      position: node.string("position") ?? "automatic", alignment: node.attributes["alignment"],
      spacing: node.number("spacing") ?? 4, overflow: node.attributes["overflow"]?.fields ?? [:],
      node: node.children[1])
    if case .mark(let content) = node.hook.action { annotation.content = content }
    annotations.append(annotation)
  }
}
