import WidgetRecording
import WidgetSimulation

/// The widgets on top of a stack over time, a column for each Developer Mode.
struct MomentTable {
  /// Moments that a page shows.
  private static let shownMoments = 96
  /// The same in a single-file report.
  private static let heldMoments = 24

  /// A time in which the same is on top.
  private struct Span {
    var from: SimulatedInstant
    var to: SimulatedInstant
    var member: MemberName
    var isSuggestion: Bool
    var names: [String]
    var reason: String
  }

  /// The bundle.
  let page: PageModel
  /// The simulation.
  let simulation: StackSimulation
  /// The page that shows it.
  let scope: PageScope

  /// A column of the table: the widget on top in one Developer Mode.
  private struct Column {
    var trace: RotationTrace
    /// The entries of each member on top, as they follow one another.
    var days: [MemberName: ShownDay]
  }

  /// The table; nothing where nothing is on top.
  @MarkupBuilder var markup: [Markup] {
    let columns = simulation.modes.map(column)
    let moments = Self.distinct(columns.flatMap(Self.moments))
    if !moments.isEmpty {
      let shown = shownMoments(moments)
      scope.heading(1) { "What a person sees" }
      Markup("div", ["class": "scroll moments"]) {
        Markup("table") {
          Markup("caption") { caption(shown: shown.count, of: moments.count) }
          Markup("thead") {
            Markup("tr") {
              Markup("th", ["scope": "col"]) { "From" }
              for trace in simulation.modes {
                Markup("th", ["scope": "col"]) { trace.developerMode.phrase }
              }
            }
          }
          Markup("tbody") { rows(shown, of: moments, columns) }
        }
      }
    }
  }

  private func caption(shown: Int, of count: Int) -> String {
    "The widget on top, as it is drawn, whenever it changes"
      + (shown < count ? ": \(shown) of \(count) moments, spread over the day" : "")
  }

  private func shownMoments(_ moments: [SimulatedInstant]) -> [Int] {
    let room = scope.isSingleFile ? Self.heldMoments : Self.shownMoments
    guard moments.count > room else { return Array(moments.indices) }
    return (0..<room).map { $0 * (moments.count - 1) / (room - 1) }
  }

  private func rows(
    _ shown: [Int], of moments: [SimulatedInstant], _ columns: [Column]
  ) -> [Markup] {
    var lastDay: String?
    return shown.enumerated().map { index, position in
      let at = moments[position]
      let next = index + 1 < shown.count ? moments[shown[index + 1]] : page.header.span.end
      let day = page.clock.day(at)
      defer { lastDay = day }
      return Markup(
        "tr",
        [
          "class": "moment", "data-from": PagePieces.seconds(at),
          "data-to": PagePieces.seconds(next),
        ]
      ) {
        Markup("th", ["scope": "row"]) {
          if day != lastDay { Markup("span", ["class": "quiet block"]) { day } }
          page.clock.time(at)
        }
        for column in columns {
          Markup("td", ["data-mode": column.trace.developerMode.rawValue]) {
            cell(column, at: at)
          }
        }
      }
    }
  }

  @MarkupBuilder private func cell(
    _ column: Column, at instant: SimulatedInstant
  ) -> [Markup] {
    if let span = span(of: column, at: instant) {
      let isNew = span.from == instant
      Markup("div", ["class": isNew ? "seen" : "seen as-before"]) {
        Pictures(shelf: page.drawings, scope: scope)
          .one(span.names, isNew ? .tile : .tiny, label: span.member.rawValue)
        Markup("div") {
          name(of: span)
          Markup("span", ["class": "quiet block"]) { isNew ? span.reason : "as before" }
          if let held = Self.suppression(in: column.trace, at: instant) {
            Markup("span", ["class": "held block"]) {
              PagePieces.icon("warning")
              "\(SafeText.line(held.member.rawValue)) held back: \(held.reason.phrase)"
            }
          }
        }
      }
    }
  }

  private func name(of span: Span) -> Markup {
    let family = simulation.stack.family
    let member = Member(
      kind: span.member.kind, family: family, configuration: span.member.configuration)
    let text = SafeText.line(span.member.rawValue)
    guard page.members[member.kind]?.contains(member) == true else {
      return Markup("strong") { text }
    }
    return scope.anchor(.member(member, bundle: page.name)) { text }
  }

  private func column(_ trace: RotationTrace) -> Column {
    var days: [MemberName: ShownDay] = [:]
    for name in Set(trace.tops.map(\.member)) {
      days[name] = page.shownDay(of: member(name), in: trace.developerMode)
    }
    return Column(trace: trace, days: days)
  }

  private func member(_ name: MemberName) -> Member {
    Member(
      kind: name.kind, family: simulation.stack.family, configuration: name.configuration)
  }

  /// The instants at which another widget comes on top, or another picture of the one there.
  private static func moments(of column: Column) -> [SimulatedInstant] {
    var moments = column.trace.tops.map(\.from)
    guard column.days.values.contains(where: { !$0.frames.isEmpty }) else { return moments }
    for top in column.trace.tops {
      let frames = column.days[top.member]?.frames(during: SimulatedInterval(top.from, top.to))
      moments += (frames ?? []).map { max($0.from, top.from) }
    }
    return moments
  }

  /// Instants in order, each once.
  private static func distinct(_ instants: [SimulatedInstant]) -> [SimulatedInstant] {
    var distinct: [SimulatedInstant] = []
    for instant in instants.sorted() where instant != distinct.last { distinct.append(instant) }
    return distinct
  }

  private static func suppression(
    in trace: RotationTrace, at instant: SimulatedInstant
  ) -> RotationSuppression? {
    let index = trace.suppressions.partitioningIndex { $0.at >= instant }
    guard index < trace.suppressions.count, trace.suppressions[index].at == instant else {
      return nil
    }
    return trace.suppressions[index]
  }

  /// The span of a column that an instant lies in; nil before the first widget is on top.
  private func span(of column: Column, at instant: SimulatedInstant) -> Span? {
    let index = column.trace.tops.partitioningIndex { $0.from > instant } - 1
    guard index >= 0 else { return nil }
    return spans(of: column.trace.tops[index], in: column).last { $0.from <= instant }
  }

  /// The spans of a widget on top, cut where its picture changes.
  private func spans(of top: TopSpan, in column: Column) -> [Span] {
    let frames =
      column.days[top.member]?.frames(during: SimulatedInterval(top.from, top.to)) ?? []
    var spans = frames.map { frame in
      Span(
        from: max(frame.from, top.from), to: min(frame.to, top.to), member: top.member,
        isSuggestion: top.isSuggestion, names: frame.names, reason: "its next entry")
    }
    if spans.first.map({ $0.from > top.from }) ?? true {
      let names = page.picture(of: member(top.member)) ?? []
      spans.insert(
        Span(
          from: top.from, to: spans.first?.from ?? top.to, member: top.member,
          isSuggestion: top.isSuggestion, names: spans.isEmpty ? names : [], reason: ""),
        at: 0)
    }
    spans[0].reason = reason(of: top, in: column)
    return spans
  }

  private func reason(of top: TopSpan, in column: Column) -> String {
    let rotations = column.trace.rotations
    let first = rotations.partitioningIndex { $0.at >= top.from }
    let there = rotations[first...].prefix { $0.at == top.from }
    if let rotation = there.last(where: { $0.to == top.member }) {
      return "rotated to, score \(ValueFormatter.score(rotation.score))"
    }
    return top.isSuggestion ? "a suggestion" : "on top"
  }
}
