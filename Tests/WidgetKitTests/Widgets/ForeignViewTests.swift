import AppKit
import SwiftUI
import Testing
import UIKit
import WidgetKit
import WidgetRecording

private struct MomentEntry: TimelineEntry {
  var date: Date
}

private struct MomentProvider: TimelineProvider {
  func placeholder(in context: Context) -> MomentEntry { MomentEntry(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (MomentEntry) -> Void) {
    completion(MomentEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<MomentEntry>) -> Void) {
    completion(Timeline(entries: [MomentEntry(date: Date())], policy: .never))
  }
}

private struct ChartView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct PageView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct DeskView: NSViewRepresentable {
  func makeNSView(context: Context) -> NSView { NSView() }

  func updateNSView(_ nsView: NSView, context: Context) {}
}

private struct RowsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Rows", provider: MomentProvider()) { _ in
      VStack {
        List { Text("one") }
        ForEach(0..<2) { _ in ChartView() }
        PageView()
        DeskView()
        Text("none")
      }
    }
  }
}

extension ProcessWideTests {
  @Suite(.serialized) @MainActor struct ForeignViewTests {
    @Test func `a wrapped platform view is told by its own name and its wrapper's`() async {
      let hosted = HostedBundle { RowsWidget() }
      let answer = await hosted.call(.timeline, "Rows")
      #expect(
        answer.entries?.first?.foreignViews == [
          "ChartView (UIViewRepresentable)", "DeskView (NSViewRepresentable)", "List",
          "PageView (UIViewControllerRepresentable)",
        ]
      )
    }
  }
}
