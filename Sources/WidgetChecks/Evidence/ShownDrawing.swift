import WidgetRecording
import WidgetSimulation

/// A drawing of an entry, with its context.
struct ShownDrawing: Sendable {
  let drawing: RecordedDrawing
  /// The drawing of the same entry without anything unusual, in the same appearance if there is one.
  let usual: RecordedDrawing?
  let member: Member
  let header: RecordedHeader
  let call: RecordedCall
  /// The position of the entry in its answer.
  let entry: Int

  /// The words for the look where it is not the usual light one.
  var inLook: String {
    drawing.look == DrawnLook("light") ? "" : " (\(drawing.look.words))"
  }

  /// Whether text has the size that people have who chose none, in the author's own words.
  var hasUsualText: Bool {
    drawing.look.typeSize == DrawnLook.usualTypeSize && drawing.look.locale == nil
      && drawing.look.device == nil
  }

  /// The texts, with their positions among the boxes.
  var texts: [(position: Int, box: DrawnBox)] { drawing.texts }

  /// The width and height of the widget.
  var size: (width: Double, height: Double) {
    drawing.size.count == 2 ? (drawing.size[0], drawing.size[1]) : (0, 0)
  }
}

extension RecordedDrawing {
  /// The texts, with their positions among the boxes.
  var texts: [(position: Int, box: DrawnBox)] {
    boxes.enumerated().filter { $0.element.text?.isEmpty == false }.map { ($0, $1) }
  }
}

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

/// A rule about a widget's drawings.
protocol DrawingCheck: Check {
  /// Returns the faults of one drawing.
  func faults(in shown: ShownDrawing) -> [DrawingFault]
}

extension DrawingCheck {
  func verdicts(on evidence: Evidence) -> [SubjectVerdict] {
    evidence.members.map { SubjectVerdict($0, verdict(on: $0)) }
  }

  private func verdict(on member: MemberEvidence) -> Verdict {
    let shown = member.shownDrawings
    guard !shown.isEmpty else { return .notApplicable("nothing was drawn") }
    var order: [String] = []
    var found: [String: (fault: DrawingFault, shown: ShownDrawing, count: Int)] = [:]
    for drawing in shown {
      for fault in faults(in: drawing) {
        if found[fault.key] == nil {
          order.append(fault.key)
          found[fault.key] = (fault, drawing, 0)
        }
        found[fault.key]?.count += 1
      }
    }
    return .problems(
      order.compactMap { found[$0] }.map { fault, shown, count in
        let more =
          count > 1
          ? ", and so in \(MessageFormatter.count(count - 1, "other drawing", "other drawings"))"
          : ""
        var problem = Problem(
          fault.message + more, in: shown.call, entry: shown.entry, key: fault.key)
        problem.declaration = .widget
        problem.drawing = shown.drawing.digest
        problem.level = fault.level
        return problem
      })
  }
}

extension ShownDrawing {
  /// Returns the drawings of a member's entries, each once, in recorded order.
  ///
  /// - Parameters:
  ///   - calls: The member's calls.
  ///   - member: The member.
  ///   - header: The recording's header.
  ///   - drawings: The drawings of the recording, by name.
  /// - Returns: The drawings; those of placeholders, which show nothing of the author's, are none.
  static func all(
    in calls: [RecordedCall], of member: Member, _ header: RecordedHeader,
    _ drawings: [String: RecordedDrawing]
  ) -> [ShownDrawing] {
    guard !drawings.isEmpty else { return [] }
    var seen: Set<String> = []
    var shown: [ShownDrawing] = []
    for call in calls where call.mode != .placeholder && !call.isRejected {
      for (index, entry) in call.entries.enumerated() {
        let known = entry.drawings.compactMap { drawings[$0] }
        for drawing in known where seen.insert(drawing.digest).inserted {
          let plain = known.filter { $0.look.peculiarities.isEmpty }
          let usual = plain.first { $0.scheme == drawing.scheme } ?? plain.first ?? known.first
          shown.append(
            ShownDrawing(
              drawing: drawing, usual: usual?.digest == drawing.digest ? nil : usual,
              member: member, header: header, call: call, entry: index))
        }
      }
    }
    return shown
  }
}
