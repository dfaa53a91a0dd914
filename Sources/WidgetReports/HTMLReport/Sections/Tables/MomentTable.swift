import WidgetRecording
import WidgetSimulation

/// What a person sees on top of a stack at each moment, a column for each Developer Mode.
struct MomentTable {
  /// Moments that a page shows.
  private static let shownMoments = 96
  /// The same where a file holds its pictures itself.
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

  /// The table; nothing where nothing is on top.
  @MarkupBuilder var markup: [Markup] {
    let columns = simulation.modes.map(spans)
    let moments = Set(columns.joined().map(\.from)).sorted()
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
    _ shown: [Int], of moments: [SimulatedInstant], _ columns: [[Span]]
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
        for (mode, spans) in zip(simulation.modes, columns) {
          Markup("td", ["data-mode": mode.developerMode.rawValue]) {
            cell(spans, at: at, in: mode)
          }
        }
      }
    }
  }

  @MarkupBuilder private func cell(
    _ spans: [Span], at instant: SimulatedInstant, in trace: RotationTrace
  ) -> [Markup] {
    let index = spans.partitioningIndex { $0.from > instant } - 1
    if index >= 0 {
      let span = spans[index]
      let isNew = span.from == instant
      Markup("div", ["class": isNew ? "seen" : "seen as-before"]) {
        Pictures(shelf: page.drawings, scope: scope)
          .one(span.names, .tile, label: span.member.rawValue)
        Markup("div") {
          name(of: span)
          Markup("span", ["class": "quiet block"]) { isNew ? span.reason : "as before" }
          if let held = trace.suppressions.first(where: { $0.at == instant }) {
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

  /// What is on top in one Developer Mode, cut where the picture changes.
  private func spans(_ trace: RotationTrace) -> [Span] {
    var days: [MemberName: ShownDay] = [:]
    let reasons = Dictionary(
      trace.rotations.map { ($0.at, $0) }, uniquingKeysWith: { first, _ in first })
    return trace.tops.flatMap { top -> [Span] in
      let member = Member(
        kind: top.member.kind, family: simulation.stack.family,
        configuration: top.member.configuration)
      let day = days[top.member] ?? page.shownDay(of: member, in: trace.developerMode)
      days[top.member] = day
      var reason = top.isSuggestion ? "a suggestion" : "on top"
      if let rotation = reasons[top.from], rotation.to == top.member {
        reason = "rotated to, score \(ValueFormatter.score(rotation.score))"
      }
      let frames = day.frames(during: SimulatedInterval(top.from, top.to))
      var spans = frames.map { frame in
        Span(
          from: max(frame.from, top.from), to: min(frame.to, top.to), member: top.member,
          isSuggestion: top.isSuggestion, names: frame.names, reason: "its next entry")
      }
      if spans.first.map({ $0.from > top.from }) ?? true {
        let names = page.picture(of: member) ?? []
        spans.insert(
          Span(
            from: top.from, to: spans.first?.from ?? top.to, member: top.member,
            isSuggestion: top.isSuggestion, names: spans.isEmpty ? names : [], reason: reason),
          at: 0)
      }
      spans[0].reason = reason
      return spans
    }
  }
}
