import AppIntents
import SwiftUI
import WidgetKit

/// Reloads what shows old data.
struct Refresher {
  let center = WidgetCenter.shared
  let controls = ControlCenter.shared

  func refresh() async throws {
    for widget in try await center.currentConfigurations() where isStale(widget) {
      center.reloadTimelines(ofKind: widget.kind)
    }
    for control in try await controls.currentControls() {
      let intent: LampIntent? = control.configurationIntent(of: LampIntent.self)
      if intent != nil, control.id == control { controls.reloadControls(ofKind: control.kind) }
    }
    center.invalidateConfigurationRecommendations()
    center.invalidateRelevance(ofKind: "bus")
    controls.reloadAllControls()
    if let token = await center.currentPushInfo?.token { print(token.count) }
  }

  private func isStale(_ widget: WidgetInfo) -> Bool {
    let intent = widget.widgetConfigurationIntent(of: StopIntent.self)
    if widget.configuration != nil || intent?.name != nil { print(widget.debugDescription) }
    return widget.family == .systemLarge && widget.id == widget
  }
}

/// From where the app was opened.
func origin(of activity: [AnyHashable: Any]) -> String? {
  let kind = activity[WidgetCenter.UserInfoKey.kind] as? String
  let family = activity[WidgetCenter.UserInfoKey.family]
  let ride = activity[WidgetCenter.UserInfoKey.activityID] as? String
  return ride ?? kind.map { "\($0) \(family.debugDescription)" }
}

/// Sends the token of the widgets to the server.
struct TidePushes: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
    let families = Set(widgets.map(\.family))
    print(pushInfo.token.base64EncodedString(), families.count)
  }
}

/// Hands a push to whatever handler is given.
func forward<Handler: WidgetPushHandler>(
  _ info: WidgetPushInfo, to handler: Handler.Type, for widgets: [WidgetInfo]
) {
  handler.init().pushTokenDidChange(info, widgets: widgets)
}

/// The same of the controls.
func forward<Handler: ControlPushHandler>(_ controls: [ControlInfo], to handler: Handler.Type) {
  handler.init().pushTokensDidChange(controls: controls)
}

/// The tides with everything their configuration can say.
struct PushedTideWidget: Widget {
  let title: String

  init() { title = "Tides" }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "pushed", provider: TideProvider()) { TideView(entry: $0) }
      .configurationDisplayName(Text("Tides"))
      .configurationDisplayName(LocalizedStringResource("Tides"))
      .description(LocalizedStringResource("High and low water"))
      .description(title)
      .supportedFamilies([.systemExtraLarge, .systemExtraLargePortrait, .accessoryCorner])
      .promptsForUserConfiguration()
      .pushHandler(TidePushes.self)
      .widgetTexture(.glass)
      .backgroundTask(.urlSession("tides")) {}
      .onBackgroundURLSessionEvents(matching: "tides") { _, completion in completion() }
      .onBackgroundURLSessionEvents { _, completion in completion() }
  }
}

/// The report on the flood's relevance, and on the reload after it.
func report(on timeline: Timeline<TideEntry>, relevance: TimelineEntryRelevance) -> String {
  let last = timeline.entries.last?.date ?? .now
  let waits = timeline.policy == .after(last)
  return "\(relevance.score) for \(relevance.duration) s, \(waits ? "then more" : "then none")"
}
