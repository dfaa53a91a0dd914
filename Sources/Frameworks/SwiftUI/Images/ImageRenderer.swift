// SwiftUI's ImageRenderer. No pixels come about: an image has the size that was proposed, as one of
// UIKit's renderers has.

/// Makes images of a view.
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content: Content) { self.content = content }

  public var uiImage: UIImage? {
    UIImage(content: .drawn([]), size: proposedSize.replacingUnspecifiedDimensions(), scale: scale)
  }

  public var nsImage: NSImage? { NSImage(size: proposedSize.replacingUnspecifiedDimensions()) }

  public var cgImage: CGImage? { uiImage?.cgImage }
}
