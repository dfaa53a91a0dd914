import Combine
import SwiftUI
import Testing
import UserNotifications
import WidgetKit
import WidgetRecording

private struct FactEntry: TimelineEntry {
  var date: Date
}

private struct FactProvider: TimelineProvider {
  func placeholder(in context: Context) -> FactEntry { FactEntry(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (FactEntry) -> Void) {
    completion(FactEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<FactEntry>) -> Void) {
    let request = UNNotificationRequest(
      identifier: "due", content: UNNotificationContent(), trigger: nil)
    UNUserNotificationCenter.current().add(request)
    _ = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.view-facts")
    WidgetCenter.shared.reloadTimelines(ofKind: "Other")
    completion(Timeline(entries: [FactEntry(date: Date())], policy: .never))
  }
}

/// A provider that looks for its group's folder when it is made.
private struct ReadingProvider: TimelineProvider {
  let folder = FileManager.default.containerURL(
    forSecurityApplicationGroupIdentifier: "group.read-where-made")

  func placeholder(in context: Context) -> FactEntry { FactEntry(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (FactEntry) -> Void) {
    completion(FactEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<FactEntry>) -> Void) {
    completion(Timeline(entries: [FactEntry(date: Date())], policy: .never))
  }
}

private struct ReadingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Reading", provider: ReadingProvider()) { _ in
      Text("read").containerBackground(.clear, for: .widget)
    }
  }
}

private final class Model: ObservableObject {
  @Published var count = 1
}

/// Settings, which are read when the view is drawn.
private final class Settings: ObservableObject {
  @AppStorage("unit") var unit = "km"
  var isLong: Bool { UserDefaults.standard.bool(forKey: "long") }
}

private struct Watching: View {
  @ObservedObject var model = Model()

  var body: some View { Text("watching") }
}

@Observable private final class Watched {
  var count = 1
}

private struct Loading: View {
  @State private var text = "loading"
  @State private var watched = Watched()

  var body: some View {
    Text("\(text) \(watched.count)").task { text = "loaded" }.onAppear { text = "here" }
    Settled()
  }
}

private struct Settled: View {
  @State private var formatter = DateFormatter()
  @StateObject private var settings = Settings()
  @ObservedObject var given = Settings()

  var body: some View {
    Text("settled \(settings.unit) \(given.isLong)").onAppear {}.onDisappear {}
  }
}

private struct LoadingWidget: Widget {
  var loads = true

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: loads ? "Loading" : "Settled", provider: FactProvider()) { _ in
      if loads { Loading() } else { Settled().task {} }
    }
  }
}

private struct IdleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Idle", provider: FactProvider()) { _ in
      VStack {
        Watching()
        Text("tap").onTapGesture {}
        Text("wait").onReceive(Just(1)) { _ in }
        Text("move").animation(.linear.repeatForever(), value: 1)
        TimelineView(.everyMinute) { _ in Text("run") }
      }
    }
  }
}

private struct PulsingWidget: Widget {
  var options = SymbolEffectOptions.default

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Pulsing", provider: FactProvider()) { _ in
      Image(systemName: "star").symbolEffect(.pulse, options: options)
    }
  }
}

private struct SameButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

private struct PressedWidget: Widget {
  var styled = false

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: styled ? "Styled" : "Pressed", provider: FactProvider()) { _ in
      if styled {
        Button(attributes: ["intent": .string("Go")], label: Text("go"))
          .buttonStyle(SameButtonStyle())
      } else {
        Button("go") {}.buttonStyle(SameButtonStyle())
        Toggle("on", isOn: .constant(true))
      }
    }
  }
}

private struct StillWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Still", provider: FactProvider()) { _ in
      Text("still")
        .animation(.linear, value: 1)
        .containerBackground(.clear, for: .widget)
        .widgetURL(URL(string: "cards:///"))
    }
  }
}

private struct EmptyWidget: Widget {
  var shows = false

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Empty", provider: FactProvider()) { _ in
      Group { if shows { Text("shown") } }.containerBackground(.clear, for: .widget)
    }
  }
}

extension ProcessWideTests {
  @Suite(.serialized) @MainActor struct ViewFactTests {
    @Test func `a view of nothing lacks more than a background of its container`() async {
      let hosted = HostedBundle { EmptyWidget() }
      let entry = await hosted.call(.timeline, "Empty").entries?.first
      #expect(entry?.lacksContainerBackground == false)
    }

    @Test func `what a widget never runs is named, and the tree is the same without`() async {
      let hosted = HostedBundle { IdleWidget() }
      let entry = await hosted.call(.timeline, "Idle").entries?.first
      #expect(
        entry?.idleParts == [
          "@ObservedObject", "TimelineView", "onReceive", "onTapGesture", "repeatForever",
        ])
      #expect(entry?.lacksContainerBackground == true)
      #expect(entry?.tapFreeDigest == nil)
    }

    @Test func `a state that a view loads is named, and closures of a view without one are not`()
      async
    {
      let loading = HostedBundle { LoadingWidget() }
      let entry = await loading.call(.timeline, "Loading").entries?.first
      #expect(entry?.idleParts == ["@State with an @Observable object", "onAppear", "task"])
      let settled = HostedBundle { LoadingWidget(loads: false) }
      #expect(await settled.call(.timeline, "Settled").entries?.first?.idleParts == [])
    }

    @Test func `an effect of a symbol is idle where it would go on without end`() async {
      for (options, parts) in [
        (SymbolEffectOptions.default, ["symbolEffect"]), (.nonRepeating, []), (.repeat(2), []),
      ] {
        let hosted = HostedBundle { PulsingWidget(options: options) }
        #expect(await hosted.call(.timeline, "Pulsing").entries?.first?.idleParts == parts)
      }
    }

    @Test func `buttons and toggles without an intent are named, and no style's`() async {
      let pressed = HostedBundle { PressedWidget() }
      let entry = await pressed.call(.timeline, "Pressed").entries?.first
      #expect(entry?.idleParts == ["Button without an intent", "Toggle without an intent"])
      let styled = HostedBundle { PressedWidget(styled: true) }
      #expect(await styled.call(.timeline, "Styled").entries?.first?.idleParts == [])
    }

    @Test func `a background of the container and a tap are seen`() async {
      let hosted = HostedBundle { StillWidget() }
      let timeline = await hosted.call(.timeline, "Still").entries?.first
      let placeholder = await hosted.call(.placeholder, "Still").entries?.first
      #expect(timeline?.idleParts == [])
      #expect(timeline?.lacksContainerBackground == false)
      #expect(timeline?.tapFreeDigest != nil)
      #expect(timeline?.tapFreeDigest == placeholder?.digest)
    }

    @Test func `what a provider reads when it is made is noted with each of its calls`() async {
      let hosted = HostedBundle { ReadingWidget() }
      for _ in 0..<2 {
        guard case .call(_, let answer) = await hosted.call(.timeline, "Reading").payload else {
          Issue.record("no call was answered")
          return
        }
        #expect(answer.accesses.map(\.name) == ["group.read-where-made"])
      }
    }

    @Test func `notifications, app groups and reloads are noted with the call that used them`()
      async
    {
      let hosted = HostedBundle { StillWidget() }
      for _ in 0..<2 {
        guard case .call(_, let answer) = await hosted.call(.timeline, "Still").payload else {
          Issue.record("no call was answered")
          return
        }
        let noted = answer.accesses.map { "\($0.kind.rawValue) \($0.name)" }
        #expect(noted == ["notification due", "container group.view-facts", "reload Other"])
      }
    }
  }
}
