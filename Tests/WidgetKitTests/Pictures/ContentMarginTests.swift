import SwiftUI
import Testing
import WidgetRecording

@testable import WidgetKit

private struct MarkEntry: TimelineEntry {
  var date = Date(timeIntervalSince1970: 0)
}

private struct MarkProvider: TimelineProvider {
  func placeholder(in context: Context) -> MarkEntry { MarkEntry() }
  func getSnapshot(in context: Context, completion: @escaping (MarkEntry) -> Void) {
    completion(MarkEntry())
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<MarkEntry>) -> Void) {
    completion(Timeline(entries: [MarkEntry()], policy: .never))
  }
}

/// A text in the corner, with or without the margins that the environment names.
private struct Mark: View {
  @Environment(\.widgetContentMargins) private var margins
  let isPadded: Bool

  var body: some View {
    Text("mark").padding(isPadded ? margins : EdgeInsets())
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A widget that goes to its edges.
private struct EdgeWidget: Widget {
  var isPadded = true

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Edge", provider: MarkProvider()) { _ in Mark(isPadded: isPadded) }
      .contentMarginsDisabled()
  }
}

@MainActor @Suite struct ContentMarginTests {
  private func place(in widget: EdgeWidget) async throws -> [Double] {
    let bundle = HostedBundle { widget }
    _ = await bundle.call(.snapshot, "Edge")
    var target = DrawingTarget(DrawnLook("light"))
    target.margin = 11
    let drawing = try #require(try await bundle.draw(target).first)
    return Array(try #require(drawing.boxes.first { $0.text == "mark" }).frame[0...1])
  }

  @Test func `a widget that disables its margins can still put its views within them`() async throws
  {
    #expect(try await place(in: EdgeWidget(isPadded: false)) == [0, 0])
    #expect(try await place(in: EdgeWidget(isPadded: true)) == [11, 11])
  }
}
