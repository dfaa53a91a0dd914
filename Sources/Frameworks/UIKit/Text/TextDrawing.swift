// UIKit's attributes of texts, and their measuring and drawing. Widths are estimated from the
// font's size; a drawn text is kept by the context as a text in a rectangle.

public import CoreGraphics

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let lines = components(separatedBy: "\n")
    let longest = lines.map(\.count).max() ?? 0
    let width = (CGFloat(longest) * font.pointSize * 0.54).rounded(.up)
    return CGSize(width: width, height: CGFloat(lines.count) * font.lineHeight)
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
    draw(in: CGRect(origin: point, size: size(withAttributes: attrs)), withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    UIGraphicsGetCurrentContext()?.draw(self as String, in: rect)
  }
}

extension NSAttributedString {
  /// The attributes of the first character, by which the whole is measured.
  private var firstAttributes: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }

  public func size() -> CGSize { (string as NSString).size(withAttributes: firstAttributes) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    (string as NSString).boundingRect(
      with: size, options: options, attributes: firstAttributes, context: context)
  }

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(string, in: rect) }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    draw(in: rect)
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
