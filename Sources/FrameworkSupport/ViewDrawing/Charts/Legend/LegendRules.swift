import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing

/// Views one after another in as many lines as they need.
struct FlowRule: LayoutRule {
  /// The space between neighbours; infinite where each stands on a line of its own.
  let gap: Double
  let lineGap: Double

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let frames = frames(proposal, item)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    frames(proposal, item).enumerated().map { index, frame in
      Place(child: index, frame: frame, proposal: Proposal(frame.size))
    }
  }

  private func frames(_ proposal: Proposal, _ item: LayoutItem) -> [CGRect] {
    let width = proposal.width ?? .infinity
    var frames: [CGRect] = []
    var (x, y, height) = (0.0, 0.0, 0.0)
    for child in item.children {
      let own = child.size(.unspecified)
      let size = own.width > width ? child.size(Proposal(width: width, height: nil)) : own
      if x > 0, x + size.width > width + 0.01 { (x, y, height) = (0, y + height + lineGap, 0) }
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + gap
      height = max(height, size.height)
    }
    return frames
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

/// The symbol of a value in a chart's legend.
struct LegendMarkRule: LayoutRule {
  let look: ViewAttribute
  let symbol: ChartSymbol
  /// The style of the value's line; nil where none depends on it.
  var line: LineStyle?

  /// The side of the symbol's square, which grows with the letters beside it.
  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let style = item.style
    let letters = style.scene.size(of: "caption2", category: style.category)
    let side = letters * 8 / style.scene.size(of: "caption2", category: LegendMarkRule.usual)
    return CGSize(width: line == nil ? side : 2 * side, height: side)
  }

  /// The usual size of text among the sizes that people choose.
  private static let usual = 3

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    canvas.painted(look, item.style, in: frame) { paint in
      guard let line else { return symbol.paint(in: frame, paint, on: canvas) }
      var path = PathData()
      path.move(frame.minX, frame.midY)
      path.line(frame.maxX, frame.midY)
      canvas.stroke(path, paint, line)
    }
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

/// The colours of numbers that change evenly, with the least and the greatest of them below.
///
/// The sizes of its bar are assumed.
struct LegendRampRule: LayoutRule {
  private static let bar = CGSize(width: 90, height: 8)
  private let look: ViewAttribute

  /// Makes the bar of some numbers with their ends.
  @MainActor static func item(
    _ ramp: ChartLook.Ramp, _ style: ViewStyle, _ small: ViewStyle, _ builder: LayoutBuilder
  ) -> LayoutItem {
    let numbers = [ramp.low, ramp.high].map { number in
      builder.item(
        resolveView(
          Text(
            verbatim: number.formatted(
              .number.precision(.fractionLength(0...2)).locale(style.scene.locale))),
          environment: EnvironmentValues()), small, in: nil)
    }
    return LayoutItem(
      ViewNode("LegendRamp"), style, LegendRampRule(ramp, isMirrored: style.isRightToLeft),
      children: numbers, budget: builder.budget)
  }

  private init(_ ramp: ChartLook.Ramp, isMirrored: Bool) {
    let stops = stride(from: 0.0, through: 1, by: 0.125).map { share -> ViewAttribute in
      let number = ramp.low + share * (ramp.high - ramp.low)
      return .fields(["location": .number(share), "color": ramp.look(of: number)])
    }
    let ends: [ViewAttribute] = [
      .list([.number(0), .number(0.5)]), .list([.number(1), .number(0.5)]),
    ]
    look = .record([
      "gradient": .string("linear"), "stops": .list(stops),
      "startPoint": ends[isMirrored ? 1 : 0], "endPoint": ends[isMirrored ? 0 : 1],
      "space": .string("plain"),
    ])
  }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let height = item.children.map { $0.size(.unspecified).height }.max() ?? 0
    return CGSize(
      width: min(Self.bar.width, proposal.width ?? .infinity), height: Self.bar.height + 2 + height)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    item.children.enumerated().map { index, child in
      let own = child.size(.unspecified)
      let x = index == 0 ? 0 : size.width - own.width
      return Place(
        child: index, frame: CGRect(origin: CGPoint(x: x, y: Self.bar.height + 2), size: own),
        proposal: .unspecified)
    }
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    let bar = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.bar.height)
    let path = PathData(Path(roundedRect: bar, cornerRadius: 2))
    canvas.fill(path, item.style.paint(look, in: bar))
    item.paintChildren(in: frame, proposal, on: canvas)
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}
