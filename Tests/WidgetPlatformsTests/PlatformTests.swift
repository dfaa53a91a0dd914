import Testing
import WidgetPlatforms

@Suite struct PlatformTests {
  @Test func `each platform has the families that Apple gives it`() {
    let names = { (platform: Platform) in
      Set(PlatformVersion(platform).families.map(\.rawValue))
    }
    #expect(!names(.iOS).contains("systemExtraLarge"))
    #expect(names(.iPadOS).subtracting(names(.iOS)) == ["systemExtraLarge"])
    #expect(names(.watchOS).allSatisfy { $0.hasPrefix("accessory") })
    #expect(names(.watchOS).contains("accessoryCorner") && !names(.iOS).contains("accessoryCorner"))
    #expect(names(.macOS).allSatisfy { $0.hasPrefix("system") })
    #expect(names(.visionOS).contains("systemExtraLargePortrait"))
  }

  @Test func `every family is known once`() {
    let known = FamilyName.known
    #expect(known.count == 9)
    #expect(Set(known).count == known.count)
  }

  @Test(arguments: [
    (Platform.iOS, "iOS", "arm64-apple-ios17.0"), (.iPadOS, "iOS", "arm64-apple-ios17.0"),
    (.macOS, "macOS", "arm64-apple-macosx17.0"), (.watchOS, "watchOS", "arm64-apple-watchos17.0"),
    (.visionOS, "visionOS", "arm64-apple-xros17.0"),
  ])
  func `the compiler is asked for the platform by its own names`(
    _ platform: Platform, _ condition: String, _ triple: String
  ) {
    #expect(platform.conditionName == condition)
    #expect(PlatformVersion(platform, SystemVersion(17)).triple == triple)
  }

  @Test(
    arguments: [
      (Platform.iOS, "iPhone", "iphone", true), (.iPadOS, "iPad", "ipad", true),
      (.macOS, "Mac", "mac", false), (.watchOS, "Watch", "watch", false),
      (.visionOS, "Apple", "vision", false),
    ])
  func `a platform's devices have the names that frameworks and asset catalogues give them`(
    _ platform: Platform, _ model: String, _ idiom: String, _ asks: Bool
  ) {
    #expect(platform.deviceModel == model && platform.assetIdiom == idiom)
    #expect(platform.asksForWidgetLocation == asks)
  }

  @Test(
    arguments: [
      (Platform.iOS, 18, 19), (.iPadOS, 18, 25), (.macOS, 15, 16), (.watchOS, 11, 12),
      (.visionOS, 2, 3),
    ])
  func `between the old numbers and the years of 2025 there is no version`(
    _ platform: Platform, _ last: Int, _ none: Int
  ) {
    #expect(PlatformVersion(platform, SystemVersion(none)).gap == last..<26)
    for version in [last, 26, 27] {
      #expect(PlatformVersion(platform, SystemVersion(version)).gap == nil)
    }
  }

  @Test func `a screen is two numbers, with either cross between`() {
    #expect(DeviceScreen("393x852") == DeviceScreen(width: 393, height: 852))
    #expect(DeviceScreen("393×852")?.description == "393x852")
    for text in ["393", "393x", "x852", "393x852x1", "0x0", "393 x 852", "45mm"] {
      #expect(DeviceScreen(text) == nil)
    }
  }

  @Test func `a version is up to three numbers`() {
    #expect(SystemVersion("17")?.text == "17")
    #expect(SystemVersion("17.4.1")?.text == "17.4.1")
    for text in ["", "17.", "v17", "17.0.0.0", "17.0b1", "99999"] {
      #expect(SystemVersion(text) == nil)
    }
  }
}
