import Foundation
import SwiftUI
import WidgetDrawing

/// The titles of a chart's axes.
///
/// Where Swift Charts puts a title by itself is assumed: that of x below at the leading edge, that
/// of y above at the edge where the numbers stand.
@MainActor struct ChartTitles {
  private let settings: ChartSettings
  private let style: ViewStyle
  private let builder: LayoutBuilder

  init(_ settings: ChartSettings, _ style: ViewStyle, _ builder: LayoutBuilder) {
    self.settings = settings
    self.style = style
    self.builder = builder
  }

  /// Draws the titles at the edges of a space, and takes their room from it.
  func paint(takingFrom space: inout CGRect, on canvas: DrawingCanvas) {
    if let title = settings[".chartYAxisLabel"] {
      paint(title, usual: "top", alignment: "trailing", takingFrom: &space, on: canvas)
    }
    if let title = settings[".chartXAxisLabel"] {
      paint(title, usual: "bottom", alignment: "leading", takingFrom: &space, on: canvas)
    }
  }

  private func paint(
    _ title: ViewNode, usual: String, alignment: String, takingFrom space: inout CGRect,
    on canvas: DrawingCanvas
  ) {
    guard let item = item(of: title) else { return }
    let named = title.string("position") ?? "automatic"
    let position = ["automatic", "overlay"].contains(named) ? usual : named
    let gap = title.number("spacing") ?? ChartRule.gap
    let own = LayoutBuilder.alignment(title.attributes["alignment"])
    let hasOwn = title.attributes["alignment"] != nil
    var across = hasOwn ? own.0 : alignment
    if position.hasSuffix("Leading") { across = "leading" }
    if position.hasSuffix("Trailing") { across = "trailing" }
    if position == "leading" || position == "trailing" {
      let isLeft = (position == "leading") != style.isRightToLeft
      return paintUpright(
        item, isLeft: isLeft, along: hasOwn ? own.1 : "center", gap, takingFrom: &space, on: canvas)
    }
    let size = item.size(Proposal(width: space.width, height: nil))
    guard size.height + gap <= space.height / 4 else {
      return canvas.notes.add("a title of a chart's axis has no room, and is left out")
    }
    var x = space.midX - size.width / 2
    if across != "center" {
      x = (across == "leading") != style.isRightToLeft ? space.minX : space.maxX - size.width
    }
    let isAbove = position.hasPrefix("top")
    let y = isAbove ? space.minY : space.maxY - size.height
    item.paint(
      in: CGRect(origin: CGPoint(x: x, y: y), size: size),
      Proposal(width: space.width, height: nil), on: canvas)
    if isAbove { space.origin.y += size.height + gap }
    space.size.height = max(0, space.height - size.height - gap)
  }

  /// Draws a title that reads upwards beside the plot, downwards at its right.
  private func paintUpright(
    _ item: LayoutItem, isLeft: Bool, along: String, _ gap: Double,
    takingFrom space: inout CGRect, on canvas: DrawingCanvas
  ) {
    let offer = Proposal(width: space.height, height: nil)
    let size = item.size(offer)
    var top = space.midY - size.width / 2
    if along == "top" { top = space.minY }
    if along == "bottom" { top = space.maxY - size.width }
    var group = DrawingGroup()
    group.transform =
      isLeft
      ? [0, -1, 1, 0, space.minX, top + size.width] : [0, 1, -1, 0, space.maxX, top]
    canvas.group(group) {
      item.paint(in: CGRect(origin: .zero, size: size), offer, on: canvas)
    }
    if isLeft { space.origin.x += size.height + gap }
    space.size.width = max(0, space.width - size.height - gap)
  }

  private func item(of title: ViewNode) -> LayoutItem? {
    var small = style
    small.font = ["style": .string("caption2")]
    small.foreground = [style.resolved(.record(["level": .string("secondary")]))]
    if let words = title.string("label") {
      return builder.item(
        resolveView(Text(verbatim: words), environment: EnvironmentValues()), small, in: nil)
    }
    return title.children.dropFirst().first.map { builder.item($0, small, in: nil) }
  }
}
