import Foundation
import TestSupport
import Testing

/// A bundle's declarations beside its code, from their files to findings.
@Suite(.serialized) struct DeclarationTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(Self.source, to: "Gym.swift")
  }

  /// A watch widget with clues about a place and about sleep.
  private static let source = """
    import RelevanceKit
    import SwiftUI
    import WidgetKit

    struct Visit: TimelineEntry {
      let date: Date
    }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Visit { Visit(date: Date()) }
      func getSnapshot(in context: Context, completion: @escaping (Visit) -> Void) {
        completion(Visit(date: Date()))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Visit>) -> Void) {
        completion(Timeline(entries: [Visit(date: Date())], policy: .never))
      }
      func relevance() async -> WidgetRelevance<Void> {
        WidgetRelevance([
          WidgetRelevanceAttribute(context: .location(inferred: .work)),
          WidgetRelevanceAttribute(context: .sleep(.bedtime)),
        ])
      }
    }

    @main struct Gym: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Gym", provider: Provider()) { Text($0.date, style: .time) }
          .configurationDisplayName("Gym")
          .description("Counts visits.")
          .supportedFamilies([.accessoryRectangular])
      }
    }
    """

  private func run(infoPlist: String?, entitlements: String?) throws -> Program.Outcome {
    var keys = ""
    for (key, text) in [("infoPlist", infoPlist), ("entitlements", entitlements)] {
      guard let text else { continue }
      try folder.write(text, to: "\(key).plist")
      keys += ", \"\(key)\": \"\(key).plist\""
    }
    try folder.write(
      """
      {"version": 1, "name": "Gym", "platform": "watchOS", "osVersion": "26.0",
       "extension": {"sources": ["*.swift"]},
       "environment": {"start": "2026-03-02T06:00:00Z", "duration": "3h"}\(keys)}
      """, to: "widgetcheck.json")
    return try Program.run(
      ["run", "--output", "out", "--only", "clue-without-permission"], in: folder.url)
  }

  private func plist(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>\(body)</dict></plist>
    """
  }

  @Test func `a key that is missing or false is an error, one that is set is not`() throws {
    let health = plist("<key>com.apple.developer.healthkit</key><true/>")
    let wanted = plist("<key>NSWidgetWantsLocation</key><true/>")
    let unwanted = plist("<key>NSWidgetWantsLocation</key><false/>")
    #expect(try run(infoPlist: wanted, entitlements: health).status == 0)
    let outcome = try run(infoPlist: unwanted, entitlements: plist(""))
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "clue-without-permission  a clue about a place needs NSWidgetWantsLocation"))
    #expect(outcome.output.contains("a clue about sleep needs com.apple.developer.healthkit"))
  }

  @Test func `what the manifest does not name is not held against anybody`() throws {
    let outcome = try run(infoPlist: nil, entitlements: nil)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("0 errors"))
  }

  @Test func `a property list that is none is told with its name`() throws {
    let outcome = try run(infoPlist: "no property list", entitlements: nil)
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains(
        "#/infoPlist: 'infoPlist.plist' cannot be used: not a property list with keys"))
  }
}
