import WidgetFindings
import WidgetRecording

/// The faults, before anything else: each once, the most serious first, with links to every place
/// that has it.
struct FaultSection {
  /// Places of a fault that are named at once.
  private var shownPlaces: Int { areMany ? 2 : 4 }
  /// Places that can be unfolded; the others are counted.
  private static let foldedPlaces = 20
  /// Faults of which each shows its repair and its values; with more of them these are folded up.
  private static let openFaults = 24

  /// The faults of all bundles.
  let faults: [Fault]
  /// The page.
  let scope: PageScope

  /// The section.
  var markup: Markup {
    Markup(
      "section", ["class": areMany ? "faults dense" : "faults", "aria-labelledby": "faults"]
    ) {
      scope.heading(1, ["id": "faults"]) { "What is wrong" }
      for fault in faults { card(fault) }
    }
  }

  private var areMany: Bool { faults.count > Self.openFaults }

  private func card(_ fault: Fault) -> Markup {
    let lines = Self.lines(of: fault)
    let first = fault.statements.first
    return Markup(
      "article",
      [
        "class": "fault \(fault.level.rawValue)", "data-level": fault.level.rawValue,
        "tabindex": "-1",
      ]
    ) {
      Markup("div", ["class": "fault-text"]) {
        Markup("header", ["class": "finding-head"]) {
          PagePieces.badge(fault.level)
          scope.heading(2) { scope.name(of: fault.check, isKnown: fault.descriptor != nil) }
          if fault.count > 1 {
            Markup("span", ["class": "quiet"]) { "\(fault.count) times" }
          }
          if fault.isKnown { Markup("span", ["class": "quiet"]) { "known from the baseline" } }
        }
        if let first { statement(first, of: fault) }
        places(lines, under: first?.message)
        FaultAdvice(fault: fault, scope: scope, isFolded: areMany).markup
      }
      if let found = first?.findings.first,
        let picture = FaultPicture(found: found, room: areMany ? .small : .tile).markup(scope)
      {
        Markup("a", ["href": scope.link(to: found.target), "class": "picture-link"]) { picture }
      }
    }
  }

  @MarkupBuilder private func statement(
    _ statement: Fault.Statement, of fault: Fault
  ) -> [Markup] {
    Markup("p", ["class": "message"]) { PagePieces.prose(statement.message) }
    if let place = statement.place, let found = statement.findings.first {
      SourceLine(place: place, excerpt: found.page.excerpts[place]).markup
    }
    if fault.level == .error, !areMany, let found = statement.findings.first {
      FaultEvidence(found: found).markup
    }
  }

  @MarkupBuilder private func places(_ lines: [Line], under message: String?) -> [Markup] {
    Markup("ul", ["class": "wheres"]) {
      for line in lines.prefix(shownPlaces) { self.line(line, under: message) }
    }
    let rest = lines.dropFirst(shownPlaces)
    if !rest.isEmpty {
      PagePieces.folded("and \(ValueFormatter.counted(rest.count, "more place"))") {
        Markup("ul", ["class": "wheres"]) {
          for line in rest.prefix(Self.foldedPlaces) { self.line(line, under: message) }
          if rest.count > Self.foldedPlaces {
            Markup("li", ["class": "quiet"]) {
              "\(rest.count - Self.foldedPlaces) more, each on its widget’s page"
            }
          }
        }
      }
    }
  }

  private func line(_ line: Line, under message: String?) -> Markup {
    Markup("li", ["id": scope.isSingleFile ? nil : line.first.identifier]) {
      scope.anchor(line.first.target) { SafeText.line(line.name, limit: 120) }
      if !line.members.isEmpty {
        Markup("span", ["class": "quiet"]) { " in \(SafeText.line(line.members, limit: 160))" }
      }
      if line.message != message {
        ": "
        PagePieces.prose(line.message)
      }
    }
  }

  /// One thing that has a fault, in all of its families.
  private struct Line {
    var first: FoundFault
    var name: String
    var message: String
    var members: String
  }

  private static func lines(of fault: Fault) -> [Line] {
    fault.statements.flatMap { statement -> [Line] in
      var order: [String] = []
      var groups: [String: [FoundFault]] = [:]
      for found in statement.findings {
        let key = [found.page.name, found.subject.kind].compactMap(\.self).joined(separator: "/")
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(found)
      }
      return order.compactMap { key in
        guard let group = groups[key], let first = group.first else { return nil }
        let members = group.compactMap { $0.subject.member?.title }
        let shown = members.prefix(3).joined(separator: ", ")
        let more = members.count > 3 ? " and \(members.count - 3) more" : ""
        return Line(first: first, name: key, message: statement.message, members: shown + more)
      }
    }
  }
}
