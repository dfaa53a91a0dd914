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
    let relevanceKinds = Set(widgets.filter { $0.configuration == .relevance }.map(\.kind))
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
      let described = widgets.filter { $0.kind == member.kind && $0.configuration != .relevance }
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
      let described = widgets.filter { $0.intent == intent }
      if described.isEmpty {
        let known = Set(widgets.compactMap(\.intent)).sorted()
        log.noteUnknown(.intent, intent, among: known, at: pointer + "/intent")
      } else {
        noteUnknown(parameters, of: described, in: log, at: pointer + "/parameters")
      }
    case .tap(let member, _), .openURL(let member, _):
      let configured = self.widgets.flatMap { widget in
        widget.configurations.map { MemberName(kind: widget.kind, configuration: $0.name) }
      }
      let known = Set(widgets.map { MemberName(rawValue: $0.kind) } + configured)
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

  /// Notes the stacks' members, and those that are expected on top, that are no widgets.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of the bundle.
  ///   - log: Takes the problems.
  func noteUnknownMembers(kinds: [String], in log: ProblemLog) {
    let configured = widgets.flatMap { widget in
      widget.configurations.map { MemberName(kind: widget.kind, configuration: $0.name) }
    }
    let own = kinds.map { MemberName(rawValue: $0) } + configured.filter { kinds.contains($0.kind) }
    for (index, stack) in stacks.enumerated() {
      let known = Set(own + stack.others)
      for (position, member) in stack.members.enumerated() where !known.contains(member) {
        log.noteUnknown(member, among: known, at: "/stacks/\(index)/members/\(position)")
      }
      for (position, member) in stack.pinned.enumerated() where !known.contains(member) {
        log.noteUnknown(member, among: known, at: "/stacks/\(index)/pinned/\(position)")
      }
      for (position, expectation) in stack.expect.enumerated() {
        if let widget = expectation.suggestions?.widget, !kinds.contains(widget.kind) {
          log.noteUnknown(widget, among: known, at: "/stacks/\(index)/expect/\(position)/member")
        }
        guard let top = expectation.onTop, !known.contains(top) else { continue }
        // A suggestion on top need be no member, and its values make it a name of its own, which is
        // hardly that of a member but for a letter.
        let names = known.filter { $0.kind == top.kind }.compactMap(\.configuration.name)
        let isMistyped = top.configuration.name.map { NearestWord.of($0, among: names) != nil }
        guard isMistyped == true || !kinds.contains(top.kind) else { continue }
        log.noteUnknown(top, among: known, at: "/stacks/\(index)/expect/\(position)/onTop")
      }
    }
  }

  private func noteUnknown(
    _ parameters: [String: JSONValue], of widgets: [RecordedWidget], in log: ProblemLog,
    at pointer: String
  ) {
    let known = Set(widgets.flatMap { $0.parameters ?? [] }).sorted()
    for name in parameters.keys.sorted() {
      let place = pointer + "/" + JSONPointer.escaped(name)
      if !known.contains(name) {
        log.noteUnknown(.parameter, name, among: known, at: place)
      } else if let value = parameters[name] {
        let cases = widgets.compactMap { $0.parameterCases[name] }
        guard !cases.isEmpty, cases.count == widgets.count else { continue }
        noteUnknownCases(value, among: cases.flatMap { $0 }, in: log, at: place)
      }
    }
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
