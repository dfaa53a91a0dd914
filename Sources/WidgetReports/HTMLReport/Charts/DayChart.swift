import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// The day of one member with one Developer Mode as a picture.
///
/// From top to bottom: what the widget shows, rotations and suppressions, the effective score over
/// time (solid where the widget is on top of a stack), when it is on top of each stack, its
/// entries, and its reloads.
struct DayChart {
  /// A finding to mark.
  struct Pin {
    var number: Int
    var at: SimulatedInstant
    var level: Finding.Level
    var message: String
    var identifier: String
  }

  /// A frame of the film, with the address of its picture.
  struct Shot {
    var frame: ShownDay.Frame
    var address: String?
    /// Its width as a multiple of its height.
    var proportion = 1.0
    /// Whether it is drawn for dark grounds alone.
    var isDark = false
  }

  /// The least distance of the lines that begin a picture.
  private static let leastDistance = 3.0
  /// The height of a picture.
  private static let shotHeight = 58.0
  /// The stacks whose lanes are drawn; the others stand in the table.
  private static let shownStacks = 4
  private static let left = 64.0

  /// A name that is unique on the page.
  let identifier: String
  /// The member's day.
  let day: MemberDay
  /// The member's name, for the title.
  let name: String
  /// The findings to mark.
  let pins: [Pin]
  /// The greatest score in any mode, so that modes can be compared.
  let greatestScore: Double
  /// The clock of the simulated place.
  let clock: LocalClock
  /// The recording's first line.
  let header: RecordedHeader
  /// The frames of the widget's film.
  let film: [Shot]

  /// Links to the findings that the picture shows, to stand above it; nothing without any.
  ///
  /// A picture is one thing to a screen reader, so what can be followed stands outside it.
  var pinStrip: Markup? {
    let sorted = pins.filter { axis.contains($0.at) }.sorted { $0.at < $1.at }
    guard !sorted.isEmpty else { return nil }
    var last = -Double.infinity
    let placed = sorted.map { pin in
      last = max(axis.x(pin.at), last + 19)
      return (pin: pin, x: last)
    }
    return Markup(
      "svg", ["class": "pins", "viewBox": "0 0 \(ValueFormatter.coordinate(TimeAxis.width)) 18"]
    ) {
      for (pin, x) in placed where x <= TimeAxis.width - 9 { mark(pin, x: x) }
    }
  }

  /// The picture.
  var markup: Markup {
    let rows = Rows(
      film: film.isEmpty ? 0 : Self.shotHeight + 6, hasScore: greatestScore > 0,
      stacks: min(day.tops.count, Self.shownStacks))
    return Drawing.svg(
      identifier, height: rows.height, axis: axis,
      title: "\(name), \(day.mode.phrase)",
      description: "\(day.phrase). \(axis.caption). The table below has the same facts."
    ) {
      Drawing.grid(axis, top: rows.markers, bottom: rows.axis)
      shots(rows)
      score(rows)
      tops(rows)
      entries(rows)
      reloads(rows)
      turns(rows)
    }
  }

  private var axis: TimeAxis {
    TimeAxis(span: header.span, left: Self.left, clock: clock)
  }

  private func gutter(_ text: String, y: Double) -> Markup {
    Drawing.label(text, x: Self.left - 10, y: y, anchor: "end")
  }
}

extension DayChart {
  /// The y-coordinates of a picture's rows.
  private struct Rows {
    let markers: Double
    let scoreTop: Double
    let scoreBottom: Double
    let firstStack: Double
    let entries: Double
    let reloads: Double
    let axis: Double

    init(film: Double, hasScore: Bool, stacks: Int) {
      markers = 2 + film
      scoreTop = markers + 16
      scoreBottom = scoreTop + (hasScore ? 72 : 18)
      firstStack = scoreBottom + 8
      entries = firstStack + Double(stacks) * 26 + 8
      reloads = entries + 16
      axis = reloads + 14
    }

    var height: Double { axis + 22 }
  }

  /// The pictures, each from where its time begins, as far as they have room beside one another.
  private func shots(_ rows: Rows) -> [Markup] {
    var markup: [Markup] = []
    var next = -Double.infinity
    var lastLine = -Double.infinity
    let shown = film.filter { axis.contains($0.frame.from) }
    for (index, shot) in shown.enumerated() {
      let x = axis.x(shot.frame.from)
      if x - lastLine >= Self.leastDistance {
        lastLine = x
        markup.append(Drawing.line("shot-start", x: x, y: 2, toX: x, toY: 2 + Self.shotHeight))
      }
      guard x >= next, let address = shot.address else { continue }
      let whole = Self.shotHeight * min(max(shot.proportion, 0.5), 2.2)
      let after = shown[(index + 1)...].lazy.map { axis.x($0.frame.from) }.first { $0 > x }
      guard let width = Self.width(of: whole, at: x, before: after, within: axis.right) else {
        continue
      }
      next = x + width + 5
      markup.append(
        Drawing.box(
          shot.isDark ? "shot-ground" : "shot-ground pale", x: x + 2, y: 3, width: width,
          height: Self.shotHeight - 2, radius: 8))
      markup.append(
        Drawing.image(
          address, x: x + 2, y: 3, width: width, height: Self.shotHeight - 2,
          tip: "shown \(span(shot.frame.from, shot.frame.to))"))
    }
    return markup
  }

  /// Returns the width of a picture.
  ///
  /// One that lacks little room is a little narrower, so that the next one has a place.
  ///
  /// - Parameters:
  ///   - whole: The width that it would have.
  ///   - x: Its left edge.
  ///   - next: The left edge of the next picture; nil for the last.
  ///   - edge: The right edge of the chart.
  /// - Returns: The width; nil where there is no room.
  static func width(
    of whole: Double, at x: Double, before next: Double?, within edge: Double
  ) -> Double? {
    let width = min(whole, edge - x)
    guard width >= whole / 2 else { return nil }
    guard let next, next - x - 5 >= whole * 0.75 else { return width }
    return min(width, next - x - 5)
  }

  @MarkupBuilder private func score(_ rows: Rows) -> [Markup] {
    let (axis, bottom) = (axis, rows.scoreBottom)
    if greatestScore <= 0 {
      gutter("score", y: bottom - 4)
      Drawing.label(
        "no relevance in this span", x: axis.left + 6, y: bottom - 4, className: "label"
      )
    } else {
      gutter(ValueFormatter.score(greatestScore), y: rows.scoreTop + 4)
      gutter("score", y: (rows.scoreTop + bottom) / 2 + 4)
      gutter("0", y: bottom + 3)
      Drawing.line("scale", x: axis.left, y: rows.scoreTop, toX: axis.right, toY: rows.scoreTop)
    }
    Drawing.line("scale", x: axis.left, y: bottom, toX: axis.right, toY: bottom)
    for group in WindowGroup.all(of: day.windows, x: axis.x) {
      let height = (bottom - rows.scoreTop) * min(1, group.score / greatestScore)
      let x = axis.x(group.span.start)
      let score = ValueFormatter.score(group.score)
      Drawing.box(
        "window", x: x, y: bottom - height, width: axis.x(group.span.end) - x, height: height,
        during: group.span, score: group.score,
        tip: "score \(score), \(span(group.span.start, group.span.end))"
      )
      for part in day.shownParts(of: group, x: axis.x) {
        let x = axis.x(part.start)
        Drawing.box(
          "window shown", x: x, y: bottom - height, width: axis.x(part.end) - x,
          height: height,
          tip: "score \(score), on top \(span(part.start, part.end))"
        )
      }
    }
  }

  @MarkupBuilder private func tops(_ rows: Rows) -> [Markup] {
    for (index, top) in day.tops.prefix(Self.shownStacks).enumerated() {
      let y = rows.firstStack + Double(index) * 26 + 13
      Drawing.label("on top of \(SafeText.line(top.stack, limit: 120))", x: axis.left + 4, y: y - 4)
      Drawing.box(
        "lane", x: axis.left, y: y, width: axis.right - axis.left, height: 9, radius: 2
      )
      for group in MarkCluster.merge(top.spans, distance: 0.5, x: { axis.x($0.from) }) {
        if let first = group.items.first, let last = group.items.last {
          let x = axis.x(first.from)
          Drawing.box(
            "top", x: x, y: y, width: axis.x(last.to) - x, height: 9, radius: 2,
            during: SimulatedInterval(first.from, last.to),
            tip: "on top of \(top.stack) \(span(first.from, last.to))"
          )
        }
      }
    }
  }

  @MarkupBuilder private func entries(_ rows: Rows) -> [Markup] {
    gutter("entries", y: rows.entries + 9)
    let groups = MarkCluster.merge(day.entries.filter { axis.contains($0.date) }) {
      axis.x($0.date)
    }
    for group in groups {
      let hasRelevance = group.items.contains { $0.hasRelevance }
      Drawing.line(
        hasRelevance ? "entry relevant" : "entry", x: group.x, y: rows.entries, toX: group.x,
        toY: rows.entries + 10, tip: group.tip("entry", clock: clock, at: \.date)
      )
      if hasRelevance {
        Markup(
          "circle",
          [
            "class": "entry-head", "cx": ValueFormatter.coordinate(group.x),
            "cy": ValueFormatter.coordinate(rows.entries + 1), "r": "2.5",
          ])
      }
    }
  }

  @MarkupBuilder private func reloads(_ rows: Rows) -> [Markup] {
    gutter("reloads", y: rows.reloads + 9)
    for group in MarkCluster.merge(day.reloads.filter(axis.contains), x: axis.x) {
      Drawing.line(
        "reload", x: group.x, y: rows.reloads + 1, toX: group.x, toY: rows.reloads + 11,
        tip: group.tip("reload", clock: clock, at: \.self)
      )
    }
    for group in MarkCluster.merge(day.rejections.filter(axis.contains), distance: 7, x: axis.x) {
      Drawing.mark(
        "rejected", x: group.x, y: rows.reloads + 6, size: 9,
        tip: group.tip("rejected reload", clock: clock, at: \.self)
      )
    }
    for call in day.failures where axis.contains(call.at) {
      Drawing.mark(
        "failed", x: axis.x(call.at), y: rows.reloads + 6, size: 11,
        tip: "\(clock.time(call.at)): the call \((call.termination ?? .returned).phrase)"
      )
    }
  }

  @MarkupBuilder private func turns(_ rows: Rows) -> [Markup] {
    for group in MarkCluster.merge(day.rotations, distance: 3, x: { axis.x($0.at) }) {
      let x = group.x
      Drawing.line("rotation", x: x, y: rows.markers + 12, toX: x, toY: rows.scoreBottom)
      Drawing.mark(
        "rotation", x: x, y: rows.markers + 7,
        tip: group.items.prefix(5).map { turn in
          "\(clock.time(turn.at)): rotated to the top of \(turn.stack), \(turn.text)"
        }.joined(separator: "\n")
      )
    }
    for group in MarkCluster.merge(day.suppressions, distance: 6, x: { axis.x($0.at) }) {
      Drawing.mark(
        "suppressed", x: group.x, y: rows.markers + 7,
        tip: group.items.prefix(5).map { turn in
          "\(clock.time(turn.at)): not rotated in \(turn.stack), \(turn.text)"
        }.joined(separator: "\n")
      )
    }
  }

  private func mark(_ pin: Pin, x: Double) -> Markup {
    let text = "\(pin.level.rawValue) \(pin.number): \(pin.message)"
    return Markup(
      "a",
      [
        "href": "#\(pin.identifier)", "class": "pin \(pin.level.rawValue)", "aria-label": text,
      ]
    ) {
      Drawing.tooltip(text)
      Markup("circle", ["cx": ValueFormatter.coordinate(x), "cy": "9", "r": "8"])
      Drawing.label("\(pin.number)", x: x, y: 13, anchor: "middle", className: "digit")
    }
  }

  private func span(_ from: SimulatedInstant, _ to: SimulatedInstant) -> String {
    "\(clock.time(from))–\(clock.time(to))"
  }
}
