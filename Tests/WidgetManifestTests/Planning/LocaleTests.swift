import Testing
import WidgetManifest

@Suite struct LocaleAndFlagTests {
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
