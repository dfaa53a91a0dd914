import WidgetRecording

extension MemberEvidence {
  /// The problem with the time that a call took: more than its limit, or than half of it.
  func slowness(of call: RecordedCall) -> [Problem] {
    let limit = limits.duration(for: call.mode)
    guard call.hasReturned, let duration = call.duration, duration > limit / 2 else { return [] }
    let taken = MessageFormatter.number((duration.seconds * 100).rounded() / 100)
    let share = duration > limit ? "" : "half of "
    let message = """
      the \(call.mode.rawValue) took \(taken) s, more than \(share)its \
      \(MessageFormatter.number(limit.seconds)) s
      """
    return [Problem(message, in: call)]
  }
}

extension MemberEvidence {
  /// Returns one problem for each name that entries hold, where it is first seen.
  ///
  /// - Parameters:
  ///   - names: The names that an entry holds.
  ///   - uses: The names in `WidgetPlaces.uses` of what a name is of, the most exact first.
  ///   - message: Makes the message about a name of an entry.
  /// - Returns: The problems, in the order of the calls.
  func problems(
    ofEach names: (RecordedEntry) -> [String], uses: (String) -> [String] = { _ in [] },
    _ message: (String, RecordedEntry) -> String
  ) -> [Problem] {
    var seen: Set<String> = []
    var problems: [Problem] = []
    for (call, positions) in zip(calls, detailed) {
      for position in positions {
        let entry = call.entries[position]
        for name in names(entry) where seen.insert(name).inserted {
          var problem = Problem(message(name, entry), in: call, entry: position, key: name)
          problem.uses = uses(name)
          problems.append(problem)
        }
      }
    }
    return problems
  }
}

extension RecordedCall {
  /// Returns the problems with connections: one for the provider and one for the view.
  ///
  /// - Parameters:
  ///   - purpose: The purpose of the call, such as `the gallery`.
  ///   - answer: The provider's answer, such as `the placeholder`.
  ///   - isMeant: Whether a connection counts.
  /// - Returns: The problems; none where nothing was attempted.
  func connections(
    for purpose: String, drawing answer: String, where isMeant: (RecordedConnection) -> Bool
  ) -> [Problem] {
    var problems: [Problem] = []
    if let servers = servers(where: { $0.moment != .drawing && isMeant($0) }) {
      let message = "a connection to \(servers) is attempted for \(purpose)"
      problems.append(Problem(message, in: self, key: servers))
    }
    if let servers = servers(where: { $0.moment == .drawing }) {
      let message = "the view connects to \(servers) while it draws \(answer)"
      var problem = Problem(message, in: self, key: "view/" + servers)
      problem.declaration = .widget
      problems.append(problem)
    }
    return problems
  }

  private func servers(where isMeant: (RecordedConnection) -> Bool) -> String? {
    let hosts = hosts(where: isMeant)
    return hosts.isEmpty ? nil : hosts.joined(separator: ", ")
  }

  private func hosts(where isMeant: (RecordedConnection) -> Bool) -> [String] {
    Set(network.filter(isMeant).map(\.host)).sorted()
  }

  /// The permissions that the call asked for in vain, and what grants them; nil for none.
  var refusedPermission: String? {
    let refused = Set(accesses.filter { $0.kind == .permission && $0.value == nil }.map(\.name))
    guard !refused.isEmpty else { return nil }
    return "without the permission for \(refused.sorted().joined(separator: ", ")), which the "
      + "manifest's environment.permissions can grant"
  }

  /// The first thing of the device that the call asked for and that the environment does not give,
  /// and what gives it; nil for none.
  private var missingDeviceData: String? {
    let servers = Set(missingOfDevice.filter(\.isOfServer).map(\.deviceData)).sorted()
    if missingOfDevice.contains(where: \.lacksInfoPlistKey) {
      return "without a place, for which the Info.plist lacks NSWidgetWantsLocation"
    }
    let givable = missingOfDevice.filter { !$0.isOfServer }
    guard let first = givable.first else {
      return servers.isEmpty
        ? nil : "without \(servers.joined(separator: " and ")), which no run has"
    }
    let others = Set(givable.map(\.deviceData)).count + servers.count - 1
    return "without \(first.deviceData)\(others == 0 ? "" : " and \(others) more"), which the "
      + "manifest's environment.\(first.name) can give"
  }

  /// The notes of what the call asked the device for and that the environment does not give.
  var missingOfDevice: [RecordedAccess] {
    accesses.filter { $0.kind == .device && $0.value == nil }
  }

  /// Whether the network, a permission, a service of the system or a folder without files failed
  /// the call.
  ///
  /// Stores without objects and days without events are answers.
  var wasFailed: Bool {
    network.contains { $0.failure != nil } || refusedPermission != nil || emptyContainer != nil
      || missingOfDevice.contains { $0.isOfServer || ["location", "weather"].contains($0.name) }
  }

  /// The store that had nothing of what the call fetched, and what provides it; nil for none.
  var emptyStore: String? {
    let fetches = accesses.filter { $0.kind == .fetch }
    guard let first = fetches.first, fetches.allSatisfy({ $0.value == nil }) else { return nil }
    let others = Set(fetches.map(\.key)).count - 1
    let more = others == 0 ? "" : " and \(others) more"
    let lack = first.key.map { "no '\($0)'\(more) in \(first.name)" } ?? "no store \(first.name)"
    return
      "with \(lack), which the manifest's app.setup or environment.container can provide"
  }

  /// The folder of an app group in which the call looked for files and that has none, and what
  /// provides them; nil for none.
  ///
  /// A call that only asks where the folder is needs no files. Where an earlier call of the process
  /// asked, in a static property, this one looks for files alone.
  private var emptyContainer: String? {
    // A call that read values from a store or from defaults had content, whatever files there are.
    guard !accesses.contains(where: { $0.kind == .fetch || ($0.kind == .read && $0.value != nil) })
    else { return nil }
    let folders = accesses.filter { $0.kind == .container || $0.kind == .missingFile }
    guard let first = folders.first(where: { $0.kind == .missingFile }),
      folders.allSatisfy({ $0.value == nil })
    else { return nil }
    return "with no files of \(first.name), which the manifest's environment.container or "
      + "environment.files can provide"
  }

  /// The remark on hosts whose requests without encryption the system refused; empty for none.
  private var insecure: String {
    let hosts = hosts(where: { $0.failure == .insecure })
    guard !hosts.isEmpty else { return "" }
    return
      " (App Transport Security refuses http://\(hosts.joined(separator: ", http://")) without "
      + "an exception in the Info.plist, unless the system's HSTS list has the host)"
  }

  /// The inputs that the call lacked: answers of the network, and stored values, files, permissions
  /// and data of the device, which the manifest can provide.
  ///
  /// Stored values are left out where at least one of the reads found a value.
  var shortage: String { Self.words(for: absentAnswers + absentValues + absentDeviceData) }

  /// The inputs that the call lacked and that may have been asked for again for want of them: stored
  /// values are none, since a provider seldom asks for them again.
  var shortageOfAnswers: String { Self.words(for: absentAnswers + absentDeviceData) }

  /// The inputs that the call lacked, and the files that it looked for in its bundle in vain, for want
  /// of which it may have ended.
  var shortageWithResources: String {
    Self.words(for: absentAnswers + absentValues + absentDeviceData + absentResources)
  }

  private static func words(for lacks: [String]) -> String {
    lacks.isEmpty ? "" : "; seen " + lacks.joined(separator: " and ")
  }

  private var absentAnswers: [String] {
    var parts: [String] = []
    let silent = hosts(where: { $0.failure != nil && !$0.gaveErrorStatus })
    if !silent.isEmpty {
      parts.append("without an answer from \(silent.joined(separator: ", "))\(insecure)")
    }
    let troubled = hosts(where: \.gaveErrorStatus)
    if !troubled.isEmpty {
      parts.append("with an error's status from \(troubled.joined(separator: ", "))")
    }
    return parts
  }

  private var absentValues: [String] {
    var parts: [String] = []
    let reads = accesses.filter { $0.kind == .read && $0.key != nil }
    if let first = reads.first, reads.allSatisfy({ $0.value == nil }) {
      let others = Set(reads.map { [$0.name, $0.key] }).count - 1
      let more = others == 0 ? "" : " and \(others) more"
      let provider =
        // An app's standard defaults are other ones than its extension's.
        if reads.allSatisfy({ $0.name == RecordedAccess.standardDefaults }) {
          "where no app stores anything for its extension: what both use belongs in an app group"
        } else if first.name.contains("$(") {
          "a name with a build setting of the Info.plist that has no value here"
        } else {
          "which the manifest's environment.userDefaults can provide"
        }
      parts.append(
        "with nothing stored for '\(first.key ?? "")' of \(first.name)\(more), \(provider)")
    }
    if let lack = emptyStore ?? emptyContainer { parts.append(lack) }
    return parts
  }

  private var absentDeviceData: [String] {
    [refusedPermission, missingDeviceData].compactMap(\.self)
  }

  private var absentResources: [String] {
    let names = accesses.filter { $0.kind == .resource }.map(\.name)
    // The last one may be that for want of which the call ended.
    guard let last = names.last else { return [] }
    let more = names.count == 1 ? "" : " and \(names.count - 1) more"
    return ["without the resource '\(last)'\(more), which extension.resources does not list"]
  }
}

extension RecordedAccess {
  /// The name of the extension's own defaults, which it shares with no app.
  fileprivate static let standardDefaults = "standard"

  /// Whether one of Apple's servers was asked, which no manifest answers for.
  var isOfServer: Bool { kind == .device && ["geocoder", "map"].contains(name) }

  /// Whether a place was refused to a widget whose Info.plist does not say that it wants one.
  var lacksInfoPlistKey: Bool {
    kind == .device && name == "location" && key == "NSWidgetWantsLocation"
  }

  /// The data of the device that was asked for, in words: its place, samples of a type, or a list
  /// by the manifest's key.
  var deviceData: String {
    switch name {
    case "location": "a place"
    case "battery": "a battery"
    case "health": key.map { "samples of \($0)" } ?? "health samples"
    case "keychain": "the keychain item"
    case "weather": name
    case "geocoder": "an answer of Apple's geocoder"
    case "map": "a map of Apple's servers"
    default: "a list of \(name)"
    }
  }
}

extension RecordedConnection {
  /// Whether the host's answer had the status of an error.
  fileprivate var gaveErrorStatus: Bool {
    if case .status = failure { true } else { false }
  }
}
