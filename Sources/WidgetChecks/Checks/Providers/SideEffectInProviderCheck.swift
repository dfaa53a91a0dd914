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
      again, other widgets are reloaded at the cost of their budget, and of a value that each \
      family writes the last one wins.
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
    .accepts("two families that write one value", write("a"), write("a", family: .systemMedium)),
    .accepts("other values at other times", write("a"), write("b", at: 60)),
    .rejects(
      "a value that each call counts up", counting("1"), counting("2", again: true), at: .call()),
    .accepts("a value that the first call writes", counting("1"), counting("1", again: true)),
    .accepts(
      "another value that is written without being read", write("a"), write("b", again: true)),
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

  private static func counting(_ value: ContentDigest, again: Bool = false) -> RecordingEvent {
    .delivered([.at(0)], at: 0) { call in
      call.updateAnswer {
        $0.accesses = [
          RecordedAccess(.read, of: "group.cards", key: "last"),
          RecordedAccess(.write, of: "group.cards", key: "last", value: value),
        ]
      }
      call.repetition = again ? .asBefore : nil
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
      repeated(in: calls, of: kind.kind) + renamed(in: calls) + overwritten(in: calls)
        + counted(in: calls))
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
        return Problem(message, in: first, key: "\(access.kind.rawValue)/\(access.name)")
      }
  }

  /// The problem of notifications whose identifiers are new with each call, so that calls of one moment
  /// schedule several; nothing where identifiers recur.
  private func renamed(in calls: [RecordedCall]) -> [Problem] {
    let scheduling = calls.filter { $0.accesses.contains { $0.kind == .notification } }
    let names = scheduling.map { Set($0.accesses.filter { $0.kind == .notification }.map(\.name)) }
    var uses: [String: Int] = [:]
    for name in names.joined() { uses[name, default: 0] += 1 }
    guard uses.values.allSatisfy({ $0 == 1 }),
      let first = scheduling.first(where: { !$0.isRepetition }),
      scheduling.contains(where: { $0.at == first.at && $0.mode == first.mode && $0 != first })
    else { return [] }
    return [
      Problem(
        "notifications are scheduled by \(scheduling.count) calls, each under an identifier of its "
          + "own", in: first, key: "notification")
    ]
  }

  /// The values that a call reads and then writes, and writes differently when the same is asked
  /// again.
  private func counted(in calls: [RecordedCall]) -> [Problem] {
    struct Question: Hashable {
      var id: CallID
      var at: SimulatedInstant
    }
    struct StoredValue: Hashable {
      var name: String
      var key: String?

      init(_ access: RecordedAccess) { (name, key) = (access.name, access.key) }
    }
    let asked = calls.filter { !$0.isPreview }
    let repetitions = Dictionary(grouping: asked.filter(\.isRepetition)) {
      Question(id: $0.id, at: $0.at)
    }
    var told: Set<StoredValue> = []
    return asked.filter { !$0.isRepetition }.flatMap { call -> [Problem] in
      let written = (repetitions[Question(id: call.id, at: call.at)] ?? []).flatMap(\.accesses)
        .filter { $0.kind == .write }
      let read = Set(call.accesses.filter { $0.kind == .read }.map(StoredValue.init))
      return call.accesses.compactMap { access in
        let stored = StoredValue(access)
        let isCounted =
          access.kind == .write && read.contains(stored)
          && written.contains { StoredValue($0) == stored && $0.value != access.value }
        guard isCounted, told.insert(stored).inserted else { return nil }
        let key = access.key ?? ""
        var problem = Problem(
          "'\(key)' of \(access.name) is read, and written with another value each time the same "
            + "is asked", in: call, key: "count/\(access.name)/\(key)")
        // Whether anything was stored before changes nothing.
        problem.shortage = ""
        return problem
      }
    }
  }

  /// Values that families or configurations write over one another.
  private func overwritten(in calls: [RecordedCall]) -> [Problem] {
    struct Place: Hashable {
      var name: String
      var key: String
      var at: SimulatedInstant
      var mode: ProviderMode
    }
    struct Writer: Hashable {
      var family: FamilyName
      var configuration: ConfigurationName
    }
    var written: [Place: [(writer: Writer, value: ContentDigest?, call: RecordedCall)]] = [:]
    for call in calls where !call.isRepetition && !call.isPreview {
      let writer = Writer(family: call.family, configuration: call.configuration)
      for access in call.accesses where access.kind == .write {
        let place = Place(
          name: access.name, key: access.key ?? "", at: call.at, mode: call.mode)
        written[place, default: []].append((writer, access.value, call))
      }
    }
    var told: Set<String> = []
    let places = written.sorted {
      ($0.key.at, $0.key.name, $0.key.key) < ($1.key.at, $1.key.name, $1.key.key)
    }
    let uses = places.compactMap { place, uses -> Overwriting? in
      guard let first = uses.first,
        let other = uses.first(where: { $0.writer != first.writer && $0.value != first.value }),
        told.insert("\(place.name)/\(place.key)").inserted
      else { return nil }
      return Overwriting(
        store: place.name, key: place.key, first: first.writer.family, other: other.writer.family,
        call: first.call)
    }
    // Values that two families write into one store have one cause, whatever the number of keys.
    return uses.grouped { [$0.store, $0.first.rawValue, $0.other.rawValue] }.map { _, all in
      let one = all[0]
      let verb = all.count > 1 ? "are" : "is"
      return Problem(
        "\(MessageFormatter.quoted(all.map(\.key))) of \(one.store) \(verb) written by "
          + "\(one.first.rawValue) and \(one.other.rawValue) at one moment, with different values",
        in: one.call, key: "write/\(one.store)/\(one.key)")
    }
  }

  /// A value that two families write at one moment.
  private struct Overwriting {
    var store: String
    var key: String
    var first: FamilyName
    var other: FamilyName
    var call: RecordedCall
  }
}
