import WidgetFindings
import WidgetRecording

/// Objects to drawings that are not as the recorded ones.
struct SnapshotDiffersCheck: Check {
  static let descriptor = CheckDescriptor(
    id: "snapshot-differs",
    group: .views,
    summary: "Every drawing is as the one that was recorded.",
    rationale: """
      The manifest's `snapshots` folder holds drawings that somebody looked at and found right. A \
      run compares with them exactly: equal sources draw equal bytes on every machine with the same \
      fonts.
      """,
    onDevice: "The widget looks otherwise than it was meant to.",
    repair: """
      Where the change is meant, accept it: run the command that shows it again with \
      `--record-snapshots`, which takes its manifest and its `--filter`, and commit the folder; where \
      it is not, undo it.
      """,
    sample:
      "widgetcheck run Cards/widgetcheck.json --filter 'Cards/RecentPurchases/*' --record-snapshots",
    source: .model,
    level: .error
  )

  // The drawing that it is compared with has the same answers.
  static let holdsWithStandIns = true

  static let examples: [Example] = [
    .accepts("all as recorded", .drawn(.picture()), .pictured(), .compared()),
    .rejects(
      "a text that moved", .drawn(.picture()), .pictured(),
      .compared(differing: ["'Total' moved 4 pt down"]), at: .entry(0)),
    .rejects(
      "a control that changed", .described("Light", as: .control(nil)),
      .compared(differing: ["colour #ffffff is now #000000"], of: "Cards/Light/control"),
      at: .declaration),
    .rejects(
      "one change of many drawings is told once", .drawn(.picture()), .pictured(),
      .snapshots(
        RecordedSnapshots(
          folder: "Snapshots", compared: 2,
          mismatches: ["light", "dark"].map { look in
            SnapshotMismatch(
              "Weather/systemSmall/-/timeline-\(look).svg", look: look,
              of: CallID(
                bundle: "Cards", kind: "Weather", family: .systemSmall, configuration: .defaults,
                mode: .timeline), at: Setting.start, entry: 0, drawing: "drawing",
              differences: ["'Total' now reads 'Sum'"])
          })), at: .entry(0)),
    .rejects(
      "snapshots of a widget that is gone", .drawn(.picture()), .pictured(),
      .compared(differing: ["no run has recorded it"], of: "Cards"), at: .declaration),
    .ignores("no snapshots", .drawn(.picture()), .pictured()),
  ]

  func verdicts(on evidence: Evidence) -> [SubjectVerdict] {
    let compared = evidence.recording.snapshots
    return evidence.members.map { member in
      guard let compared else {
        return SubjectVerdict(member, .notApplicable("no snapshots were compared"))
      }
      let ids = Set(member.calls.map(\.id))
      let problems = Self.changes(compared.mismatches.filter { ids.contains($0.call) })
        .map { problem($0, in: compared.folder, of: member) }
      return SubjectVerdict(member, .problems(problems))
    } + (compared.map { others($0, evidence) + stale($0, evidence) } ?? [])
  }

  /// The verdicts on controls and Live Activities, which no call of a member shows.
  private func others(
    _ compared: RecordedSnapshots, _ evidence: Evidence
  ) -> [SubjectVerdict] {
    let calls = Set(evidence.members.flatMap(\.calls).map(\.id))
    return evidence.kinds.compactMap { kind in
      let prefix = "\(kind.header.bundle)/\(kind.kind)/"
      let own = compared.mismatches.filter {
        !calls.contains($0.call) && $0.call.rawValue.hasPrefix(prefix)
      }
      let problems = Self.changes(own).map { change in
        var problem = Problem(change.words(in: compared.folder), key: change.first.name)
        problem.drawing = change.first.drawing
        return problem
      }
      return problems.isEmpty ? nil : SubjectVerdict(kind, .problems(problems))
    }
  }

  /// The verdict on the bundle, where the folder has files that no drawing of a whole run belongs
  /// to.
  private func stale(
    _ compared: RecordedSnapshots, _ evidence: Evidence
  ) -> [SubjectVerdict] {
    let bundle = evidence.header.bundle
    let problems = Self.changes(compared.mismatches.filter { $0.call.rawValue == bundle })
      .map { change in
        Problem(change.words(in: compared.folder), key: change.first.differences.joined())
          .at(.warning)
      }
    guard !problems.isEmpty else { return [] }
    return [
      SubjectVerdict(
        subject: CheckSubject(header: evidence.header), widget: nil, .problems(problems))
    ]
  }

  private func problem(
    _ change: Change, in folder: String, of member: MemberEvidence
  ) -> Problem {
    let mismatch = change.first
    let call = member.calls.first { $0.id == mismatch.call && $0.at == mismatch.callAt }
    var problem = Problem(
      change.words(in: folder), in: call ?? member.calls.first, entry: mismatch.entry,
      key: mismatch.name)
    problem.declaration = .widget
    problem.drawing = mismatch.drawing
    return problem
  }

  /// A difference that drawings have in common, such as another word in each of a day's entries.
  private struct Change {
    var first: SnapshotMismatch
    var count: Int

    func words(in folder: String) -> String {
      let differences = first.differences
      let words = differences.prefix(6).joined(separator: "; ")
      let more = differences.count > 6 ? "; and \(differences.count - 6) more" : ""
      let others =
        count > 1
        ? ", and so in \(MessageFormatter.count(count - 1, "other drawing", "other drawings"))" : ""
      return "\(words)\(more), in \(folder)/\(first.name)\(others)"
    }
  }

  /// The differences of one subject, each once, in recorded order.
  private static func changes(_ mismatches: [SnapshotMismatch]) -> [Change] {
    mismatches.grouped(by: \.differences).compactMap { _, group in
      group.first.map { Change(first: $0, count: group.count) }
    }
  }
}
