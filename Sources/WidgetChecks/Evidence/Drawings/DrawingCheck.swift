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

  init(_ message: String, key: String, level: FindingLevel? = nil) {
    self.message = message
    self.key = key
    self.level = level
  }
}

/// A rule about the drawings of widgets, controls and Live Activities.
protocol DrawingCheck: Check {
  /// Returns the faults of one drawing.
  func faults(in shown: ShownDrawing) -> [DrawingFault]
}

extension DrawingCheck {
  func verdicts(on evidence: Evidence) -> [SubjectVerdict] {
    evidence.members.map { SubjectVerdict($0, verdict(on: $0.shownDrawings)) }
      + evidence.kinds.filter { !$0.shownDrawings.isEmpty }.map {
        SubjectVerdict($0, verdict(on: $0.shownDrawings))
      }
  }

  private func verdict(on shown: [ShownDrawing]) -> Verdict {
    guard !shown.isEmpty else { return .notApplicable("nothing was drawn") }
    var order: [String] = []
    var found: [String: (fault: DrawingFault, shown: ShownDrawing, count: Int, lacks: Bool)] = [:]
    for drawing in shown {
      for var fault in faults(in: drawing) {
        fault.key = drawing.scope + fault.key
        if found[fault.key] == nil {
          order.append(fault.key)
          found[fault.key] = (fault, drawing, 0, true)
        }
        found[fault.key]?.count += 1
        if !drawing.lacksInput { found[fault.key]?.lacks = false }
      }
    }
    return .problems(
      order.compactMap { found[$0] }.map { fault, shown, count, lacks in
        let more =
          count > 1
          ? ", and so in \(MessageFormatter.count(count - 1, "other drawing", "other drawings"))"
          : ""
        var problem = shown.problem(fault.message, more, key: fault.key)
        problem.declaration = .widget
        problem.drawing = shown.drawing.digest
        problem.level = fault.level
        if !lacks { problem.shortage = "" }
        return problem
      })
  }
}

extension ShownDrawing {
  /// The beginning of a fault's identity: the presentations of a Live Activity are views of their
  /// own, while all sizes of a control show the same label.
  fileprivate var scope: String {
    guard isActivity, let place = drawing.look.place else { return "" }
    return place.rawValue + " "
  }

  /// Whether its call went without something that a device may have, such as stored values.
  fileprivate var lacksInput: Bool {
    if case .entry(_, let call, _) = subject { !call.shortage.isEmpty } else { false }
  }

  /// Returns the problem that a fault is, at the entry or in the presentation that shows it.
  ///
  /// - Parameters:
  ///   - message: The fault in words.
  ///   - more: The words on further drawings.
  ///   - key: The identity of the fault.
  /// - Returns: The problem; its drawing and its level are set afterwards.
  fileprivate func problem(_ message: String, _ more: String, key: String) -> Problem {
    switch subject {
    case .entry(_, let call, let entry):
      return Problem(message + more, in: call, entry: entry, key: key)
    case .control(let shown), .activity(let shown):
      let place = drawing.look.place.map { "in \($0.presentation), " } ?? ""
      // Only on the Lock Screen are they drawn in both appearances.
      let isDark = drawing.look.place == .lockScreen && drawing.look.appearance == "dark"
      let moment = (shown.moment + (isDark ? ["dark"] : [])).joined(separator: ", ")
      let words = moment.isEmpty ? message : "\(message) (\(moment))"
      var problem = Problem(place + words + more, key: key)
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
