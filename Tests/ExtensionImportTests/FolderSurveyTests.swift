import ExtensionImport
import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetPlatforms

@Suite struct FolderSurveyTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func manifest(_ proposal: ImportProposal) throws -> Manifest {
    let file = folder.url.appending(path: proposal.manifestPath)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(proposal.text.utf8).write(to: file)
    return try Manifest(contentsOf: file, knownChecks: [])
  }

  private func sources(_ manifest: Manifest) -> [String] {
    guard case .sources(let sources) = manifest.source else { return [] }
    return sources.sources.map(\.path)
  }

  @Test func `a folder with one extension is taken whole, but for tests and others' sources`()
    throws
  {
    try folder.write("Widget.swift", SourceText.widget("Cards", kind: "cards"))
    for name in ["Model/M.swift", "CardsTests/T.swift", "Pods/P/P.swift", ".build/x.swift"] {
      try folder.write(name, "")
    }
    try folder.write("W.intentdefinition", "<plist version='1.0'><dict></dict></plist>")
    for name in ["Media.xcassets/Contents.json", "en.lproj/L.strings"] {
      try folder.write(name, "")
    }
    try folder.write("Info.plist", ProjectText.widgetList)
    try folder.write("Cards.entitlements", ProjectText.noEntitlements)
    let proposals = try ImportProposal.all(for: folder.url)
    #expect(proposals.map(\.manifestPath) == ["widgetcheck.json"])
    let manifest = try manifest(proposals[0])
    #expect(sources(manifest) == ["Model/M.swift", "Widget.swift"])
    #expect(manifest.infoPlist?.path == "Info.plist")
    #expect(manifest.entitlements?.path == "Cards.entitlements")
    #expect(manifest.intentDefinitions.map(\.path) == ["W.intentdefinition"])
    #expect(manifest.widgets.map(\.kind) == ["cards"])
    guard case .sources(let declared) = manifest.source else { return }
    #expect(declared.resources.map(\.path) == ["Media.xcassets", "en.lproj/L.strings"])
  }

  @Test func `beside an app the extension's own folder is taken`() throws {
    try folder.write("App/App.swift", "import SwiftUI\n@main struct TheApp: App {}")
    try folder.write("Widgets/Bundle/Cards.swift", SourceText.widget("Cards", kind: "cards"))
    try folder.write("Widgets/Model.swift", "")
    let proposals = try ImportProposal.all(for: folder.url)
    #expect(proposals.map(\.targetName) == ["Widgets"])
    #expect(
      sources(try manifest(proposals[0])) == ["Widgets/Bundle/Cards.swift", "Widgets/Model.swift"])
    #expect(
      proposals[0].decisions.contains(
        "2 Swift files: all in Widgets; what it shares with other programs nearby is to be added"))
  }

  @Test(arguments: ["expo-target.config.js", "expo-target.config.json"])
  func `a target that Expo makes has the platform and the oldest version of its settings`(
    name: String
  ) throws {
    let settings = #"{ "type": "watch-widget", "deploymentTarget": "10.0" }"#
    let code = """
      /** @type {import('@bacons/apple-targets').Config} type: "widget" */
      module.exports = config => ({ // type: "clip"
        type: 'watch-widget',
        icon: "https://example.com/icon.png",
        deploymentTarget: "10.0",
      });
      """
    try folder.write("targets/watch/Cards.swift", SourceText.widget("Cards", kind: "cards"))
    try folder.write("targets/watch/\(name)", name.hasSuffix("js") ? code : settings)
    try folder.write("targets/watch/cards.json", "{}")
    let proposal = try #require(
      try ImportProposal.all(for: folder.url.appending(path: "targets/watch")).first)
    #expect(
      proposal.decisions.contains(
        "platform watchOS: \(name) makes a target of the type watch-widget"))
    #expect(
      proposal.decisions.contains(
        "osVersion is left out, so 26.0 is simulated; the oldest that the target supports is 10.0"))
    #expect(proposal.text.contains(#""platform": "watchOS""#))
    #expect(proposal.text.contains("cards.json") && !proposal.text.contains("expo-target"))
  }

  @Test func `a package's description among the sources is none of them`() throws {
    try folder.write("Widgets/Cards.swift", SourceText.widget("Cards", kind: "cards"))
    try folder.write("Widgets/Package.swift", "import PackageDescription")
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(sources(try manifest(proposal)) == ["Widgets/Cards.swift"])
  }

  @Test func `files beside an extension that declare what it uses are given, too`() throws {
    try folder.write(
      "Widgets/Cards.swift",
      SourceText.widget("Cards", kind: "cards") + "\nlet total = sum(Card.all, Twice.self)")
    let shared = [
      "App/App.swift": "import SwiftUI\n@main struct TheApp: App {}\nstruct Settings {}",
      "Model/Card.swift": "struct Card { static let all: [Card] = []; let suit: Suit }",
      "Model/Suit.swift": "enum Suit { case hearts }",
      "Model/Sum.swift": "func sum(_ cards: [Card], _ other: Any) -> Int { cards.count }",
      "Model/Unused.swift": "struct Unused { let settings: Settings }",
      "One/Twice.swift": "struct Twice {}", "Two/Twice.swift": "struct Twice {}",
      "Kit/Package.swift": "", "Kit/Sources/Kit/Card.swift": "public struct Card {}",
      "CardTests/Card.swift": "struct Card {}",
      // Another widget from the same template, of which the extension's own names are not needed.
      "Old/Score.swift": "struct Score {}; struct CardsEntryView {}",
    ]
    for (path, text) in shared { try folder.write(path, text) }
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(
      sources(try manifest(proposal))
        == ["Model/Card.swift", "Model/Suit.swift", "Model/Sum.swift", "Widgets/Cards.swift"])
    #expect(
      proposal.decisions.contains(
        "1 Swift file: all in Widgets, and 3 files beside it that declare what it uses, since no "
          + "project says what is shared: Model/Card.swift, Model/Suit.swift, Model/Sum.swift"))
  }

  @Test func `a variable beside an extension is looked for where nothing has its name`() throws {
    try folder.write(
      "Widgets/Cards.swift",
      SourceText.widget("Cards", kind: "cards")
        + "\nfunc all(_ inset: Int) -> [String] { suits + [String(inset + width)] }")
    let shared = [
      "App/App.swift": "import SwiftUI\n@main struct TheApp: App {}",
      "Base/Constants.swift": "let suits = [\"hearts\"]", "Base/Inset.swift": "let inset = 1",
      "One/Width.swift": "let width = 1", "Two/Width.swift": "let width = 2",
      "Base/Private.swift": "private let width = 3",
    ]
    for (path, text) in shared { try folder.write(path, text) }
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(sources(try manifest(proposal)) == ["Base/Constants.swift", "Widgets/Cards.swift"])
  }

  @Test func `several extensions get a manifest each`() throws {
    try folder.write("One/A.swift", SourceText.widget("A", kind: "a"))
    try folder.write("Two/B.swift", SourceText.widget("B", kind: "b"))
    let proposals = try ImportProposal.all(for: folder.url)
    #expect(
      proposals.map(\.manifestPath)
        == ["widgetcheck/One/widgetcheck.json", "widgetcheck/Two/widgetcheck.json"])
    let manifest = try manifest(proposals[1])
    #expect(sources(manifest) == ["Two/B.swift"])
    #expect(manifest.widgets.map(\.kind) == ["b"])
  }

  @Test func `programs whose types have the same names are told apart`() throws {
    for name in ["One", "Two"] {
      try folder.write("\(name)/A.swift", SourceText.widget("A", kind: name))
    }
    let proposals = try ImportProposal.all(for: folder.url)
    #expect(try proposals.map { try manifest($0).widgets.map(\.kind) } == [["One"], ["Two"]])
  }

  @Test func `what the program's type is may stand in another file`() throws {
    try folder.write("A.swift", "import SwiftUI\n@main struct All {}")
    try folder.write("B.swift", "extension All: WidgetBundle { var body: some Widget { W() } }")
    try folder.write("C.swift", SourceText.widget("W", kind: "w", main: false))
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(try manifest(proposal).widgets.map(\.kind) == ["w"])
  }

  @Test func `a command line program is no extension`() throws {
    try folder.write("Tool.swift", "import Foundation\n@main enum T { static func main() {} }")
    #expect(throws: ImportError.self) { try ImportProposal.all(for: folder.url) }
  }

  @Test func `a project's folder without a project does not stand in the way`() throws {
    try folder.write("Cards.xcodeproj/xcuserdata/a.plist", "")
    try folder.write("Widget.swift", SourceText.widget("Cards", kind: "cards"))
    #expect(try ImportProposal.all(for: folder.url).map(\.manifestPath) == ["widgetcheck.json"])
  }

  @Test func `an app that begins in a function of its own is no extension`() throws {
    let begin = "import SwiftUI\n@main struct Begin { static func main() { Shop.main() } }\n"
    try folder.write("Shop.swift", begin + "struct Shop: App {}")
    #expect(throws: ImportError.self) { try ImportProposal.all(for: folder.url) }
    try folder.write("Clock.swift", SourceText.widget("Clock", kind: "clock", main: false))
    #expect(try ImportProposal.all(for: folder.url).count == 1)
  }

  @Test(arguments: [
    ("import WatchKit", Platform.watchOS, "the sources import WatchKit"),
    ("import AppKit", .macOS, "the sources import AppKit"),
    ("", .iOS, "nothing in the sources names another"),
  ])
  func `imports tell the platform`(
    _ line: String, _ platform: Platform, _ reason: String
  ) throws {
    try folder.write("A.swift", line + "\n" + SourceText.widget("A", kind: "a"))
    let proposal = try ImportProposal.all(for: folder.url)[0]
    #expect(proposal.text.contains(#""platform": "\#(platform.rawValue)""#))
    #expect(proposal.decisions.contains("platform \(platform.rawValue): \(reason)"))
  }

  @Test func `families of Apple Watch tell the platform`() throws {
    let source = SourceText.widget("A", kind: "a")
      .replacing("[.systemSmall, .systemMedium]", with: "[.accessoryCorner]")
    try folder.write("A.swift", source)
    #expect(try manifest(ImportProposal.all(for: folder.url)[0]).system.platform == .watchOS)
  }

  @Test func `lists that cannot be told apart are left out and named`() throws {
    try folder.write("A.swift", SourceText.widget("A", kind: "a"))
    for name in ["Debug.entitlements", "Release.entitlements"] { try folder.write(name, "") }
    let other = ProjectText.propertyList("com.apple.intents-service")
    for name in ["X/Info.plist", "Y/Info.plist"] { try folder.write(name, other) }
    let proposal = try ImportProposal.all(for: folder.url)[0]
    #expect(!proposal.text.contains("infoPlist"))
    #expect(!proposal.text.contains("plist"))
    #expect(
      proposal.decisions.contains(
        "infoPlist is left out: it could be one of X/Info.plist, Y/Info.plist"))
    #expect(
      proposal.decisions.contains(
        "entitlements are left out: it could be one of Debug.entitlements, Release.entitlements"))
  }

  @Test func `the list that names widgets is chosen among several`() throws {
    try folder.write("A.swift", SourceText.widget("A", kind: "a"))
    try folder.write("X/Info.plist", ProjectText.propertyList("com.apple.intents-service"))
    try folder.write("Y/Widget-Info.plist", ProjectText.widgetList)
    #expect(
      try manifest(ImportProposal.all(for: folder.url)[0]).infoPlist?.path == "Y/Widget-Info.plist")
  }

  @Test func `reports of earlier runs and tools' own files are no resources`() throws {
    let folder = try ScratchFolder([
      "W.swift": SourceText.widget("W", kind: "w"), "data.json": "{}", "project.yml": "",
      "Reports/results.json": "{}", "Reports/W.recording.jsonl": "", "Podfile": "",
    ])
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.text.contains(#""resources": ["data.json"]"#))
  }

  @Test func `a control alone is an extension, too`() throws {
    try folder.write("App/App.swift", "import SwiftUI\n@main struct TheApp: App {}")
    try folder.write(
      "Controls/C.swift",
      "import SwiftUI\nimport WidgetKit\n@main struct Awake: ControlWidget {}")
    let proposals = try ImportProposal.all(for: folder.url)
    #expect(proposals.map(\.targetName) == ["Controls"])
    #expect(try manifest(proposals[0]).widgets.isEmpty)
  }

  @Test func `an imported module that only a folder tells of is made of that folder`() throws {
    try folder.write("App/App.swift", "import SwiftUI\n@main struct TheApp: App {}")
    try folder.write(
      "Widgets/W.swift",
      "import Tides\nimport Charting\nimport Tools\n" + SourceText.widget("W", kind: "w")
        + "\nlet a = Moon()\nstruct Provider {}")
    try folder.write("Core/Tides/Project.swift", "import ProjectDescription")
    try folder.write(
      "Core/Tides/Sources/Moon.swift", "import Sky\nimport Tides\npublic struct Moon {}")
    try folder.write("Core/Tides/Resources/Media.xcassets/Contents.json", "")
    try folder.write("Core/Tides/Example/E.swift", "let example = 1")
    try folder.write("Core/Sky/Star.swift", "public let star = 1")
    // A package's modules are its manifest's.
    try folder.write(
      "Kit/Package.swift",
      #"""
      let base = "Too"
      let package = Package(name: "Kit", targets: [.target(name: "\(base)ls")])
      """#)
    try folder.write("Kit/Sources/Tools/T.swift", "")
    // Extensions of a module, and a program, are not the module.
    try folder.write("App/Charting/C.swift", "import Charting\nextension Line {}")
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    guard case .sources(let declared) = try manifest(proposal).source else { return }
    #expect(declared.sources.map(\.path) == ["Widgets/W.swift"])
    #expect(
      declared.modules.map { "\($0.name) \($0.sources.map(\.path))" } == [
        #"Sky ["Core/Sky/Star.swift"]"#, #"Tides ["Core/Tides/Sources/Moon.swift"]"#,
        #"Tools ["Kit/Sources/Tools/T.swift"]"#,
      ])
    #expect(declared.resources.map(\.path) == ["Core/Tides/Resources/Media.xcassets"])
    #expect(proposal.missingModules == ["Charting"])
    #expect(
      proposal.decisions.contains(
        "the module Tides is compiled from the folder Core/Tides, as no project here says what it is "
          + "made of: 1 file"))
  }

  @Test func `modules of packages elsewhere in the repository are found, and what they import`()
    throws
  {
    try folder.write("App/Widgets/W.swift", "import Tides\n" + SourceText.widget("W", kind: "w"))
    let package = #"let package = Package(name: "Core", targets: [.target(name: "Tides")])"#
    try folder.write("Packages/Core/Package.swift", package)
    try folder.write("Packages/Core/Sources/Tides/T.swift", "import Waves\npublic struct Tide {}")
    let widgets = folder.url.appending(path: "App/Widgets")
    // Without a repository nothing tells the author's folders from others.
    let alone = try #require(try ImportProposal.all(for: widgets).first)
    #expect(!alone.decisions.contains { $0.contains("the module Tides") })
    try folder.write(".git/HEAD", "")
    let proposal = try #require(try ImportProposal.all(for: widgets).first)
    #expect(proposal.missingModules == ["Waves"])
    #expect(
      proposal.decisions.contains(
        "the module Tides is compiled from the folder ../../Packages/Core, as no project here says "
          + "what it is made of: 1 file"))
  }
}
