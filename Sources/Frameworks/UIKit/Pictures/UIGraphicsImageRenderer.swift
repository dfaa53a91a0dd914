// `UIGraphicsImageRenderer`. Its images have the requested size and the operations that drew them;
// no pixels come about.

public import CoreGraphics
import Synchronization

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 3
  open var opaque = false

  open class func `default`() -> Self { make() }
  open class func preferred() -> Self { make() }
  open var preferredRange = Range.automatic

  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  public required override init() {
    super.init()
  }

  private class func make() -> Self { Self() }
}

open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  open var currentImage: UIImage {
    let size = CGSize(
      width: CGFloat(cgContext.width) / format.scale,
      height: CGFloat(cgContext.height) / format.scale)
    return UIImage(content: .drawn(cgContext.drawings), size: size, scale: format.scale)
  }
}

open class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(
      size: bounds.size, scale: format.scale, origin: bounds.origin, isOpaque: format.opaque)
    Self.draw(in: context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return UIImage(content: .drawn(context.drawings), size: bounds.size, scale: format.scale)
  }

  /// Makes a context the current one of this thread while something is drawn.
  package static func draw(in context: CGContext, _ draw: () -> Void) {
    let former = current
    current = context
    defer { current = former }
    draw()
  }

  /// Returns a picture of the size in a file; what was drawn is not in it.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns a picture of the size in a file; what was drawn is not in it.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// The context that drawing goes to on this thread.
  package static var current: CGContext? {
    get { Thread.current.threadDictionary["UIGraphicsCurrentContext"] as? CGContext }
    set { Thread.current.threadDictionary["UIGraphicsCurrentContext"] = newValue }
  }
}

extension CGContext {
  /// Creates a context for an image.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The pixels in a point.
  ///   - origin: The coordinates of the top left corner.
  ///   - isOpaque: Whether the image is black where nothing is drawn.
  ///   - isFlipped: Whether the second axis points down, as UIKit's does.
  package convenience init(
    size: CGSize, scale: CGFloat, origin: CGPoint = .zero, isOpaque: Bool = false,
    isFlipped: Bool = true
  ) {
    let base =
      isFlipped
      ? CGAffineTransform(translationX: -origin.x, y: -origin.y)
      : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    self.init(
      pixelSize: CGSize(width: size.width * scale, height: size.height * scale),
      bounds: CGRect(origin: .zero, size: size), base: base, isFlipped: isFlipped)
    if isOpaque { fill(CGRect(origin: origin, size: size)) }
  }
}

extension UIImage {
  /// The format of a renderer whose images are like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphicsImageRenderer.current }

/// A drawing begun by `UIGraphicsBeginImageContext` and not ended yet.
private final class OpenDrawing {
  let context: CGContext
  let size: CGSize
  let scale: CGFloat
  let former: CGContext?

  init(_ size: CGSize, isOpaque: Bool, _ scale: CGFloat) {
    self.size = size
    self.scale = scale > 0 ? scale : 3
    context = CGContext(size: size, scale: self.scale, isOpaque: isOpaque)
    former = UIGraphicsImageRenderer.current
  }

  /// The drawings that are open on this thread, the last one begun at the end.
  static var all: [OpenDrawing] {
    get { Thread.current.threadDictionary["UIGraphicsOpenDrawings"] as? [OpenDrawing] ?? [] }
    set { Thread.current.threadDictionary["UIGraphicsOpenDrawings"] = newValue }
  }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let drawing = OpenDrawing(size, isOpaque: opaque, scale)
  OpenDrawing.all.append(drawing)
  UIGraphicsImageRenderer.current = drawing.context
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  OpenDrawing.all.last.map {
    UIImage(content: .drawn($0.context.drawings), size: $0.size, scale: $0.scale)
  }
}

public func UIGraphicsEndImageContext() {
  guard let drawing = OpenDrawing.all.popLast() else { return }
  UIGraphicsImageRenderer.current = drawing.former
}

/// The contexts that were current before others were pushed on this thread.
private var pushedContexts: [CGContext] {
  get { Thread.current.threadDictionary["UIGraphicsPushedContexts"] as? [CGContext] ?? [] }
  set { Thread.current.threadDictionary["UIGraphicsPushedContexts"] = newValue }
}

public func UIGraphicsPushContext(_ context: CGContext) {
  // Without a former one, the context itself stands for none.
  pushedContexts.append(UIGraphicsImageRenderer.current ?? context)
  UIGraphicsImageRenderer.current = context
}

public func UIGraphicsPopContext() {
  guard let former = pushedContexts.popLast() else { return }
  UIGraphicsImageRenderer.current = former === UIGraphicsImageRenderer.current ? nil : former
}

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
