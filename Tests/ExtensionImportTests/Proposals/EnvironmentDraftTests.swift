import Foundation
import TestSupport
import Testing
import WidgetPlatforms

@testable import ExtensionImport

@Suite struct EnvironmentDraftTests {
  @Test(arguments: [
    ("nb", "nb_NO", "Europe/Oslo"), ("en", "en_US", "America/New_York"),
    ("German", "de_DE", "Europe/Berlin"), ("pt-BR", "pt_BR", "America/Sao_Paulo"),
    ("pt-PT", "pt_PT", "Europe/Lisbon"), ("zh-Hant", "zh_Hant_TW", "Asia/Taipei"),
    ("en-GB", "en_GB", "Europe/London"), ("de-AT", "de_AT", "Europe/Vienna"),
  ])
  func `a region is a locale and a time zone`(_ name: String, _ locale: String, _ zone: String) {
    let region = ProjectRegion(name)
    #expect(region?.locale == locale)
    #expect(region?.timeZone == zone)
  }

  @Test func `a region of no language is none`() {
    for name in ["", "Base", "tlh", "xx-NO"] { #expect(ProjectRegion(name) == nil) }
  }

  @Test func `every time zone of a region exists`() {
    let names = [
      "ar", "bg", "cs", "el", "fa", "he", "hi", "id", "ja", "ko", "ru", "th", "uk", "vi", "zh",
    ]
    for name in names {
      let zone = ProjectRegion(name)?.timeZone ?? ""
      #expect(TimeZone(identifier: zone) != nil, "\(name): \(zone)")
    }
  }

  @Test func `a wish for the place in the settings is one in the Info.plist of a run`() throws {
    let folder = try ScratchFolder()
    try folder.write("A.swift", SourceText.widget("A", kind: "a"))
    try folder.write("Info.plist", ProjectText.widgetList)
    func list(_ settings: String) throws -> String? {
      var text = ProjectText()
      text.addFile("A", "A.swift")
      text.addTarget(
        "T", "Widget", sources: ["A"], settings: "INFOPLIST_FILE = Info.plist; \(settings)")
      let target = try #require(try text.project(in: folder).targets.first)
      let trees = SourceTrees()
      return TargetImport(try #require(WidgetTarget(target, trees)), trees)
        .extension(from: AbsolutePath(folder.url.path)).infoPlist
    }
    #expect(
      try list("INFOPLIST_KEY_NSWidgetWantsLocation = YES;")?
        .contains("<key>NSWidgetWantsLocation</key>") == true)
    #expect(try list("INFOPLIST_KEY_NSWidgetWantsLocation = NO;") == nil)
  }

  @Test func `region, app groups and the wish for the place are written`() throws {
    let folder = try ScratchFolder()
    try folder.write("A.swift", SourceText.widget("A", kind: "a"))
    let list = ProjectText.widgetList.replacing(
      "</dict></dict>", with: "</dict><key>NSWidgetWantsLocation</key><true/></dict>")
    try folder.write("Info.plist", list)
    try folder.write(
      "W.entitlements",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
      <array><string>group.$(TEAM)</string><string>group.$(NOBODY)</string></array></dict></plist>
      """)
    var text = ProjectText()
    text.projectFields = "developmentRegion = nb;"
    text.addFile("A", "A.swift")
    text.addTarget(
      "T", "Widget", sources: ["A"],
      settings: """
        INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = W.entitlements; TEAM = fjord;
        """)
    let target = try #require(try text.project(in: folder).targets.first)
    let trees = SourceTrees()
    let found = TargetImport(try #require(WidgetTarget(target, trees)), trees)
      .extension(from: AbsolutePath(folder.url.path))
    let written = found.draft.text(in: AbsolutePath(folder.url.path))
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any])
    let environment = try #require(value["environment"] as? [String: Any])
    #expect(environment["timeZone"] as? String == "Europe/Oslo")
    #expect(environment["locale"] as? String == "nb_NO")
    #expect((environment["userDefaults"] as? [String: Any])?.keys.sorted() == ["group.fjord"])
    #expect(environment["permissions"] as? [String: String] == ["location": "granted"])
    #expect(environment["location"] as? [Double] == [59.91, 10.75])
  }
}

@Suite struct IntentConfigurationsTests {
  private func widget(_ intent: String) throws -> WidgetScan.Widget? {
    let folder = try ScratchFolder()
    let file = try folder.write(
      "W.swift",
      """
      import AppIntents
      import WidgetKit
      \(intent)
      @main struct W: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: "w", intent: Pick.self, provider: P()) { _ in Text("") }
        }
      }
      """)
    let scan = WidgetScan(
      [AbsolutePath(file.path)], conditions: ScanConditions(platform: .iOS), SourceTrees())
    return scan.claims.first
  }

  private let city = """
    enum City: String, AppEnum { case oslo, bergen = "BGO", molde }
    """

  @Test func `each case is a configuration, the default first`() throws {
    let widget = try widget(
      city + """

        struct Pick: WidgetConfigurationIntent {
          @Parameter(title: "City", default: .bergen) var city: City
          @Parameter(title: "Metric", default: true) var metric: Bool
          @Parameter(title: "Days", default: 3) var days: Int
          @Parameter(title: "Note") var note: String?
          var other = 1
        }
        """)
    #expect(widget?.configurations.map(\.name) == ["BGO", "oslo", "molde"])
    let values = widget?.configurations[1].values
    #expect(values?.map(\.name) == ["city", "metric", "days"])
    #expect(values?.map(\.value) == [.text("oslo"), .flag(true), .number(3)])
  }

  @Test func `an enumeration without a default has its cases`() throws {
    let widget = try widget(
      city + "struct Pick: WidgetConfigurationIntent { @Parameter(title: \"C\") var c: City? }")
    #expect(widget?.configurations.map(\.name) == ["oslo", "BGO", "molde"])
  }

  @Test func `the cases of an intent definition are configurations, but the one for none`() throws {
    let folder = try ScratchFolder([
      "W.swift": """
      import WidgetKit
      @main struct W: Widget {
        var body: some WidgetConfiguration {
          IntentConfiguration(kind: "w", intent: BrewIntent.self, provider: P()) { _ in Text("") }
        }
      }
      """,
      "Brew.intentdefinition": """
      <plist><dict><key>INEnums</key><array><dict>
      <key>INEnumName</key><string>Bean</string><key>INEnumValues</key><array>
      <dict><key>INEnumValueName</key><string>unknown</string></dict>
      <dict><key>INEnumValueName</key><string>arabica</string>
      <key>INEnumValueIndex</key><integer>1</integer></dict>
      <dict><key>INEnumValueName</key><string>robusta</string>
      <key>INEnumValueIndex</key><integer>2</integer></dict></array></dict></array>
      <key>INIntents</key><array><dict><key>INIntentName</key><string>Brew</string>
      <key>INIntentParameters</key><array>
      <dict><key>INIntentParameterName</key><string>hidden</string>
      <key>INIntentParameterEnumType</key><string>Bean</string></dict>
      <dict><key>INIntentParameterName</key><string>bean</string>
      <key>INIntentParameterConfigurable</key><true/>
      <key>INIntentParameterEnumType</key><string>Bean</string>
      <key>INIntentParameterMetadata</key><dict>
      <key>INIntentParameterMetadataDefaultValue</key><string>robusta</string></dict></dict>
      </array></dict></array></dict></plist>
      """,
    ])
    let top = AbsolutePath(folder.url.path)
    let scan = { (definitions: [String]) in
      WidgetScan(
        [top.appending("W.swift")], conditions: ScanConditions(platform: .iOS),
        definitions: definitions.map(top.appending), SourceTrees())
    }
    let found = scan(["W.swift", "Brew.intentdefinition"]).claims.first?.configurations
    #expect(found?.map(\.name) == ["robusta", "arabica"])
    #expect(found?.map { $0.values.map(\.name) } == [["bean"], ["bean"]])
    #expect(scan([]).claims.first?.configurations == [])
  }

  @Test(arguments: ["a/b", "-", " "])
  func `a case that can be no name gives no configurations`(_ name: String) throws {
    let widget = try widget(
      """
      enum City: String, AppEnum { case oslo, other = "\(name)" }
      struct Pick: WidgetConfigurationIntent { @Parameter(title: "C") var c: City }
      """)
    #expect(widget?.configurations.isEmpty == true)
  }

  @Test func `defaults alone need no configuration`() throws {
    let widget = try widget(
      "struct Pick: WidgetConfigurationIntent { @Parameter(title: \"M\", default: true) var m: Bool }"
    )
    #expect(widget?.configurations.isEmpty == true)
  }
}
