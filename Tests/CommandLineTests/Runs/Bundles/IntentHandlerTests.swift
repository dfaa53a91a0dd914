import Foundation
import TestSupport
import Testing
import WidgetRecording

/// The defaults that a handler of SiriKit's intents gives a widget's parameters.
@Suite struct IntentHandlerTests {
  private static let widget = """
    import Intents
    import SwiftUI
    import WidgetKit

    struct Stop: TimelineEntry {
      let date: Date
      let name: String
    }

    struct Provider: IntentTimelineProvider {
      func placeholder(in context: Context) -> Stop { Stop(date: .now, name: "") }

      func getSnapshot(
        for intent: LineIntent, in context: Context, completion: @escaping (Stop) -> Void
      ) {
        guard let stop = intent.stop else { return }
        completion(Stop(date: .now, name: stop))
      }

      func getTimeline(
        for intent: LineIntent, in context: Context, completion: @escaping (Timeline<Stop>) -> Void
      ) {
        guard let stop = intent.stop else { return }
        completion(Timeline(entries: [Stop(date: .now, name: stop)], policy: .never))
      }
    }

    @main struct Line: Widget {
      var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Line", intent: LineIntent.self, provider: Provider()) { stop in
          Text(stop.name).containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
      }
    }
    """

  private static let handler = """
    import Intents

    class IntentHandler: INExtension {
      override func handler(for intent: INIntent) -> Any { self }
    }

    extension IntentHandler: LineIntentHandling {
      func provideStopOptionsCollection(
        for intent: LineIntent
      ) async throws -> INObjectCollection<NSString> {
        INObjectCollection(items: ["Nord", "Sud"])
      }

      func defaultStop(for intent: LineIntent) -> String? { intent.line ?? "Nord" }
    }
    """

  private static var definition: [String: Any] {
    [
      "INIntents": [
        [
          "INIntentName": "Line",
          "INIntentParameters": [
            [
              "INIntentParameterName": "stop", "INIntentParameterType": "String",
              "INIntentParameterSupportsDynamicEnumeration": true,
            ],
            [
              "INIntentParameterName": "line", "INIntentParameterType": "String",
              "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "Ring"],
            ],
          ],
        ]
      ]
    ]
  }

  private func recording(
    _ sources: String, handler: String = handler, configurations: String = ""
  ) throws -> Recording {
    let folder = try ScratchFolder()
    try folder.write(Self.widget, to: "Widget.swift")
    try folder.write(handler, to: "IntentHandler.swift")
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.definition, format: .xml, options: 0)
    try folder.write(String(decoding: data, as: UTF8.self), to: "Lines.intentdefinition")
    try folder.write(
      """
      {
        "version": 1, "name": "Lines", "platform": "iOS",
        "extension": { "sources": [\(sources)] },
        "intentDefinitions": ["Lines.intentdefinition"],
        "limits": { "timeline": "2s", "snapshot": "2s" },
        "widgets": [
          {
            "kind": "Line", "families": ["systemSmall"],
            "configurations": [\(configurations)],
          }
        ],
      }
      """, to: "widgetcheck.json")
    let run = try Program.run(["run", "--output", "out"], in: folder.url)
    #expect([0, 1, 2].contains(run.status), "\(run.output)\(run.errors)")
    return try Recording(
      contentsOf: folder.url.appending(path: "out/Lines.recording.jsonl"), named: "Lines")
  }

  @Test func `a handler that gives its default late leaves the widget as it is without`() throws {
    let waiting = Self.handler.replacing(
      #"{ intent.line ?? "Nord" }"#, with: #"{ Thread.sleep(forTimeInterval: 60); return "Nord" }"#)
    #expect(waiting.contains("sleep"))
    let recording = try recording(
      #""Widget.swift", "IntentHandler.swift""#, handler: "import Foundation\n" + waiting)
    #expect(recording.widgets.map(\.kind) == ["Line"])
    #expect(
      recording.configurations.first { $0.name == .defaults }?.values
        == ["line": .string("Ring")])
    // Placeholders have a second; the system waits for handlers before it asks for one.
    let placeholders = recording.calls.filter { $0.mode == .placeholder }
    #expect(!placeholders.isEmpty && placeholders.allSatisfy(\.hasReturned))
  }

  @Test func `a handler's defaults come after the definition's and before the manifest's values`()
    throws
  {
    let recording = try recording(
      #""Widget.swift", "IntentHandler.swift""#,
      configurations: #"{ "name": "south", "parameters": { "stop": "Sud" } }"#)
    let values = Dictionary(
      uniqueKeysWithValues: recording.configurations.map { ($0.name, $0.values) })
    #expect(values[.defaults] == ["line": .string("Ring"), "stop": .string("Ring")])
    #expect(values[.named("south")] == ["line": .string("Ring"), "stop": .string("Sud")])
  }

  @Test func `a widget that nobody configured is asked with a handler's defaults`() throws {
    let recording = try recording(#""Widget.swift", "IntentHandler.swift""#)
    #expect(!recording.calls.isEmpty && recording.calls.allSatisfy(\.hasReturned))
  }

  @Test func `without a handler a parameter has no value`() throws {
    let recording = try recording(#""Widget.swift""#)
    let values = recording.configurations.first { $0.name == .defaults }?.values
    #expect(values == ["line": .string("Ring")])
    let timelines = recording.calls.filter { $0.mode == .timeline && $0.configuration == .defaults }
    #expect(!timelines.isEmpty && timelines.allSatisfy { $0.termination == .timedOut })
  }
}
