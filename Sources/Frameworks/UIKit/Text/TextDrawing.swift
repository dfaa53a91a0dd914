// UIKit's measuring and drawing of texts. Widths are estimated from the letters' own; a drawn text is
// kept by the context with its attributes and its rectangle.

public import CoreGraphics

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let lines = components(separatedBy: "\n")
    let kern = attributes?[.kern] as? CGFloat ?? 0
    let widest = lines.map { font.width(of: $0) + kern * CGFloat($0.count) }.max() ?? 0
    return CGSize(width: widest, height: CGFloat(lines.count) * font.lineHeight)
  }
}

extension NSString {
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let whole = self.size(withAttributes: attributes)
    guard options.contains(.usesLineFragmentOrigin), size.width > 0, whole.width > size.width else {
      return CGRect(origin: .zero, size: whole)
    }
    let height = whole.height * (whole.width / size.width).rounded(.up)
    return CGRect(x: 0, y: 0, width: size.width, height: height)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(in: rect)
  }
}

extension NSAttributedString {
  /// The attributes of the first character, by which the whole is measured.
  private var firstAttributes: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }

  /// The size of the lines, each part in its own font.
  public func size() -> CGSize {
    var (widths, height): ([CGFloat], CGFloat) = ([0], 0)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let lines = (string as NSString).substring(with: range).components(separatedBy: "\n")
      for (index, line) in lines.enumerated() {
        let size = (line as NSString).size(withAttributes: attributes)
        if index > 0 { widths.append(0) }
        widths[widths.count - 1] += size.width
        height = max(height, size.height)
      }
    }
    return CGSize(width: widths.max() ?? 0, height: height * CGFloat(widths.count))
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    (string as NSString).boundingRect(
      with: size, options: options, attributes: firstAttributes, context: context)
  }

  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // Where the second axis points up, the point is the lower left corner.
    let size = context.isFlipped ? .zero : size()
    draw(in: CGRect(origin: point, size: size), on: context)
  }

  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext().map { draw(in: rect, on: $0) }
  }

  /// Draws the text; the shadow of its first character is that of all of it: parts with different
  /// shadows are not told apart.
  private func draw(in rect: CGRect, on context: CGContext) {
    guard let shadow = firstAttributes[.shadow] as? NSShadow else {
      return context.draw(self, in: rect)
    }
    context.saveGState()
    shadow.set(in: context)
    context.draw(self, in: rect)
    context.restoreGState()
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    // Without the option the origin is that of the only line's baseline.
    if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
    let font = firstAttributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    draw(at: CGPoint(x: rect.minX, y: rect.minY - font.ascender))
  }
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// The context of a text's drawing: its minimum scale factor.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attributes)
  }
}
