import AppIntents
import Foundation
import SwiftUI
import Testing
import WidgetKit
import WidgetRecording

private struct OpenItem: AppIntent {
  static let title: LocalizedStringResource = "Open Item"

  @Parameter(title: "Item") var item: String

  init() {}

  init(item: String) { self.item = item }

  func perform() async throws -> some IntentResult { .result() }
}

private struct ItemEntry: TimelineEntry {
  var date: Date
  var item = UUID().uuidString
  var title = "Item"
}

private struct ItemProvider: TimelineProvider {
  func placeholder(in context: Context) -> ItemEntry { ItemEntry(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (ItemEntry) -> Void) {
    completion(ItemEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ItemEntry>) -> Void) {
    completion(Timeline(entries: [ItemEntry(date: Date())], policy: .never))
  }
}

private struct ItemWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Item", provider: ItemProvider()) { entry in
      VStack {
        Button(entry.title, intent: OpenItem(item: entry.item))
        Toggle(entry.title, isOn: true, intent: OpenItem(item: entry.item))
        Link(entry.title, destination: URL(fileURLWithPath: entry.item))
      }
      .widgetURL(URL(string: "app://\(entry.item)"))
    }
  }
}

extension ProcessWideTests {
  @Suite(.serialized) @MainActor struct PlaceholderContentTests {
    @Test func `what a tap would do is content of all but placeholders`() async {
      let hosted = HostedBundle { ItemWidget() }
      for (mode, count) in [(ProviderMode.placeholder, 1), (.snapshot, 2), (.timeline, 2)] {
        let answers = [await hosted.call(mode, "Item"), await hosted.call(mode, "Item")]
        #expect(Set(answers.compactMap { $0.entries?.first?.digest }).count == count, "\(mode)")
      }
    }
  }
}
