import Testing
import WidgetManifest
import WidgetRecording

@Suite struct PlatformTests {
  @Test func `each platform has the families that Apple gives it`() {
    let names = { (platform: Platform) in Set(platform.families.map(\.rawValue)) }
    #expect(!names(.iOS).contains("systemExtraLarge"))
    #expect(names(.iPadOS).subtracting(names(.iOS)) == ["systemExtraLarge"])
    #expect(names(.watchOS).allSatisfy { $0.hasPrefix("accessory") })
    #expect(names(.watchOS).contains("accessoryCorner") && !names(.iOS).contains("accessoryCorner"))
    #expect(names(.macOS).allSatisfy { $0.hasPrefix("system") })
    #expect(names(.visionOS).contains("systemExtraLargePortrait"))
  }

  @Test func `every family is known, once, in order`() {
    let known = Platform.knownFamilies
    #expect(known.count == 9)
    #expect(known == known.sorted())
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
    #expect(platform.triple(version: "17.0") == triple)
  }

  @Test(arguments: [
    ("en", true), ("en_US", true), ("en-US", true), ("zh-Hans_CN", true), ("es_419", true),
    ("ar_SA@calendar=islamic", true), ("sr_Latn_RS", true), ("english", false), ("EN_us", false),
    ("en_XX1", false), ("xx_US", false), ("", false), ("_US", false), ("en__US", false),
  ])
  func `a locale has a language that exists`(_ locale: String, _ isRight: Bool) throws {
    let all = try complaints { try read("environment: {locale: \"\(locale)\"}") }
    #expect(all.isEmpty == isRight, "\(all)")
  }

  @Test(arguments: [
    "-o", "-emit-module", "-module-name", "-parse-as-library", "-swift-version", "-target",
    "-swift-version=6", "@flags", "-typecheck", "-working-directory", "-c", "-dump-ast",
  ])
  func `a flag that the build decides is refused`(_ flag: String) throws {
    let all = try complaints {
      try readWhole(
        """
        {version: 1, platform: "iOS",
         extension: {sources: ["Widgets"], compilerFlags: ["-Xfrontend", "\(flag)"]}}
        """)
    }
    #expect(
      all == [
        "widgetcheck.json#/extension/compilerFlags/1: the flag '\(flag)' is decided by the build"
      ])
  }
}
