import Foundation
import Testing

/// Sources compile here exactly where they compile with Apple's SDK.
@Suite struct CompilingTests {
  private static let template = """
    import WidgetKit
    import SwiftUI

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> SimpleEntry {
            SimpleEntry(date: Date(), emoji: "😀")
        }

        func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> ()) {
            let entry = SimpleEntry(date: Date(), emoji: "😀")
            completion(entry)
        }

        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
            var entries: [SimpleEntry] = []
            let currentDate = Date()
            for hourOffset in 0 ..< 5 {
                let entryDate = Calendar.current.date(
                    byAdding: .hour, value: hourOffset, to: currentDate)!
                entries.append(SimpleEntry(date: entryDate, emoji: "😀"))
            }
            let timeline = Timeline(entries: entries, policy: .atEnd)
            completion(timeline)
        }

    //    func relevances() async -> WidgetRelevances<Void> {
    //        // Generate a list containing the contexts this widget is relevant in.
    //    }
    }

    struct SimpleEntry: TimelineEntry {
        let date: Date
        let emoji: String
    }

    struct SampleEntryView : View {
        var entry: Provider.Entry

        var body: some View {
            VStack {
                Text("Time:")
                Text(entry.date, style: .time)
                Text("Emoji:")
                Text(entry.emoji)
            }
        }
    }

    struct Sample: Widget {
        let kind: String = "Sample"

        var body: some WidgetConfiguration {
            StaticConfiguration(kind: kind, provider: Provider()) { entry in
                if #available(iOS 17.0, *) {
                    SampleEntryView(entry: entry)
                        .containerBackground(.fill.tertiary, for: .widget)
                } else {
                    SampleEntryView(entry: entry)
                        .padding()
                        .background()
                }
            }
            .configurationDisplayName("My Widget")
            .description("This is an example widget.")
        }
    }

    struct Other: Widget {
        var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
    }

    @main
    struct SampleBundle: WidgetBundle {
        var body: some Widget {
            Sample()
            if #available(iOS 26, *) { Other() }
        }
    }
    """

  private static let intentTemplate = """
    import WidgetKit
    import AppIntents
    import SwiftUI

    struct ConfigurationAppIntent: WidgetConfigurationIntent {
        static var title: LocalizedStringResource { "Configuration" }
        static var description: IntentDescription { "This is an example widget." }

        @Parameter(title: "Favorite Emoji", default: "😃")
        var favoriteEmoji: String
    }

    struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> SimpleEntry {
            SimpleEntry(date: Date(), configuration: ConfigurationAppIntent())
        }

        func snapshot(
            for configuration: ConfigurationAppIntent, in context: Context
        ) async -> SimpleEntry {
            SimpleEntry(date: Date(), configuration: configuration)
        }

        func timeline(
            for configuration: ConfigurationAppIntent, in context: Context
        ) async -> Timeline<SimpleEntry> {
            Timeline(
                entries: [SimpleEntry(date: Date(), configuration: configuration)], policy: .atEnd)
        }
    }

    struct SimpleEntry: TimelineEntry {
        let date: Date
        let configuration: ConfigurationAppIntent
    }

    @main
    struct Sample: Widget {
        var body: some WidgetConfiguration {
            AppIntentConfiguration(
                kind: "Sample", intent: ConfigurationAppIntent.self, provider: Provider()
            ) { entry in
                Text(entry.configuration.favoriteEmoji)
                    .containerBackground(.fill.tertiary, for: .widget)
            }
        }
    }

    extension ConfigurationAppIntent {
        fileprivate static var smiley: ConfigurationAppIntent {
            let intent = ConfigurationAppIntent()
            intent.favoriteEmoji = "😀"
            return intent
        }
    }
    """

  @Test(arguments: ["5", "6"], [template, intentTemplate])
  func `a template of Xcode compiles`(_ mode: String, _ source: String) throws {
    let result = try ClientCompiler.check(source, languageMode: mode)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func `views of UIKit are made anywhere before Swift 6`() throws {
    let source = """
      import UIKit
      final class Loader {
        let view = UIView()
        let controller = UIViewController()
      }
      """
    let result = try ClientCompiler.check(source)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test(arguments: ["import Foundation", "import Foundation\nimport SwiftUI"])
  func `Foundation alone has Combine's names for observed objects`(_ imports: String) throws {
    let source = """
      \(imports)
      final class Score: ObservableObject {
        @Published var points = 0
        let changes = NotificationCenter.default.publisher(for: Notification.Name("points"))
      }
      """
    let result = try ClientCompiler.check(source)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func `Foundation alone has no other name of Combine`() throws {
    let result = try ClientCompiler.check("import Foundation\nvar load: Cancellable?")
    #expect(result.output.contains("cannot find type 'Cancellable' in scope"), "\(result.output)")
  }

  @Test(arguments: [
    (
      "let context = TimelineProviderContext()",
      "'TimelineProviderContext' initializer is inaccessible"
    ),
    (
      """
      import AppIntents
      func clues(_ relevance: WidgetRelevance<Void>) { print(relevance.attributes) }
      """,
      "'attributes' is inaccessible"
    ),
    (
      "let information = WidgetInfo(kind: \"a\", family: .systemSmall)",
      "initializer is inaccessible"
    ),
    ("let center = WidgetCenter()", "initializer is inaccessible"),
    ("let timeline = Timeline(entries: [Entry](), policy: .sometimes)", "no member 'sometimes'"),
    (
      """
      struct Bundle: WidgetBundle {
        var isOn: Bool { true }
        var body: some Widget { if isOn { One() } }
      }
      """,
      "if statements in a WidgetBundleBuilder can only be used with #available clauses"
    ),
  ])
  func `what Apple's SDK refuses is refused`(_ source: String, _ message: String) throws {
    let result = try ClientCompiler.check(
      """
      import SwiftUI
      import WidgetKit
      struct Entry: TimelineEntry { var date: Date }
      struct One: Widget { var body: some WidgetConfiguration { EmptyWidgetConfiguration() } }
      \(source)
      """
    )
    #expect(result.status != 0)
    #expect(result.output.contains(message), "\(result.output)")
  }
}
