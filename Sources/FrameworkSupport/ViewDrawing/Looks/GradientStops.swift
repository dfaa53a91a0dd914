import SwiftUI
import WidgetDrawing

/// The stops of a gradient of SwiftUI's for a painter, which mixes components as they are.
///
/// SwiftUI mixes in Oklab unless an author names another space, each colour by its opacity: so
/// OpenSwiftUI has it, and so the author of the SwiftUI Field Guide measured it
/// (chris.eidhof.nl/post/2024-13). Between two stops there are more of them where the painter's
/// steps would differ.
struct GradientStops {
  /// The stops, in order.
  private(set) var stops: [Paint.Stop] = []
  private let space: Gradient.ColorSpace

  /// The greatest difference of a channel that stays.
  private static let most = 2.0 / 255
  /// The number of times that the way between two stops is halved at most.
  private static let halvings = 3

  /// Makes the stops of a gradient.
  init(_ stops: [Paint.Stop], in space: Gradient.ColorSpace) {
    self.space = space
    for (from, to) in zip(stops, stops.dropFirst()) {
      // Where nothing is left of a colour, what fades is the other one.
      add(Paint.Stop(from.location, from.color.opacity == 0 ? to.color.faded(by: 0) : from.color))
      let end = to.color.opacity == 0 ? from.color.faded(by: 0) : to.color
      if from.location < to.location { addBetween(Paint.Stop(to.location, end)) }
      add(Paint.Stop(to.location, end))
    }
    if stops.count == 1 { self.stops = stops }
  }

  private mutating func add(_ stop: Paint.Stop) {
    if stops.last != stop { stops.append(stop) }
  }

  /// Adds the stops between the last one and another.
  private mutating func addBetween(_ end: Paint.Stop) {
    guard let start = stops.last, start.color != end.color else { return }
    let (first, last, space) = (start.color.resolved, end.color.resolved, space)
    let colors = Self.colors((0, start.color), (1, end.color), halvings: Self.halvings) {
      PaintColor(Color.Resolved(first, last, by: Float($0), in: space))
    }
    for (share, color) in colors {
      stops.append(
        Paint.Stop(start.location + (end.location - start.location) * share, color))
    }
  }

  /// A colour at a part of the way between two stops.
  private typealias Place = (share: Double, color: PaintColor)

  /// The colours between two, by halves of the way.
  private static func colors(
    _ first: Place, _ last: Place, halvings: Int, mix: (Double) -> PaintColor
  ) -> [Place] {
    let share = (first.share + last.share) / 2
    let middle = mix(share)
    guard halvings > 0, middle.differs(fromMiddleOf: first.color, last.color, by: most) else {
      return []
    }
    return colors(first, (share, middle), halvings: halvings - 1, mix: mix) + [(share, middle)]
      + colors((share, middle), last, halvings: halvings - 1, mix: mix)
  }
}

extension PaintColor {
  /// Whether a channel differs by more than a length from the mean of two colours.
  fileprivate func differs(
    fromMiddleOf first: PaintColor, _ last: PaintColor, by length: Double
  ) -> Bool {
    let (own, a, b) = (components, first.components, last.components)
    func isFar(_ channel: (Double, Double, Double)) -> Bool {
      abs(channel.0 - (channel.1 + channel.2) / 2) > length
    }
    return isFar((own.red, a.red, b.red)) || isFar((own.green, a.green, b.green))
      || isFar((own.blue, a.blue, b.blue)) || isFar((own.opacity, a.opacity, b.opacity))
  }
}

extension PaintColor {
  /// The colour in the numbers of SwiftUI.
  var resolved: Color.Resolved {
    let parts = components
    return Color.Resolved(
      red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue),
      opacity: Float(parts.opacity))
  }

  /// Creates a colour from the numbers of SwiftUI.
  init(_ color: Color.Resolved) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      opacity: Double(color.opacity))
  }
}
