import WidgetRecording

/// Whether a process of an extension serves a whole session or one call.
public enum Isolation: String, Hashable, Sendable, CaseIterable {
  /// One process for each widget and family.
  case session
  /// One process for each call.
  case call
}

/// The variants in which entries are drawn.
public enum DrawnVariants: String, Hashable, Sendable, CaseIterable {
  /// Entries are not drawn.
  case none
  /// Light and dark, with text of the usual size.
  case `default`
  /// With text of an accessibility size too.
  case all
}

/// The facts that all sessions of one run have in common.
struct RunContext: Sendable {
  let bundle: String
  /// The simulated span.
  let span: SimulatedInterval
  /// The header, and what is recorded before the first call: widgets, configurations, stacks.
  let scene: Recording
  let limits: CallLimits
  let reloadBudget: RateLimit
  /// The Developer Modes to run, off before on.
  let developerModes: [DeveloperMode]
  let isolation: Isolation
  /// The platform that is simulated.
  let platform: Platform
  /// The variants in which entries are drawn.
  let drawings: DrawnVariants
  /// What the person, the app and the device do.
  var scenario = Scenario()
  /// Whether the user interrupted the run: the calls under way are stopped, and no new one is begun.
  let isCancelled: @Sendable () -> Bool
}
