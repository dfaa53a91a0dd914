// AVKit's SwiftUI view. A widget cannot play a film; the view keeps its place in the tree.

@_exported public import AVFoundation
@_exported public import UIKit
public import SwiftUI

/// A view of a player's video, below an overlay of the app's.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View, PrimitiveView {
  private let overlay: VideoOverlay

  nonisolated public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("VideoPlayer", children: context.nodes(of: overlay))]
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  nonisolated public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
