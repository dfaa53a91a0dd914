import WidgetDrawing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// One fault on its subject's page: the statements with their places, the values and the repair.
struct FaultCard {
  /// Statements that are shown in full; of the others the words and places.
  private static let shownInFull = 3
  /// Findings that have a place on a page.
  static let shownFindings = 300

  /// The fault, of findings on one page alone.
  let fault: Fault
  /// The number by which pictures name it.
  let number: Int
  /// The page.
  let scope: PageScope

  /// The card.
  var markup: Markup {
    Markup(
      "article",
      [
        "class": "finding \(fault.level.rawValue)", "id": first?.identifier, "tabindex": "-1",
        "data-level": fault.level.rawValue, "data-at": first?.moment.map(PagePieces.seconds),
      ]
    ) {
      Markup("span", ["class": "digit", "aria-hidden": "true"]) { "\(number)" }
      Markup("div", ["class": "finding-body"]) {
        heading
        for (index, statement) in fault.statements.enumerated() {
          self.statement(statement, isFull: index < Self.shownInFull)
        }
        if fault.count > Self.shownFindings {
          Markup("p", ["class": "quiet"]) { "and \(fault.count - Self.shownFindings) more" }
        }
        FaultAdvice(fault: fault, scope: scope).markup
      }
    }
  }

  private var first: FoundFault? { fault.statements.first?.findings.first }

  private var heading: Markup {
    Markup("header", ["class": "finding-head"]) {
      PagePieces.badge(fault.level)
      scope.heading(1) { scope.name(of: fault.check, isKnown: fault.descriptor != nil) }
      if fault.isKnown {
        Markup("span", ["class": "quiet"]) { "known from the baseline" }
      }
      if let first { scope.anchor(first.target, className: "anchor") { "link" } }
    }
  }

  @MarkupBuilder private func statement(_ statement: Fault.Statement, isFull: Bool) -> [Markup] {
    let findings = statement.findings.prefix(Self.shownFindings)
    Markup("div", ["class": "statement"]) {
      if isFull, let found = findings.first, comparison(of: found) == nil,
        let picture = FaultPicture(found: found).markup(scope)
      {
        picture
      }
      Markup("div", ["class": "statement-text"]) {
        Markup("p", ["class": "message"]) { PagePieces.prose(statement.message) }
        Markup("ul", ["class": "wheres"]) {
          for found in findings { place(of: found) }
        }
        if let place = statement.place {
          SourceLine(place: place, excerpt: findings.first?.page.excerpts[place]).markup
        }
        if isFull, let found = findings.first {
          comparison(of: found)
          FaultEvidence(found: found).markup
        }
      }
    }
  }

  /// The pictures of what changed; nothing of a finding that compares none.
  private func comparison(of found: FoundFault) -> Markup? {
    FaultComparison(found: found, scope: scope).markup
  }

  /// The stacks that a finding names.
  private func stacks(of found: FoundFault) -> [StackSimulation] {
    found.page.bundle.simulation.filter { simulation in
      found.finding.message.contains("stack '\(simulation.stack.name)'")
    }
  }

  /// The place of one finding; the card itself is the place of the first.
  private func place(of found: FoundFault) -> Markup {
    let isFirst = found.identifier == first?.identifier
    return Markup(
      "li",
      [
        "id": isFirst ? nil : found.identifier, "tabindex": isFirst ? nil : "-1",
        "data-at": found.moment.map(PagePieces.seconds),
      ]
    ) {
      if let member = found.subject.member,
        found.page.members[member.kind]?.contains(member) == true
      {
        scope.anchor(.member(member, bundle: found.page.name)) { SafeText.line(member.title) }
      } else {
        Markup("span") { found.subject.kind == nil ? "the bundle" : "the widget" }
        for simulation in stacks(of: found) {
          ", "
          scope.anchor(.stack(simulation, bundle: found.page.name)) {
            "stack \(SafeText.line(simulation.stack.name))"
          }
        }
      }
      let circumstances = found.circumstances
      if !circumstances.isEmpty { Markup("span", ["class": "quiet"]) { " · \(circumstances)" } }
    }
  }
}

/// The picture of the moment at which a finding shows.
struct FaultPicture {
  /// The finding.
  let found: FoundFault
  /// The room for it.
  var room = Pictures.Room.tile

  /// The picture with its caption; nothing where nothing is drawn.
  func markup(_ scope: PageScope) -> Markup? {
    let shelf = found.page.drawings
    guard !shelf.isEmpty, let kind = found.subject.kind, let names else { return nil }
    let pictures = Pictures(shelf: shelf, scope: scope)
    return pictures.one(names, room, label: kind).map { picture in
      Markup("figure", ["class": "fault-picture"]) {
        picture
        if let moment = found.moment {
          Markup("figcaption") {
            found.page.clock.moment(moment)
            if let look = drawing?.look, look != DrawnLook("light") || isOneOfSeveral {
              Markup("span", ["class": "quiet block"]) { look.words }
            }
          }
        }
      }
    }
  }

  /// The drawing in which it shows; nil for a finding of no drawing.
  private var drawing: RecordedDrawing? {
    found.finding.drawing.flatMap(found.page.drawings.drawing)
  }

  /// Whether the entry looks different in another appearance, in which the finding may be none.
  private var isOneOfSeveral: Bool { (found.entry?.drawings.count ?? 0) > 1 }

  /// The drawing that shows it, those of the entry, or else of the first entry that is like it.
  private var names: [String]? {
    if let drawing { return [drawing.digest] }
    if let entry = found.entry, !entry.drawings.isEmpty { return entry.drawings }
    if let drawn = found.call?.entries.first(where: { !$0.drawings.isEmpty }) {
      return drawn.drawings
    }
    guard let member = found.member else { return nil }
    return found.page.picture(of: member, at: found.moment)
  }
}

/// A fault's rationale and repair, unfolded where it is an error.
struct FaultAdvice {
  /// The fault.
  let fault: Fault
  /// The page.
  let scope: PageScope
  /// Whether it is folded up even for an error, as on a page with many faults.
  var isFolded = false

  /// The advice.
  @MarkupBuilder var markup: [Markup] {
    if fault.level == .error, !fault.isKnown, !isFolded {
      repair
      PagePieces.folded("Why, and how to see it again", className: "fold why") { why }
    } else {
      PagePieces.folded("Why, and how to repair it", className: "fold why") {
        repair
        why
      }
    }
  }

  private var repair: Markup? {
    fault.descriptor.map { descriptor in
      PagePieces.facts([
        ("Expected", PagePieces.prose(descriptor.summary)),
        ("Repair", PagePieces.prose(descriptor.repair)),
      ])
    }
  }

  @MarkupBuilder private var why: [Markup] {
    if let descriptor = fault.descriptor {
      PagePieces.facts([
        ("On a device", PagePieces.prose(descriptor.onDevice)),
        ("Reason", PagePieces.prose(descriptor.rationale)),
        ("Source", .text(descriptor.source.phrase)),
      ])
      Markup("p") { scope.anchor(.check(fault.check)) { "The whole explanation" } }
    }
    if let found = fault.statements.first?.findings.first {
      Markup("p", ["class": "quiet"]) { "See it again:" }
      Markup("pre", ["class": "command", "tabindex": "0"]) {
        Markup("code") { found.command }
      }
    }
  }
}
