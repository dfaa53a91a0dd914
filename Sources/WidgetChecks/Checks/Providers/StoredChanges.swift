import WidgetRecording

/// The stored values, files, keychain items and objects that some calls of a widget write.
struct StoredChanges {
  /// A thing that is stored.
  fileprivate struct Target: Hashable {
    var sort: Sort
    var name: String
    var key: String

    init(_ access: RecordedAccess, _ sort: Sort) {
      (self.sort, name, key) = (sort, access.name, access.key ?? "")
    }
  }

  /// The sort of a stored thing.
  fileprivate enum Sort: String {
    case value, file, secret, objects, changes, deletions

    init?(_ kind: RecordedAccess.Kind) {
      switch kind {
      case .write: self = .value
      case .file, .newFile, .changedFile: self = .file
      case .secret: self = .secret
      case .insert: self = .objects
      case .update: self = .changes
      case .delete: self = .deletions
      default: return nil
      }
    }
  }

  /// A family and configuration of which a call is.
  private struct Writer: Hashable {
    var family: FamilyName
    var configuration: ConfigurationName
  }

  /// A call and what answered it when the same was asked again.
  private struct Asked {
    var call: RecordedCall
    var again: [RecordedAccess]

    /// The last notes of a thing in both.
    func values(of access: RecordedAccess) -> (first: RecordedAccess, again: RecordedAccess)? {
      guard let sort = Sort(access.kind) else { return nil }
      let target = Target(access, sort)
      let isSame = { (other: RecordedAccess) in
        Sort(other.kind).map { Target(other, $0) } == target
      }
      guard let first = call.accesses.last(where: isSame), let again = again.last(where: isSame)
      else { return nil }
      return (first, again)
    }
  }

  private let asked: [Asked]

  /// Takes the calls of a widget and their repetitions.
  init(_ calls: [RecordedCall]) {
    struct Question: Hashable {
      var id: CallID
      var at: SimulatedInstant
    }
    let known = calls.filter { !$0.isPreview }
    let repetitions = Dictionary(grouping: known.filter { $0.repetition == .asBefore }) {
      Question(id: $0.id, at: $0.at)
    }
    asked = known.filter { !$0.isRepetition }.map { call in
      let again = repetitions[Question(id: call.id, at: call.at)] ?? []
      return Asked(call: call, again: again.flatMap(\.accesses))
    }
  }

  /// The problems of changes that recur or that families make against one another.
  var problems: [Problem] { overwritten + growing + renewed }

  // MARK: Changes by the same question

  /// The problems of values that a call stores differently with each repetition.
  private var growing: [Problem] {
    var told: Set<Target> = []
    return asked.flatMap { asked in
      asked.call.accesses.compactMap { access in
        guard let sort = Sort(access.kind), let (first, again) = asked.values(of: access),
          first.value != again.value, isBuilt(on: first, again, in: asked.call),
          told.insert(Target(access, sort)).inserted
        else { return nil }
        let word = [.changes, .deletions].contains(sort) ? sort.rawValue : "count"
        return problem(
          Self.words(sort, access), access, in: asked.call,
          key: "\(word)/\(access.name)/\(access.key ?? "")")
      }
    }
  }

  /// Whether a change is no chance difference of values that nobody looks at before they are
  /// written.
  private func isBuilt(
    on first: RecordedAccess, _ again: RecordedAccess, in call: RecordedCall
  ) -> Bool {
    switch again.kind {
    case .write: call.hasRead(again)
    case .changedFile, .secret, .insert, .update: true
    // The number of objects that are inserted, too, is told of those.
    case .delete:
      !call.accesses.contains { ($0.kind, $0.name, $0.key) == (.insert, first.name, first.key) }
    default: false
    }
  }

  private static func words(_ sort: Sort, _ access: RecordedAccess) -> String {
    let key = access.key ?? ""
    return switch sort {
    case .value:
      "'\(key)' of \(access.name) is read, and written with another value each time the same is "
        + "asked"
    case .file:
      "'\(key)' of \(access.name) is read or added to, and has other content each time the same "
        + "is asked"
    case .secret:
      "the keychain item '\(key)' is written with another value each time the same is asked"
    case .objects:
      "objects of '\(key)' are inserted into \(access.name) each time the same is asked"
    case .changes:
      "objects of '\(key)' in \(access.name) are given other values each time the same is asked"
    case .deletions:
      "objects of '\(key)' are deleted from \(access.name) each time the same is asked"
    }
  }

  /// The files and keychain items that have a new name each time.
  private var renewed: [Problem] {
    var told: Set<String> = []
    return asked.flatMap { asked in
      let again = Set(asked.again.compactMap(Self.renewable))
      return asked.call.accesses.compactMap { access -> Problem? in
        guard let words = Self.renewable(access), again.contains(words),
          !asked.again.contains(where: { ($0.name, $0.key) == (access.name, access.key) }),
          told.insert(words).inserted
        else { return nil }
        return problem(
          words + " each time the same is asked", access, in: asked.call,
          key: "new/\(access.kind.rawValue)/\(access.name)")
      }
    }
  }

  /// The words for a new file of a folder, or for an item of the keychain; nil for all else.
  private static func renewable(_ access: RecordedAccess) -> String? {
    switch access.kind {
    case .newFile:
      let folder = (access.key ?? "").split(separator: "/").dropLast().joined(separator: "/")
      let place = folder.isEmpty ? access.name : "'\(folder)' of \(access.name)"
      return "a file of another name is made in \(place)"
    case .secret: return "a keychain item of another name is added"
    default: return nil
    }
  }

  // MARK: Changes by several families

  /// The problems of stored values that families or configurations overwrite for one another.
  private var overwritten: [Problem] {
    var told: Set<Target> = []
    let places = uses.sorted { $0.key.order < $1.key.order }
    let found = places.compactMap { place, uses -> Overwriting? in
      guard let first = uses.first,
        let other = uses.first(where: {
          $0.writer != first.writer && $0.access.value != first.access.value
        }),
        told.insert(place.target).inserted
      else { return nil }
      return Overwriting(
        target: place.target, first: first.writer.family, other: other.writer.family,
        access: first.access, call: first.call)
    }
    // Two families that write into one store are one cause, whatever the number of keys.
    return found.grouped {
      [$0.target.sort.rawValue, $0.target.name, $0.first.rawValue, $0.other.rawValue]
    }.map { _, all in Self.problem(of: all) }
  }

  /// The problem of two families that write into one store.
  private static func problem(of all: [Overwriting]) -> Problem {
    let one = all[0]
    let verb = all.count > 1 ? "are" : "is"
    let isFile = one.target.sort == .file
    var problem = Problem(
      "\(MessageFormatter.quoted(all.map(\.target.key))) of \(one.target.name) \(verb) "
        + "written by \(one.first.rawValue) and \(one.other.rawValue) at one moment, with "
        + "different \(isFile ? "contents" : "values")",
      in: one.call, key: "write/\(one.target.name)/\(one.target.key)")
    if all.count == 1 { problem.uses = one.access.sourceUses }
    // A folder that was empty before is no reason for what is written there.
    if one.target.sort != .value { problem.shortage = "" }
    return problem
  }

  /// A thing, and the moment and mode of the calls that write it.
  private struct Place: Hashable {
    var target: Target
    var at: SimulatedInstant
    var mode: ProviderMode

    var order: (SimulatedInstant, String, String, String) {
      (at, target.name, target.key, target.sort.rawValue)
    }
  }

  /// One writing of a thing.
  private struct Use {
    var writer: Writer
    var access: RecordedAccess
    var call: RecordedCall
  }

  /// The writings that may differ by family, by place and in the order of the calls.
  private var uses: [Place: [Use]] {
    let unsettled = unsettled
    var uses: [Place: [Use]] = [:]
    for asked in asked {
      let call = asked.call
      let writer = Writer(family: call.family, configuration: call.configuration)
      for access in call.accesses {
        // The number of objects grows with every family, and of those that one has changed another
        // need not change all. A value that is made of what was stored differs as long as each
        // family begins with a store of its own, and not on a device.
        guard let sort = Sort(access.kind), [.value, .file, .secret].contains(sort),
          !call.hasRead(access)
        else { continue }
        let target = Target(access, sort)
        guard !unsettled.contains(target) else { continue }
        let place = Place(target: target, at: call.at, mode: call.mode)
        uses[place, default: []].append(Use(writer: writer, access: access, call: call))
      }
    }
    return uses
  }

  /// The targets with another value at each repetition of a call, which say nothing of families.
  private var unsettled: Set<Target> {
    let targets = asked.flatMap { asked in
      asked.call.accesses.compactMap { access -> Target? in
        guard let sort = Sort(access.kind), let (first, again) = asked.values(of: access),
          first.value != again.value
        else { return nil }
        return Target(access, sort)
      }
    }
    return Set(targets)
  }

  /// A thing that two families write at one moment.
  private struct Overwriting {
    var target: Target
    var first: FamilyName
    var other: FamilyName
    var access: RecordedAccess
    var call: RecordedCall
  }

  private func problem(
    _ message: String, _ access: RecordedAccess, in call: RecordedCall, key: String
  ) -> Problem {
    var problem = Problem(message, in: call, key: key)
    problem.uses = access.sourceUses
    // Whether anything was stored before changes nothing.
    problem.shortage = ""
    return problem
  }
}

extension RecordedCall {
  /// Whether the call has read the value that it wrote.
  fileprivate func hasRead(_ written: RecordedAccess) -> Bool {
    written.kind == .write
      && accesses.contains {
        $0.kind == .read && $0.name == written.name && $0.key == written.key
      }
  }
}

extension RecordedAccess {
  /// The names in `WidgetPlaces.uses` of what makes such an access, the most exact first.
  var sourceUses: [String] {
    switch kind {
    case .notification: ["notification"]
    case .reload: name.isEmpty ? ["reloadAll"] : ["reload \(name)", "reload"]
    case .write: (key.map { ["write \($0)"] } ?? []) + ["write"]
    case .file, .newFile, .changedFile: ["file"]
    case .secret: ["secret"]
    // Objects are changed by assignments anywhere; they come into the store where they are saved.
    case .insert: ["insert", "save"]
    case .update: ["save"]
    case .delete: ["delete", "save"]
    default: []
    }
  }
}
