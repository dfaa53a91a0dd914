import SwiftUI

/// A photograph from the network in its three forms.
struct LoadedPhoto: View {
  let url: URL?

  var body: some View {
    VStack {
      AsyncImage(url: url)
      AsyncImage(url: url, scale: 2) { image in
        image.resizable()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable()
        case .failure(let error): Text(error.localizedDescription)
        }
      }
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image
        } else if phase.error != nil {
          Image(systemName: "xmark")
        }
      }
    }
  }

  /// The photograph as a picture to be shared.
  @MainActor func picture(width: CGFloat) -> (UIImage?, CGImage?) {
    let renderer = ImageRenderer(content: self)
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    renderer.scale = 3
    renderer.isOpaque = true
    renderer.colorMode = .linear
    if url == nil { renderer.content = LoadedPhoto(url: URL(string: "https://example.com")) }
    return (renderer.uiImage, renderer.cgImage)
  }

  /// The same on a Mac.
  @MainActor var macPicture: NSImage? { ImageRenderer(content: self).nsImage }
}

/// The caption of a photograph that is not there yet.
func caption(of phase: AsyncImagePhase) -> String {
  phase.error?.localizedDescription ?? (phase.image == nil ? "Loading" : "")
}
