// SwiftUI's ImageRenderer. No pixels come about: an image keeps its view, which is laid out and
// drawn where the image is.

/// Makes images of a view.
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content: Content) { self.content = content }

  public var uiImage: UIImage? { image }

  public var nsImage: NSImage? { NSImage(image) }

  public var cgImage: CGImage? { image.cgImage }

  /// Draws the view into a context of the renderer's own, with its size.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let image = image
    renderer(image.size) { context in
      guard case .drawn(let drawings) = image.content else { return }
      context.draw(
        DrawnPicture(.drawn(drawings), size: image.size),
        in: CGRect(origin: .zero, size: image.size), isUpsideDown: !context.isFlipped)
    }
  }

  private var image: UIImage {
    let view = RenderedView(content, proposedSize)
    var drawings = [
      CGContext.Drawing(
        .view(
          DrawnView(
            AnyHashable(view), width: proposedSize.width, height: proposedSize.height)))
    ]
    let size = view.size(in: proposedSize)
    if isOpaque {
      let whole = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
      let black = ResolvedColor(red: 0, green: 0, blue: 0)
      drawings.insert(CGContext.Drawing(.fill(whole, black, evenOdd: false)), at: 0)
    }
    return UIImage(content: .drawn(drawings), size: size, scale: scale)
  }
}

/// The view of an image, resolved in an environment of its own, as a renderer has it.
struct RenderedView: Hashable {
  /// The tree that is compared.
  private let tree: ViewNode
  /// The tree that is laid out.
  private let laidOut: ViewNode

  @MainActor init(_ view: some View, _ proposal: ProposedViewSize) {
    var environment = EnvironmentValues()
    environment.proposedSize = proposal.replacingUnspecifiedDimensions()
    var laidOut = environment
    laidOut.isLaidOut = true
    self.laidOut = resolveView(view, environment: laidOut)
    guard let layOut = RenderedViewSize.layOut else {
      tree = resolveView(view, environment: environment)
      return
    }
    // The author's code that takes sizes runs with those of the image.
    let leftOut = SizedParts()
    environment.sizedParts = leftOut
    var tree = resolveView(view, environment: environment)
    if leftOut.areLeftOut {
      let parts = SizedParts()
      layOut(parts.watching(self.laidOut), proposal)
      tree = ViewNode("Group", children: [tree] + parts.nodes)
    }
    self.tree = tree
  }

  static func == (left: RenderedView, right: RenderedView) -> Bool { left.tree == right.tree }

  func hash(into hasher: inout Hasher) { hasher.combine(tree) }

  /// The size of the image: measured where views are laid out, otherwise what the proposal and the
  /// view's own frame say.
  func size(in proposal: ProposedViewSize) -> CGSize {
    if let size = RenderedViewSize.measure?(laidOut, proposal) ?? nil { return size }
    var size = proposal.replacingUnspecifiedDimensions()
    guard tree.kind == ".frame" else { return size }
    if let width = tree.attributes["width"]?.number { size.width = width }
    if let height = tree.attributes["height"]?.number { size.height = height }
    return size
  }

  /// The view as a command of a canvas.
  func command(_ drawn: DrawnView) -> ViewNode {
    let laidOut = laidOut
    return ViewNode(
      "Canvas.view", ["width": drawn.width.attribute, "height": drawn.height.attribute],
      children: [tree]
    ).with(.commands { _ in [laidOut] })
  }
}

extension ViewAttribute {
  /// The number, if it is one.
  fileprivate var number: CGFloat? { if case .number(let value) = self { value } else { nil } }
}

/// Measures and lays out the views of images.
package enum RenderedViewSize {
  /// The function that measures where views can be laid out, which is done on the main actor alone;
  /// nil comes of it where no text can be set.
  nonisolated(unsafe) package static var measure: ((ViewNode, ProposedViewSize) -> CGSize?)?

  /// The function that runs a view's code that takes sizes, where views can be laid out.
  nonisolated(unsafe) package static var layOut: ((ViewNode, ProposedViewSize) -> Void)?
}
