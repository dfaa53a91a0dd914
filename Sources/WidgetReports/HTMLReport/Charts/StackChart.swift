import WidgetRecording
import WidgetSimulation

/// A stack's widgets over time in one Developer Mode: a lane for each, marked while it is on top.
struct StackChart {
  private static let left = 22.0
  private static let laneHeight = 42.0
  /// The room above a lane for its name.
  private static let nameHeight = 15.0
  private static let colors = 6
  /// The least distance at which two rotations are marked apart.
  private static let leastMarkDistance = 3.0

  /// A name that is unique on the page.
  let identifier: String
  /// The stack.
  let stack: RecordedStack
  /// The stack's rotations, suppressions and suggestions.
  let trace: RotationTrace
  /// The windows of a member, by the name that the stack calls it.
  let windows: [MemberName: [RelevanceWindow]]
  /// The clock of the simulated place.
  let clock: LocalClock
  /// The recording's first line.
  let header: RecordedHeader

  /// The picture.
  var markup: Markup {
    let bottom = 6 + Double(lanes.count) * Self.laneHeight + 4
    return Drawing.svg(
      identifier, height: bottom + 22, axis: axis,
      title: "Stack \(stack.name), \(trace.developerMode.phrase)",
      description: "\(phrase). \(axis.caption). The table below has the same facts."
    ) {
      Drawing.grid(axis, top: 2, bottom: bottom)
      let tops = Dictionary(grouping: trace.tops, by: \.member)
      for (index, lane) in lanes.enumerated() { self.lane(lane, tops[lane] ?? [], at: index) }
      turns
    }
  }

  /// The numbers of rotations, suppressions and suggestions, in words.
  var phrase: String {
    var parts = [
      ValueFormatter.counted(trace.rotations.count, "rotation"),
      "\(trace.suppressions.count) suppressed",
    ]
    if !trace.suggestions.isEmpty {
      parts.append(ValueFormatter.counted(trace.suggestions.count, "suggestion"))
    }
    return parts.joined(separator: " · ")
  }

  /// The members in stack order, then suggested widgets in the order of their names.
  private var lanes: [MemberName] {
    var lanes: [MemberName] = []
    for member in stack.members where !lanes.contains(member) { lanes.append(member) }
    let others = Set(trace.tops.map(\.member)).subtracting(lanes).sorted()
    return lanes + others
  }

  private var axis: TimeAxis {
    TimeAxis(span: header.span, left: Self.left, clock: clock)
  }

  private func y(_ lane: Int) -> Double {
    6 + Self.nameHeight + Double(lane) * Self.laneHeight
  }

  @MarkupBuilder private func lane(
    _ name: MemberName, _ tops: [TopSpan], at index: Int
  ) -> [Markup] {
    let y = y(index)
    let axis = axis
    Drawing.label(SafeText.line(name.rawValue, limit: 140), x: Self.left + 4, y: y - 4)
    Drawing.box(
      "lane", x: axis.left, y: y, width: axis.right - axis.left, height: 20, radius: 3
    )
    for group in MarkCluster.merge(tops, x: { axis.x($0.from) }) {
      spans(group.items, of: name, look: "series-\(index % Self.colors + 1)", y: y)
    }
    for group in WindowGroup.all(of: windows[name] ?? [], x: axis.x) {
      let x = axis.x(group.span.start)
      Drawing.box(
        "relevant", x: x, y: y + 21, width: axis.x(group.span.end) - x, height: 2.5,
        tip: "\(name) relevant, score \(ValueFormatter.score(group.score)), "
          + "\(clock.time(group.span.start))–\(clock.time(group.span.end))"
      )
    }
  }

  /// One box for spans that stand too near to one another to be drawn apart.
  @MarkupBuilder private func spans(
    _ spans: ArraySlice<TopSpan>, of name: MemberName, look: String, y: Double
  ) -> [Markup] {
    if let first = spans.first, let last = spans.last {
      let x = axis.x(first.from)
      let width = axis.x(last.to) - x
      let isSuggestion = spans.contains(where: \.isSuggestion)
      Drawing.box(
        "span \(isSuggestion ? "suggested" : look)", x: x, y: y, width: width, height: 20,
        radius: 3,
        tip: "\(name) on top \(clock.time(first.from))–\(clock.time(last.to))"
          + (isSuggestion ? ", as a suggestion" : "")
      )
      if isSuggestion { Drawing.box("hatching", x: x, y: y, width: width, height: 20, radius: 3) }
    }
  }

  @MarkupBuilder private var turns: [Markup] {
    let lanes = lanes
    let positions = Dictionary(
      lanes.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for (to, rotations) in grouped(trace.rotations, by: \.to, in: positions) {
      for group in MarkCluster.merge(
        rotations, distance: Self.leastMarkDistance, x: { axis.x($0.at) })
      {
        for from in Set(group.items.compactMap { positions[$0.from] }).sorted() {
          Drawing.line("turn", x: group.x, y: y(from) + 10, toX: group.x, toY: y(to) + 10)
        }
        Drawing.mark(
          "rotation", x: group.x, y: y(to) + 10, size: 11,
          tip: tip(group.items) { rotation in
            "\(clock.time(rotation.at)): \(rotation.from) → \(rotation.to), score "
              + "\(ValueFormatter.score(rotation.score)), strength "
              + ValueFormatter.percent(rotation.strength)
          })
      }
    }
    for (lane, suppressions) in grouped(trace.suppressions, by: \.member, in: positions) {
      for group in MarkCluster.merge(
        suppressions, distance: 2 * Self.leastMarkDistance, x: { axis.x($0.at) })
      {
        Drawing.mark(
          "suppressed", x: group.x, y: y(lane) + 10, size: 13,
          tip: tip(group.items) { suppression in
            "\(clock.time(suppression.at)): \(suppression.member) not rotated, "
              + suppression.reason.phrase
          })
      }
    }
  }

  /// Events by the lane of their member, in the order of the lanes.
  private func grouped<Event>(
    _ events: [Event], by member: (Event) -> MemberName, in positions: [MemberName: Int]
  ) -> [(lane: Int, events: [Event])] {
    Dictionary(grouping: events, by: member).compactMap { name, events in
      positions[name].map { (lane: $0, events: events) }
    }.sorted { $0.lane < $1.lane }
  }

  /// The first few of some events, a line each, and how many more there are.
  private func tip<Event>(_ events: ArraySlice<Event>, _ line: (Event) -> String) -> String {
    let shown = events.prefix(5).map(line).joined(separator: "\n")
    return events.count > 5 ? shown + "\nand \(events.count - 5) more" : shown
  }
}
