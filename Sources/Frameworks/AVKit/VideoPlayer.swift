// AVKit's SwiftUI view (iOS 14). A widget cannot play a film; the view keeps its place in the tree.

@_exported public import AVFoundation
public import SwiftUI

nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  public var body: some View {
    ZStack {
      Color.black
      overlay
    }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
