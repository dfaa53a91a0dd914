import Testing
import WidgetPlatforms

@Suite struct DisplaySizesTests {
  private func size(_ family: String, _ platform: Platform, _ width: Double, _ height: Double)
    -> DisplaySize
  {
    PlatformVersion(platform, SystemVersion(17)).displaySize(
      of: FamilyName(rawValue: family), on: DeviceScreen(width: width, height: height))
  }

  @Test func `a screen that Apple lists has its published size`() {
    #expect(
      size("systemMedium", .iOS, 393, 852)
        == DisplaySize(width: 338, height: 158, source: .published))
    #expect(
      size("systemExtraLarge", .iPadOS, 1024, 1366)
        == DisplaySize(width: 795, height: 378.5, source: .published))
    #expect(
      size("accessoryRectangular", .watchOS, 198, 242)
        == DisplaySize(width: 184, height: 80.5, source: .published))
  }

  @Test func `a screen on its side is the same screen`() {
    #expect(size("systemSmall", .iPadOS, 1180, 820) == size("systemSmall", .iPadOS, 820, 1180))
  }

  @Test func `an unknown screen has the size of the nearest, and says so`() {
    #expect(
      size("systemSmall", .iOS, 392, 850)
        == DisplaySize(
          width: 158, height: 158, source: .nearest(DeviceScreen(width: 393, height: 852))))
  }

  @Test(arguments: [
    (Platform.iOS, "393x852", nil), (.iOS, "852x393", nil), (.iOS, "400x870", nil),
    (.iOS, "999x999", "440x956"), (.iOS, "198x242", "320x568"), (.iPadOS, "834x1210", nil),
    (.iPadOS, "393x852", "768x1024"), (.watchOS, "136x170", nil), (.watchOS, "393x852", "211x257"),
    (.macOS, "999x999", nil), (.visionOS, "1x1", nil),
  ])
  func `a screen unlike those of all devices has a nearest one`(
    _ platform: Platform, _ text: String, _ nearest: String?
  ) throws {
    let screen = try #require(DeviceScreen(text))
    #expect(platform.nearestScreen(insteadOf: screen)?.description == nearest)
  }

  @Test(arguments: [
    (Platform.iPadOS, 14, "systemMedium", 820.0, 1180.0, 342.0, 155.0, 820.0, 1180.0),
    (.macOS, 14, "systemLarge", 1440, 900, 344, 344, 1440, 900),
    (.watchOS, 9, "accessoryCorner", 184, 224, 36, 36, 184, 224),
  ])
  func `an unknown version has the sizes of the nearest that is known`(
    _ platform: Platform, _ major: Int, _ family: String, _ width: Double, _ height: Double,
    _ wide: Double, _ high: Double, _ screenWidth: Double, _ screenHeight: Double
  ) {
    let found = PlatformVersion(platform, SystemVersion(major)).displaySize(
      of: FamilyName(rawValue: family), on: DeviceScreen(width: width, height: height))
    #expect(
      found
        == DisplaySize(
          width: wide, height: high,
          source: .nearest(DeviceScreen(width: screenWidth, height: screenHeight))))
  }

  @Test func `a family missing on a screen is taken from the nearest that has it`() {
    #expect(
      size("accessoryCircular", .iOS, 320, 568)
        == DisplaySize(
          width: 68, height: 68, source: .nearest(DeviceScreen(width: 375, height: 667))))
  }

  @Test func `small iPhones have two pixels in a point`() {
    func scale(_ screen: String) -> Double? {
      let size = size("systemSmall", .iOS, 375, 667)
      return DeviceScreen(screen).map {
        PlatformVersion(.iOS).appearance(of: .systemSmall, size: size, on: $0).scale
      }
    }
    #expect(["375x667", "667x375", "320x568"].map(scale) == [2, 2, 2])
    #expect(["375x812", "414x896", "414x896@2x"].map(scale) == [3, 3, 2])
  }

  @Test func `a watch face cuts no round corners of rectangular complications`() {
    let device = Platform.watchOS.assumedDevice
    let size = PlatformVersion(.watchOS).displaySize(of: .accessoryRectangular, on: device)
    let watch = PlatformVersion(.watchOS)
      .appearance(of: .accessoryRectangular, size: size, on: device)
    #expect(watch.cornerRadius < 10 && watch.margin == 0)
  }

  @Test func `what Apple does not publish is assumed`() {
    #expect(size("systemSmall", .watchOS, 198, 242).source == .assumed)
    #expect(size("systemNew", .iOS, 393, 852).source == .assumed)
  }

  @Test(arguments: Platform.allCases)
  func `every family of a platform has a size`(_ platform: Platform) {
    let system = PlatformVersion(platform)
    for family in system.families {
      let size = system.displaySize(of: family, on: platform.assumedDevice)
      #expect(size.width > 0 && size.height > 0)
    }
  }
}
