// SwiftUI's AsyncImage (iOS 15). A widget's views are drawn once and never wait, so that a picture
// from an address is always the one before it has come.

/// A picture that comes from an address.
nonisolated public struct AsyncImage<Content: View>: View, PrimitiveView {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Image(uiImage: UIImage()) }
  }

  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("AsyncImage", ["url": url.attribute], children: context.nodes(of: content(.empty)))]
  }
}

/// What has come of a picture.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
