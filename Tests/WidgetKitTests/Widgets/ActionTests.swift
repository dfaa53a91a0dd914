import ActivityKit
import AppIntents
import Foundation
import SwiftUI
import Testing
import WidgetRecording

@testable import WidgetKit

private struct Full: Error, CustomStringConvertible {
  var description: String { "the cup is full" }
}

private struct Pour: AppIntent {
  static let title: LocalizedStringResource = "Pour"
  nonisolated(unsafe) static var poured: [Int] = []

  @Parameter(title: "Amount") var amount: Int

  init() {}

  init(_ amount: Int) { self.amount = amount }

  func perform() async throws -> some IntentResult {
    guard amount < 3 else { throw Full() }
    Self.poured.append(amount)
    return .result()
  }
}

private struct SetLid: SetValueIntent {
  static let title: LocalizedStringResource = "Lid"
  nonisolated(unsafe) static var isOn = false

  @Parameter(title: "Lid") var value: Bool

  func perform() async throws -> some IntentResult {
    Self.isOn = value
    return .result()
  }
}

private struct Brew: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
}

private struct StartBrew: LiveActivityIntent {
  static let title: LocalizedStringResource = "Brew"
  nonisolated(unsafe) static var started: [Bool] = []

  @Parameter(title: "Minutes", default: 4) var minutes: Int

  func perform() async throws -> some IntentResult {
    let content = ActivityContent(state: Brew.ContentState(minutes: minutes), staleDate: nil)
    Self.started.append((try? Activity.request(attributes: Brew(), content: content)) != nil)
    return .result()
  }
}

private struct CupEntry: TimelineEntry {
  var date: Date
  var amount: Int
}

private struct CupProvider: TimelineProvider {
  func placeholder(in context: Context) -> CupEntry { CupEntry(date: .now, amount: 0) }
  func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) {
    completion(CupEntry(date: .now, amount: 0))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
    let entries = (0..<4).map { CupEntry(date: .now.addingTimeInterval(Double($0)), amount: $0) }
    completion(Timeline(entries: [entries[3], entries[0], entries[2]], policy: .never))
  }
}

private struct CupWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Cup", provider: CupProvider()) { entry in
      VStack {
        Text("Cup")
        Button("Pour \(entry.amount)", intent: Pour(entry.amount))
        Button(intent: Pour(9)) { Text("Spill") }
        Link("More", destination: URL(fileURLWithPath: "/more"))
        Group {
          Button("Stir", intent: Pour(1)).disabled(false)
          Link("Never", destination: URL(fileURLWithPath: "/never"))
        }
        .disabled(true)
      }
      .widgetURL(URL(string: "cup://today"))
    }
    .pushHandler(CupPushHandler.self)
  }
}

private struct CupPushHandler: WidgetPushHandler {
  nonisolated(unsafe) static var told: [[String]] = []

  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
    Self.told.append(pushInfo.token.isEmpty ? [] : Array(Set(widgets.map(\.kind))))
  }
}

private struct LidControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { SetLid.isOn }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Lid", provider: Provider()) { isOn in
      ControlWidgetToggle("Lid", isOn: isOn, action: SetLid()).tint(.red)
    }
  }
}

private struct BrewControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Brew") {
      ControlWidgetButton("Brew", action: StartBrew())
    }
  }
}

private struct CupBundle: WidgetBundle {
  var body: some Widget {
    CupWidget()
    LidControl()
    BrewControl()
  }
}

extension ProcessWideTests {
  @Suite(.serialized) @MainActor struct ActionTests {
    private static let cup = CallRequest(.timeline, kind: "Cup", family: .systemSmall)

    private func tap(_ target: UsageTarget) async -> ActionAnswer {
      await HostedBundle { CupBundle().body }.act(.tap(target, in: Self.cup, .extension))
    }

    private func open(_ label: String?) async -> ActionAnswer {
      await HostedBundle { CupBundle().body }.act(.openURL(label: label, in: Self.cup))
    }

    private static func pressed(
      _ label: String, _ intent: RecordedIntent,
      _ end: ActionAnswer.Press.End = .returned
    ) -> ActionAnswer {
      .pressed(ActionAnswer.Press(label: label, intent: intent, end: end))
    }

    @Test func `a button is tapped by its words, in the entry that is shown`() async {
      Pour.poured = []
      let pour = RecordedIntent("Pour", ["amount": .number(0)])
      #expect(await tap(.label("Pour 0")) == Self.pressed("Pour 0", pour))
      #expect(Pour.poured == [0])
      #expect(await tap(.label("Pour 2")) == .missing(nil))
    }

    @Test func `a button is tapped by its intent, the first of several`() async {
      Pour.poured = []
      let pour = RecordedIntent("Pour", ["amount": .number(0)])
      #expect(await tap(.intent("Pour")) == Self.pressed("Pour 0", pour))
      #expect(await tap(.only) == Self.pressed("Pour 0", pour))
      #expect(Pour.poured == [0, 0])
      #expect(await tap(.intent("Drink")) == .missing(nil))
    }

    @Test func `a tap acts on the timeline that was delivered last, on the entry of its instant`()
      async
    {
      Pour.poured = []
      let bundle = HostedBundle { CupBundle().body }
      let start: SimulatedInstant = 1_772_460_000
      await bundle.deliver(Self.cup, at: start)
      let tap = ActionRequest.tap(.label("Pour 2"), in: Self.cup, .extension)
      // The provider would answer then with the entry of a cup that is empty.
      let answer = await bundle.act(tap, at: start + 2.5)
      #expect(answer == Self.pressed("Pour 2", RecordedIntent("Pour", ["amount": .number(2)])))
      #expect(Pour.poured == [2])
      let early = ActionRequest.tap(.label("Pour 0"), in: Self.cup, .extension)
      #expect(await bundle.act(early, at: start + 3600) == .missing(nil))
    }

    @Test func `what is disabled is not pressed, and says so`() async {
      Pour.poured = []
      let button = RecordedFailure(message: "the button 'Stir' is disabled")
      #expect(await tap(.label("Stir")) == .missing(button))
      #expect(Pour.poured.isEmpty)
      let link = RecordedFailure(message: "the link 'Never' is disabled")
      #expect(await open("Never") == .missing(link))
    }

    @Test func `an error that the intent throws is its end`() async {
      let full = RecordedFailure(message: "the cup is full")
      let answer = await tap(.label("Spill"))
      #expect(answer == Self.pressed("Spill", .init("Pour", ["amount": .number(9)]), .threw(full)))
      #expect(answer.isFound && answer.failure == full)
    }

    @Test func `a link is followed by its words, or else the widget's own address`() async {
      #expect(await open(nil) == .followed(url: "cup://today"))
      #expect(await open("More") == .followed(url: "file:///more"))
      #expect(await open("Less") == .missing(nil))
    }

    @Test func `a control has its provider's value, and a press sets the other one`() async {
      SetLid.isOn = false
      let bundle = HostedBundle { CupBundle().body }
      let lid = CallRequest(.timeline, kind: "Lid", index: 1, family: .systemSmall)
      let off = ControlContent(label: "Lid", value: .bool(false), isOn: false)
      #expect(await bundle.act(.value(of: lid)) == .control(off))
      #expect(
        await bundle.act(.press(lid, .extension))
          == Self.pressed("Lid", .init("SetLid", ["value": .bool(true)])))
      let on = ControlContent(label: "Lid", value: .bool(true), isOn: true)
      #expect(await bundle.act(.value(of: lid)) == .control(on))
    }

    @Test func `an intent of Live Activities is left to the app, or may start one here`() async {
      StartBrew.started = []
      let bundle = HostedBundle { CupBundle().body }
      let brew = CallRequest(.timeline, kind: "Brew", index: 2, family: .systemSmall)
      let start = RecordedIntent("StartBrew", ["minutes": .number(4)])
      guard case .pressed(let left) = await bundle.act(.press(brew, .app)),
        case .leftToApp(let name) = left.end
      else {
        Issue.record("it is not left to the app")
        return
      }
      #expect(name.hasSuffix(".StartBrew") && left.intent == start && StartBrew.started.isEmpty)
      #expect(
        await bundle.act(.press(brew, .extension))
          == .pressed(ActionAnswer.Press(label: left.label, intent: start, end: .returned)))
      #expect(StartBrew.started == [true])
      // Nothing else may start one in the extension's process.
      let content = ActivityContent(state: Brew.ContentState(minutes: 1), staleDate: nil)
      #expect(throws: ActivityAuthorizationError.visibility) {
        try Activity.request(attributes: Brew(), content: content)
      }
    }

    @Test func `a push handler gets the token with the widgets that are placed`() async {
      CupPushHandler.told = []
      let bundle = HostedBundle { CupBundle().body }
      #expect(await bundle.widgets.first?.pushHandler == "CupPushHandler")
      _ = await bundle.act(.pushToken)
      #expect(CupPushHandler.told == [["Cup"]])
      #expect(await WidgetCenter.shared.currentPushInfo?.token.isEmpty == false)
    }
  }
}
