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

  var subject: CheckSubject { CheckSubject(header: header, member: member) }

  /// The timelines that were delivered, each recorded call once.
  let timelines: [Timeline]

  /// The drawings of the recording, by name.
  var drawings: [String: RecordedDrawing] = [:]

  init(
    member: Member, calls: [RecordedCall], timelines: [Timeline],
    repetitions: [RecordedCall] = [], widget: RecordedWidget?, header: RecordedHeader,
    tracks: [RelevanceTrack]
  ) {
    self.member = member
    self.calls = calls
    self.repetitions = repetitions
    self.widget = widget
    self.header = header
    self.tracks = tracks
    self.timelines = timelines
  }

  /// The limits that the run held.
  var limits: CallLimits {
    header.limits ?? CallLimits(on: header.system.platform)
  }

  /// The calls that were made in some modes; refused requests are none.
  func calls(in modes: [ProviderMode]) -> [RecordedCall] {
    calls.filter { modes.contains($0.mode) && !$0.isRejected }
  }

  /// The calls in some modes that were asked again, and of which no answer came back then.
  func failedRepetitions(in modes: [ProviderMode]) -> [RecordedCall] {
    repetitions.filter { modes.contains($0.mode) && $0.isUnanswered && !$0.isWithoutData }
  }

  /// The reason for which there is no call in some modes.
  func reasonForNoCall(in modes: [ProviderMode]) -> String {
    let names = modes.map(\.rawValue)
    guard modes.count < ProviderMode.allCases.count else { return "no call was made" }
    return "no \(names.joined(separator: " or ")) was asked for"
  }

  /// Returns a verdict where a call ended well; otherwise how the calls ended.
  func observed(_ modes: [ProviderMode], verdict: () -> Verdict) -> Verdict {
    func isMade(_ call: RecordedCall) -> Bool { modes.contains(call.mode) && !call.isRejected }
    guard let first = calls.first(where: isMade) else {
      return .notApplicable(reasonForNoCall(in: modes))
    }
    guard calls.contains(where: { $0.hasReturned && isMade($0) }) else {
      return .open(first.ending)
    }
    return verdict()
  }

  /// The reason for which entry relevance means nothing here; nil where Smart Rotate reads it.
  ///
  /// Apple documents it for iPhone and iPad; there are no stacks on the Lock Screen.
  var reasonForNoRanking: String? {
    guard header.system.reading(of: .entryRelevance) == .read else {
      return "Smart Rotate does not read entry relevance on \(header.system.platform.rawValue)"
    }
    guard header.system.stackFamilies.contains(member.family) else {
      return "a widget of the family \(member.family.rawValue) stands in no Smart Stack"
    }
    return nil
  }
}

extension RecordedCall {
  /// The end of the call, in words.
  var ending: String {
    switch outcome {
    case .rejected: "refused by the reload budget"
    case .timedOut: "timed out"
    case .crashed(let signal, _): signal.map { "crashed by signal \($0)" } ?? "crashed"
    case .exited(let status): "exited with status \(status ?? 0)"
    case .exceededMemory: "exceeded its memory limit"
    case .answered(let answer):
      switch answer.content {
      case .failure(let failure): "threw an error: \(failure.message)"
      case .abandoned: "timed out"
      case .entry, .timeline, .clues, .recommendations: "returned"
      }
    }
  }
}
