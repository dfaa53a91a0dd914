// AVKit's SwiftUI view. A widget cannot play a film; the view keeps its place in the tree.

@_exported public import AVFoundation
@_exported public import UIKit
public import SwiftUI

/// Shows what a player plays, below what the app lays over it.
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
