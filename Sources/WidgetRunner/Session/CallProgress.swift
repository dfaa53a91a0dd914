import WidgetManifest
public import WidgetRecording

/// The progress of a run through its plan.
public struct CallProgress: Hashable, Sendable {
  /// The number of planned calls that were made; a timeline counts once.
  public internal(set) var made = 0
  /// The number of planned calls; nil where the run did not come to know the widgets.
  public internal(set) var planned: Int?
  /// The calls that an interruption left out, or left without their successors.
  public internal(set) var open: [RecordedInterruption.OpenCall] = []

  /// The ids of all calls that could have been planned, those that a filter left out among them.
  public internal(set) var known: [CallID] = []

  /// Creates the progress of a run that has not begun.
  ///
  /// - Parameter known: The ids of the calls that are known already.
  public init(known: [CallID] = []) {
    self.known = known
  }

  /// Adds the numbers of another run's calls.
  public static func += (left: inout Self, right: Self) {
    left.made += right.made
    if let planned = right.planned { left.planned = (left.planned ?? 0) + planned }
    left.open += right.open
    left.known += right.known
  }

  /// The interruption as the run's recording has it.
  public var interruption: RecordedInterruption {
    RecordedInterruption(made: made, planned: planned, open: open)
  }

  /// Notes a call that was due.
  mutating func note(_ invocation: Invocation, isMade: Bool, isOpen: Bool) {
    if isMade { made += 1 }
    guard isOpen else { return }
    let call = RecordedInterruption.OpenCall(
      id: invocation.id, kind: invocation.kind, family: invocation.family,
      configuration: invocation.configuration)
    if !open.contains(call) { open.append(call) }
  }
}
