import Foundation
import SwiftUI
import WidgetDrawing

/// The place of a chart's plot within the views that its author puts around it.
@MainActor final class ChartBox {
  /// The plot's frame, as it was drawn last.
  fileprivate(set) var frame: CGRect?
  /// Draws the plot.
  var draw: (@MainActor () -> Void)?
}

/// A chart's plot, or its axis, as a view among others.
struct ChartBoxRule: LayoutRule {
  let box: ChartBox?

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize { proposal.filled }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    box?.frame = frame
    box?.draw?()
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

/// The views that an author puts around a chart's plot or one of its axes.
@MainActor struct ChartSurroundings {
  private let item: LayoutItem
  private let box = ChartBox()

  /// Makes the views of a modifier; nil where a chart has none.
  init?(
    _ kind: String, _ settings: ChartSettings, _ style: ViewStyle, _ builder: LayoutBuilder
  ) {
    self.init(settings[kind]?.children.dropFirst().first, style, builder)
  }

  /// Makes the views of a modifier of marks; nil where it has none.
  init?(_ content: ViewNode?, _ style: ViewStyle, _ builder: LayoutBuilder) {
    guard let content else { return nil }
    var style = style
    style.chart = ChartSettings()
    style.chart.box = box
    item = builder.item(content, style, in: nil)
  }

  /// The size that the views take of a space.
  func size(in space: CGSize) -> CGSize { item.size(Proposal(space)) }

  /// The frame of the views in a space, in its middle where they take less, and that of the plot.
  func frames(in space: CGRect, on canvas: DrawingCanvas) -> (outside: CGRect, inside: CGRect) {
    let size = size(in: space.size)
    let origin = CGPoint(x: space.midX - size.width / 2, y: space.midY - size.height / 2)
    let outside = CGRect(origin: origin, size: size)
    box.draw = nil
    _ = canvas.collected { item.paint(in: outside, Proposal(space.size), on: canvas) }
    return (outside, box.frame ?? outside)
  }

  /// Draws the views, with the plot in its place.
  func paint(
    in frame: CGRect, _ space: CGSize, on canvas: DrawingCanvas,
    _ draw: @escaping @MainActor () -> Void
  ) {
    box.draw = draw
    item.paint(in: frame, Proposal(space), on: canvas)
    box.draw = nil
  }
}
