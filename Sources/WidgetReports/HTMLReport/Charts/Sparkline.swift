import WidgetRecording
import WidgetSimulation

/// A member's relevance over the span in the size of a word.
struct Sparkline {
  private static let size = (width: 150.0, height: 26.0)

  /// The member's day.
  let day: MemberDay
  /// The simulated span.
  let span: SimulatedInterval

  /// The picture; a table's other columns say the same, so screen readers pass over it.
  var markup: Markup {
    let greatest = day.windows.map(\.score).max() ?? 0
    let size = Self.size
    func x(_ instant: SimulatedInstant) -> Double {
      (min(max(instant, span.start), span.end) - span.start) / max(1, span.seconds) * size.width
    }
    var windows: [Drawing.Box] = []
    var shown: [Drawing.Box] = []
    for group in WindowGroup.all(of: day.windows, x: { x($0) }) {
      let share = group.score / max(greatest, .leastNormalMagnitude)
      let height = max(2, (size.height - 3) * share)
      func box(_ span: SimulatedInterval) -> Drawing.Box {
        Drawing.Box(
          x: x(span.start), y: size.height - 1 - height, width: x(span.end) - x(span.start),
          height: height
        )
      }
      windows.append(box(group.span))
      shown += day.shownParts(of: group, x: { x($0) }).map(box)
    }
    return Markup(
      "svg",
      [
        "viewBox":
          "0 0 \(ValueFormatter.coordinate(size.width)) \(ValueFormatter.coordinate(size.height))",
        "class": "spark", "aria-hidden": "true", "width": ValueFormatter.coordinate(size.width),
        "height": ValueFormatter.coordinate(size.height),
      ]
    ) {
      Drawing.boxes("window", windows)
      Drawing.boxes("window shown", shown)
      Drawing.line(
        "axis", x: 0, y: size.height - 0.5, toX: size.width, toY: size.height - 0.5
      )
    }
  }
}
