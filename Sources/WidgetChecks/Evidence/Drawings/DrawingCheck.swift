import WidgetFindings
import WidgetRecording

/// One fault of a drawing.
struct DrawingFault {
  /// One lower-case clause without a full stop.
  var message: String
  /// The identity of the fault among those of a member: where it is, not what is written there.
  var key: String
  /// The level that the rule has for such a case; nil for the check's own.
  var level: FindingLevel?
  /// The number by which the worst of several drawings with the fault is told, greater for worse; 0
  /// where they are equal, so that the first one is.
  var severity = 0.0
  /// The texts that it is about, by which their line is found where that is certain.
  var texts: [String]

  init(_ message: String, key: String, level: FindingLevel? = nil, texts: [String] = []) {
    self.message = message
    self.key = key
    self.level = level
    self.texts = texts
  }
}

extension DrawingFault {
  /// The fault as a note, where it is about nothing but timers of more than a hundred hours.
  ///
  /// Their dates are what somebody wrote into a preview long ago, and no other moment shows them.
  fileprivate var doubted: DrawingFault {
    let hours = texts.map(\.hoursOfTimer)
    guard let least = hours.compactMap(\.self).min(), !hours.contains(nil) else { return self }
    var fault = self
    fault.level = .note
    fault.key += " of a distant date"
    fault.message += "; the preview's date is \(least / 24) days away"
    return fault
  }
}

extension String {
  /// The hours of a timer in a text, such as `10414:00:00`, of at least a hundred; nil for others.
  fileprivate var hoursOfTimer: Int? {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).lazy.compactMap { before, after -> Int? in
      let hours = before.reversed().prefix(while: \.isASCIIDigit).reversed()
      guard hours.count > 2, after.count == 2, after.allSatisfy(\.isASCIIDigit) else { return nil }
      return Int(String(hours))
    }.first
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

/// A rule about the drawings of widgets, controls and Live Activities.
protocol DrawingCheck: Check {
  /// Returns the faults of one drawing.
  func faults(in shown: ShownDrawing) -> [DrawingFault]
  /// Whether a fault may be gone where the provider is given what it lacked.
  static var dependsOnContent: Bool { get }
}

extension DrawingCheck {
  static var dependsOnContent: Bool { true }

  func verdicts(on evidence: Evidence) -> [SubjectVerdict] {
    evidence.members.map { member in
      SubjectVerdict(
        member, member.reasonForNoDrawing.map { .open($0) } ?? verdict(on: member.shownDrawings))
    }
      + evidence.kinds.filter { !$0.shownDrawings.isEmpty }.map {
        SubjectVerdict($0, verdict(on: $0.shownDrawings))
      }
  }

  private func verdict(on shown: [ShownDrawing]) -> Verdict {
    guard !shown.isEmpty else { return .notApplicable("nothing was drawn") }
    var order: [String] = []
    var found: [String: FoundFault] = [:]
    for drawing in shown {
      for fault in faults(in: drawing) {
        var fault = drawing.isOfPreview ? fault.doubted : fault
        fault.key = drawing.scope + fault.key
        if found[fault.key] == nil {
          order.append(fault.key)
          found[fault.key] = FoundFault(fault: fault, shown: drawing)
        }
        found[fault.key]?.add(fault, drawing)
      }
    }
    let problems = order.compactMap { found[$0]?.problem }
    return .problems(Self.dependsOnContent ? problems : problems.map { $0.lacking("") })
  }
}

/// A fault with the drawings that show it.
private struct FoundFault {
  private var fault: DrawingFault
  /// The first of the drawings in which it is worst.
  private var shown: ShownDrawing
  private var count = 0
  /// Whether the calls of all drawings went without something.
  private var lacksInput = true
  /// The stand-ins that were asked for the drawings, each once; nil where one was made without.
  private var standIns: [RecordedAccess]? = []

  init(fault: DrawingFault, shown: ShownDrawing) { (self.fault, self.shown) = (fault, shown) }

  /// Takes a further drawing that shows it.
  mutating func add(_ other: DrawingFault, _ drawing: ShownDrawing) {
    count += 1
    if other.severity > fault.severity { (fault, shown) = (other, drawing) }
    lacksInput = lacksInput && drawing.lacksInput
    let asked = drawing.standIns
    let new = asked.filter { standIns?.contains($0) == false }
    standIns = asked.isEmpty ? nil : standIns.map { $0 + new }
  }

  /// The problem that it is, at the drawing in which it is worst.
  var problem: Problem {
    var problem = shown.problem(fault.message, key: fault.key)
    if count > 1 {
      problem.repetition =
        ", and so in \(MessageFormatter.count(count - 1, "other drawing", "other drawings"))"
    }
    problem.declaration = .widget
    problem.uses = fault.texts.map { "\(WidgetPlaces.text) \($0)" }
    problem.drawing = shown.drawing.digest
    problem.level = fault.level
    if !lacksInput { problem.shortage = "" }
    problem.standIns = standIns ?? []
    return problem
  }
}

extension MemberEvidence {
  /// The reason for which nothing of it could be looked at, where a view ended each process that
  /// drew it; nil otherwise.
  fileprivate var reasonForNoDrawing: String? {
    guard shownDrawings.isEmpty else { return nil }
    let call = calls.first { $0.drawingFailure != nil && $0.mode != .preview }
    return call?.drawingProblem
  }
}

extension ShownDrawing {
  /// The beginning of a fault's identity: the presentations of a Live Activity are views of their
  /// own, while all sizes of a control show the same label.
  fileprivate var scope: String {
    guard isActivity, let place = drawing.look.place else { return "" }
    return place.rawValue + " "
  }

  /// Whether it shows what a preview says, at the dates that the preview names.
  fileprivate var isOfPreview: Bool {
    switch subject {
    case .entry(_, let call, _): call.mode == .preview
    case .activity(let shown): shown.at == nil
    case .control: false
    }
  }

  /// Whether its call went without something that a device may have, such as stored values, and
  /// may show something else for that.
  fileprivate var lacksInput: Bool {
    if case .entry(_, let call, _) = subject { !call.shortage.isEmpty && !isSample } else { false }
  }

  /// The stand-ins that its call or its views asked for what they have no answer to.
  fileprivate var standIns: [RecordedAccess] {
    guard case .entry(_, let call, _) = subject else { return [] }
    return call.accesses.filter { $0.kind == .standIn }
  }

  /// Returns the problem that a fault is, at the entry or in the presentation that shows it.
  ///
  /// - Parameters:
  ///   - message: The fault in words.
  ///   - key: The identity of the fault.
  /// - Returns: The problem; its drawing and its level are set afterwards.
  func problem(_ message: String, key: String) -> Problem {
    switch subject {
    case .entry(_, let call, let entry):
      return Problem(message, in: call, entry: entry, key: key)
    case .control(let shown), .activity(let shown):
      let place = drawing.look.place.map { "in \($0.presentation), " } ?? ""
      // Only on the Lock Screen are they drawn in both appearances.
      let isDark = drawing.look.place == .lockScreen && drawing.look.appearance == "dark"
      let moment = (shown.moment + (isDark ? ["dark"] : [])).joined(separator: ", ")
      let words = moment.isEmpty ? message : "\(message) (\(moment))"
      var problem = Problem(place + words, key: key)
      problem.at = shown.at
      return problem
    }
  }
}

extension ShownPresentation {
  /// The series and the position or the state in it, such as `preview Delayed` and `state 2`; empty
  /// for a control without a state.
  fileprivate var moment: [String] {
    if series == "gallery" { return ["in the gallery"] }
    if series == "control" { return state.isEmpty ? [] : [state] }
    return [series, state.isEmpty ? "state \(position + 1)" : state]
  }
}
