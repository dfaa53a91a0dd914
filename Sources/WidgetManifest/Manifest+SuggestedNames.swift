import WidgetRecording

extension Manifest {
  /// Notes the parameters, and the cases of enumerations, that expected suggestions name by their
  /// values (`Kind/key=value,other=value`) and that the bundle does not have.
  ///
  /// - Parameters:
  ///   - widgets: The widgets as the extension describes them.
  ///   - log: Takes the problems.
  func noteUnknownValuesOfSuggestions(_ widgets: [RecordedWidget], in log: ProblemLog) {
    let configured = configuredMembers
    for (index, stack) in stacks.enumerated() {
      for (position, expectation) in stack.expect.enumerated() {
        let place = "/stacks/\(index)/expect/\(position)"
        for (key, member) in expectation.namedMembers where !configured.contains(member) {
          let intents = widgets.filter { $0.kind == member.kind }.map(\.intent)
          noteUnknownValues(of: member, intents, in: log, at: "\(place)/\(key)")
        }
      }
    }
  }

  private func noteUnknownValues(
    of member: MemberName, _ intents: [ConfigurationIntent?], in log: ProblemLog,
    at pointer: String
  ) {
    let known = intents.compactMap { $0?.parameters }
    // Nothing is known of a widget without an intent's description.
    guard !known.isEmpty, known.count == intents.count else { return }
    let names = Set(known.joined()).sorted()
    for (name, value) in Self.pairs(in: member.configuration) {
      guard names.contains(name) else {
        log.noteUnknown(.parameter, name, among: names, at: pointer)
        continue
      }
      let cases = intents.compactMap { $0?.parameterCases[name] }
      guard cases.count == intents.count, !cases.joined().contains(value) else { continue }
      log.noteUnknown(.parameterCase, value, among: Array(cases.joined()), at: pointer)
    }
  }

  /// The parameters and values in a name of such pairs; none in another name, or where a comma in a
  /// value leaves it open where a pair ends.
  private static func pairs(
    in name: ConfigurationName
  ) -> [(name: String, value: String)] {
    let pairs = (name.name ?? "").split(separator: ",", omittingEmptySubsequences: false).map {
      $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    return pairs.allSatisfy { $0.count == 2 } ? pairs.map { ($0[0], $0[1]) } : []
  }
}
