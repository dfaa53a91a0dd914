/// Widget code as people write it, for the compiler.
enum WidgetSource {
  /// The provider of the calls that are counted: it answers at once, and asks again in five minutes.
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
