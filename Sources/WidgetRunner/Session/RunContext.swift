import WidgetManifest
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
  /// Entries are drawn in the looks of the manifest; without any, in light and dark.
  case `default`
  /// Entries are drawn with larger text, more contrast, tints, longer words and mirrored, too.
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
  /// The platform that is simulated, and its version.
  let system: PlatformVersion
  /// The screen that is simulated.
  let device: DeviceScreen
  /// The looks that the manifest names.
  let drawnLooks: DrawingsDeclaration
  /// The variants in which entries are drawn.
  let drawings: DrawnVariants
  /// The treatment of what views print while they are drawn.
  let drawingOutput: DrawingOutput
  /// The actions of the person, the app and the device.
  var scenario = Scenario()
  /// Whether the user interrupted the run: the calls under way are stopped, and no new one is
  /// begun.
  let isCancelled: @Sendable () -> Bool
}
