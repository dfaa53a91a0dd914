import Foundation
import MusicKit

/// A list of the charts page.
struct ChartList: Identifiable {
  let id: String
  let heading: String
  let titles: [String]

  init<Item: MusicCatalogChartRequestable>(
    _ chart: MusicCatalogChart<Item>, title: (Item) -> String
  ) {
    id = chart.id
    heading = chart.title.isEmpty ? Self.heading(of: chart.kind) : chart.title
    titles = chart.items.map(title)
  }

  private static func heading(of kind: MusicCatalogChartKind) -> String {
    switch kind {
    case .mostPlayed: "Most played"
    case .cityTop: "In your city"
    case .dailyGlobalTop: "All over the world"
    }
  }
}

/// The lists of a page, in their order.
func lists(of charts: MusicCatalogChartsResponse) -> [ChartList] {
  charts.albumCharts.map { ChartList($0, title: \.title) }
    + charts.musicVideoCharts.map { ChartList($0, title: \.title) }
    + charts.playlistCharts.map { ChartList($0, title: \.name) }
}

/// The charts of a genre, with its name as the title of the page.
func page(of genre: Genre?) async throws -> (title: String, lists: [ChartList]) {
  var request = MusicCatalogChartsRequest(
    genre: genre, kinds: [.dailyGlobalTop], types: [Album.self, MusicVideo.self, Playlist.self])
  request.limit = 10
  let title = request.genre?.name ?? "Charts"
  return (title, lists(of: try await request.response()))
}

/// Whether the storefront of the person's account answers.
func storefrontAnswers() async throws -> Bool {
  let country = try await MusicDataRequest.currentCountryCode
  guard let url = URL(string: "https://api.music.apple.com/v1/storefronts/\(country)") else {
    return false
  }
  let answer = try await MusicDataRequest(urlRequest: URLRequest(url: url)).response()
  return answer.urlResponse.statusCode == 200
}
