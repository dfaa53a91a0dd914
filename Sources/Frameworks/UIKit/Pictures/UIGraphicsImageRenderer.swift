// `UIGraphicsImageRenderer`. Its images have the requested size and the operations that drew them; no
// pixels come about.

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
    let size = CGSize(width: bounds.width * format.scale, height: bounds.height * format.scale)
    let context = CGContext(pixelSize: size)
    let former = Self.current
    Self.current = context
    defer { Self.current = former }
    actions(UIGraphicsImageRendererContext(context, format))
    return UIImage(content: .drawn(context.drawings), size: bounds.size, scale: format.scale)
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
  static var current: CGContext? {
    get { Thread.current.threadDictionary["UIGraphicsCurrentContext"] as? CGContext }
    set { Thread.current.threadDictionary["UIGraphicsCurrentContext"] = newValue }
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

  init(_ size: CGSize, _ scale: CGFloat) {
    self.size = size
    self.scale = scale > 0 ? scale : 3
    context = CGContext(
      pixelSize: CGSize(width: size.width * self.scale, height: size.height * self.scale))
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
  let drawing = OpenDrawing(size, scale)
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
