import WidgetFindings
import WidgetRecording

/// Objects to parts of a view that wait for something which never happens in a widget.
struct ViewInWidgetUnsupportedCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "view-in-widget-unsupported",
    group: .views,
    summary: "A widget's view needs nothing that happens after it was drawn.",
    rationale: """
      A widget's view is drawn for each entry and archived, and that of a Live Activity for each \
      content; its code is not running while it is shown. Timers never fire, objects are never observed, a state that is loaded when the view \
      appears comes too late, gestures are never recognised, and an animation without an end does \
      not begin.
      """,
    onDevice: "The view stands still and does not react; a tap opens the app.",
    repair: """
      Put what changes with time into entries or into a text with a date style, and what a person \
      does into `Button(intent:)`, `Toggle(isOn:intent:)`, `Link` or `widgetURL`.
      """,
    sample: """
      Text(entry.departure, style: .relative)
      Button("Done", intent: MarkDone(id: entry.id))
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("a view that stands still", .timeline(.at(0), .at(60))),
    .rejects("a gesture", .timeline(.at(0), with(["onTapGesture"])), at: .entry(1)),
    .rejects(
      "each of them once", .timeline(with(["onReceive"]), with(["@ObservedObject", "onReceive"])),
      at: .entry(0), .entry(1)
    ),
    .rejects(
      "a button with a closure", .timeline(.at(0), with(["Button without an intent"])),
      at: .entry(1)),
    .rejects(
      "a view that only the snapshot shows", .called(.snapshot, .entry(with(["repeatForever"]))),
      at: .entry(0)),
    .rejects(
      "a state that is loaded by the view", .timeline(with(["task"])), at: .entry(0)),
    .rejects(
      "a button with a closure in a Live Activity",
      .drawn(
        .island(.islandExpanded) {
          $0.notes = [IdlePartNote.text(on: "Button without an intent")]
        }), .activity(), .described("Ride", as: .activity), at: .call()),
    .accepts(
      "a Live Activity that stands still", .drawn(.island(.islandExpanded, texts: ["Ride"])),
      .activity(), .described("Ride", as: .activity)),
    .ignores("no call", .described()),
  ]

  static let needs: [ProviderMode] = [.placeholder, .snapshot, .timeline, .entry]

  private static func with(_ parts: [String]) -> RecordedEntry {
    var entry = RecordedEntry.at(0)
    entry.idleParts = parts
    return entry
  }

  func verdict(on member: MemberEvidence) -> Verdict {
    .problems(
      member.problems(ofEach: \.idleParts, uses: { [$0] }) { name, _ in
        "the view uses \(name), and \(Self.effect(of: name)) in a widget"
      }
      // It is no use in a widget whatever the provider was given.
      .map { $0.lacking("") })
  }

  func verdicts(on evidence: Evidence) -> [SubjectVerdict] {
    evidence.members.map { member in
      SubjectVerdict(member, member.observed(Self.needs) { verdict(on: member) })
    }
      + evidence.kinds.compactMap { kind in
        let shown = kind.shownDrawings.filter(\.isActivity)
        return shown.isEmpty ? nil : SubjectVerdict(kind, .problems(Self.problems(in: shown)))
      }
  }

  /// The problems with the presentations of a Live Activity: one for each part, where it is first
  /// seen.
  private static func problems(in shown: [ShownDrawing]) -> [Problem] {
    var seen: Set<String> = []
    return shown.flatMap { drawing in
      drawing.drawing.idleParts.filter { seen.insert($0).inserted }.map { name in
        var problem = drawing.problem(
          "the view uses \(name), and \(effect(of: name, inActivity: true)) in a Live Activity",
          key: name)
        problem.uses = [name]
        problem.drawing = drawing.drawing.digest
        return problem
      }
    }
  }

  private static func effect(of name: String, inActivity: Bool = false) -> String {
    switch name {
    case "onReceive": "nothing is received"
    case "@StateObject", "@ObservedObject", "@State with an @Observable object":
      "no object is observed"
    case "onAppear", "task": "no state that it sets is shown"
    case "Button without an intent": "no closure is called"
    case "Toggle without an intent": "no binding is set"
    case "TimelineView" where inActivity: "nothing but an update of its state changes it"
    case "TimelineView": "the system follows the entries of the provider alone"
    case "repeatForever", "phaseAnimator", "symbolEffect": "no animation runs without end"
    default: "no gesture is recognised"
    }
  }
}
