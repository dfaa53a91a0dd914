public import WidgetRecording

extension RecordedProposal {
  /// Returns the outcome of every proposal in the stacks of a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording, whose calls are not read.
  ///   - modes: The Developer Modes to simulate, off before on.
  /// - Returns: The proposals by stack and beginning; one with the same outcome in all modes once.
  public static func all(in recording: Recording, modes: [DeveloperMode]) -> [RecordedProposal] {
    let proposed = ProposedWidget.all(in: recording)
    let facts = SuggestedWidgets.Facts(recording)
    return recording.stacks.flatMap { stack in
      let decided = modes.map { mode in
        SuggestedWidgets.outcome(of: proposed, in: stack, developerMode: mode, facts: facts)
          .proposals
      }
      return proposed.indices.flatMap { index -> [RecordedProposal] in
        let outcomes = decided.map { $0[index] }
        guard let first = outcomes.first else { return [] }
        guard outcomes.contains(where: { $0 != first }) || modes.count == 1 else {
          return [RecordedProposal(stack: stack.name, first)]
        }
        return zip(modes, outcomes).map {
          RecordedProposal(stack: stack.name, developerMode: $0, $1)
        }
      }
    }
  }
}
