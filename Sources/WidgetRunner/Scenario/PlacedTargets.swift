import WidgetManifest
import WidgetRecording

/// The variants in which controls and Live Activities are drawn, one for each place where the
/// system shows them.
struct PlacedTargets {
  /// The platform and its version.
  let system: PlatformVersion
  /// The screen.
  let device: DeviceScreen
  /// Whether the Lock Screen is also drawn with private content hidden.
  var hidesPrivateContent = false

  /// The looks of a control: on a watch it is small alone.
  var ofControls: [DrawingTarget] {
    let places: [DrawnPlace] =
      system.platform == .watchOS ? [.controlSmall] : DrawnPlace.ofControls
    return places.map { target($0, "dark") }
  }

  /// The looks of a Live Activity, on the Lock Screen by day and by night.
  var ofActivities: [DrawingTarget] {
    guard system.hasLiveActivities else { return [] }
    var banner = ["light", "dark"].map { target(.lockScreen, $0) }
    if hidesPrivateContent, var locked = banner.first {
      locked.look.hidesPrivateContent = true
      banner.append(locked)
    }
    guard system.hasDynamicIsland else { return banner }
    let others: [DrawnPlace] =
      [.islandCompact, .islandMinimal, .islandExpanded]
      + (system.sharesActivitiesWithWatch ? [.watchStack] : [])
    return banner + others.map { target($0, "dark") }
  }

  private func size(_ place: DrawnPlace) -> PresentationSize {
    switch place {
    case .controlMedium: .control(columns: 2, rows: 1)
    case .controlLarge: .control(columns: 2, rows: 2)
    case .lockScreen: .lockScreen(system, device)
    case .islandCompact: .compactIsland(device)
    case .islandMinimal: .minimalIsland
    case .islandExpanded: .expandedIsland(device)
    case .watchStack: .watchCard
    case .controlSmall, .standBy, .standByNight, .bezel: .control(columns: 1, rows: 1)
    }
  }

  private func target(_ place: DrawnPlace, _ appearance: String) -> DrawingTarget {
    var look = DrawnLook(appearance)
    look.place = place
    var target = DrawingTarget(look)
    let size = size(place)
    (target.width, target.height) = (size.width, size.height)
    target.cornerRadius = size.cornerRadius
    let isWatch = place == .watchStack || system.platform == .watchOS
    target.scale = Double(isWatch ? 2 : device.scale ?? system.platform.usualScale)
    target.hasBackground = false
    return target
  }
}

extension RunContext {
  /// The variants in which this run draws controls and Live Activities.
  var placed: PlacedTargets {
    PlacedTargets(
      system: system, device: device,
      hidesPrivateContent: drawings == .all || drawnLooks.hidesPrivateContent)
  }

  /// Returns a request for all of some drawings; nil where nothing is drawn.
  func request(for count: Int, in targets: [DrawingTarget]) -> DrawingRequest? {
    guard drawings != .none, !targets.isEmpty, count > 0 else { return nil }
    var request = DrawingRequest(entries: Array(0..<count), targets: targets)
    request.system = system
    return request
  }
}
