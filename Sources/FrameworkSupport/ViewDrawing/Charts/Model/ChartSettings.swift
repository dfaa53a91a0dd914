import Foundation
import SwiftUI

/// The settings of a chart: the modifiers around it, the innermost last.
struct ChartSettings {
  private var nodes: [ViewNode] = []
  /// The place of the plot, or of an axis, within the views that its author puts around it.
  var box: ChartBox?

  mutating func add(_ node: ViewNode) { nodes.append(node) }

  /// The setting of a kind that is nearest to the chart.
  subscript(kind: String) -> ViewNode? { nodes.last { $0.kind == kind } }

  /// All settings of a kind, the innermost last.
  func all(_ kind: String) -> [ViewNode] { nodes.filter { $0.kind == kind } }

  func isHidden(_ kind: String) -> Bool { self[kind]?.string("visibility") == "hidden" }
}
