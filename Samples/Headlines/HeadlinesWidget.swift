import SwiftUI
import WidgetKit

/// The headlines at a moment, or why there are none.
struct HeadlinesEntry: TimelineEntry {
  let date: Date
  var headlines: [Headlines.Headline] = []
  var weather: Weather?
  var problem: String?
}

/// Asks two servers, and says what is wrong where one has trouble.
struct HeadlinesProvider: TimelineProvider {
  private let newsroom = Newsroom()

  func placeholder(in context: Context) -> HeadlinesEntry {
    HeadlinesEntry(date: .now, headlines: [.init(title: "Headline of the day", minutes: 3)])
  }

  func getSnapshot(in context: Context, completion: @escaping (HeadlinesEntry) -> Void) {
    let sample = Headlines.Headline(title: "Bakery wins prize", minutes: 2)
    let weather = Weather(celsius: 4, sky: "clear")
    completion(HeadlinesEntry(date: .now, headlines: [sample], weather: weather))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<HeadlinesEntry>) -> Void
  ) {
    Task {
      var entry = HeadlinesEntry(date: .now)
      do {
        entry.headlines = try await newsroom.headlines(of: "town")
        entry.weather = try await newsroom.weather(in: "Oslo")
      } catch let error as URLError where error.code == .notConnectedToInternet {
        entry.problem = "No connection"
      } catch {
        entry.problem = "The newsroom has trouble"
      }
      let hours: Double = entry.problem == nil ? 6 : 1
      completion(
        Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(hours * 3600))))
    }
  }
}

/// Headlines with the weather below.
struct HeadlinesView: View {
  let entry: HeadlinesEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let problem = entry.problem {
        Label(problem, systemImage: "wifi.exclamationmark").font(.headline)
      }
      ForEach(entry.headlines, id: \.self) { headline in
        Text(headline.title).font(.headline)
      }
      Spacer()
      if let weather = entry.weather {
        Text("\(weather.celsius)°, \(weather.sky)").font(.caption)
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

@main struct HeadlinesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Headlines", provider: HeadlinesProvider()) { entry in
      HeadlinesView(entry: entry)
    }
    .configurationDisplayName("Headlines")
    .description("What the town talks about.")
    .supportedFamilies([.systemMedium])
  }
}
