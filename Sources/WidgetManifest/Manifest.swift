public import Foundation
public import WidgetRecording

/// What an author declares of a widget extension, and how it is to be tried.
///
/// A manifest that was read is consistent: its files were there and under its root, its times lie in
/// its span, and everything that it leaves out has the value that is assumed for it.
public struct Manifest: Hashable, Sendable {
  /// The bundle's name, with which the ids of calls begin.
  public var name: String
  /// The platform.
  public var platform: Platform
  /// The version of the platform.
  public var osVersion: String
  /// The folder that no path leaves.
  public var root: URL
  /// What is to be tried; the key is `extension`.
  public var source: ExtensionSource
  /// The extension's property list.
  public var infoPlist: RootedPath?
  /// The extension's entitlements.
  public var entitlements: RootedPath?
  /// The definitions of SiriKit intents.
  public var intentDefinitions: [RootedPath]
  /// What is claimed of each kind.
  public var widgets: [WidgetDeclaration]
  /// The device, the place and the time.
  public var environment: EnvironmentDeclaration
  /// What is varied around the environment.
  public var matrix: MatrixDeclaration
  /// The Smart Stacks to simulate.
  public var stacks: [StackDeclaration]
  /// The limit on rotations to one member of a stack.
  public var rotationLimit: RateLimit
  /// The limit on suggestions of one kind.
  public var suggestionLimit: RateLimit
  /// How often a widget may be reloaded.
  public var reloadBudget: RateLimit
  /// How long and how large a call may be.
  public var limits: CallLimits
  /// What is changed about the checks.
  public var checks: CheckSettings
  /// The file of findings that do not fail a run; it need not exist.
  public var baseline: RootedPath?

  /// Creates a manifest in which everything else is assumed.
  public init(name: String, platform: Platform, root: URL, source: ExtensionSource) {
    self.name = name
    self.platform = platform
    self.root = root
    self.source = source
    osVersion = platform.assumedVersion
    intentDefinitions = []
    widgets = []
    environment = EnvironmentDeclaration()
    matrix = MatrixDeclaration()
    stacks = []
    rotationLimit = .assumedRotations
    suggestionLimit = .assumedSuggestions
    reloadBudget = .assumedReloads
    limits = Self.assumedLimits(on: platform)
    checks = CheckSettings()
  }

  /// The limits assumed on a platform: extensions on Apple Watch have half the memory.
  static func assumedLimits(on platform: Platform) -> CallLimits {
    platform == .watchOS ? CallLimits(memory: 15_000_000) : CallLimits()
  }

  /// The screen that widgets are shown on.
  public var device: DeviceScreen {
    environment.device ?? platform.assumedDevice
  }

  /// The base environment and every combination that the matrix makes, the base first.
  public var cells: [EnvironmentCell] {
    matrix.cells(around: environment)
  }

  /// What the manifest claims, as a recording holds it.
  public var claims: [RecordedClaim] {
    widgets.map { RecordedClaim(kind: $0.kind, families: $0.families) }
  }

  /// Returns the first line of a recording of this manifest.
  ///
  /// - Parameter cell: The environment that is recorded.
  /// - Returns: The header, without the path of the manifest and the protection.
  public func recordedHeader(for cell: EnvironmentCell) -> RecordedHeader {
    var header = RecordedHeader(
      bundle: name, platform: platform.rawValue, osVersion: osVersion, start: cell.span.start,
      end: cell.span.end, timeZone: cell.span.timeZone, locale: cell.span.locale)
    header.cell = cell.label
    header.device = device.description
    header.reloadBudget = reloadBudget
    header.limits = limits
    header.checks = checks
    return header
  }

  /// Returns the stacks as a recording holds them.
  ///
  /// - Parameter span: The span on which times of day are laid.
  /// - Returns: The stacks, in the manifest's order.
  public func recordedStacks(in span: SimulatedSpan) -> [RecordedStack] {
    stacks.map {
      $0.recorded(in: span, rotationLimit: rotationLimit, suggestionLimit: suggestionLimit)
    }
  }
}
