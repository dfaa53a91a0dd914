import Testing
import WidgetPlatforms

@testable import ExtensionImport

@Suite struct PlatformChoiceTests {
  private func choice(_ level: [String: String]) -> PlatformChoice {
    PlatformChoice(for: BuildSettings(levels: [level], builtIn: [:]))
  }

  @Test(arguments: [
    ("iphoneos", Platform.iOS), ("iphoneos17.2", .iOS), ("macosx", .macOS), ("watchos", .watchOS),
    ("xros", .visionOS), ("iphonesimulator", .iOS),
    ("/Applications/Xcode.app/SDKs/WatchOS10.0.sdk", .watchOS),
  ])
  func `the SDK decides`(_ sdk: String, _ platform: Platform) {
    #expect(choice(["SDKROOT": sdk]).platform == platform)
  }

  @Test func `a target for several platforms gets the first of them, and the others are told`() {
    let choice = choice([
      "SDKROOT": "auto",
      "SUPPORTED_PLATFORMS": "xros xrsimulator macosx iphoneos iphonesimulator",
    ])
    #expect(choice.platform == .iOS)
    #expect(choice.others == [.macOS, .visionOS])
    #expect(choice.reason == "SUPPORTED_PLATFORMS lists it")
  }

  @Test func `without an SDK the oldest supported version names the platform`() {
    #expect(choice(["WATCHOS_DEPLOYMENT_TARGET": "9.0"]).platform == .watchOS)
    #expect(choice([:]) == PlatformChoice(.iOS, reason: "the project names none"))
  }

  @Test(arguments: [
    ("Widget macOS", "", Platform.macOS), ("Widget", "Widget/macOS.plist", .macOS),
    ("WidgetWatchOS", "", .watchOS), ("Widget iOS", "", .iOS), ("Radios", "", .iOS),
    ("Widget iOS macOS", "", .iOS),
  ])
  func `where no SDK is known, the platform is assumed by the words of names`(
    _ name: String, _ list: String, _ platform: Platform
  ) {
    let settings = BuildSettings(
      levels: [["IPHONEOS_DEPLOYMENT_TARGET": "14.0", "INFOPLIST_FILE": list]], builtIn: [:])
    #expect(PlatformChoice(for: settings, ofTarget: name).platform == platform)
    let told = BuildSettings(levels: [["SDKROOT": "watchos"]], builtIn: [:])
    #expect(PlatformChoice(for: told, ofTarget: name).platform == .watchOS)
  }

  @Test func `a platform that is assumed is told as such`() {
    let settings = BuildSettings(
      levels: [["INFOPLIST_FILE": "Widget/macOS.plist"]], builtIn: [:])
    #expect(
      PlatformChoice(for: settings, ofTarget: "Widget").reason
        == "assumed, since INFOPLIST_FILE names it and no setting that is here names an SDK")
  }

  @Test func `a target for iPad alone is for iPadOS`() {
    #expect(choice(["SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "2"]).platform == .iPadOS)
    #expect(choice(["SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "1,2"]).platform == .iOS)
  }

  @Test func `every platform has words of its own in projects`() {
    let platforms: [Platform] = [.iOS, .macOS, .watchOS, .visionOS]
    #expect(Set(platforms.map(\.sdk)).count == 4)
    #expect(Set(platforms.map(\.projectFilter)).count == 4)
    #expect(Set(platforms.map(\.deploymentSetting)).count == 4)
    #expect(Platform.iPadOS.sdk == Platform.iOS.sdk)
  }
}
