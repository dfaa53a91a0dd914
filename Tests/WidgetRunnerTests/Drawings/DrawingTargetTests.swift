import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

@Suite struct DrawingTargetTests {
  private func looks(
    _ declared: DrawingsDeclaration = DrawingsDeclaration(), _ variants: DrawnVariants = .default,
    _ family: FamilyName = .systemSmall, on platform: Platform = .iOS, _ version: String = "18.0",
    widget facts: String = #""previews":[]"#
  ) throws -> [DrawingTarget] {
    let system = PlatformVersion(platform, SystemVersion(version))
    let device = platform.assumedDevice
    let size = system.displaySize(of: family, on: device)
    let widget = try JSONReader.read(
      RecordedWidget.self,
      from: #"{"kind":"W","families":[],"configuration":"static",\#(facts)}"#.utf8)
    let session = Session(
      name: "B/W", index: 0, widget: widget, family: family, displaySize: size,
      appearance: system.appearance(of: family, size: size, on: device), configurations: [])
    return session.drawingTargets(declared, variants, on: system, device)
  }

  @Test func `without a word a widget is drawn light and dark`() throws {
    #expect(try looks().map(\.look.words) == ["light", "dark"])
    #expect(
      try looks(.init(), .default, .accessoryCircular).map(\.look.words) == ["dark, vibrant"])
    #expect(
      try looks(.init(), .default, .accessoryCircular, on: .watchOS, "11.0").map(\.look.words)
        == ["dark"])
  }

  @Test func `a Lock Screen is drawn in its own mode alone`() throws {
    var declared = DrawingsDeclaration()
    declared.renderingModes = [.fullColor, .accented, .clear, .vibrant]
    #expect(
      try looks(declared, .default, .accessoryCircular).map(\.look.words) == ["dark, vibrant"])
    #expect(try looks(declared).contains { $0.look.renderingMode == .clear })
  }

  @Test func `a widget whose background must stay is drawn on no Lock Screen`() throws {
    var declared = DrawingsDeclaration()
    declared.renderingModes = [.fullColor, .accented, .vibrant]
    let facts = #""previews":[],"backgroundRemovable":false"#
    let modes = try looks(declared, widget: facts).map(\.look.renderingMode)
    #expect(!modes.contains(.vibrant))
    #expect(modes.contains(.accented))
    #expect(try looks(declared).contains { $0.look.renderingMode == .vibrant })
  }

  @Test func `appearances and sizes are combined, everything else is added`() throws {
    var declared = DrawingsDeclaration()
    declared.typeSizes = ["large", "accessibility3"]
    declared.renderingModes = [.fullColor, .accented]
    declared.locales = [DrawnLook.mirrored]
    declared.devices = [DeviceScreen(width: 375, height: 667)]
    let targets = try looks(declared)
    #expect(
      targets.map(\.look.words) == [
        "light", "dark", "light, text size accessibility3", "dark, text size accessibility3",
        "dark, accented", "light, right to left", "light, on 375x667",
      ])
    #expect(targets.map(\.hasBackground) == [true, true, true, true, false, true, true])
    #expect(targets.last?.width == 148)
  }

  @Test func `all are drawn that the system has`() throws {
    let words = try looks(.init(), .all).map(\.look.words)
    #expect(words.contains("dark, accented") && words.contains("light, clear"))
    #expect(words.contains("light, long words") && words.contains("light, increased contrast"))
    let old = try looks(.init(), .all, on: .iOS, "17.0").map(\.look)
      .filter { $0.place == nil }.map(\.renderingMode)
    #expect(old.allSatisfy { $0 == .fullColor })
  }

  @Test func `private content is hidden in one look where that is asked for`() throws {
    var declared = DrawingsDeclaration()
    declared.hidesPrivateContent = true
    let words = "private content hidden"
    #expect(try looks(declared).map(\.look.words) == ["light", "dark", "light, \(words)"])
    #expect(
      try looks(declared, .default, .accessoryCircular).map(\.look.words)
        == ["dark, vibrant", "dark, vibrant, \(words)"])
    #expect(try looks(.init(), .all).contains { $0.look.hidesPrivateContent })
    let locked = PlacedTargets(
      system: PlatformVersion(.iOS, SystemVersion(18)), device: Platform.iOS.assumedDevice,
      hidesPrivateContent: true
    ).ofActivities.filter(\.look.hidesPrivateContent)
    #expect(locked.map(\.look.place) == [.lockScreen])
  }

  @Test func `small widgets of a phone are drawn in StandBy where that is asked for`() throws {
    var declared = DrawingsDeclaration()
    declared.places = [.standBy, .standByNight]
    let targets = try looks(declared).filter { $0.look.place != nil }
    #expect(targets.map(\.look.words) == ["dark, StandBy", "dark, StandBy at night"])
    #expect(targets.allSatisfy { !$0.hasBackground && $0.margin == 11 && $0.width == 158 })
    #expect(try looks(declared, .default, .systemMedium).allSatisfy { $0.look.place == nil })
    #expect(try looks(declared, on: .iOS, "16.0").allSatisfy { $0.look.place == nil })
    #expect(try looks(.init(), .all).contains { $0.look.place == .standByNight })
    let kept = try looks(declared, widget: #""showsInStandBy":false"#)
    #expect(kept.allSatisfy { $0.look.place == nil })
    declared.places = [.standBy, .bezel]
    let circular = try looks(declared, .default, .accessoryCircular, on: .watchOS, "10.0")
    #expect(circular.map(\.look.words) == ["dark", "dark, watch face with a bezel"])
    let corner = try looks(declared, .default, .accessoryCorner, on: .watchOS, "10.0")
    #expect(corner.map(\.look.words) == ["dark"])
  }

  @Test(
    arguments: [
      (.iOS, 17, 3, "Lock Screen,Lock Screen", "island", false),
      (.iOS, 18, 3, "Lock Screen,Lock Screen", "island", true),
      (.iPadOS, 18, 3, "Lock Screen,Lock Screen", "", false), (.watchOS, 26, 1, "", "", false),
      (.macOS, 26, 3, "", "", false), (.visionOS, 26, 3, "", "", false),
    ] as [(Platform, Int, Int, String, String, Bool)])
  func `controls and Live Activities are drawn where their platform shows them`(
    _ platform: Platform, _ version: Int, _ controls: Int, _ banners: String, _ islands: String,
    _ isOnWatch: Bool
  ) {
    let places = PlacedTargets(
      system: PlatformVersion(platform, SystemVersion(version)), device: platform.assumedDevice)
    #expect(places.ofControls.count == controls)
    let activities = places.ofActivities
    let words = activities.compactMap(\.look.place)
    #expect(words.filter { $0 == .lockScreen }.map(\.words).joined(separator: ",") == banners)
    let ofIsland: [DrawnPlace] = [.islandCompact, .islandMinimal, .islandExpanded]
    #expect(words.filter(ofIsland.contains) == (islands.isEmpty ? [] : ofIsland))
    #expect(words.contains(.watchStack) == isOnWatch)
    for target in places.ofControls + activities {
      #expect(target.width > 0 && target.height > 0 && target.scale >= 2 && !target.hasBackground)
    }
    #expect(Set(activities.map(\.look)).count == activities.count)
  }
}
