import SwiftUI
import WidgetKit

/// A page of views whose sizes are wanted.
struct PageEntry: TimelineEntry {
  let date: Date
  var page: Page
}

/// Every page in turn, so that one reload lays out and logs all of them.
struct PageProvider: TimelineProvider {
  func placeholder(in context: Context) -> PageEntry {
    PageEntry(date: .now, page: .margins)
  }

  func getSnapshot(in context: Context, completion: @escaping (PageEntry) -> Void) {
    completion(PageEntry(date: .now, page: .margins))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PageEntry>) -> Void) {
    let entries = pages(of: context.family).enumerated().map { index, page in
      PageEntry(date: .now.addingTimeInterval(Double(index) * 600), page: page)
    }
    completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(6 * 3600))))
  }

  private func pages(of family: WidgetFamily) -> [Page] {
    #if os(watchOS)
      return family == .accessoryRectangular ? Page.allCases : [.margins]
    #else
      return family == .systemLarge ? Page.allCases : [.margins]
    #endif
  }
}

/// A widget that logs how large its views are.
@main struct CalibrationWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Calibration", provider: PageProvider()) { entry in
      PageView(page: entry.page)
        .containerBackground(for: .widget) { Color.clear.measured("widget") }
    }
    .configurationDisplayName("Calibration")
    .description("Logs the sizes of its views. Add every size of it, then copy the log.")
    .supportedFamilies(families)
  }

  private var families: [WidgetFamily] {
    #if os(watchOS)
      return [.accessoryRectangular, .accessoryCircular, .accessoryInline]
    #elseif os(macOS) || os(visionOS)
      return [.systemSmall, .systemMedium, .systemLarge]
    #else
      return [
        .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
        .accessoryInline,
      ]
    #endif
  }
}
