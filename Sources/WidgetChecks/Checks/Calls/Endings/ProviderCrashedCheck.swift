import WidgetFindings
import WidgetRecording

/// Objects to calls that end by a signal or a trap.
struct ProviderCrashedCheck: CallCheck {
  static let descriptor = CheckDescriptor(
    id: "provider-crashed",
    group: .calls,
    summary: "No call of the provider, nor what it leaves running, ends by a signal or a trap.",
    rationale: """
      A provider runs in the extension's process. A force unwrap of nil, an index out of range \
      or a failed precondition ends the whole process, and with it every other widget of the \
      bundle.
      """,
    onDevice: """
      The widget keeps its last timeline, or its placeholder where it never had one, and is \
      asked again about an hour later, which is observed and not documented.
      """,
    repair: """
      Replace force unwraps and unchecked subscripts by a fallback entry; the file and line \
      name the place where the trap said them.
      """,
    sample: """
      guard let card = store.cards.first else {
        return Timeline(entries: [CardEntry(date: .now, card: nil)], policy: .after(tomorrow))
      }
      """,
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a call that returns", .timeline(.at(0))),
    .rejects(
      "a trap while making a timeline",
      .ended(.timeline, .crashed(signal: 5, nil)), at: .call()
    ),
    .rejects(
      "the same trap again an hour later is told once",
      .ended(.timeline, .crashed(signal: nil, nil)),
      .ended(.timeline, .crashed(signal: nil, nil), at: 60),
      at: .call()
    ),
    .rejects(
      "an end before there was a widget",
      .undescribed(.crashed(signal: nil, nil)), at: .call()
    ),
    .rejects(
      "a view that shows itself",
      .ended(
        .timeline,
        .crashed(
          signal: 11,
          RecordedFailure(
            message: "the stack overflowed",
            stack: ["EntryRecorder.show(_:in:as:)", "main in extension"]))),
      at: .call()
    ),
    .rejects(
      "a thread that crashes after the answer", .timeline(.at(0)),
      .lateCrash(
        LateCrash(
          id: CallID(rawValue: "Cards/Weather/systemSmall/-/timeline"), callAt: Setting.start,
          developerMode: nil, signal: 6)),
      at: .call()
    ),
    .rejects(
      "a function that the build could not have",
      .ended(
        .timeline,
        .crashed(
          signal: 5,
          RecordedFailure(
            message: "Fatal error: left out of this build: Store.load() (Store.swift:3): "
              + "cannot find 'CKSyncEngine' in scope"))),
      at: .call()
    ),
    .rejects(
      "a crash of a call that found nothing stored",
      .ended(
        .timeline,
        .crashed(
          signal: 4, RecordedFailure(message: "Fatal error: no card"),
          measures: reading("card", of: "group.cards"))), at: .call()
    ),
    .rejects(
      "a crash of a call that looked for a file which the manifest does not have",
      .ended(
        .timeline,
        .crashed(
          signal: 4, RecordedFailure(message: "Fatal error: no tides"),
          measures: looking(for: "tides.db"))), at: .call()
    ),
    .rejects(
      "a view that ends the process which draws it",
      .called(.timeline, .timeline(RecordedTimeline(entries: [.at(0)], policy: .never))) {
        $0.drawingProblem = "a view ended the process while it was drawn (signal 4)"
        $0.drawingFailure = RecordedFailure(message: "Fatal error: Index out of range")
      }, at: .call()
    ),
    .accepts("a preview that crashes", .ended(.preview, .crashed(signal: 4, nil))),
    .accepts("a call that ran out of time", .ended(.timeline, .timedOut(wasBusy: nil))),
    .rejects(
      "the same question asked again", .timeline(.at(0)),
      .ended(.timeline, .crashed(signal: 11, nil)) { $0.repetition = .asBefore }, at: .call()
    ),
  ]

  private static func reading(_ key: String, of suite: String) -> ProviderAnswer {
    var answer = ProviderAnswer(.abandoned, completions: 0)
    answer.accesses = [RecordedAccess(.read, of: suite, key: key)]
    return answer
  }

  private static func looking(for file: String) -> ProviderAnswer {
    var answer = ProviderAnswer(.abandoned, completions: 0)
    answer.accesses = [RecordedAccess(.resource, of: file)]
    return answer
  }

  static let looksAtEndings = true

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    guard case .crashed(let signal, _, _) = call.outcome else {
      return laterProblems(in: call, of: member)
    }
    // A preview's end harms nobody's widget: another check tells it.
    guard call.mode != .preview else { return [] }
    let said = call.lastWords
    let cause = said.map { ": \($0)" } ?? ""
    let missing = call.partLeftOut
    let message =
      missing.map {
        "\(Self.what(call)) came to a part that was left out of this build, and nothing is known "
          + "of what it does on a device: \($0)"
      } ?? "\(Self.what(call)) ended by \(SignalName(signal))\(cause)"
      + call.shortageWithResources
    var problem = Problem(
      message, in: call, key: Self.key(call.failure, said: said)
    )
    problem.shortage = call.shortageWithResources
    if Self.isDrawing(call) { problem.declaration = .widget }
    let located = problem.located(at: call.failure?.place)
    // Of a part that is not here nothing can be held against the author; the call stays unobserved.
    return [missing == nil ? located : located.at(.note)]
  }

  private func laterProblems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    guard let crash = call.laterCrash else { return drawingProblems(of: call, member.widget) }
    let cause = crash.failure.map { ": \($0.message)" } ?? ""
    return [
      Problem(
        "the extension ended by \(SignalName(crash.signal)) after it had answered the "
          + "\(call.mode.rawValue) call, in work that the provider left running\(cause)",
        in: call,
        key: Self.key(crash.failure, said: crash.failure?.message)
      ).located(at: crash.failure?.place)
    ]
  }

  /// The problem of a view that ended the process in which it was drawn again, without harm to that
  /// of the provider here; on a device it is the same.
  private func drawingProblems(
    of call: RecordedCall, _ widget: RecordedWidget?
  ) -> [Problem] {
    guard let failure = call.drawingFailure, call.mode != .preview else { return [] }
    let said = failure.message
    var problem = Problem(
      "drawing the view of the \(call.mode.rawValue) ended its process: \(said)", in: call,
      key: "drawing " + Self.key(failure, said: said)
    ).located(at: failure.place.map { widget?.places?.sourcePlace(of: $0) ?? $0 })
    problem.declaration = .widget
    // Without a line of the author's it may be the drawing that is at fault, and not what is drawn.
    if failure.place == nil { problem.level = .warning }
    return [said.contains(RecordedCall.leftOut) ? problem.at(.note) : problem]
  }

  /// The key by which equal crashes are one finding: the file, and the message's words sorted,
  /// since a dictionary in a message is printed in another order each time.
  private static func key(_ failure: RecordedFailure?, said: String?) -> String {
    let words = (said ?? "").withoutNumbers.split { " ,;=[](){}\"".contains($0) }.sorted()
    return (failure?.place?.file ?? "") + words.joined(separator: " ")
  }

  /// The activity under way: the drawing of a call's entries, or the call.
  private static func what(_ call: RecordedCall) -> String {
    isDrawing(call) ? "drawing the view of the \(call.mode.rawValue)" : call.activity
  }

  /// Whether the stack shows that the crash came while the entry's view was drawn.
  private static func isDrawing(_ call: RecordedCall) -> Bool {
    guard let stack = call.failure?.stack, !stack.isEmpty else { return call.endedInViews }
    return stack.contains { $0.contains("EntryRecorder.show") }
  }
}

extension WidgetPlaces {
  /// The line that a trap names by the module and the name of a file, as the runtime does of some;
  /// nil where that is not certain.
  fileprivate func sourcePlace(of trap: SourcePlace) -> SourcePlace? {
    let places = [provider, entry, view].compactMap(\.self) + methods.values + uses.values
    let files = Set(places.map(\.file))
    let words = trap.file.split(separator: "/")
    guard !files.contains(trap.file), words.count == 2 else { return nil }
    let same = files.filter { $0.split(separator: "/").last == words[1] }
    return same.count == 1 ? same.first.map { SourcePlace(file: $0, line: trap.line) } : nil
  }
}
