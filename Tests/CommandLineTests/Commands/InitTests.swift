import Foundation
import TestSupport
import Testing

@Suite struct InitTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder([
      "Widgets/Cards.swift": """
      import SwiftUI
      import WidgetKit

      @main struct Cards: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "cards", provider: Provider()) { _ in Text("") }
            .supportedFamilies([.systemSmall])
        }
      }
      """
    ])
  }

  private func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: path)), as: UTF8.self)
  }

  @Test func `a manifest is written that can be used, and every decision is told`() throws {
    let outcome = try Program.run(["init", "Widgets"], in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        Widgets/widgetcheck.json: written
          Cards in Cards.swift is the extension's @main; no Xcode project has a target for it
          1 Swift file: all in the folder
          platform iOS: nothing in the sources names another
          osVersion is left out, so 26.0 is simulated
          infoPlist is left out: there is none
          widgets, as the sources name them: cards (systemSmall)
        next: widgetcheck run Widgets

        """)
    #expect(
      try read("Widgets/widgetcheck.json") == """
        {
          "version": 1,
          "name": "Widgets",
          "platform": "iOS",
          "extension": { "sources": ["**/*.swift"] },
          "widgets": [{ "kind": "cards", "families": ["systemSmall"] }]
        }

        """)
    let validated = try Program.run(["validate", "Widgets"], in: folder.url)
    #expect(validated.status == 0)
  }

  @Test func `the next command to type fits the place that was named`() throws {
    try folder.write(try read("Widgets/Cards.swift"), to: "My Cards/Cards.swift")
    for (word, next) in [("My Cards", "'My Cards'"), ("./Widgets/", "./Widgets")] {
      let outcome = try Program.run(["init", word], in: folder.url)
      #expect(outcome.output.hasSuffix("\nnext: widgetcheck run \(next)\n"))
    }
    let other = try ScratchFolder(["A.swift": SmallExtension.source()])
    let here = try Program.run(["init", "."], in: other.url)
    #expect(here.output.hasSuffix("\nnext: widgetcheck run\n"))
  }

  @Test func `an Info.plist with values of build settings is written beside the manifest`() throws {
    try folder.write(
      """
      name: Cards
      targets:
        Widgets:
          type: app-extension
          platform: iOS
          sources: [Widgets]
          settings:
            base:
              INFOPLIST_FILE: Info.plist
              SERVER: example.com
      """, to: "project.yml")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Server</key><string>api.$(SERVER)</string></dict></plist>
      """, to: "Info.plist")
    let outcome = try Program.run(["init", "."], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try read("widgetcheck.json").contains(#""infoPlist": "widgetcheck-Info.plist""#))
    #expect(try read("widgetcheck-Info.plist").contains("<string>api.example.com</string>"))
    let manifest = folder.url.appending(path: "widgetcheck.json")
    let written = try Data(contentsOf: manifest)
    try FileManager.default.removeItem(at: manifest)
    let again = try Program.run(["init", "."], in: folder.url)
    #expect(again.status == 0 && again.output == outcome.output, "\(again.errors)")
    #expect(try Data(contentsOf: manifest) == written)
    // What its author changed since is kept, and said.
    try FileManager.default.removeItem(at: manifest)
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "widgetcheck-Info.plist")
    let kept = try Program.run(["init", "."], in: folder.url)
    #expect(kept.status == 0)
    #expect(
      kept.output.contains(
        "\n  widgetcheck-Info.plist stays as it is; move it away to have another written\n"))
    #expect(try read("widgetcheck-Info.plist") == "<plist version=\"1.0\"><dict/></plist>")
  }

  @Test func `several manifests are run by the folder that holds them`() throws {
    try folder.write(try read("Widgets/Cards.swift"), to: "More/Cards.swift")
    let outcome = try Program.run(["init", "."], in: folder.url)
    #expect(outcome.output.hasSuffix("\nnext: widgetcheck run widgetcheck\n"))
    let validated = try Program.run(["validate", "widgetcheck"], in: folder.url)
    #expect(validated.output.split(separator: "\n").count == 2)
  }

  @Test func `modules that nobody gives are named before the next command`() throws {
    let source = try read("Widgets/Cards.swift")
    try folder.write(
      "import Alamofire\nimport Kingfisher\n" + source + "\nstruct Provider {}\n",
      to: "Widgets/Cards.swift")
    let outcome = try Program.run(["init", "Widgets"], in: folder.url)
    #expect(
      outcome.output.hasSuffix(
        """

        not found: Alamofire, Kingfisher; give the sources, or stand-ins, under extension.modules
        next: widgetcheck run Widgets

        """))
  }

  @Test(arguments: ["widgetcheck.json", "widgetcheck.plist"])
  func `a manifest that is there stays as it is`(_ name: String) throws {
    try folder.write("mine", to: "Widgets/\(name)")
    let outcome = try Program.run(["init", "Widgets"], in: folder.url)
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == "Widgets/\(name): error: a manifest is already there; move it away to have "
        + "another written\n")
    #expect(try read("Widgets/\(name)") == "mine")
  }

  @Test func `of several manifests none is written where one is there`() throws {
    try folder.write(try read("Widgets/Cards.swift"), to: "More/Cards.swift")
    try folder.write("mine", to: "widgetcheck/Widgets/widgetcheck.json")
    let outcome = try Program.run(["init", "."], in: folder.url)
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("widgetcheck/Widgets/widgetcheck.json: error: "))
    let more = folder.url.appending(path: "widgetcheck/More")
    #expect(!FileManager.default.fileExists(atPath: more.path))
  }

  @Test func `a folder without an extension is told in one line`() throws {
    try folder.write("", to: "Empty/A.swift")
    let outcome = try Program.run(["init", "Empty"], in: folder.url)
    #expect(outcome.status == 65)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains("no widget extension is here"))
  }

  @Test func `a folder must be given, and only one`() throws {
    #expect(try Program.run(["init"]).status == 64)
    #expect(try Program.run(["init", "a", "b"]).status == 64)
  }
}
