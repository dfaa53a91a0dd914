import Foundation
import TestSupport
import Testing
import WidgetRecording

/// The classes that Xcode makes of an intent definition, where a project keeps them among its sources.
@Suite struct WrittenIntentTests {
  private static let classes = """
    #if canImport(Intents)
    import Intents

    @available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
    @objc(LineIntent)
    public class LineIntent: INIntent {
      @NSManaged public var stop: Stop?
      @NSManaged public var line: String?
      @NSManaged public var mode: Mode
    }

    @available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
    @objc(LineIntentHandling)
    public protocol LineIntentHandling: NSObjectProtocol {
      @objc(resolveStopForLine:withCompletion:)
      func resolveStop(
        for intent: LineIntent, with completion: @escaping (StopResolutionResult) -> Swift.Void)

      @objc(resolveStopForLine:withCompletion:)
      func resolveStop(for intent: LineIntent) async -> StopResolutionResult

      @objc(handleLine:completion:)
      optional func handle(
        intent: LineIntent, completion: @escaping (LineIntentResponse) -> Swift.Void)
    }

    @objc public enum LineIntentResponseCode: Int {
      case unspecified = 0
      case ready
    }

    @objc(LineIntentResponse)
    public class LineIntentResponse: INIntentResponse {
      @objc public fileprivate(set) var code: LineIntentResponseCode = .unspecified
      @NSManaged public var reply: String?

      @objc(initWithCode:userActivity:)
      public convenience init(code: LineIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
      }
    }

    @objc public enum Mode: Int {
      case `unknown` = 0
      case `bus` = 1
    }

    @objc(ModeResolutionResult)
    public class ModeResolutionResult: INEnumResolutionResult {
      public class func success(with resolvedValue: Mode) -> Self {
        return __success(withResolvedValue: resolvedValue.rawValue)
      }
    }

    @objc(Stop)
    public class Stop: INObject {
      override public class var supportsSecureCoding: Bool { true }
      @NSManaged public var zone: NSNumber?
    }

    @objc(StopResolutionResult)
    public class StopResolutionResult: INObjectResolutionResult {
      public class func success(with resolvedObject: Stop) -> Self {
        return super.success(with: resolvedObject)
      }

      @available(*, unavailable)
      override public class func success(with resolvedObject: INObject) -> Self {
        fatalError()
      }
    }
    #endif
    """

  private static let widget = #"""
    import Intents
    import SwiftUI
    import WidgetKit

    struct Stay: TimelineEntry {
      let date: Date
      let name: String
    }

    class Handler: NSObject, LineIntentHandling {}

    struct Provider: IntentTimelineProvider {
      func placeholder(in context: Context) -> Stay { Stay(date: .now, name: "") }

      func getSnapshot(
        for intent: LineIntent, in context: Context, completion: @escaping (Stay) -> Void
      ) {
        completion(Stay(date: .now, name: "\(intent.mode.rawValue)"))
      }

      func getTimeline(
        for intent: LineIntent, in context: Context, completion: @escaping (Timeline<Stay>) -> Void
      ) {
        let response = LineIntentResponse(code: .ready, userActivity: nil)
        response.reply = intent.line
        intent.stop?.zone = 4
        let zone = intent.stop?.zone.map { "\($0)" } ?? "no zone"
        let name = [intent.stop?.identifier, response.reply, zone].compactMap { $0 }
        print(name.joined(separator: ", "))
        completion(Timeline(entries: [Stay(date: .now, name: "A")], policy: .never))
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
    """#

  private static var definition: [String: Any] {
    [
      "INEnums": [
        [
          "INEnumName": "Mode",
          "INEnumValues": [
            ["INEnumValueName": "unknown"],
            ["INEnumValueName": "bus", "INEnumValueIndex": 1],
          ],
        ]
      ],
      "INTypes": [
        [
          "INTypeName": "Stop",
          "INTypeProperties": [
            ["INTypePropertyName": "zone", "INTypePropertyType": "Integer"]
          ],
        ]
      ],
      "INIntents": [
        [
          "INIntentName": "Line",
          "INIntentParameters": [
            [
              "INIntentParameterName": "stop", "INIntentParameterType": "Object",
              "INIntentParameterObjectType": "Stop",
              "INIntentParameterSupportsResolution": true,
            ],
            [
              "INIntentParameterName": "line", "INIntentParameterType": "String",
              "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "Ring"],
            ],
            [
              "INIntentParameterName": "mode", "INIntentParameterType": "Integer",
              "INIntentParameterEnumType": "Mode",
            ],
          ],
        ]
      ],
    ]
  }

  @Test(arguments: [true, false])
  func `classes among the sources are taken, with what the definition says of them`(
    arePublic: Bool
  ) throws {
    let folder = try ScratchFolder()
    try folder.write(Self.widget, to: "Widget.swift")
    try folder.write(
      arePublic ? Self.classes : Self.classes.replacing("public ", with: ""),
      to: "LineIntent.swift")
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.definition, format: .xml, options: 0)
    try folder.write(String(decoding: data, as: UTF8.self), to: "Lines.intentdefinition")
    try folder.write(
      """
      {
        "version": 1, "name": "Lines", "platform": "iOS",
        "extension": { "sources": ["Widget.swift", "LineIntent.swift"] },
        "intentDefinitions": ["Lines.intentdefinition"],
        "widgets": [
          {
            "kind": "Line", "families": ["systemSmall"],
            "configurations": [{ "name": "south", "parameters": { "stop": "Sud", "mode": "bus" } }],
          }
        ],
      }
      """, to: "widgetcheck.json")
    let run = try Program.run(["run", "--output", "out", "--draw", "none"], in: folder.url)
    #expect([0, 1].contains(run.status), "\(run.output)\(run.errors)")
    let recording = try Recording(
      contentsOf: folder.url.appending(path: "out/Lines.recording.jsonl"), named: "Lines")
    let values = Dictionary(
      uniqueKeysWithValues: recording.configurations.map { ($0.name, $0.values) })
    #expect(values[.defaults] == ["line": .string("Ring")])
    #expect(
      values[.named("south")]
        == ["line": .string("Ring"), "stop": .string("Sud"), "mode": .string("bus")])
    let timeline = recording.calls.first {
      $0.mode == .timeline && $0.configuration == .named("south")
    }
    #expect(timeline?.standardOutput.contains("Sud, Ring, 4") == true)
  }
}
