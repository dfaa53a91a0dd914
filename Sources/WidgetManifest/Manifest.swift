public import Foundation
public import WidgetRecording

/// An author's declaration of a widget extension and of how it is to be tried.
///
/// A manifest that was read is consistent: its files were there and under its root, its times lie
/// in its span, and everything that it leaves out has the value that is assumed for it.
public struct Manifest: Hashable, Sendable {
  /// The name of the manifest's file, for errors.
  public var file: String
  /// The bundle's name, with which the ids of calls begin.
  public var name: String
  /// Whether the manifest gives the name, which is the folder's otherwise.
  var isNamed = false
  /// The keys that are there and mean nothing, where a recording stands for the extension.
  var unusedKeys: [String] = []
  /// The platform and its version.
  public var system: PlatformVersion
  /// The folder that no path leaves.
  public var root: URL
  /// The extension to try; the key is `extension`.
  public var source: ExtensionSource
  /// The extension's property list.
  public var infoPlist: RootedPath?
  /// The extension's entitlements.
  public var entitlements: RootedPath?
  /// The definitions of SiriKit intents.
  public var intentDefinitions: [RootedPath]
  /// The claims about each kind.
  public var widgets: [WidgetDeclaration]
  /// The device, the place and the time.
  public var environment: EnvironmentDeclaration
  /// The app's side; nil where the manifest names none.
  public var app: AppDeclaration?
  /// The answers that requests get instead of the network's.
  public var network: NetworkDeclaration
  /// The environments beside the base.
  public var matrix: MatrixDeclaration
  /// The Smart Stacks to simulate.
  public var stacks: [StackDeclaration]
  /// The limit on rotations to one member of a stack.
  public var rotationLimit: RateLimit
  /// The limit on suggestions of one kind.
  public var suggestionLimit: RateLimit
  /// The limit on reloads of one widget.
  public var reloadBudget: RateLimit
  /// The limits of one call.
  public var limits: CallLimits
  /// The changes to the checks.
  public var checks: CheckSettings
  /// The looks in which entries are drawn.
  public var drawings: DrawingsDeclaration
  /// The folder with the drawings that are as they should be; it need not exist.
  public var snapshots: RootedPath?
  /// The file of findings that do not fail a run; it need not exist.
  public var baseline: RootedPath?

  /// Creates a manifest in which everything else is assumed.
  public init(name: String, system: PlatformVersion, root: URL, source: ExtensionSource) {
    file = "widgetcheck.json"
    self.name = name
    self.system = system
    self.root = root
    self.source = source
    intentDefinitions = []
    widgets = []
    environment = EnvironmentDeclaration()
    network = NetworkDeclaration()
    matrix = MatrixDeclaration()
    stacks = []
    rotationLimit = .assumedRotations
    suggestionLimit = .assumedSuggestions
    reloadBudget = .assumedReloads
    limits = CallLimits(on: system.platform)
    checks = CheckSettings()
    drawings = DrawingsDeclaration()
  }

  /// The screen that widgets are shown on.
  public var device: DeviceScreen {
    environment.device ?? system.platform.assumedDevice
  }

  /// The base environment and every combination that the matrix makes, the base first.
  public var matrixEntries: [MatrixEntry] {
    matrix.entries(around: environment)
  }

  /// The claims about each kind as a recording holds them.
  public var claims: [WidgetClaim] {
    widgets.map { WidgetClaim(kind: $0.kind, families: $0.families) }
  }

  /// Returns the first line of a recording of this manifest.
  ///
  /// - Parameter entry: The environment that is recorded.
  /// - Returns: The header, without the path of the manifest and the protection.
  public func recordedHeader(for entry: MatrixEntry) -> RecordedHeader {
    var header = RecordedHeader(
      bundle: name, system: system, span: entry.span.interval, timeZone: entry.span.timeZone,
      locale: entry.span.locale)
    header.matrixEntry = entry.label
    header.device = device
    header.reloadBudget = reloadBudget
    header.donationPattern =
      environment.donationPattern == .assumed ? nil : environment.donationPattern
    header.location = environment.location
    header.limits = limits
    header.checks = checks
    return header
  }

  /// Returns the permissions of the scenario as a recording holds them.
  ///
  /// - Parameter span: The span, from whose start they hold.
  /// - Returns: The permissions, by name.
  public func recordedPermissions(in span: SimulatedSpan) -> [RecordedPermission] {
    environment.permissions.sorted { $0.key < $1.key }.map { name, status in
      RecordedPermission(at: span.start, name: name, status: status)
    }
  }

  /// Returns the values of the configurations of a widget: one for its intent's defaults, and one
  /// for each that the manifest declares.
  ///
  /// - Parameter widget: The widget as the extension describes it.
  /// - Returns: The configurations; none of a widget without an intent or with unknown defaults.
  public func recordedConfigurations(of widget: RecordedWidget) -> [RecordedConfiguration] {
    let isKnown =
      widget.configuration.kind.isConfigurable || widget.configuration.kind == .relevance
    guard isKnown, let defaults = widget.intent?.defaults else { return [] }
    let declared = widgets.first { $0.kind == widget.kind }?.configurations ?? []
    return [RecordedConfiguration(kind: widget.kind, name: .defaults, values: defaults)]
      + declared.map { configuration in
        RecordedConfiguration(
          kind: widget.kind, name: configuration.name,
          values: defaults.merging(configuration.parameters) { $1 })
      }
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
