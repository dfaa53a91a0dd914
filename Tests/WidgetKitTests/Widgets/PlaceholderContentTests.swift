import AppIntents
import Foundation
import SwiftUI
import Testing
@testable import WidgetKit
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
    @Test func `a text of the entry's own is known in what stands for data`() async {
      let hosted = HostedBundle { ItemWidget() }
      #expect(await hosted.call(.placeholder, "Item").entries?.first?.showsOwnText == true)
      let gallery = await hosted.call(.snapshot, "Item", isPreview: true)
      #expect(gallery.entries?.first?.showsOwnText == true)
      #expect(await hosted.call(.timeline, "Item").entries?.first?.showsOwnText == false)
    }

    @Test func `the texts of an entry are found at any depth, and short ones are none`() {
      struct Deep {
        var tasks: [String?] = [nil, "Buy milk"]
        var unit = "km"
      }
      let own = OwnTexts(of: Deep())
      #expect(own.areShown(in: ViewNode("Text", text: "1. Buy milk")))
      #expect(!own.areShown(in: ViewNode("Text", text: "5 km")))
    }

    @Test func `what a tap would do is content of all but placeholders`() async {
      let hosted = HostedBundle { ItemWidget() }
      for (mode, count) in [(ProviderMode.placeholder, 1), (.snapshot, 2), (.timeline, 2)] {
        let answers = [await hosted.call(mode, "Item"), await hosted.call(mode, "Item")]
        #expect(Set(answers.compactMap { $0.entries?.first?.digest }).count == count, "\(mode)")
      }
    }
  }
}
