import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// The calls that an interrupted run leaves open: no check passes on unseen calls.
struct InterruptedRun: Sendable {
  /// The groups whose checks look at one member alone.
  private static let groupsOfMembers: [CheckGroup] = [.calls, .timelines, .views]

  private let reason: String
  /// The members of which every call was made.
  private let whole: Set<CheckSubject>

  /// Creates the open calls of a recording; nil for a run that came to its end.
  init?(_ evidence: Evidence) {
    guard let interruption = evidence.recording.interruption else { return nil }
    reason = interruption.description
    let open = Set(
      interruption.open.map {
        Member(kind: $0.kind, family: $0.family, configuration: $0.configuration)
      })
    whole = Set(evidence.members.filter { !open.contains($0.member) }.map(\.subject))
  }

  /// Returns a check's outcome; where calls are missing, one without findings becomes open.
  func outcome(_ outcome: CheckResult.Outcome, of group: CheckGroup, on subject: CheckSubject)
    -> CheckResult.Outcome
  {
    switch outcome {
    case .fail, .open: return outcome
    case .pass, .notApplicable:
      let isKnown = Self.groupsOfMembers.contains(group) && whole.contains(subject)
      return isKnown ? outcome : .open(reason)
    }
  }
}
