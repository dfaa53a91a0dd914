import WidgetRecording
import WidgetSimulation

/// Who is on top of a stack when, with one Developer Mode: a lane for each widget.
struct StackChart {
  private static let left = 190.0
  private static let laneHeight = 26.0
  private static let colors = 6

  /// A name that is unique on the page.
  let identifier: String
  /// The stack.
  let stack: RecordedStack
  /// What happens to it.
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
      identifier, height: bottom + 22,
      title: "Stack \(stack.name), \(trace.developerMode.phrase)",
      description: "\(phrase). \(axis.caption). The table below has the same facts."
    ) {
      Drawing.grid(axis, top: 2, bottom: bottom)
      for (index, lane) in lanes.enumerated() { self.lane(lane, at: index) }
      turns
    }
  }

  /// What happens, in words.
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

  private func y(_ lane: Int) -> Double { 6 + Double(lane) * Self.laneHeight }

  @MarkupBuilder private func lane(_ name: MemberName, at index: Int) -> [Markup] {
    let y = y(index)
    let axis = axis
    Markup("g") {
      Drawing.tooltip(name.rawValue)
      Drawing.label(Drawing.fitted(name.rawValue, to: 27), x: Self.left - 10, y: y + 15, anchor: "end")
    }
    Drawing.box(
      "lane", x: axis.left, y: y, width: axis.right - axis.left, height: 20, radius: 3
    )
    for span in trace.tops where span.member == name {
      let x = axis.x(span.from)
      let look = span.isSuggestion ? "suggested" : "series-\(index % Self.colors + 1)"
      Drawing.box(
        "span \(look)", x: x, y: y, width: axis.x(span.to) - x, height: 20, radius: 3,
        tip: "\(name) on top \(clock.time(span.from))–\(clock.time(span.to))"
          + (span.isSuggestion ? ", as a suggestion" : "")
      )
      if span.isSuggestion {
        Drawing.box("hatching", x: x, y: y, width: axis.x(span.to) - x, height: 20, radius: 3)
      }
    }
    for window in windows[name] ?? [] {
      let x = axis.x(window.from)
      Drawing.box(
        "relevant", x: x, y: y + 21, width: axis.x(window.to) - x, height: 2.5,
        tip: "\(name) relevant, score \(ValueFormatter.score(window.score)), "
          + "\(clock.time(window.from))–\(clock.time(window.to))"
      )
    }
  }

  @MarkupBuilder private var turns: [Markup] {
    let lanes = lanes
    for rotation in trace.rotations {
      if let from = lanes.firstIndex(of: rotation.from), let to = lanes.firstIndex(of: rotation.to)
      {
        let x = axis.x(rotation.at)
        Drawing.line("turn", x: x, y: y(from) + 10, toX: x, toY: y(to) + 10)
        Drawing.mark(
          "rotation", x: x, y: y(to) + 10, size: 11,
          tip: "\(clock.time(rotation.at)): \(rotation.from) → \(rotation.to), score "
            + "\(ValueFormatter.score(rotation.score)), strength "
            + ValueFormatter.percent(rotation.strength)
        )
      }
    }
    for suppression in trace.suppressions {
      if let lane = lanes.firstIndex(of: suppression.member) {
        Drawing.mark(
          "suppressed", x: axis.x(suppression.at), y: y(lane) + 10, size: 13,
          tip: "\(clock.time(suppression.at)): \(suppression.member) not rotated, "
            + suppression.reason.phrase
        )
      }
    }
  }
}
