public import WidgetRecording

/// A request for the timeline of a widget that Widget Suggestions insert.
public struct SuggestionRequest: Hashable, Sendable {
  /// The instant at which the widget is inserted.
  public var at: SimulatedInstant
  /// The kind of the widget.
  public var kind: String
  /// The family of the stack.
  public var family: FamilyName
  /// The name of the configuration.
  public var configuration: ConfigurationName
  /// The parameter values that the clue sets; the intent's defaults complete them.
  public var values: [String: JSONValue]
  /// The Developer Modes in which the widget is inserted, off before on.
  public var modes: [DeveloperMode]
}

extension SuggestionRequest {
  /// Returns the requests for all widgets that are inserted into the stacks of a recording.
  ///
  /// A recording without stacks has none: a stack that is only assumed is for comparing what was
  /// called, and calls nothing itself.
  ///
  /// - Parameters:
  ///   - recording: The recording, whose calls are not read.
  ///   - modes: The Developer Modes to simulate, off before on.
  /// - Returns: The requests in order of time, each once for all stacks and modes.
  public static func all(
    in recording: Recording, modes: [DeveloperMode]
  ) -> [SuggestionRequest] {
    let stacks = recording.stacks
    guard !stacks.isEmpty else { return [] }
    let proposed = ProposedWidget.all(in: recording)
    let facts = SuggestedWidgets.Facts(recording)
    var positions: [SuggestionRequest: Int] = [:]
    var requests: [SuggestionRequest] = []
    for stack in stacks {
      for mode in modes {
        let decided = SuggestedWidgets.outcome(
          of: proposed, in: stack, developerMode: mode, facts: facts)
        let shown = decided.proposals.filter { $0.outcome == .shown }
        for (suggestion, proposal) in zip(decided.suggestions, shown) {
          let request = SuggestionRequest(
            at: suggestion.from, kind: suggestion.kind, family: stack.family,
            configuration: suggestion.configuration, values: proposal.values, modes: [])
          if let position = positions[request] {
            let known = requests[position].modes
            requests[position].modes = known.contains(mode) ? known : (known + [mode]).sorted()
          } else {
            positions[request] = requests.count
            requests.append(request)
            requests[requests.count - 1].modes = [mode]
          }
        }
      }
    }
    return requests.stablySorted { $0.at < $1.at }
  }
}
