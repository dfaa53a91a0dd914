import SwiftUI
import WidgetKit

/// A moment of the tide.
struct TideEntry: TimelineEntry {
  let date: Date
  let height: Double
  var looks = 1
}

/// Tells the tides of the day.
struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, height: 1) }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: .now, height: 2, looks: looks(in: context.environmentVariants)))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    completion(Timeline(entries: [TideEntry(date: .now, height: 1)], policy: .atEnd))
  }

  /// In how many looks an image must be prepared.
  private func looks(in variants: TimelineProviderContext.EnvironmentVariants) -> Int {
    (variants.colorScheme?.count ?? 1) * (variants[\.displayScale]?.count ?? 1)
  }
}

/// The tides, where they may stand and how they are mounted.
struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: TideProvider()) { TideView(entry: $0) }
      .disfavoredLocations(unfit, for: [.systemSmall])
      .supportedMountingStyles(mounts)
      .widgetTexture(texture)
  }

  private var unfit: [WidgetLocation] {
    [.homeScreen, .lockScreen, .standBy, .iPhoneWidgetsOnMac]
  }

  private var mounts: [WidgetMountingStyle] { [.elevated, .recessed] }

  private var texture: WidgetTexture { .paper }
}

/// The tide, as its place draws it.
struct TideView: View {
  let entry: TideEntry

  @Environment(\.widgetRenderingMode) private var mode: WidgetRenderingMode
  @Environment(\.levelOfDetail) private var detail: LevelOfDetail

  var body: some View {
    VStack {
      Image("wave").widgetAccentedRenderingMode(accented)
      if detail != .simplified { Text(entry.height, format: .number) }
    }
    .accessibilityLabel(mode.description)
  }

  private var accented: WidgetAccentedRenderingMode {
    switch mode {
    case .accented: .accentedDesaturated
    case .vibrant: .desaturated
    case .fullColor where detail == .default: .accented
    default: .fullColor
    }
  }
}

/// Three tides side by side on a watch.
struct TideGroup: View {
  let entries: [TideEntry]
  let isRound: Bool

  private var style: AccessoryWidgetGroupStyle { isRound ? .circular : .roundedSquare }

  var body: some View {
    AccessoryWidgetGroup("Tides", systemImage: "water.waves") {
      ForEach(entries, id: \.date) { TideView(entry: $0) }
    }
    .accessoryWidgetGroupStyle(style)
  }
}

/// Tides by every kind of name, as the watch groups them.
struct NamedTideGroups: View {
  let place: String

  var body: some View {
    AccessoryWidgetGroup("Tides") { AccessoryWidgetBackground() }
    AccessoryWidgetGroup(place) { AccessoryWidgetBackground() }
    AccessoryWidgetGroup(place, systemImage: "water.waves") { AccessoryWidgetBackground() }
    AccessoryWidgetGroup("Tides", image: ImageResource(name: "wave", bundle: .main)) {
      AccessoryWidgetBackground()
    }
    AccessoryWidgetGroup {
      Text(place)
    } content: {
      AccessoryWidgetBackground()
    }
    .accessoryWidgetGroupStyle(.automatic)
    .widgetLabel(place)
    .widgetLabel { Text(place) }
    .widgetLabel("Tides")
  }
}

/// The tides a preview shows: a few hours, and the flood if it is asked for.
@PreviewTimelineBuilder
func previewedTides(hours: Int, withFlood: Bool) -> [any TimelineEntry] {
  TideEntry(date: .now, height: 1)
  if withFlood { TideEntry(date: .now, height: 9) }
  if hours > 12 {
    TideEntry(date: .now, height: 3)
  } else {
    TideEntry(date: .now, height: 2)
  }
  if #available(iOS 18, *) { TideEntry(date: .distantFuture, height: 0) }
  for hour in 0..<hours {
    TideEntry(date: .now.addingTimeInterval(Double(hour) * 3600), height: Double(hour % 6))
  }
}

/// The tides of several days, one day after the other.
func previewedDays(_ days: [[any TimelineEntry]]) -> [any TimelineEntry] {
  let all = PreviewTimelineBuilder.buildArray(days)
  return PreviewTimelineBuilder.buildPartialBlock(
    accumulated: PreviewTimelineBuilder.buildPartialBlock(first: all),
    next: PreviewTimelineBuilder.buildOptional(days.last))
}

#Preview("Tides", as: .systemSmall) {
  TideWidget()
} timeline: {
  TideEntry(date: .now, height: 1)
  TideEntry(date: .now, height: 2)
}

/// The day of a preview of the tides, beside its family.
struct TideDay: PreviewContextKey {
  static let defaultValue = 1
}

/// The day a preview of the tides is of.
func day(of context: WidgetPreviewContext) -> Int { context[TideDay.self] }

extension PreviewTrait where T == Preview.WidgetTraits {
  /// Whether a preview was given traits of a widget.
  static func isGiven(_ traits: [PreviewTrait<Preview.WidgetTraits>]) -> Bool { !traits.isEmpty }
}
