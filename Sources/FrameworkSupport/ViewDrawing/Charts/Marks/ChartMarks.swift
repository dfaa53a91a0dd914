import Foundation
import SwiftUI
import WidgetDrawing

/// The marks of a chart on its plot.
@MainActor struct ChartMarks {
  let model: ChartModel
  let space: ChartPlot
  /// The chart's frame, which annotations are kept within where their author says so.
  let whole: CGRect
  let style: ViewStyle
  let builder: LayoutBuilder
  var plot: CGRect { space.frame }

  init(
    _ model: ChartModel, in space: ChartPlot, within whole: CGRect, _ style: ViewStyle,
    _ builder: LayoutBuilder
  ) {
    self.model = model
    self.space = space
    self.whole = whole
    self.style = style
    self.builder = builder
  }

  func paint(on canvas: DrawingCanvas) {
    let layers = layers(of: model.marks)
    if model.x.isCropped || model.y.isCropped {
      var group = DrawingGroup()
      group.clip = PathData(rectangle: plot.minX, plot.minY, plot.width, plot.height)
      canvas.group(group) { for layer in layers { paint(layer, on: canvas) } }
    } else {
      for layer in layers { paint(layer, on: canvas) }
    }
    for mark in model.marks where !mark.annotations.isEmpty {
      let box = frame(of: mark)
      for annotation in mark.annotations { paint(annotation, of: mark, at: box, on: canvas) }
    }
  }

  /// The marks that are drawn at once: each alone, those of a line or an area together.
  ///
  /// Lines stand where the first of them is, those with a greater index in front.
  private func layers(of marks: [ChartMark]) -> [[ChartMark]] {
    var drawn: Set<String> = []
    var layers: [[ChartMark]] = []
    for mark in marks {
      if mark.kind != "LineMark", mark.kind != "AreaMark" {
        layers.append([mark])
      } else if drawn.insert(mark.kind).inserted {
        layers += ChartModel.series(of: mark.kind, among: marks)
      }
    }
    guard marks.contains(where: { $0.depth != 0 }) else { return layers }
    return layers.enumerated().sorted { a, b in
      (a.element[0].depth, a.offset) < (b.element[0].depth, b.offset)
    }.map(\.element)
  }

  private func paint(_ layer: [ChartMark], on canvas: DrawingCanvas) {
    guard let mark = layer.first else { return }
    let draw: @MainActor () -> Void
    switch mark.kind {
    case "BarMark", "RectangleMark": draw = { bar(mark, on: canvas) }
    case "PointMark": draw = { symbol(mark, on: canvas) }
    case "RuleMark": draw = { rule(mark, on: canvas) }
    case "LineMark": draw = { line(layer, on: canvas) }
    case "AreaMark": draw = { area(layer, on: canvas) }
    default: return canvas.notes.add("\(mark.kind) is not drawn")
    }
    guard !mark.effects.isEmpty else { return draw() }
    let boxes = layer.map(frame)
    let box = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
    ChartEffects(mark.effects, style, builder, plot: plot).paint(in: box, on: canvas, draw) {
      node in
      var marks = node.children.dropFirst().map { ChartMark($0) }
      ChartModel.stack(&marks)
      for layer in layers(of: marks) { paint(layer, on: canvas) }
    }
  }

  /// Draws with the paint of a mark; a gradient goes along the mark, or along the plot.
  func painted(
    _ mark: ChartMark, in box: CGRect, on canvas: DrawingCanvas, _ draw: (Paint) -> Void
  ) {
    canvas.painted(model.looks.style(of: mark), style, in: mark.fillsPlot ? plot : box) {
      draw($0.faded(by: mark.opacity))
    }
  }

  private func bar(_ mark: ChartMark, on canvas: DrawingCanvas) {
    let frame = canvas.snapped(frame(of: mark))
    guard frame.width > 0, frame.height > 0 else { return }
    let radius = min(mark.cornerRadius, min(frame.width, frame.height) / 2)
    let path =
      radius > 0
      ? PathData(Path(roundedRect: frame, cornerRadius: radius))
      : PathData(rectangle: frame.minX, frame.minY, frame.width, frame.height)
    painted(mark, in: frame, on: canvas) { canvas.fill(path, $0) }
  }

  private func rule(_ mark: ChartMark, on canvas: DrawingCanvas) {
    let box = frame(of: mark)
    var path = PathData()
    if isUpright(mark) {
      path.move(box.minX, box.maxY)
      path.line(box.minX, box.minY)
    } else {
      path.move(space.isMirrored ? box.maxX : box.minX, box.minY)
      path.line(space.isMirrored ? box.minX : box.maxX, box.minY)
    }
    let line = model.looks.line(of: mark, width: 1, isRound: false)
    painted(mark, in: plot, on: canvas) { canvas.stroke(path, $0, line) }
  }

  /// Draws the symbol of a point, or the view that stands for it.
  func symbol(_ mark: ChartMark, on canvas: DrawingCanvas) {
    let center = point(mark)
    if let view = mark.symbolView {
      var own = style
      own.chart = ChartSettings()
      own.foreground = [own.resolved(model.looks.style(of: mark))]
      let item = builder.item(view, own, in: nil)
      let size = item.size(.unspecified)
      let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
      return item.paint(in: CGRect(origin: origin, size: size), .unspecified, on: canvas)
    }
    let side = max(1, model.looks.area(of: mark)).squareRoot()
    let box = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    painted(mark, in: box, on: canvas) {
      model.looks.symbol(of: mark).paint(in: box, $0, on: canvas)
    }
  }
}

/// The effects on a mark: shadows, blurs, clips and masks.
@MainActor struct ChartEffects {
  private let nodes: [ViewNode]
  private let style: ViewStyle
  private let builder: LayoutBuilder
  private let plot: CGRect

  init(_ nodes: [ViewNode], _ style: ViewStyle, _ builder: LayoutBuilder, plot: CGRect) {
    self.nodes = nodes
    self.style = style
    self.builder = builder
    self.plot = plot
  }

  /// Draws a mark within its effects.
  ///
  /// - Parameters:
  ///   - box: The mark's frame, which clips are shaped in: assumed.
  ///   - canvas: The canvas.
  ///   - draw: Draws the mark.
  ///   - mask: Draws the marks of a mask.
  func paint(
    in box: CGRect, on canvas: DrawingCanvas, _ draw: @escaping @MainActor () -> Void,
    mask: @escaping @MainActor (ViewNode) -> Void
  ) {
    guard let outer = nodes.last else { return draw() }
    let inner = ChartEffects(Array(nodes.dropLast()), style, builder, plot: plot)
    var group = DrawingGroup()
    switch outer.kind {
    case ".blur": group.blur = max(0, outer.number("radius") ?? 0)
    case ".shadow":
      group.add(
        outer.attributes.adding(["shadow": outer.attributes["color"] ?? .flag(true)]), style)
    case ".clipShape":
      if case .outline(let outline, _) = outer.hook.action {
        group.clip = ShapeRule.path(outline, in: canvas.snapped(box), style)
        group.clipIsEvenOdd = outer.flag("evenOdd")
      }
    case ".mask":
      group.mask = canvas.collected { mask(outer) }
      guard !group.mask.isEmpty else { return }
    case ".compositingLayer":
      // The author's views stand around the marks as around the whole plot.
      let around = ChartSurroundings(outer.children.dropFirst().first, style, builder)
      return canvas.composed {
        guard let around else { return inner.paint(in: box, on: canvas, draw, mask: mask) }
        around.paint(in: plot, plot.size, on: canvas) {
          inner.paint(in: box, on: canvas, draw, mask: mask)
        }
      }
    default: break
    }
    canvas.group(group) { inner.paint(in: box, on: canvas, draw, mask: mask) }
  }
}
