import AVKit
import SwiftUI

/// A film's trailer with its title over it.
struct TrailerView: View {
  var trailer: URL?
  var title: String

  private var player: AVPlayer? { trailer.map { AVPlayer(url: $0) } }

  var body: some View {
    if title.isEmpty {
      VideoPlayer(player: player)
    } else {
      VideoPlayer(player: player) {
        Text(title)
      }
    }
  }
}

/// The trailer of the preview, whose overlay is a badge.
@MainActor
func previewTrailer() -> some View {
  let player: VideoPlayer<Text> = VideoPlayer(player: nil) { Text("New") }
  return player.body
}
