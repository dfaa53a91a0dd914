import Foundation
import SwiftUI

/// A value that a mark plots along one dimension.
enum ChartValue: Hashable {
  case number(Double)
  case date(Double)
  case category(String)

  init?(_ attribute: ViewAttribute?, dateKind: String?) {
    switch attribute {
    case .number(let number): self = dateKind == nil ? .number(number) : .date(number)
    case .string(let text): self = .category(text)
    case .flag(let flag): self = .category("\(flag)")
    default: return nil
    }
  }

  /// The value as a number; nil for a category.
  var position: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }

  var attribute: ViewAttribute {
    switch self {
    case .number(let number), .date(let number): .number(number)
    case .category(let name): .string(name)
    }
  }
}

/// A mark of a chart with what its modifiers say.
struct ChartMark {
  /// An annotation at a mark.
  struct Annotation {
    var position: String
    var spacing: Double
    var node: ViewNode
  }

  var kind = ""
  var values: [String: ChartValue] = [:]
  var dateKinds: [String: String] = [:]
  var attributes: [String: ViewAttribute] = [:]
  /// The style that the author gives; nil for the chart's own.
  var style: ViewAttribute?
  /// The value on which the style depends.
  var styleKey: ChartValue?
  /// The value on which the place beside others of one position depends.
  var positionKey: ChartValue?
  var symbolKey: ChartValue?
  var symbol: String?
  var symbolArea: Double?
  var interpolation = "linear"
  var cornerRadius = 0.0
  var opacity = 1.0
  var line = LineStyleChoice()
  var offset = CGSize.zero
  var annotations: [Annotation] = []
  /// The bounds after stacking, along the dimension that is stacked.
  var stacked: (from: Double, to: Double)?

  /// The width and the dashes of a mark's line.
  struct LineStyleChoice {
    var width: Double?
    var dash: [Double] = []
  }

  /// The value that tells the lines and areas of a chart apart.
  var series: [ChartValue?] { [values["series"], styleKey, symbolKey] }

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
    if case .plotted(let kinds) = inner.hook.action { dateKinds = kinds }
    for (name, value) in attributes {
      values[name] = ChartValue(value, dateKind: dateKinds[name])
    }
    for node in changes.reversed() { change(node) }
  }

  private mutating func change(_ node: ViewNode) {
    let by = ChartValue(node.attributes["by"], dateKind: nil)
    switch node.kind {
    case ".foregroundStyle":
      if let by { styleKey = by } else { style = node.attributes["style"] }
    case ".position": positionKey = by
    case ".symbol":
      symbolKey = by ?? symbolKey
      symbol = node.string("shape") ?? symbol
    case ".symbolSize":
      symbolArea = node.number("area")
      let sides = node.attributes["size"]?.doubles ?? []
      if sides.count == 2 { symbolArea = sides[0] * sides[1] }
    case ".interpolationMethod": interpolation = node.string("method") ?? interpolation
    case ".lineStyle":
      line.width = node.number("lineWidth") ?? line.width
      line.dash = node.attributes["dash"]?.doubles ?? line.dash
    case ".cornerRadius": cornerRadius = node.number("radius") ?? 0
    case ".opacity": opacity *= node.number("opacity") ?? 1
    case ".offset":
      offset.width += node.number("x") ?? 0
      offset.height += node.number("y") ?? 0
    case ".annotation":
      guard node.children.count > 1 else { return }
      annotations.append(
        Annotation(
          position: node.string("position") ?? "automatic", spacing: node.number("spacing") ?? 4,
          node: node.children[1]))
    default: break
    }
  }
}

/// The settings of a chart: the modifiers around it, the innermost last.
struct ChartSettings {
  private var nodes: [ViewNode] = []

  mutating func add(_ node: ViewNode) { nodes.append(node) }

  /// The setting of a kind that is nearest to the chart.
  subscript(kind: String) -> ViewNode? { nodes.last { $0.kind == kind } }

  /// All settings of a kind, the innermost last.
  func all(_ kind: String) -> [ViewNode] { nodes.filter { $0.kind == kind } }

  func isHidden(_ kind: String) -> Bool { self[kind]?.string("visibility") == "hidden" }
}
