import CommandLineArguments
import Spelling
import WidgetManifest
import WidgetRecording

/// The calls that a command is about.
struct CallFilter: ArgumentGroup {
  static let title: String? = "Calls"

  /// The number of ids that an error names.
  private static let shownIDs = 3

  @Option(
    "filter", each: .glob,
    help: "only the calls whose id matches; 'list' shows the ids; given again, the calls of both")
  var patterns: [GlobPattern]

  /// Whether calls are left out.
  var isGiven: Bool { !patterns.isEmpty }

  /// Returns a plan without the calls that are left out in an environment.
  func selected(in plan: Plan, _ matrixEntry: String?) -> Plan {
    isGiven ? plan.filtered(patterns, in: matrixEntry) : plan
  }

  /// Returns recordings without the calls that are left out.
  ///
  /// The call that stands for a bundle that could not name its widgets is left out of none.
  func selected(in recordings: [Recording]) -> [Recording] {
    guard isGiven else { return recordings }
    return recordings.map { recording in
      var recording = recording
      recording.events.removeAll { event in
        guard case .call(let call) = event, !call.isDescription else { return false }
        return !patterns.contains { $0.matches(call.id, in: recording.header.matrixEntry) }
      }
      return recording
    }
  }

  /// Whether all calls of a recording were left out, so that nothing can be said of its
  /// environment.
  func leavesOut(_ recording: Recording) -> Bool {
    isGiven && recording.calls.isEmpty && recording.interruption == nil
      && !recording.failedBeforeCalls
  }

  /// Fails where the patterns match no call of any bundle that was built.
  ///
  /// - Parameters:
  ///   - recordings: The recordings of the selected calls.
  ///   - known: The ids of all calls that there are.
  /// - Throws: `UsageError` in that case.
  func requireCalls(in recordings: [Recording], among known: [CallID]) throws(UsageError) {
    if recordings.allSatisfy({ $0.calls.isEmpty && !$0.failedBeforeCalls }) {
      try failSelectingNothing(among: known)
    }
  }

  /// Fails where a pattern is given, which then matches no call.
  ///
  /// - Parameter known: The ids of all calls that there are.
  /// - Throws: `UsageError`, with the ids that are nearest to the pattern.
  func failSelectingNothing(among known: [CallID]) throws(UsageError) {
    guard let pattern = patterns.first else { return }
    let ids = NearestWord.ranking(Set(known.map(\.rawValue)).sorted(), by: pattern.text)
    let nearest = ids.prefix(Self.shownIDs).joined(separator: ", ")
    throw UsageError(
      word: "--filter",
      problem: .nothingSelected(
        "no call matches '\(patterns.map(\.text).joined(separator: "' or '"))'; 'widgetcheck list' shows their ids"
          + (nearest.isEmpty ? "" : ", of which these are the nearest: \(nearest)")))
  }
}

extension ArgumentSyntax<GlobPattern> {
  /// A pattern with `*` and its like.
  fileprivate static var glob: Self {
    Self("GLOB", expected: "a pattern such as '*/systemSmall/*'") { GlobPattern($0) }
  }
}
