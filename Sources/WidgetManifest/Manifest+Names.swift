import Spelling
public import WidgetRecording

extension Manifest {
  /// Returns the names in the manifest that the bundle does not have.
  ///
  /// - Parameter widgets: The widgets as the extension describes them.
  /// - Returns: One error for each name, in the manifest's order; nil where there is none.
  public func unknownNames(in widgets: [RecordedWidget]) -> ManifestErrors? {
    let log = ProblemLog(file: file)
    for (index, widget) in self.widgets.enumerated() {
      let described = widgets.filter { $0.kind == widget.kind }
      guard !described.isEmpty else { continue }
      for (position, configuration) in widget.configurations.enumerated() {
        noteUnknown(
          configuration.parameters, of: described, in: log,
          at: "/widgets/\(index)/configurations/\(position)/parameters")
      }
    }
    noteUnknownMembers(kinds: widgets.map(\.kind), in: log)
    noteUnknownValuesOfSuggestions(widgets, in: log)
    let relevanceKinds = Set(widgets.filter { $0.configuration.kind == .relevance }.map(\.kind))
    for (index, stack) in stacks.enumerated() {
      for (key, names) in [("members", stack.members), ("pinned", stack.pinned)] {
        for (position, member) in names.enumerated() where relevanceKinds.contains(member.kind) {
          let place = "/stacks/\(index)/\(key)/\(position)"
          log.note(.relevanceMember(member.rawValue), at: place)
        }
        noteMissingFamilies(names, of: stack, widgets, in: log, at: "/stacks/\(index)/\(key)")
      }
      for (position, usage) in stack.usage.enumerated() {
        let pointer = "/stacks/\(index)/usage/\(position)"
        noteUnknown(usage.event, of: widgets, in: log, at: pointer)
      }
    }
    return log.errors.isEmpty ? nil : ManifestErrors(log.errors)
  }

  /// Notes the members of a stack that are not shown in its family.
  private func noteMissingFamilies(
    _ members: [MemberName], of stack: StackDeclaration, _ widgets: [RecordedWidget],
    in log: ProblemLog, at pointer: String
  ) {
    for (position, member) in members.enumerated() where !stack.others.contains(member) {
      let described = widgets.filter {
        $0.kind == member.kind && $0.configuration.kind != .relevance
      }
      guard !described.isEmpty,
        !described.contains(where: { $0.families.contains(stack.family) })
      else { continue }
      let problem = ManifestError.Problem.memberWithoutFamily(
        member.rawValue, stack.family, known: described[0].families)
      log.note(problem, at: "\(pointer)/\(position)")
    }
  }

  /// Notes the names in an event that the bundle does not have.
  private func noteUnknown(
    _ event: UsageEvent, of widgets: [RecordedWidget], in log: ProblemLog, at pointer: String
  ) {
    switch event {
    case .donate(let intent, let parameters):
      let described = widgets.filter { $0.intent?.name == intent }
      if described.isEmpty {
        let known = Set(widgets.compactMap { $0.intent?.name }).sorted()
        log.noteUnknown(.intent, intent, among: known, at: pointer + "/intent")
      } else {
        noteUnknown(parameters, of: described, in: log, at: pointer + "/parameters")
      }
    case .tap(let member, _), .openURL(let member, _):
      let known = Set(widgets.map { MemberName(rawValue: $0.kind) } + configuredMembers)
      guard known.contains(member) else {
        return log.noteUnknown(member, among: known, at: pointer + "/member")
      }
    case .reload(let kind?):
      let known = Set(widgets.map(\.kind)).sorted()
      guard known.contains(kind) else {
        return log.noteUnknown(.widgetKind, kind, among: known, at: pointer + "/kind")
      }
    default: break
    }
  }

  /// Notes the names in the stacks that the bundle cannot have, before it describes itself.
  ///
  /// - Parameter log: Takes the problems.
  func noteNamesOfNoSource(in log: ProblemLog) {
    if case .recording = source { return }
    let names = SourceNames(of: source)
    noteMistypedMembers(names, in: log)
    noteUnknownIntentsOfTaps(names, in: log)
  }

  /// Notes the members of the stacks whose kinds are mistyped.
  ///
  /// A kind that the manifest does not declare is mistyped where no file of the extension holds its
  /// name and a declared one is nearly the same. All others wait for the bundle's description, as a
  /// kind may be computed, and so do all of them where the manifest declares none.
  private func noteMistypedMembers(_ names: SourceNames, in log: ProblemLog) {
    guard !widgets.isEmpty else { return }
    let declared = widgets.map(\.kind)
    let others = stacks.flatMap(\.others).map(\.kind)
    let undeclared = Set(stacks.flatMap(\.namedMembers).map(\.kind)).subtracting(declared)
      .subtracting(others)
    let possible = undeclared.filter {
      names.mayHold($0) || NearestWord.of($0, among: declared + others) == nil
    }
    noteUnknownMembers(kinds: declared + possible.sorted(), in: log)
  }

  /// Notes the intents of taps that no file of the extension holds.
  private func noteUnknownIntentsOfTaps(_ names: SourceNames, in log: ProblemLog) {
    for (index, stack) in stacks.enumerated() {
      for (position, usage) in stack.usage.enumerated() {
        guard case .tap(_, .intent(let intent)) = usage.event, !names.mayHold(intent) else {
          continue
        }
        let pointer = "/stacks/\(index)/usage/\(position)/intent"
        log.noteUnknown(.intent, intent, among: names.intents ?? [], at: pointer)
      }
    }
  }

  /// The widgets in the configurations that the manifest declares for them.
  var configuredMembers: [MemberName] {
    widgets.flatMap { widget in
      widget.configurations.map { MemberName(kind: widget.kind, configuration: $0.name) }
    }
  }

  /// Notes the stacks' members, and those that are expected on top, that are no widgets.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of the bundle.
  ///   - log: Takes the problems.
  func noteUnknownMembers(kinds: [String], in log: ProblemLog) {
    let own =
      kinds.map { MemberName(rawValue: $0) }
      + configuredMembers.filter { kinds.contains($0.kind) }
    for (index, stack) in stacks.enumerated() {
      let known = Set(own + stack.others)
      for (position, member) in stack.members.enumerated() where !known.contains(member) {
        log.noteUnknown(member, among: known, at: "/stacks/\(index)/members/\(position)")
      }
      for (position, member) in stack.pinned.enumerated() where !known.contains(member) {
        log.noteUnknown(member, among: known, at: "/stacks/\(index)/pinned/\(position)")
      }
      for (position, expectation) in stack.expect.enumerated() {
        let place = "/stacks/\(index)/expect/\(position)"
        for (key, member) in expectation.namedMembers {
          guard !known.contains(member),
            !kinds.contains(member.kind) || Self.isMistyped(member, among: known)
          else { continue }
          log.noteUnknown(member, among: known, at: "\(place)/\(key)")
        }
      }
    }
  }

  /// Whether the configuration of a name is hardly anything but a known one, but for a letter.
  ///
  /// A suggestion need be no member, and its values make it a name of its own.
  private static func isMistyped(_ member: MemberName, among known: Set<MemberName>) -> Bool {
    let names = known.filter { $0.kind == member.kind }.compactMap(\.configuration.name)
    return member.configuration.name.map { NearestWord.of($0, among: names) != nil } ?? false
  }

  private func noteUnknown(
    _ parameters: [String: JSONValue], of widgets: [RecordedWidget], in log: ProblemLog,
    at pointer: String
  ) {
    let known = Set(widgets.flatMap { $0.intent?.parameters ?? [] }).sorted()
    for name in parameters.keys.sorted() {
      let place = pointer + "/" + JSONPointer.escaped(name)
      if !known.contains(name) {
        log.noteUnknown(.parameter, name, among: known, at: place)
      } else if let value = parameters[name] {
        noteUnfit(value, for: name, of: widgets.compactMap(\.intent), in: log, at: place)
      }
    }
  }

  /// Notes a value that none of some intents' parameters of a name takes.
  private func noteUnfit(
    _ value: JSONValue, for name: String, of intents: [ConfigurationIntent], in log: ProblemLog,
    at pointer: String
  ) {
    let types = intents.compactMap { $0.parameterTypes[name] }
    if let type = types.first, types.count == intents.count,
      !types.contains(where: { $0.takes(value) })
    {
      let problem = ManifestError.Problem.wrongType(expected: type.valueType, found: value.type)
      return log.note(problem, at: pointer)
    }
    let cases = intents.compactMap { $0.parameterCases[name] }
    guard !cases.isEmpty, cases.count == intents.count else { return }
    noteUnknownCases(value, among: cases.flatMap { $0 }, in: log, at: pointer)
  }

  /// Notes the texts in a value, or in a list of values, that name no case of an enumeration.
  private func noteUnknownCases(
    _ value: JSONValue, among known: [String], in log: ProblemLog, at pointer: String
  ) {
    switch value {
    case .string(let name) where !known.contains(name):
      log.noteUnknown(.parameterCase, name, among: known, at: pointer)
    case .array(let values):
      for (position, value) in values.enumerated() {
        noteUnknownCases(value, among: known, in: log, at: "\(pointer)/\(position)")
      }
    default: break
    }
  }
}

extension ParameterType {
  /// The type's counterpart among those of a manifest's values.
  fileprivate var valueType: ManifestError.ValueType {
    switch self {
    case .string: .string
    case .number: .number
    case .integer: .integer
    case .boolean: .bool
    }
  }
}
