/// Widget code as people write it, for the compiler.
enum WidgetSource {
  /// The provider of the calls that are counted: it answers at once, and asks again in five
  /// minutes.
  static let head = """
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry { let date: Date }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: Date()))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        let next = Date().addingTimeInterval(300)
        completion(Timeline(entries: [Entry(date: Date())], policy: .after(next)))
      }
    }

    @main struct Sample: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { entry in
          View0(date: entry.date)
        }
        .supportedFamilies([.systemSmall])
      }
    }

    """

  /// The sources of an extension of about so many lines.
  static func widget(lines: Int) -> String {
    head + (0..<max(1, (lines - 28) / 20)).map(view).joined()
  }

  /// The source of a widget whose timeline has so many entries, no two of which look alike.
  static func days(of entries: Int) -> String {
    """
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry {
      let date: Date
      let number: Int
    }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now, number: 0) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: .now, number: 0))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        let entries = (0..<\(entries)).map { number in
          Entry(date: .now.addingTimeInterval(Double(number) * 300), number: number)
        }
        completion(Timeline(entries: entries, policy: .never))
      }
    }

    @main struct Sample: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { Day(entry: $0) }
          .supportedFamilies([.systemMedium])
      }
    }

    struct Day: View {
      let entry: Entry
      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          HStack {
            Image(systemName: "cloud.rain.fill").foregroundStyle(.blue)
            Text("Lisbon").font(.headline)
            Spacer()
            Text(entry.date, format: .dateTime.hour().minute()).font(.caption.monospacedDigit())
          }
          Text("\\(entry.number)°").font(.largeTitle.bold()).minimumScaleFactor(0.5)
          Text("Rain in \\(entry.number) minutes, then clearing from the west until the evening")
            .font(.caption).foregroundStyle(.secondary).lineLimit(2)
          HStack {
            ForEach(0..<6) { hour in
              VStack { Text("\\((entry.number + hour) % 24)"); Image(systemName: "sun.max.fill") }
                .font(.caption2).frame(maxWidth: .infinity)
            }
          }
          ProgressView(value: Double(entry.number) / \(entries)).tint(.orange)
        }
        .containerBackground(
          LinearGradient(colors: [.cyan, .white], startPoint: .top, endPoint: .bottom),
          for: .widget)
      }
    }
    """
  }

  private static func view(_ number: Int) -> String {
    """
    struct View\(number): View {
      let date: Date
      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          HStack {
            Image(systemName: "star.fill").foregroundColor(.yellow)
            Text("Title \(number)").font(.headline).lineLimit(1)
            Spacer()
            Text(date, style: .time).font(.caption2.monospacedDigit())
          }
          ForEach(0..<3) { row in
            Label("Row \\(row)", systemImage: "circle").padding(.leading, 8)
          }
        }
        .padding()
        .background(LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
        .clipShape(RoundedRectangle(cornerRadius: 12))
      }
    }

    """
  }
}
