import Testing

/// Sources that use the parts of WidgetKit which no provider call reaches.
@Suite struct WholeSurfaceTests {
  private static let liveActivity = """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct RideAttributes: ActivityAttributes {
      public struct ContentState: Codable, Hashable { var emoji: String }
      var name: String
    }

    struct RideLiveActivity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
          VStack { Text("Hello \\(context.state.emoji) \\(context.attributes.name)") }
            .activityBackgroundTint(Color.cyan)
            .activitySystemActionForegroundColor(Color.black)
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("Leading") }
            DynamicIslandExpandedRegion(.trailing, priority: 1) {
              Text("Trailing").dynamicIsland(verticalPlacement: .belowIfTooWide)
            }
            DynamicIslandExpandedRegion(.bottom) {
              if context.isStale { Text("stale") } else { Text("Bottom \\(context.state.emoji)") }
            }
          } compactLeading: {
            Text("L")
          } compactTrailing: {
            Text("T \\(context.state.emoji)")
          } minimal: {
            Text(context.activityID)
          }
          .widgetURL(URL(string: "http://www.apple.com"))
          .keylineTint(Color.red)
          .contentMargins(.horizontal, 8, for: .expanded)
        }
        .supplementalActivityFamilies([.small])
      }
    }

    extension RideAttributes {
      fileprivate static var preview: RideAttributes { RideAttributes(name: "World") }
    }

    extension RideAttributes.ContentState {
      fileprivate static var smiley: RideAttributes.ContentState { .init(emoji: "😀") }
      fileprivate static var starEyes: RideAttributes.ContentState { .init(emoji: "🤩") }
    }

    #Preview("Notification", as: .content, using: RideAttributes.preview) {
      RideLiveActivity()
    } contentStates: {
      RideAttributes.ContentState.smiley
      RideAttributes.ContentState.starEyes
    }

    #Preview("Island", as: .dynamicIsland(.compact), using: RideAttributes.preview) {
      RideLiveActivity()
    } contentStates: {
      RideAttributes.ContentState.smiley
    }

    struct Family: View {
      @Environment(\\.activityFamily) var family
      @Environment(\\.isActivityFullscreen) var isFullscreen
      @Environment(\\.isActivityUpdateReduced) var isReduced
      var body: some View {
        switch family {
        case .small: Text("small \\(isFullscreen) \\(isReduced)")
        case .medium: Text("medium")
        @unknown default: EmptyView()
        }
      }
    }
    """

  private static let control = """
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct StartTimerIntent: SetValueIntent {
      static var title: LocalizedStringResource { "Start a timer" }
      @Parameter(title: "Timer is running") var value: Bool
      init() {}
      func perform() async throws -> some IntentResult { .result() }
    }

    struct TimerConfiguration: ControlConfigurationIntent {
      static var title: LocalizedStringResource { "Timer" }
      @Parameter(title: "Name", default: "Timer") var timerName: String
      init() {}
    }

    struct TimerControl: ControlWidget {
      static let kind: String = "sample.timer"

      var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: Provider()) { value in
          ControlWidgetToggle(value.name, isOn: value.isRunning, action: StartTimerIntent()) {
            isRunning in
            Label(isRunning ? "On" : "Off", systemImage: "timer")
              .controlWidgetActionHint("Start")
              .controlWidgetStatus("Running")
          }
          .tint(.red)
          .privacySensitive()
          .disabled(false)
        }
        .displayName("Timer")
        .description("A an example control that runs a timer.")
        .promptsForUserConfiguration()
      }
    }

    extension TimerControl {
      struct Value { var isRunning: Bool; var name: String }

      struct Provider: AppIntentControlValueProvider {
        func previewValue(configuration: TimerConfiguration) -> Value {
          Value(isRunning: false, name: configuration.timerName)
        }
        func currentValue(configuration: TimerConfiguration) async throws -> Value {
          Value(isRunning: true, name: configuration.timerName)
        }
      }
    }

    struct PlainControl: ControlWidget {
      struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { true }
      }
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "plain", provider: Provider()) { isOn in
          ControlWidgetToggle(isOn: isOn, action: StartTimerIntent()) {
            Label("Plain", systemImage: "star")
          } valueLabel: { isOn in
            Text(isOn ? "On" : "Off")
          }
        }
      }
    }

    struct OpenControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "open") {
          ControlWidgetButton(action: StartTimerIntent()) {
            Label("Open", systemImage: "arrow.up")
          }
        }
      }
    }

    @main struct Bundle: WidgetBundle {
      var body: some Widget {
        TimerControl()
        PlainControl()
        if #available(iOS 18, *) { OpenControl() }
      }
    }

    @MainActor func reload() async throws {
      ControlCenter.shared.reloadControls(ofKind: TimerControl.kind)
      ControlCenter.shared.reloadAllControls()
      print(try await ControlCenter.shared.currentControls().map(\\.kind))
    }
    """

  private static let previewsAndEnvironment = """
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct Choice: WidgetConfigurationIntent {
      static var title: LocalizedStringResource { "Choice" }
      init() {}
    }
    struct Entry: TimelineEntry { let date: Date; var relevance: TimelineEntryRelevance? }
    struct Provider: AppIntentTimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      func snapshot(for configuration: Choice, in context: Context) async -> Entry {
        if context.isPreview, case .accessoryInline = context.family { return Entry(date: .now) }
        return Entry(date: .now, relevance: .init(score: 1))
      }
      func timeline(for configuration: Choice, in context: Context) async -> Timeline<Entry> {
        let schemes = context.environmentVariants.colorScheme ?? []
        return Timeline(entries: schemes.map { _ in Entry(date: .now) }, policy: .after(.now))
      }
    }

    struct EntryView: View {
      @Environment(\\.widgetFamily) var family
      @Environment(\\.widgetRenderingMode) var renderingMode
      @Environment(\\.showsWidgetContainerBackground) var showsBackground
      @Environment(\\.showsWidgetLabel) var showsLabel
      @Environment(\\.widgetContentMargins) var margins
      @Environment(\\.levelOfDetail) var levelOfDetail
      var entry: Entry

      @ViewBuilder var body: some View {
        switch family {
        case .accessoryCircular:
          ZStack {
            AccessoryWidgetBackground()
            Image(systemName: "star").widgetAccentedRenderingMode(.accented)
          }
        case .accessoryCorner:
          Text("x").widgetCurvesContent().widgetLabel { Gauge(value: 0.5) { Text("g") } }
        case .systemSmall where renderingMode == .accented:
          Text("\\(margins.top)").widgetAccentable().padding(showsBackground ? 0 : 4)
        default:
          AccessoryWidgetGroup("Title", systemImage: "star") {
            Text("a")
            Text(showsLabel && levelOfDetail == .simplified ? "b" : "c")
          }
          .accessoryWidgetGroupStyle(.roundedSquare)
        }
      }
    }

    struct Sample: Widget {
      @Environment(\\.colorScheme) private var scheme
      var body: some WidgetConfiguration {
        let base = AppIntentConfiguration(kind: "Sample", provider: Provider()) {
          EntryView(entry: $0).containerBackground(for: .widget) { Color.red }
            .widgetURL(URL(string: "app://x"))
        }
        if #available(iOS 17, *) {
          return base.supportedFamilies([.systemSmall, .accessoryCircular]).contentMarginsDisabled()
            .promptsForUserConfiguration()
            .backgroundTask(.urlSession("x")) {}
            .supportedMountingStyles([.elevated]).widgetTexture(.paper)
            .pushHandler(Handler.self)
        } else {
          return base.supportedFamilies([.systemSmall])
        }
      }
    }

    struct Handler: WidgetPushHandler {
      func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
        print(pushInfo.token.count, widgets.map(\\.kind))
      }
    }

    #Preview(as: .systemSmall) {
      Sample()
    } timeline: {
      Entry(date: .now)
      Entry(date: .now, relevance: nil)
    }

    #Preview("Provider", as: .systemMedium, using: Choice()) {
      Sample()
    } timelineProvider: {
      Provider()
    }

    struct Sample_Previews: PreviewProvider {
      static var previews: some View {
        EntryView(entry: Entry(date: Date()))
          .previewContext(WidgetPreviewContext(family: .systemSmall))
      }
    }

    func reload() async throws {
      WidgetCenter.shared.reloadTimelines(ofKind: "Sample")
      WidgetCenter.shared.reloadAllTimelines()
      WidgetCenter.shared.invalidateConfigurationRecommendations()
      WidgetCenter.shared.invalidateRelevance(ofKind: "Sample")
      WidgetCenter.shared.getCurrentConfigurations { result in
        if case .success(let widgets) = result { print(widgets.map(\\.family)) }
      }
      for info in try await WidgetCenter.shared.currentConfigurations() {
        print(info.id.kind, info.configuration as Any, info.debugDescription)
        print(info.widgetConfigurationIntent(of: Choice.self) as Any)
      }
      print(await WidgetCenter.shared.currentPushInfo?.token as Any)
      print(WidgetCenter.UserInfoKey.kind, WidgetCenter.UserInfoKey.family)
      print(WidgetCenter.UserInfoKey.activityID)
    }
    """

  private static let relevanceWidget = """
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct Place: WidgetConfigurationIntent {
      static var title: LocalizedStringResource { "Place" }
      @Parameter(title: "Name", default: "home") var name: String
      init() {}
      init(name: String) { self.name = name }
    }
    struct PlaceEntry: RelevanceEntry { var name: String }
    struct PlaceProvider: RelevanceEntriesProvider {
      func relevance() async -> WidgetRelevance<Place> {
        WidgetRelevance([
          WidgetRelevanceAttribute(
            configuration: Place(name: "x"),
            context: .date(interval: DateInterval(start: .now, duration: 60), kind: .scheduled)),
          WidgetRelevanceAttribute(configuration: Place(), group: .ungrouped),
        ])
      }
      func entry(configuration: Place, context: Context) async throws -> PlaceEntry {
        if context.isPreview { return PlaceEntry(name: "preview \\(context.displaySize)") }
        return PlaceEntry(name: configuration.name)
      }
      func placeholder(context: Context) -> PlaceEntry { PlaceEntry(name: "…") }
    }

    @main @available(watchOS 26, *)
    struct PlaceWidget: Widget {
      var body: some WidgetConfiguration {
        RelevanceConfiguration(kind: "Place", provider: PlaceProvider()) { entry in
          Text(entry.name)
        }
        .configurationDisplayName("Place")
        .description("Where you are.")
        .associatedKind("Timeline")
      }
    }

    #Preview("Entries", widget: { PlaceWidget() }, relevanceEntries: {
      PlaceEntry(name: "a")
      PlaceEntry(name: "b")
    })

    #Preview("Provider") {
      PlaceWidget()
    } relevanceProvider: {
      PlaceProvider()
    }

    #Preview("Both") {
      PlaceWidget()
    } relevanceProvider: {
      PlaceProvider()
    } relevance: {
      WidgetRelevance([])
    }
    """

  @Test(
    arguments: ["5", "6"],
    [liveActivity, control, previewsAndEnvironment, relevanceWidget])
  func `what real extensions write compiles`(_ mode: String, _ source: String) throws {
    let result = try ClientCompiler.check(source, languageMode: mode)
    #expect(result.status == 0, "\(result.output)")
  }
}
