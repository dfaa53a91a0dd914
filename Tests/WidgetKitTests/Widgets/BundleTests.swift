import AppIntents
import Foundation
import SwiftUI
import Testing
import WidgetPlatforms
import WidgetRecording

@testable import WidgetKit

private struct NowEntry: TimelineEntry {
  var date = Date()
}

private struct NowProvider: TimelineProvider {
  func placeholder(in context: Context) -> NowEntry { NowEntry() }
  func getSnapshot(in context: Context, completion: @escaping (NowEntry) -> Void) {
    completion(NowEntry())
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<NowEntry>) -> Void) {
    completion(Timeline(entries: [NowEntry()], policy: .atEnd))
  }
}

/// A widget with whatever configuration a test gives it.
private struct AnyWidget<Configuration: WidgetConfiguration>: Widget {
  var make: @MainActor () -> Configuration

  init(_ make: @escaping @MainActor () -> Configuration) { self.make = make }

  init() { preconditionFailure("a test makes its widgets itself") }

  var body: Configuration { make() }
}

@MainActor private func now(
  _ kind: String
) -> StaticConfiguration<Text> {
  StaticConfiguration(kind: kind, provider: NowProvider()) { _ in Text("now") }
}

private enum Outer {
  struct Box<Content> { var content: Content }

  struct Hand: View {
    var body: some View { Text(verbatim: "") }
  }
}

private struct ShortcutControl: ControlWidget {
  struct Refresh: AppIntent {
    static let title: LocalizedStringResource = "Refresh"
    func perform() async throws -> some IntentResult { .result() }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Refresher") {
      ControlWidgetButton("Refresh", action: Refresh())
    }
    .displayName("Refresh")
    .description("Fetches anew.")
  }
}

private struct WholeBundle: WidgetBundle {
  var body: some Widget {
    First()
    if #available(iOS 17, *) { Second() }
    ShortcutControl()
  }

  struct First: Widget {
    var body: some WidgetConfiguration { now("First") }
  }

  struct Second: Widget {
    var body: some WidgetConfiguration { now("Second") }
  }
}

extension ProcessWideTests {
  @Suite(.serialized) @MainActor struct BundleTests {
    private func description(
      on platform: Platform = .iOS, _ version: SystemVersion = SystemVersion(17),
      _ make: @escaping @MainActor () -> some WidgetConfiguration
    ) async throws -> RecordedWidget {
      let bundle = HostedBundle(platform: platform, version: version) { AnyWidget(make) }
      return try #require(await bundle.widgets.first)
    }

    @Test func `a bundle describes its widgets and controls in order`() async {
      let widgets = await HostedBundle { WholeBundle().body }.widgets
      #expect(widgets.map(\.kind) == ["First", "Second", "Refresher"])
      #expect(widgets.map(\.configuration) == [.static, .static, .control(nil)])
      #expect(widgets[2].displayName == "Refresh")
      #expect(widgets[2].description == "Fetches anew.")
      #expect(widgets[2].families.isEmpty)
    }

    @Test func `a control has no provider to call`() async {
      let answer = await HostedBundle { WholeBundle().body }.call(.timeline, "Refresher", index: 2)
      #expect(answer.failure?.message == "a widget with a control configuration has no provider")
    }

    @Test func `modifiers compose in any order`() async throws {
      let widget = try await description {
        now("Composed").supportedFamilies([.systemLarge, .systemSmall, .systemLarge])
          .contentMarginsDisabled().configurationDisplayName("Name")
          .description(Text(verbatim: "Words")).associatedKind("Other")
          .containerBackgroundRemovable(false)
          .disfavoredLocations([.lockScreen, .standBy], for: [.systemSmall])
          .onBackgroundURLSessionEvents { _, completion in completion() }
      }
      #expect(widget.kind == "Composed")
      #expect(widget.families.map(\.rawValue) == ["systemLarge", "systemSmall"])
      #expect(widget.displayName == "Name")
      #expect(widget.description == "Words")
      #expect(widget.associatedKind == "Other")
      #expect(widget.provider == "NowProvider")
      #expect(widget.entry == "NowEntry")
      #expect(widget.type == "AnyWidget")
      #expect(widget.views == [])
      #expect(widget.intent == nil)
    }

    @Test func `a type is named with those around it, without module, file or arguments`() {
      struct Local {}
      #expect(typeName(of: Outer.Box<NowEntry>.self) == "Outer.Box")
      #expect(typeName(of: ShortcutControl.Refresh.self) == "ShortcutControl.Refresh")
      #expect(typeName(of: NowEntry.self) == "NowEntry")
      #expect(typeName(of: Local.self).hasSuffix("Local"))
    }

    @Test func `the author's views in a type are named each once, in order`() {
      struct Face: View { var body: some View { Text(verbatim: "") } }
      struct Dial<Value: View>: View { var body: some View { Text(verbatim: "") } }
      let either = Group {
        if Bool.random() { Outer.Hand().padding() } else { Dial<Text>() }
        Face()
        Outer.Hand().background(Color.red)
      }
      #expect(
        authorsTypeNames(in: type(of: either))
          == ["Outer.Hand", typeName(of: Dial<Text>.self), typeName(of: Face.self)])
      #expect(authorsTypeNames(in: type(of: Text(verbatim: "").padding())) == [])
    }

    @Test func `a later modifier wins`() async throws {
      let widget = try await description {
        now("Twice").configurationDisplayName("One").configurationDisplayName(String("Two"))
      }
      #expect(widget.displayName == "Two")
    }

    @Test func `a configuration with a body is what its body is`() async throws {
      struct Named: WidgetConfiguration {
        var body: some WidgetConfiguration { now("Inner").configurationDisplayName("Inner") }
      }
      let widget = try await description { Named().description("Outer") }
      #expect(widget.kind == "Inner")
      #expect(widget.displayName == "Inner")
      #expect(widget.description == "Outer")
    }

    @Test func `an empty configuration is no widget`() async {
      let widgets = await HostedBundle { AnyWidget { EmptyWidgetConfiguration() } }.widgets
      #expect(widgets.isEmpty)
    }

    @Test(
      arguments: [
        (.iOS, "15.2", "systemSmall systemMedium systemLarge"),
        (
          .iOS, "16.0",
          "systemSmall systemMedium systemLarge accessoryCircular accessoryRectangular accessoryInline"
        ),
        (.iPadOS, "16.0", "systemSmall systemMedium systemLarge systemExtraLarge"),
        (
          .watchOS, "10",
          "accessoryCorner accessoryCircular accessoryRectangular accessoryInline"
        ),
        (.macOS, "13.0", "systemSmall systemMedium systemLarge"),
        (.macOS, "14.0", "systemSmall systemMedium systemLarge systemExtraLarge"),
        (
          .visionOS, "26.0",
          "systemSmall systemMedium systemLarge systemExtraLarge systemExtraLargePortrait"
        ),
      ] as [(Platform, String, String)])
    func `a widget that names no families has all of its platform's`(
      _ platform: Platform, _ version: String, _ families: String
    ) async throws {
      let widget = try await description(
        on: platform, try #require(SystemVersion(version))
      ) { now("All") }
      #expect(widget.families.map(\.rawValue).joined(separator: " ") == families)
    }

    @Test func `a family that the platform lacks is left out`() async throws {
      let widget = try await description(on: .watchOS, SystemVersion(10)) {
        now("Watch").supportedFamilies([.systemSmall, .accessoryCircular])
      }
      #expect(widget.families.map(\.rawValue) == ["accessoryCircular"])
    }

    @Test func `every family has a name that finds it`() {
      for family in WidgetFamily.every {
        #expect(WidgetFamily(name: family.description) == family)
        #expect(WidgetFamily(rawValue: family.rawValue) == family)
        #expect(family.debugDescription == family.description)
      }
      #expect(WidgetFamily.every.count == 9)
      #expect(WidgetFamily(name: "systemTiny") == nil)
    }

    @Test func `the center knows the bundle's widgets`() async throws {
      let bundle = HostedBundle { WholeBundle().body }
      #expect(await bundle.widgets.count == 3)
      let placed = try await WidgetCenter.shared.currentConfigurations()
      #expect(Set(placed.map(\.kind)) == ["First", "Second"])
      #expect(placed.count == 12)
      let result = await withCheckedContinuation { continuation in
        WidgetCenter.shared.getCurrentConfigurations { continuation.resume(returning: $0) }
      }
      #expect(try result.get() == placed)
    }
  }
}
