import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@Suite struct ManifestTests {
  @Test func `every key of a manifest is read`() throws {
    let manifest = try readWhole(WholeManifest.text, in: WholeManifest.folder())
    #expect(manifest.name == "Cards")
    #expect(manifest.system.platform == .watchOS)
    #expect(manifest.system.version.text == "11.0")
    guard case .sources(let sources) = manifest.source else {
      Issue.record("the manifest has sources")
      return
    }
    #expect(sources.sources.map(\.path) == ["Widgets/Cards.swift", "Widgets/Views/Card.swift"])
    #expect(sources.resources.map(\.path) == ["Widgets/Assets"])
    #expect(sources.defines == ["DEMO"])
    #expect(sources.languageMode == .v6)
    #expect(sources.compilerFlags == ["-enable-upcoming-feature", "ExistentialAny"])
    #expect(sources.modules.map(\.name) == ["Design"])
    #expect(sources.modules[0].sources.map(\.path) == ["Packages/Design/Colors.swift"])
    #expect(manifest.infoPlist?.path == "Widgets/Info.plist")
    #expect(manifest.entitlements?.path == "Widgets/W.entitlements")
    #expect(manifest.intentDefinitions.map(\.path) == ["Shared/Cards.intentdefinition"])
    #expect(manifest.baseline?.path == "widgetcheck-baseline.json")
    #expect(manifest.snapshots?.path == "Snapshots")
    #expect(manifest.drawings.appearances == ["light"])
    #expect(manifest.drawings.typeSizes == ["large", "accessibility3"])
    #expect(manifest.drawings.hasIncreasedContrast)
    #expect(manifest.drawings.hidesPrivateContent)
    #expect(manifest.drawings.renderingModes == [.fullColor, .accented, .vibrant])
    #expect(manifest.drawings.locales == ["ar_SA", "pseudo", "rightToLeft"])
    #expect(manifest.drawings.devices == [DeviceScreen(width: 208, height: 248)])
  }

  @Test func `the claims about widgets are read`() throws {
    let widgets = try readWhole(WholeManifest.text, in: WholeManifest.folder()).widgets
    #expect(
      widgets == [
        WidgetDeclaration(
          kind: "RecentPurchases", families: [.accessoryRectangular, .accessoryCircular],
          relevanceScale: .range(minimum: 1, maximum: 100),
          configurations: [
            ConfigurationDeclaration(
              name: .named("visa"), parameters: ["card": .string("visa"), "limit": .number(3)])
          ]),
        WidgetDeclaration(kind: "Weather", relevanceScale: .levels([1, 50])),
      ])
  }

  @Test func `defaults may have types that JSON lacks, at any depth`() throws {
    let manifest = try readWhole(
      WholeManifest.text.replacing(
        #"{"favorite": "visa"}"#,
        with: """
          {"at": {"$date": "2026-03-02T06:00:00-08:00"}, "items": {"$json": [{"$date": 1}]},
           "list": [{"bytes": {"$data": "AP8="}}, {"$two": 1, "more": null}]}
          """), in: WholeManifest.folder())
    #expect(
      manifest.environment.userDefaults["group.cards"]
        == .object([
          "at": .object(["$date": .number(1_772_460_000)]),
          "items": .object(["$json": .array([.object(["$date": .number(1)])])]),
          "list": .array([
            .object(["bytes": .object(["$data": .string("AP8=")])]),
            .object(["$two": .number(1), "more": .null]),
          ]),
        ]))
  }

  @Test func `the environment and the limits are read`() throws {
    let manifest = try readWhole(WholeManifest.text, in: WholeManifest.folder())
    #expect(manifest.environment.span.start == 1_772_460_000)
    #expect(manifest.environment.span.end == 1_772_546_400)
    #expect(
      manifest.environment.userDefaults["group.cards"] == .object(["favorite": .string("visa")]))
    #expect(manifest.environment.files.map(\.path) == ["Fixtures/container"])
    #expect(manifest.rotationLimit == RateLimit(perDay: 6, minimumInterval: 1200))
    #expect(manifest.suggestionLimit == RateLimit(perDay: 3, minimumInterval: 7200))
    #expect(manifest.reloadBudget == RateLimit(perDay: 70, minimumInterval: 300))
    #expect(
      manifest.limits
        == CallLimits(
          placeholder: .seconds(1), snapshot: .seconds(4), timeline: .seconds(20),
          relevance: .seconds(10), memory: 25_000_000))
    #expect(
      manifest.checks
        == CheckSettings(
          disabled: ["entries-too-close"], levels: ["relevance-flat": .warning]))
  }

  @Test func `a stack's times of day are laid on the span`() throws {
    let manifest = try readWhole(WholeManifest.text, in: WholeManifest.folder())
    let stack = try #require(manifest.recordedStacks(in: manifest.environment.span).first)
    #expect(stack.members == ["RecentPurchases/visa", "Weather", "Radio"])
    #expect(stack.widgetSuggestions == false)
    #expect(stack.rotationLimit == manifest.rotationLimit)
    let work = try #require(stack.context?.first { $0.context == .inferredLocation("work") })
    #expect(work.interval.start == 1_772_470_800)
    #expect(work.interval.end == 1_772_499_600)
    #expect(stack.context?.map(\.interval.start) == stack.context?.map(\.interval.start).sorted())
    #expect(stack.context?.count == 7)
    #expect(stack.expect?.first?.frequency?.rotations == .init(atLeast: 1, atMost: 3))
    #expect(stack.expect?.last?.top?.at == 1_772_481_600)
    #expect(
      manifest.stacks[0].donations(in: manifest.environment.span).map(\.at) == [1_772_472_600])
  }

  @Test func `a context that began the evening before counts in the morning`() throws {
    let manifest = try read(
      """
      stacks: [{name: "Wrist", family: "accessoryRectangular", members: ["A"],
        context: [{from: "T22:00", to: "T07:00", sleep: "bedtime"}]}]
      """, platform: "watchOS")
    let span = manifest.environment.span
    let contexts = try #require(manifest.recordedStacks(in: span)[0].context)
    #expect(contexts.map { $0.interval.start - span.start } == [0, 16 * 3600])
    #expect(contexts.map { $0.interval.end - span.start } == [3600, 86400])
  }

  @Test func `what is absent has its assumed value`() throws {
    let manifest = try readWhole(
      #"{version: 1, platform: "watchOS", extension: {sources: ["Widgets/*.swift"]}}"#)
    #expect(manifest.name.hasPrefix("widgetcheck-test-"))
    #expect(manifest.system.version.text == "26.0")
    #expect(manifest.environment.span.start == 1_772_431_200)
    #expect(manifest.environment.duration == 86400)
    #expect(manifest.environment.timeZone == "UTC")
    #expect(manifest.environment.locale == "en_US")
    #expect(manifest.device == DeviceScreen(width: 198, height: 242))
    #expect(manifest.limits == CallLimits(memory: 15_000_000))
    #expect(manifest.rotationLimit == .assumedRotations)
    #expect(
      manifest.widgets.isEmpty && manifest.stacks.isEmpty && manifest.matrixEntries.count == 1)
  }

  @Test func `the assumed start is six o'clock where the person is`() throws {
    let manifest = try read(#"environment: {timeZone: "America/Los_Angeles"}"#)
    #expect(manifest.environment.span.start == 1_772_460_000)
  }

  @Test func `the matrix makes every combination, and labels what differs`() throws {
    let manifest = try readWhole(WholeManifest.text, in: WholeManifest.folder())
    #expect(
      manifest.matrixEntries.map(\.label) == [
        nil, "ar_SA", "Asia/Kolkata", "Asia/Kolkata,ar_SA", "2026-03-08T00:30:00-08:00",
        "2026-03-08T00:30:00-08:00,ar_SA", "2026-03-08T00:30:00-08:00,Asia/Kolkata",
        "2026-03-08T00:30:00-08:00,Asia/Kolkata,ar_SA", "offline", "slow",
      ])
    #expect(manifest.matrixEntries[2].span.start == manifest.matrixEntries[0].span.start)
    let header = manifest.recordedHeader(for: manifest.matrixEntries[3])
    #expect(header.timeZone == "Asia/Kolkata")
    #expect(header.locale == "ar_SA")
    #expect(header.matrixEntry == "Asia/Kolkata,ar_SA")
    #expect(header.device == DeviceScreen(width: 198, height: 242))
  }

  @Test func `a matrix that repeats the environment adds nothing`() throws {
    let manifest = try read(#"matrix: {timeZones: ["UTC", "UTC"], locales: ["en_US"]}"#)
    #expect(manifest.matrixEntries.map(\.label) == [nil])
  }

  @Test func `an executable or a recording can stand in place of sources`() throws {
    let folder = try ScratchFolder(["bin/text": "", "cards.recording.jsonl": ""])
    try folder.writeProgram("", to: "bin/extension")
    let built = try readWhole(
      #"{version: 1, platform: "iOS", extension: {executable: "bin/extension"}}"#, in: folder)
    #expect(
      built.source
        == .executable(
          RootedPath(
            path: "bin/extension", url: folder.url.appendingPathComponent("bin/extension"))))
    let recorded = try readWhole(
      #"{version: 1, platform: "iOS", extension: {recording: "cards.recording.jsonl"}}"#,
      in: folder)
    guard case .recording(let path) = recorded.source else {
      Issue.record("the manifest has a recording")
      return
    }
    #expect(path.path == "cards.recording.jsonl")
  }

  @Test func `a wider root lets paths climb, and names them from there`() throws {
    let folder = try ScratchFolder(["App/W/Clock.swift": "", "Shared/Model.swift": "", "App/x": ""])
    let text = """
      {version: 1, platform: "iOS", root: "..",
       extension: {sources: ["W", "../Shared/*.swift"]}}
      """
    let manifest = try Manifest(
      Data(text.utf8), format: .json, file: "widgetcheck.json",
      folder: folder.url.appendingPathComponent("App"), knownChecks: knownChecks)
    guard case .sources(let sources) = manifest.source else {
      Issue.record("the manifest has sources")
      return
    }
    #expect(sources.sources.map(\.path) == ["App/W/Clock.swift", "Shared/Model.swift"])
  }

  @Test func `a property list says the same as JSON`() throws {
    let folder = try ScratchFolder([
      "Widgets/Clock.swift": "",
      "widgetcheck.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>version</key><integer>1</integer>
        <key>name</key><string>Cards</string>
        <key>platform</key><string>iOS</string>
        <key>extension</key><dict>
          <key>sources</key><array><string>Widgets/*.swift</string></array>
        </dict>
        <key>environment</key><dict><key>start</key><date>2026-03-02T14:00:00Z</date></dict>
        <key>stacks</key><array><dict>
          <key>name</key><string>Home</string><key>family</key><string>systemSmall</string>
          <key>members</key><array><string>A</string></array>
          <key>smartRotate</key><false/>
        </dict></array>
      </dict></plist>
      """,
    ])
    var list = try Manifest(
      contentsOf: folder.url.appendingPathComponent("widgetcheck.plist"), knownChecks: knownChecks)
    let json = try read(
      """
      environment: {start: "2026-03-02T14:00:00Z"},
      stacks: [{name: "Home", family: "systemSmall", members: ["A"], smartRotate: false}]
      """, in: folder)
    list.file = json.file
    #expect(list == json)
  }
}
