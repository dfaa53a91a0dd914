import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// A rule that reads a run's record of a bundle and finds problems in it.
///
/// A check is a value without state. It reads no clock, file, or environment, so the same evidence
/// always has the same outcome. Conform to the refinement that names what the rule looks at; each
/// of them finds its subjects and leaves open those that a failed call left unknown.
protocol Check: Sendable {
  /// The check in words.
  static var descriptor: CheckDescriptor { get }
  /// Recordings that show both sides of the rule.
  static var examples: [Example] { get }
  /// Whether a finding about views is as certain where they show what a stand-in answered.
  static var holdsWithStandIns: Bool { get }

  /// Returns the verdict on each subject.
  func verdicts(on evidence: Evidence) -> [SubjectVerdict]
}

extension Check {
  static var holdsWithStandIns: Bool { false }
}

/// A rule about each call, whether or not it ended well.
protocol CallCheck: Check {
  /// The modes of the calls that the rule is about.
  static var modes: [ProviderMode] { get }
  /// Whether the rule looks at calls that crashed, ended their process or ran out of time, too.
  static var looksAtEndings: Bool { get }

  /// Returns the problems of one call.
  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem]
}

/// A rule about each timeline that was delivered.
protocol TimelineCheck: Check {
  /// Returns the problems of one timeline, in entry order.
  func problems(in timeline: Timeline) -> [Problem]
}

/// A rule about all calls of a kind, family and configuration together.
protocol MemberCheck: Check {
  /// The modes of which at least one call must have ended well.
  static var needs: [ProviderMode] { get }

  /// Returns the verdict on a member whose calls ended well enough.
  func verdict(on member: MemberEvidence) -> Verdict
}

/// A rule about a member in the stacks that hold it.
protocol StackMemberCheck: Check {
  /// Returns the problems of a member's life in one stack.
  func problems(of member: MemberEvidence, in place: StackPlace) -> [Problem]
}

/// A rule about a kind, across its families, configurations and modes.
protocol KindCheck: Check {
  /// The modes of which at least one call must have ended well; none where the rule is about what
  /// the extension declares.
  static var needs: [ProviderMode] { get }

  /// Returns the verdict on a kind.
  func verdict(on kind: KindEvidence) -> Verdict
}

/// A rule about a whole bundle.
protocol BundleCheck: Check {
  /// Returns the verdict on the bundle.
  func verdict(on evidence: Evidence) -> Verdict
}

extension CallCheck {
  static var modes: [ProviderMode] { ProviderMode.allCases }
  static var looksAtEndings: Bool { false }

  func verdicts(on evidence: Evidence) -> [SubjectVerdict] {
    evidence.members.map { member in
      let calls =
        member.calls(in: Self.modes)
        + (Self.looksAtEndings ? member.failedRepetitions(in: Self.modes) : [])
      guard !calls.isEmpty else {
        return SubjectVerdict(member, .notApplicable(member.reasonForNoCall(in: Self.modes)))
      }
      let found = calls.flatMap { problems(in: $0, of: member) }
      let isSeen = Self.looksAtEndings || calls.contains { $0.hasReturned }
      guard !found.isEmpty || isSeen else { return SubjectVerdict(member, .unanswered(calls)) }
      return SubjectVerdict(member, .problems(found))
    } + descriptionVerdicts(on: evidence)
  }

  /// The verdict on the bundle where its process ended before it had described a widget.
  private func descriptionVerdicts(on evidence: Evidence) -> [SubjectVerdict] {
    guard Self.looksAtEndings, let call = evidence.failedDescription,
      Self.modes.contains(call.mode)
    else { return [] }
    let member = MemberEvidence(
      member: Member(call), calls: [call], timelines: [], widget: nil, header: evidence.header,
      tracks: [])
    let found = problems(in: call, of: member)
    let subject = CheckSubject(header: evidence.header)
    return found.isEmpty
      ? [] : [SubjectVerdict(subject: subject, widget: nil, .problems(found))]
  }
}

extension TimelineCheck {
  func verdicts(on evidence: Evidence) -> [SubjectVerdict] {
    evidence.members.map { member in
      SubjectVerdict(
        member,
        member.observed([.timeline]) {
          .problems(member.timelines.flatMap { problems(in: $0) })
        }
      )
    }
  }
}

extension MemberCheck {
  static var needs: [ProviderMode] { [.timeline] }

  func verdicts(on evidence: Evidence) -> [SubjectVerdict] {
    evidence.members.map { member in
      SubjectVerdict(member, member.observed(Self.needs) { verdict(on: member) })
    }
  }
}

extension StackMemberCheck {
  func verdicts(on evidence: Evidence) -> [SubjectVerdict] {
    evidence.members.map { member in
      SubjectVerdict(
        member,
        member.observed([.timeline]) {
          let places = evidence.places[member.member] ?? []
          guard !places.isEmpty else { return .notApplicable("it stands in no stack") }
          return .problems(places.flatMap { problems(of: member, in: $0) })
        }
      )
    }
  }
}

extension KindCheck {
  static var needs: [ProviderMode] { [] }

  func verdicts(on evidence: Evidence) -> [SubjectVerdict] {
    kindVerdicts(on: evidence)
  }

  /// Returns the verdict on each kind that was observed, and why others were not.
  func kindVerdicts(on evidence: Evidence) -> [SubjectVerdict] {
    evidence.kinds.map { kind in
      if let reason = evidence.reasonForNoProvider { return SubjectVerdict(kind, .open(reason)) }
      guard !Self.needs.isEmpty else { return SubjectVerdict(kind, verdict(on: kind)) }
      let observed = kind.members.map { member in
        member.observed(Self.needs) { .problems([]) }
      }
      if observed.contains(.problems([])) || observed.isEmpty {
        return SubjectVerdict(kind, verdict(on: kind))
      }
      let open = observed.first { if case .open = $0 { true } else { false } }
      return SubjectVerdict(kind, open ?? observed[0])
    }
  }
}

extension BundleCheck {
  func verdicts(on evidence: Evidence) -> [SubjectVerdict] {
    [
      SubjectVerdict(
        subject: CheckSubject(header: evidence.header), widget: nil, verdict(on: evidence))
    ]
  }
}
