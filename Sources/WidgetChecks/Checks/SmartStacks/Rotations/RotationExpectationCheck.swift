import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to a manifest's expectations of a stack that the simulation does not meet.
struct RotationExpectationCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "rotation-expectation",
    group: .smartStacks,
    summary: "The stacks do what the manifest expects of them.",
    rationale: """
      An expectation is a test: how often a member comes to the top or a widget is suggested, and \
      who is on top at a moment, with Developer Mode off and on. The rules of the simulation are this program's \
      model.
      """,
    onDevice: "What the simulation shows, as far as its model holds.",
    repair: "Look at the picture of the stack, then change the relevance or the expectation.",
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("as often as expected", expecting(atLeast: 1), clock, weather),
    .rejects(
      "more rarely than expected", expecting(atLeast: 2), clock, weather, at: .declaration),
    .rejects(
      "another on top",
      expecting(
        StackExpectation(developerMode: .off, top: .init("Weather", at: Setting.start + 7200))),
      clock, weather, at: .declaration
    ),
    .accepts(
      "the expected one on top",
      expecting(StackExpectation(top: .init("Weather", at: Setting.start + 3660))),
      clock, weather
    ),
    .ignores("nothing expected", .stacked("Clock", "Weather"), clock, weather),
    .accepts("once where nothing else rotates", expecting(atLeast: 1), plainClock, weather),
    .accepts("at most once", expecting(atMost: 1), plainClock, weather),
    .rejects(
      "more often than expected", expecting(atMost: 0), plainClock, weather, at: .declaration),
    .accepts(
      "on top from the moment of its rotation",
      expecting(StackExpectation(top: .init("Weather", at: Setting.start + 3600))),
      plainClock, weather
    ),
    .accepts("a suggestion of the kind", suggesting("Tides", atLeast: 1), plainClock, tides),
    .rejects(
      "fewer suggestions than expected", suggesting("Tides", atLeast: 2), plainClock, tides,
      at: .declaration
    ),
    .rejects(
      "a suggestion of another configuration", suggesting("Tides/oslo", atLeast: 1), plainClock,
      tides, at: .declaration
    ),
    .rejects(
      "nothing is on top before the simulated time",
      expecting(StackExpectation(developerMode: .off, top: .init("Clock", at: Setting.start - 60))),
      plainClock, weather, at: .declaration
    ),
  ]

  private static func suggesting(_ widget: MemberName, atLeast count: Int) -> RecordingEvent {
    expecting(StackExpectation(frequency: .init(of: widget, suggestions: .init(atLeast: count))))
  }

  private static let tides = RecordingEvent.shortcuts(
    .init(widgetKind: "Tides", providers: [.dates(60, 120)]))
  private static let clock = RecordingEvent.timeline(
    .at(0), .at(90, score: 1, minutes: 60), kind: "Clock"
  )
  private static let plainClock = RecordingEvent.timeline(.at(0), kind: "Clock")
  private static let weather = RecordingEvent.timeline(.at(0), .at(60, score: 5, minutes: 30))

  private static func expecting(atLeast count: Int) -> RecordingEvent {
    expecting(StackExpectation(frequency: .init(of: "Weather", rotations: .init(atLeast: count))))
  }

  private static func expecting(atMost count: Int) -> RecordingEvent {
    expecting(StackExpectation(frequency: .init(of: "Weather", rotations: .init(atMost: count))))
  }

  private static func expecting(_ expectation: StackExpectation) -> RecordingEvent {
    .stacked("Clock", "Weather") { $0.expect = [expectation] }
  }

  func verdict(on evidence: Evidence) -> Verdict {
    let expected = evidence.simulation.stacks.contains { $0.stack.expect?.isEmpty == false }
    guard expected else { return .notApplicable("the manifest expects nothing of a stack") }
    return .problems(
      evidence.simulation.stacks.flatMap { result in
        (result.stack.expect ?? []).enumerated().flatMap { index, expectation in
          result.modes.filter {
            expectation.developerMode == nil || expectation.developerMode == $0.developerMode
          }.flatMap { trace in
            let formatter = MessageFormatter(evidence.header)
            return Self.broken(expectation, in: trace, formatter: formatter).map { broken in
              var problem = Problem(
                "in the stack '\(result.stack.name)' with Developer Mode "
                  + "\(trace.developerMode.rawValue), \(broken.text)",
                key: "\(result.stack.name)/\(index)/\(broken.part)"
              )
              problem.developerMode = trace.developerMode
              return problem
            }
          }
        }
      }
    )
  }

  /// A count outside the expected range, in words; nil where it lies within.
  private static func outside(
    _ range: StackExpectation.Count, _ count: Int, _ part: String, _ fact: String
  ) -> [(part: String, text: String)] {
    let found = "\(fact) \(MessageFormatter.count(count, "time", "times"))"
    if let least = range.atLeast, count < least {
      return [(part, "\(found), expected at least \(least)")]
    }
    if let most = range.atMost, count > most {
      return [(part, "\(found), expected at most \(most)")]
    }
    return []
  }

  /// The part of an expectation that a trace does not fulfil, in words.
  private static func broken(
    _ expectation: StackExpectation, in trace: RotationTrace, formatter: MessageFormatter
  ) -> [(part: String, text: String)] {
    var broken: [(part: String, text: String)] = []
    if let frequency = expectation.frequency, let expected = frequency.rotations {
      let count = trace.rotations.count { $0.to == frequency.member }
      broken += outside(expected, count, "rotations", "'\(frequency.member)' comes to the top")
    }
    if let frequency = expectation.frequency, let expected = frequency.suggestions {
      // A kind alone stands for all of its configurations.
      let count = trace.suggestions.count {
        $0.name == frequency.member || $0.kind == frequency.member.rawValue
      }
      broken += outside(expected, count, "suggestions", "'\(frequency.member)' is suggested")
    }
    if let expected = expectation.top {
      let top = trace.tops.first { $0.from <= expected.at && expected.at < $0.to }?.member
      if top != expected.member {
        let found = top.map { "'\($0)'" } ?? "nothing"
        let moment = formatter.instant(expected.at)
        let text = "\(found) is on top at \(moment), expected '\(expected.member)'"
        broken.append(("onTop", text))
      }
    }
    return broken
  }
}
