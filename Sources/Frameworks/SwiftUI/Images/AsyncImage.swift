// SwiftUI's AsyncImage. A widget's tree is drawn at once, before any picture could arrive, so the
// loading never begins and the placeholder is shown; the tree keeps the location.

/// The phase of an image's loading.
public enum AsyncImagePhase: Sendable {
  /// No picture is loaded.
  case empty

  /// A picture was loaded.
  case success(Image)

  /// A picture could not be loaded.
  case failure(any Error)

  /// The loaded picture, if there is one.
  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }

  /// The error, if loading failed.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

/// A view that loads a picture and shows it.
nonisolated public struct AsyncImage<Content: View>: View, PrimitiveView {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  /// Creates a view whose content is made for each phase of the loading.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// Creates a view that shows the picture as it is, and nothing until it is there.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Image.empty }
  }

  /// Creates a view that shows another view until the picture is there.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "AsyncImage", ["url": url?.attribute], children: context.nodes(of: content(.empty)))
    ]
  }
}

extension Image {
  /// The picture of a view whose own has not arrived.
  fileprivate static var empty: Image { Image([:]) }
}
