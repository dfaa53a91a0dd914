import WidgetRecording
import WidgetSimulation

/// Everything that is known of one kind, family and configuration.
struct MemberEvidence: Sendable {
  let member: Member
  /// Its calls in recorded order, refused requests included.
  let calls: [RecordedCall]
  /// The calls that only asked again what was just answered, in recorded order.
  let repetitions: [RecordedCall]
  /// The widget as the extension describes it.
  let widget: RecordedWidget?
  let header: RecordedHeader
  /// Its tracks, by Developer Mode; empty where it was asked for no timeline.
  let tracks: [RelevanceTrack]

  var subject: Subject { Subject(header: header, member: member) }

  /// The timelines that were delivered, each recorded call once.
  let timelines: [Timeline]

  init(
    member: Member, calls: [RecordedCall], repetitions: [RecordedCall] = [],
    widget: RecordedWidget?, header: RecordedHeader, tracks: [RelevanceTrack]
  ) {
    self.member = member
    self.calls = calls
    self.repetitions = repetitions
    self.widget = widget
    self.header = header
    self.tracks = tracks
    timelines = calls.compactMap { Timeline($0) }
  }

  /// The limits that the run held.
  var limits: CallLimits {
    header.limits
      ?? CallLimits(memory: header.platform == "watchOS" ? 15_000_000 : 30_000_000)
  }

  /// The calls that were made in some modes; refused requests are none.
  func calls(in modes: [ProviderMode]) -> [RecordedCall] {
    calls.filter { modes.contains($0.mode) && $0.outcome != nil }
  }

  /// Why no call in some modes can be looked at.
  func reasonForNoCall(in modes: [ProviderMode]) -> String {
    let names = modes.map(\.rawValue)
    guard modes.count < ProviderMode.allCases.count else { return "no call was made" }
    return "no \(names.joined(separator: " or ")) was asked for"
  }

  /// Returns a verdict where a call ended well; otherwise how the calls ended.
  func observed(_ modes: [ProviderMode], verdict: () -> Verdict) -> Judgement.Decision {
    let calls = calls(in: modes)
    guard let first = calls.first else {
      return .verdict(.notApplicable(reasonForNoCall(in: modes)))
    }
    guard calls.contains(where: { $0.outcome == .returned }) else {
      return .open(first.ending)
    }
    return .verdict(verdict())
  }

  /// Why entry relevance means nothing for this member; nil where Smart Rotate reads it.
  ///
  /// Apple documents it for iPhone and iPad; there are no stacks on the Lock Screen.
  var reasonForNoRanking: String? {
    guard ["iOS", "iPadOS"].contains(header.platform) else {
      return "Smart Rotate does not read entry relevance on \(header.platform)"
    }
    guard !member.family.rawValue.hasPrefix("accessory") else {
      return "a widget of the family \(member.family.rawValue) stands in no Smart Stack"
    }
    return nil
  }
}

extension RecordedCall {
  /// How the call ended, in words.
  var ending: String {
    switch outcome {
    case .returned: "returned"
    case .timedOut: "timed out"
    case .crashed: signal.map { "crashed by signal \($0)" } ?? "crashed"
    case .exited: "exited with status \(exitStatus ?? 0)"
    case .threw: "threw an error\(failure.map { ": \($0.message)" } ?? "")"
    case .exceededMemory: "exceeded its memory limit"
    case nil: "refused by the reload budget"
    }
  }
}
