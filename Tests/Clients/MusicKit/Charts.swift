import Foundation
import MusicKit

/// The songs that are played most, where the person has allowed it.
func topSongs() async -> [Song] {
  let request = MusicCatalogChartsRequest(kinds: [.mostPlayed, .cityTop], types: [Song.self])
  let charts = try? await request.response()
  return charts?.songCharts.first.map { Array($0.items) } ?? []
}

/// What Apple Music answers to a request of one's own.
func answer(to url: URL) async throws -> Data {
  let response: MusicDataResponse = try await MusicDataRequest(urlRequest: URLRequest(url: url))
    .response()
  return response.data
}

/// Waits for a subscription by which songs can be played.
func waitForSubscription() async -> Bool {
  for await subscription in MusicSubscription.subscriptionUpdates {
    if subscription.canPlayCatalogContent { return true }
  }
  return false
}
