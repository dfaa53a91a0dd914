import WidgetFindings
import WidgetRecording

/// Objects to side effects of a provider's calls.
struct SideEffectInProviderCheck: KindCheck {
  static let descriptor = CheckDescriptor(
    id: "side-effect-in-provider",
    group: .providers,
    summary: "A provider answers, and changes nothing that others see.",
    rationale: """
      A device asks a provider once for every placed widget, again for the gallery, and whenever it \
      likes. What a provider does besides answering happens as often: a notification is scheduled \
      again, other widgets are reloaded at the cost of their budget, counters and logs grow, and \
      of a value or a file that each family writes the last one wins. Caches and temporary files \
      are nobody's, and what is written again as it was changes nothing.
      """,
    onDevice: """
      Notifications come several times or not at all, widgets run out of reloads, and a stored \
      value depends on which widgets a person has placed.
      """,
    repair: "Do it in the app, or in an intent; let the provider read what is stored.",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("a provider that only reads", called(.read, "group.cards", "favourite")),
    .rejects(
      "a notification with each timeline", called(.notification, "due"),
      called(.notification, "due", at: 60), at: .call()),
    .rejects(
      "a notification with a timeline and its repetition", called(.notification, "due"),
      called(.notification, "due") { $0.repetition = .asBefore }, at: .call()),
    .rejects(
      "a notification under another identifier with each call of a moment",
      called(.notification, "A1"), called(.notification, "B2") { $0.repetition = .asBefore },
      called(.notification, "C3", at: 60), at: .call()),
    .accepts(
      "a notification for each departure", called(.notification, "8:10"),
      called(.notification, "9:10", at: 60)),
    .accepts("a notification once", called(.notification, "due"), called(.read, "standard", "a")),
    .rejects(
      "another widget reloaded with each timeline", called(.reload, "Balance"),
      called(.reload, "Balance", at: 60), at: .call()),
    .rejects(
      "all widgets reloaded with each timeline", called(.reload, ""),
      called(.reload, "", at: 60), at: .call()),
    .rejects(
      "two families that write different values", write("a"),
      write("b", family: .systemMedium), at: .call()),
    .accepts(
      "two families that add to one value", counting("1"), counting("2", family: .systemMedium)),
    .accepts("two families that write one value", write("a"), write("a", family: .systemMedium)),
    .accepts("other values at other times", write("a"), write("b", at: 60)),
    .rejects(
      "a value that each call counts up", counting("1"), counting("2", again: true), at: .call()),
    .accepts("a value that the first call writes", counting("1"), counting("1", again: true)),
    .accepts(
      "another value that is written without being read", write("a"), write("b", again: true)),
    .rejects(
      "two families that write one file", stored(.newFile, "a"),
      stored(.file, "b", family: .systemMedium), at: .call()),
    .accepts(
      "a file whose content is another each time, by two families", stored(.newFile, "a"),
      stored(.file, "b", again: true), stored(.file, "c", family: .systemMedium),
      stored(.file, "d", at: 60), stored(.file, "e", at: 60, family: .systemMedium)),
    .accepts(
      "a cache that is written again", stored(.newFile, "a"), stored(.file, "a", again: true)),
    .accepts(
      "a file that is written again without a look at it", stored(.newFile, "a"),
      stored(.file, "b", again: true)),
    .rejects(
      "a file that is added to", stored(.newFile, "a"), stored(.changedFile, "b", again: true),
      at: .call()),
    .rejects(
      "a file with another name each time", stored(.newFile, "a", "tips/1.json"),
      stored(.newFile, "a", "tips/2.json", again: true), at: .call()),
    .accepts(
      "a file for each day", stored(.newFile, "a", "tips/1.json"),
      stored(.file, "a", "tips/1.json", again: true)),
    .rejects(
      "a keychain item with another value each time", stored(.secret, "a"),
      stored(.secret, "b", again: true), at: .call()),
    .rejects(
      "a keychain item of another name each time", stored(.secret, "a", "1"),
      stored(.secret, "a", "2", again: true), at: .call()),
    .accepts(
      "a keychain item that is written again", stored(.secret, "a"),
      stored(.secret, "a", again: true)),
    .rejects(
      "objects that each call inserts", stored(.insert, "1"), stored(.insert, "2", again: true),
      at: .call()),
    .rejects(
      "objects that each call changes", stored(.update, "1"), stored(.update, "2", again: true),
      at: .call()),
    .accepts("objects that the first call changes", stored(.update, "1")),
    .accepts(
      "objects that each call changes back", stored(.update, "1"),
      stored(.update, "1", again: true)),
    .accepts(
      "objects of which two families change other ones", stored(.update, "1"),
      stored(.update, "2", family: .systemMedium)),
    .rejects(
      "objects that each call deletes", stored(.delete, "3"), stored(.delete, "2", again: true),
      at: .call()),
    .accepts("objects that the first call deletes", stored(.delete, "3")),
    .accepts(
      "objects that are deleted to be inserted anew", stored(.delete, "3"),
      stored(.delete, "3", again: true)),
    .accepts(
      "objects that take the place of others", stored(.insert, "3"),
      stored(.insert, "3", again: true)),
    .accepts(
      "objects that two families insert into an empty store", stored(.insert, "3"),
      stored(.insert, "6", family: .systemMedium)),
    .ignores("no call", .described()),
  ]

  private static func called(
    _ kind: RecordedAccess.Kind, _ name: String, _ key: String? = nil, at minute: Double = 0,
    _ change: (inout RecordedCall) -> Void = { _ in }
  ) -> RecordingEvent {
    .delivered([.at(minute)], at: minute) { call in
      call.updateAnswer { $0.accesses = [RecordedAccess(kind, of: name, key: key)] }
      change(&call)
    }
  }

  private static func counting(
    _ value: ContentDigest, family: FamilyName = .systemSmall, again: Bool = false
  ) -> RecordingEvent {
    .delivered([.at(0)], at: 0, family: family) { call in
      call.updateAnswer {
        $0.accesses = [
          RecordedAccess(.read, of: "group.cards", key: "last"),
          RecordedAccess(.write, of: "group.cards", key: "last", value: value),
        ]
      }
      call.repetition = again ? .asBefore : nil
    }
  }

  private static func stored(
    _ kind: RecordedAccess.Kind, _ value: ContentDigest, _ key: String = "tips.json",
    at minute: Double = 0, family: FamilyName = .systemSmall, again: Bool = false
  ) -> RecordingEvent {
    .delivered([.at(minute)], at: minute, family: family) { call in
      call.repetition = again ? .asBefore : nil
      call.updateAnswer {
        $0.accesses = [RecordedAccess(kind, of: "group.cards", key: key, value: value)]
      }
    }
  }

  private static func write(
    _ value: ContentDigest, at minute: Double = 0, family: FamilyName = .systemSmall,
    again: Bool = false
  ) -> RecordingEvent {
    .delivered([.at(minute)], at: minute, family: family) { call in
      call.repetition = again ? .asBefore : nil
      call.updateAnswer {
        $0.accesses = [RecordedAccess(.write, of: "group.cards", key: "last", value: value)]
      }
    }
  }

  func verdict(on kind: KindEvidence) -> Verdict {
    let calls = kind.members.flatMap { $0.calls + $0.repetitions }.filter { !$0.isRejected }
    guard !calls.isEmpty else { return .notApplicable("no call was made") }
    return .problems(
      repeated(in: calls, of: kind.kind) + renamed(in: calls)
        + StoredChanges(calls).problems)
  }

  /// The problems of side effects that recur with every request of a mode.
  private func repeated(in calls: [RecordedCall], of kind: String) -> [Problem] {
    var seen: [RecordedAccess: [RecordedCall]] = [:]
    var order: [RecordedAccess] = []
    for call in calls {
      for access in Set(call.accesses) where access.kind == .notification || access.kind == .reload
      {
        if seen[access] == nil { order.append(access) }
        seen[access, default: []].append(call)
      }
    }
    return order.sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
      .compactMap { access in
        guard let calls = seen[access], calls.count > 1,
          let first = calls.first(where: { !$0.isRepetition })
        else { return nil }
        let counted = calls.count { !$0.isRepetition }
        let times = counted > 1 ? "by \(counted) calls" : "again when the same is asked again"
        let message =
          switch access.kind {
          case .notification: "the notification '\(access.name)' is scheduled \(times)"
          case .reload where access.name.isEmpty: "a reload of all widgets is asked for \(times)"
          default: "a reload of '\(access.name)' is asked for \(times)"
          }
        var problem = Problem(message, in: first, key: "\(access.kind.rawValue)/\(access.name)")
        problem.uses = access.sourceUses
        return problem
      }
  }

  /// The problem of notifications whose identifiers are new with each call, so that calls of one
  /// moment schedule several; nothing where identifiers recur.
  private func renamed(in calls: [RecordedCall]) -> [Problem] {
    let scheduling = calls.filter { $0.accesses.contains { $0.kind == .notification } }
    let names = scheduling.map { Set($0.accesses.filter { $0.kind == .notification }.map(\.name)) }
    var uses: [String: Int] = [:]
    for name in names.joined() { uses[name, default: 0] += 1 }
    guard uses.values.allSatisfy({ $0 == 1 }),
      let first = scheduling.first(where: { !$0.isRepetition }),
      scheduling.contains(where: { $0.at == first.at && $0.mode == first.mode && $0 != first })
    else { return [] }
    var problem = Problem(
      "notifications are scheduled by \(scheduling.count) calls, each under an identifier of its "
        + "own", in: first, key: "notification")
    problem.uses = ["notification"]
    return [problem]
  }
}
