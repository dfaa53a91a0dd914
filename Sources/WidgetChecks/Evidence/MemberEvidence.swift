import WidgetRecording
import WidgetSimulation

/// The evidence about one kind, family and configuration.
struct MemberEvidence: Sendable {
  let member: Member
  /// Its calls in recorded order, refused requests included.
  let calls: [RecordedCall]
  /// The positions of each call's entries of which more is known than date, relevance and digest.
  let detailed: [[Int]]
  /// The repeated calls, whose answers are compared with those of the first, in recorded order.
  let repetitions: [RecordedCall]
  /// The widget as the extension describes it.
  let widget: RecordedWidget?
  let header: RecordedHeader
  /// Its tracks, by Developer Mode; empty where it was asked for no timeline.
  let tracks: [RelevanceTrack]

  var subject: CheckSubject { CheckSubject(header: header, member: member) }

  /// The timelines that were delivered, each recorded call once.
  let timelines: [Timeline]

  /// Its calls that were made, by mode.
  private let made: [ProviderMode: [RecordedCall]]
  /// The modes in which a call ended well.
  private let returnedModes: Set<ProviderMode>

  /// The drawings of its entries, each once, in recorded order; placeholders show nothing of
  /// theirs.
  let shownDrawings: [ShownDrawing]

  init(
    member: Member, calls: [RecordedCall], timelines: [Timeline],
    repetitions: [RecordedCall] = [], widget: RecordedWidget?, header: RecordedHeader,
    tracks: [RelevanceTrack], drawings: [String: RecordedDrawing] = [:]
  ) {
    self.member = member
    self.calls = calls
    var delivered = timelines.makeIterator()
    detailed = calls.map { call in
      if call.deliveredTimeline { return delivered.next()?.detailed ?? [] }
      let entries = call.entries
      return entries.indices.filter { entries[$0].hasFurtherFacts }
    }
    made = Dictionary(grouping: calls.lazy.filter { !$0.isRejected }, by: \.mode)
    returnedModes = Set(made.filter { $0.value.contains(where: \.hasReturned) }.keys)
    self.repetitions = repetitions
    self.widget = widget
    self.header = header
    self.tracks = tracks
    self.timelines = timelines
    shownDrawings = ShownDrawing.all(in: calls, of: member, widget, header, drawings)
  }

  /// The limits that the run held.
  var limits: CallLimits {
    header.limits ?? CallLimits(on: header.system.platform)
  }

  /// The calls that were made in some modes; refused requests are none.
  func calls(in modes: [ProviderMode]) -> [RecordedCall] {
    let known = modes.filter { made[$0] != nil }
    guard known.count > 1 else { return known.first.flatMap { made[$0] } ?? [] }
    return calls.filter { $0.isMade(in: known) }
  }

  /// The calls in some modes that were asked again, and of which no answer came back then.
  func failedRepetitions(in modes: [ProviderMode]) -> [RecordedCall] {
    repetitions.filter {
      modes.contains($0.mode) && $0.isUnanswered && $0.repetition != .withoutData
    }
  }

  /// The reason for which there is no call in some modes.
  func reasonForNoCall(in modes: [ProviderMode]) -> String {
    let names = modes.map(\.rawValue)
    guard modes.count < ProviderMode.allCases.count else { return "no call was made" }
    return "no \(names.joined(separator: " or ")) was asked for"
  }

  /// Returns a verdict where a call ended well; otherwise how the calls ended.
  func observed(_ modes: [ProviderMode], verdict: () -> Verdict) -> Verdict {
    guard returnedModes.isDisjoint(with: modes) else { return verdict() }
    let made = calls.filter { $0.isMade(in: modes) }
    return made.isEmpty ? .notApplicable(reasonForNoCall(in: modes)) : .unanswered(made)
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

extension Verdict {
  /// The verdict on calls of which none ended well: how the first ended, apart from previews.
  ///
  /// A preview is none of the provider's calls, so that one which is not shown leaves nothing open.
  static func unanswered(_ calls: [RecordedCall]) -> Verdict {
    let first = calls.first { $0.mode != .preview }
    return first.map { .open($0.ending) } ?? .notApplicable("no preview was shown")
  }
}

extension RecordedCall {
  /// Whether the call is of one of some modes and was made; a refused request was not.
  func isMade(in modes: [ProviderMode]) -> Bool { modes.contains(mode) && !isRejected }

  /// The end of the call, in words.
  var ending: String {
    switch outcome {
    case .rejected: "refused by the reload budget"
    case .timedOut: "timed out"
    case .crashed(let signal, _, _): signal.map { "crashed by signal \($0)" } ?? "crashed"
    case .exited(let status, _): "exited" + (status.map { " with status \($0)" } ?? "")
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
