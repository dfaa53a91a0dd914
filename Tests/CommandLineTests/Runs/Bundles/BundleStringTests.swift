import Foundation
import TestSupport
import Testing
import WidgetRecording

/// The texts that an extension looks up through its bundle.
@Suite struct BundleStringTests {
  private static let source = """
    import SwiftUI
    import WidgetKit

    struct Moment: TimelineEntry { let date: Date }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Moment { Moment(date: .now) }

      func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
        completion(Moment(date: .now))
      }

      func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        func text(_ key: String, _ value: String? = nil, _ table: String? = nil) -> String {
          Bundle.main.localizedString(forKey: key, value: value, table: table)
        }
        print(String(format: text("files"), 1), String(format: text("files"), 3), terminator: ", ")
        print(String(format: text("lists", nil, "Lists"), 2), text("none"), text("none", "else"))
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
      }
    }

    @main struct Texts: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Texts", provider: Provider()) { _ in
          Text("").containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
      }
    }
    """

  private static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"files": {"localizations": {
      "de": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld Datei"}},
        "other": {"stringUnit": {"value": "%lld Dateien"}}}}}}}}}
    """

  private static let rules = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>lists</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@lists@</string>
    <key>lists</key><dict><key>NSStringFormatSpecTypeKey</key>
    <string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>eine Liste</string><key>other</key><string>%lld Listen</string>
    </dict></dict></dict></plist>
    """

  @Test func `a bundle's look-up knows catalogues, plural forms and the run's language`() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.source, to: "Texts.swift")
    try folder.write(Self.catalogue, to: "Localizable.xcstrings")
    try folder.write(Self.rules, to: "de.lproj/Lists.stringsdict")
    try folder.write(
      """
      {
        "version": 1, "name": "Texts", "platform": "iOS",
        "extension": {
          "sources": ["Texts.swift"],
          "resources": ["Localizable.xcstrings", "de.lproj/Lists.stringsdict"],
        },
        "environment": { "locale": "de_DE" },
      }
      """, to: "widgetcheck.json")
    let run = try Program.run(["run", "--output", "out"], in: folder.url)
    #expect([0, 1].contains(run.status), "\(run.output)\(run.errors)")
    let recording = try Recording(
      contentsOf: folder.url.appending(path: "out/Texts.recording.jsonl"), named: "Texts")
    let call = try #require(recording.calls.first { $0.mode == .timeline })
    #expect(call.standardOutput == "1 Datei 3 Dateien, 2 Listen none else\n")
  }
}
