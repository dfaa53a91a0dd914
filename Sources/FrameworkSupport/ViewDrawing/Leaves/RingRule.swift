import Foundation
import SwiftUI
import WidgetDrawing
import WidgetPlatforms

/// A circular gauge or progress ring, with its value in the middle.
///
/// The sizes of the ring, its opening, its mark and the places of its words are those of Apple's
/// pictures of gauges on iOS 26. A gauge keeps its size in any space, as pictures show in a larger
/// one and in a crowded stack; that a progress ring does not, and a gauge in a small accessory, is
/// assumed.
struct RingRule: LayoutRule {
  let fraction: Double
  /// Whether the ring is closed; an open one has a mark at the value.
  let isClosed: Bool
  /// Whether words for the least and the greatest value stand in a wider opening.
  var hasBounds = false
  /// Whether the ring becomes smaller where it is offered less space.
  var shrinks = false

  /// The diameter, where the widget has room for it: on watchOS as in pictures of version 26.
  private static func diameter(_ style: ViewStyle) -> Double {
    style.scene.system.platform == .watchOS ? 50 : 58
  }

  /// The share of the diameter that the square in the middle has.
  private static func square(_ style: ViewStyle) -> Double {
    style.scene.system.platform == .watchOS ? 0.68 : 0.707
  }

  /// Shares of the diameter: the ring's width, the hole around the mark, and the space below the
  /// words in the opening.
  private static let (width, hole, below) = (5.67 / 58, 10.0 / 58, 3.0 / 58)
  /// The share of the diameter by which the value of an open ring stands above the middle.
  private static let rise = 1.0 / 58

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let widget = item.style.scene.size
    let known = shrinks ? [proposal.width, proposal.height] : [widget.width, widget.height]
    let most = Self.diameter(item.style)
    let side = min(known.compactMap(\.self).filter(\.isFinite).min() ?? most, most)
    return CGSize(width: side, height: side)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    item.children.enumerated().map { index, child in
      let room = size.width * Self.square(item.style)
      let offer = Proposal(width: room, height: index == 0 ? room : size.height * 0.3)
      let own = child.size(offer)
      let y =
        index == 0
        ? (size.height - own.height) / 2 - (isClosed ? 0 : size.height * Self.rise)
        : size.height * (1 - Self.below) - own.height
      let origin = CGPoint(x: (size.width - own.width) / 2, y: y)
      return Place(child: index, frame: CGRect(origin: origin, size: own), proposal: offer)
    }
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    canvas.notes.add(AssumedSizes.gauges.note)
    canvas.addBox(of: item, in: frame)
    let width = max(2, frame.width * Self.width)
    let radius = (frame.width - width) / 2
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let (start, sweep) = hasBounds ? (150.0, 240.0) : (135.0, 270.0)
    let look = item.style.gaugeTint(ring: isClosed ? nil : (start, sweep))
    func tinted(_ draw: (Paint) -> Void) {
      canvas.painted(look, item.style, in: frame, draw)
    }
    if isClosed {
      tinted { tint in
        canvas.arc(
          center, radius: radius, from: -90, degrees: 360, width: width, tint.faded(by: 0.35))
        if fraction > 0 {
          canvas.arc(
            center, radius: radius, from: -90, degrees: 360 * fraction, width: width, tint)
        }
      }
    } else {
      let unit = UnitCircle.point(atDegrees: start + sweep * fraction)
      let mark = CGPoint(x: center.x + unit.x * radius, y: center.y + unit.y * radius)
      // The mark has the ring's colour, and a hole of the ring around it.
      func circle(_ side: Double) -> CGRect {
        CGRect(x: mark.x - side / 2, y: mark.y - side / 2, width: side, height: side)
      }
      var group = DrawingGroup()
      var outline = Path(frame.insetBy(dx: -width, dy: -width))
      outline.addEllipse(in: circle(frame.width * Self.hole))
      group.clip = PathData(outline)
      group.clipIsEvenOdd = true
      canvas.group(group) {
        tinted {
          canvas.arc(center, radius: radius, from: start, degrees: sweep, width: width, $0)
        }
      }
      tinted { canvas.fill(PathData(Path(ellipseIn: circle(width))), $0) }
    }
    item.paintChildren(in: frame, proposal, on: canvas)
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

extension ViewStyle {
  /// The tint of a gauge or a progress bar. Where nobody gave one it is assumed to be white on a
  /// Lock Screen, whose brightness another would lower.
  var measureTint: ViewAttribute {
    let isOnLockScreen = scene.look.renderingMode == .vibrant && scene.look.place == nil
    return .record(
      isOnLockScreen && tint == nil
        ? ["system": .string("white")] : ["semantic": .string("tint")])
  }

  /// Returns the style of a gauge's track.
  ///
  /// Apple's pictures of gauges with a mark show the colours of a gradient from the track's start
  /// to its end. That of a track that fills up is not published, and painted as in any other shape.
  ///
  /// - Parameter ring: The degrees of an open ring's start and of its way; nil for any other track.
  func gaugeTint(
    ring: (start: Double, sweep: Double)?, isBar: Bool = false
  ) -> ViewAttribute {
    guard isBar || ring != nil, var fields = tint?.fields, fields["gradient"] == "linear",
      fields["startPoint"] == nil
    else { return measureTint }
    func point(_ x: Double) -> ViewAttribute { .list([.number(x), .number(0.5)]) }
    if let ring {
      fields["gradient"] = "angular"
      fields["startAngle"] = .number(ring.start)
      fields["endAngle"] = .number(ring.start + ring.sweep)
    } else {
      fields["startPoint"] = point(isRightToLeft ? 1 : 0)
      fields["endPoint"] = point(isRightToLeft ? 0 : 1)
    }
    return .record(fields)
  }
}
