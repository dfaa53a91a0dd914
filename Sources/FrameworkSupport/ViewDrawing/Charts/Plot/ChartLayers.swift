import Foundation
import SwiftUI

/// The views that an author puts behind and in front of a chart, made from its scales.
@MainActor struct ChartLayers {
  private let settings: ChartSettings
  private let style: ViewStyle
  private let builder: LayoutBuilder
  private let frame: CGRect

  init(_ settings: ChartSettings, _ style: ViewStyle, _ builder: LayoutBuilder, in frame: CGRect) {
    self.settings = settings
    self.style = style
    self.builder = builder
    self.frame = frame
  }

  /// Draws the backgrounds behind the operations from a position on: the innermost in front.
  func paintBackgrounds(
    _ geometry: ChartGeometry, behind start: Int, on canvas: DrawingCanvas
  ) {
    let nodes = settings.all(".chartBackground")
    guard !nodes.isEmpty else { return }
    canvas.draw(behind: start) {
      for node in nodes { paint(node, geometry, on: canvas) }
    }
  }

  /// Draws the overlays, the outermost in front.
  func paintOverlays(_ geometry: ChartGeometry, on canvas: DrawingCanvas) {
    for node in settings.all(".chartOverlay").reversed() { paint(node, geometry, on: canvas) }
  }

  private func paint(_ node: ViewNode, _ geometry: ChartGeometry, on canvas: DrawingCanvas) {
    guard case .chart(let content) = node.hook.action else { return }
    let nodes = content(geometry)
    guard !nodes.isEmpty else { return }
    // The author's views are no marks: what is set for the chart does not reach charts among them.
    var style = style
    style.chart = ChartSettings()
    let item = builder.joined(nodes, style, as: "ZStack")
    let offer = Proposal(frame.size)
    let size = item.size(offer)
    let (horizontal, vertical) = LayoutBuilder.alignment(node.attributes["alignment"])
    let (width, height) = (frame.width - size.width, frame.height - size.height)
    let x = FrameRule.position(horizontal, in: width)
    let origin = CGPoint(
      x: frame.minX + (style.isRightToLeft ? width - x : x),
      y: frame.minY + FrameRule.position(vertical, in: height))
    item.paint(in: CGRect(origin: origin, size: size), offer, on: canvas)
  }
}

extension ChartPlot {
  /// The plot and its scales, as a chart's proxy reads them.
  ///
  /// Apple documents that from right to left a view's coordinates begin at its right edge.
  ///
  /// - Parameters:
  ///   - model: The marks with their scales.
  ///   - whole: The chart's frame.
  /// - Returns: The geometry, in coordinates from the leading edge.
  func geometry(_ model: ChartModel, in whole: CGRect) -> ChartGeometry {
    let left = isMirrored ? whole.minX + whole.maxX - frame.maxX : frame.minX
    return ChartGeometry(
      plot: CGRect(origin: CGPoint(x: left, y: frame.minY), size: frame.size),
      x: dimension(model.x) { share in
        share * frame.width
      } share: { position in
        position / frame.width
      },
      y: dimension(model.y) { share in
        (1 - share) * frame.height
      } share: { position in
        1 - position / frame.height
      }, looks: model.looks.geometry)
  }

  private func dimension(
    _ scale: ChartScale, position: @escaping (Double) -> Double,
    share: @escaping (Double) -> Double
  ) -> ChartGeometry.Dimension {
    ChartGeometry.Dimension(
      range: { attribute in
        guard let middle = ChartValue(attribute, dateKind: nil).flatMap(scale.share) else {
          return nil
        }
        let half = (scale.band ?? 0) / 2
        let ends = [position(middle - half), position(middle + half)].sorted()
        return ends[0]...ends[1]
      },
      value: { scale.value(at: share($0))?.attribute }, domain: scale.domain.map(\.attribute))
  }
}

extension ChartLooks {
  /// The looks as a chart's proxy reads them, by the kind of the mark's modifier.
  var geometry: [String: ChartGeometry.Look] {
    let looks = [
      ".foregroundStyle": styles, ".symbol": symbols, ".lineStyle": lines, ".symbolSize": sizes,
    ]
    return looks.mapValues { look in
      ChartGeometry.Look(
        value: { ChartValue($0, dateKind: nil).flatMap(look.look) },
        domain: look.keys.map(\.attribute))
    }
  }
}
