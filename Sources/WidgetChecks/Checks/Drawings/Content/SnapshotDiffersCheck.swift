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
      Where the change is meant, accept it with `widgetcheck run --record-snapshots`, for some calls \
      alone with `--filter`, and commit the folder; where it is not, undo it.
      """,
    sample: "widgetcheck run --record-snapshots --filter 'Cards/RecentPurchases/*'",
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("all as recorded", .drawn(.picture()), .pictured(), .compared()),
    .rejects(
      "a text that moved", .drawn(.picture()), .pictured(),
      .compared(differing: ["'Total' moved 4 pt down"]), at: .entry(0)),
    .rejects(
      "a control that changed", .described("Light", as: .control),
      .compared(differing: ["colour #ffffff is now #000000"], of: "Cards/Light/control"),
      at: .declaration),
    .ignores("no snapshots", .drawn(.picture()), .pictured()),
  ]

  func verdicts(on evidence: Evidence) -> [SubjectVerdict] {
    let compared = evidence.recording.snapshots
    return evidence.members.map { member in
      guard let compared else {
        return SubjectVerdict(member, .notApplicable("no snapshots were compared"))
      }
      let ids = Set(member.calls.map(\.id))
      let problems = compared.mismatches.filter { ids.contains($0.call) }.compactMap { mismatch in
        problem(mismatch, in: compared.folder, of: member)
      }
      return SubjectVerdict(member, .problems(problems))
    } + (compared.map { others($0, evidence) } ?? [])
  }

  /// The verdicts on controls and Live Activities, which no call of a member shows.
  private func others(
    _ compared: RecordedSnapshots, _ evidence: Evidence
  ) -> [SubjectVerdict] {
    let calls = Set(evidence.members.flatMap(\.calls).map(\.id))
    return evidence.kinds.compactMap { kind in
      let prefix = "\(kind.header.bundle)/\(kind.kind)/"
      let problems = compared.mismatches.filter {
        !calls.contains($0.call) && $0.call.rawValue.hasPrefix(prefix)
      }.map { mismatch in
        let words = mismatch.differences.prefix(6).joined(separator: "; ")
        var problem = Problem(
          "\(words), in \(compared.folder)/\(mismatch.name)", key: mismatch.name)
        problem.drawing = mismatch.drawing
        return problem
      }
      return problems.isEmpty ? nil : SubjectVerdict(kind, .problems(problems))
    }
  }

  private func problem(
    _ mismatch: SnapshotMismatch, in folder: String, of member: MemberEvidence
  ) -> Problem? {
    let call = member.calls.first { $0.id == mismatch.call && $0.at == mismatch.callAt }
    let words = mismatch.differences.prefix(6).joined(separator: "; ")
    let more = mismatch.differences.count > 6 ? "; and \(mismatch.differences.count - 6) more" : ""
    var problem = Problem(
      "\(words)\(more), in \(folder)/\(mismatch.name)", in: call ?? member.calls.first,
      entry: mismatch.entry, key: mismatch.name)
    problem.declaration = .widget
    problem.drawing = mismatch.drawing
    return problem
  }
}
