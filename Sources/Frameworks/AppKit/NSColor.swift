// AppKit, as far as widget extensions on the Mac reach for it: colours, images, fonts, the screen and
// the workspace. Colours and images are those of UIKit inside, under AppKit's names.

@_exported public import CoreGraphics
@_exported public import FoundationSupplement
package import UIKit

open class NSColor: NSObject, NSCopying, @unchecked Sendable {
  public typealias Name = String

  package let color: UIColor

  package init(_ color: UIColor) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(UIColor(white: white, alpha: alpha))
  }

  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(UIColor(white: white, alpha: alpha))
  }

  public convenience init?(named name: Name) {
    guard let color = UIColor(named: name) else { return nil }
    self.init(color)
  }

  public convenience init?(named name: Name, bundle: Bundle?) { self.init(named: name) }

  public convenience init?(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }

  open var cgColor: CGColor { color.cgColor }
  open var redComponent: CGFloat { components.red }
  open var greenComponent: CGFloat { components.green }
  open var blueComponent: CGFloat { components.blue }
  open var alphaComponent: CGFloat { components.alpha }

  private var components: ResolvedColor { color.resolved(for: .light) }

  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    _ = color.getRed(red, green: green, blue: blue, alpha: alpha)
  }

  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    _ = color.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(color.withAlphaComponent(alpha))
  }

  /// The color itself: all are in one space here.
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }

  open func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let (one, other) = (components, color.components)
    func mix(_ path: KeyPath<ResolvedColor, CGFloat>) -> CGFloat {
      one[keyPath: path] * (1 - fraction) + other[keyPath: path] * fraction
    }
    return NSColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  open func setFill() { color.setFill() }
  open func setStroke() { color.setStroke() }
  open func set() { color.set() }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSColor).map { $0.color.isEqual(color) } ?? false
  }

  open override var hash: Int { color.hash }
}

open class NSColorSpace: NSObject, @unchecked Sendable {
  public static let sRGB = NSColorSpace()
  public static let deviceRGB = NSColorSpace()
  public static let genericRGB = NSColorSpace()
  public static let displayP3 = NSColorSpace()
}

extension NSColor {
  public class var black: NSColor { NSColor(.black) }
  public class var white: NSColor { NSColor(.white) }
  public class var clear: NSColor { NSColor(.clear) }
  public class var red: NSColor { NSColor(.red) }
  public class var green: NSColor { NSColor(.green) }
  public class var blue: NSColor { NSColor(.blue) }
  public class var cyan: NSColor { NSColor(.cyan) }
  public class var yellow: NSColor { NSColor(.yellow) }
  public class var magenta: NSColor { NSColor(.magenta) }
  public class var orange: NSColor { NSColor(.orange) }
  public class var purple: NSColor { NSColor(.purple) }
  public class var brown: NSColor { NSColor(.brown) }
  public class var gray: NSColor { NSColor(.gray) }
  public class var darkGray: NSColor { NSColor(.darkGray) }
  public class var lightGray: NSColor { NSColor(.lightGray) }
  public class var systemRed: NSColor { NSColor(.systemRed) }
  public class var systemOrange: NSColor { NSColor(.systemOrange) }
  public class var systemYellow: NSColor { NSColor(.systemYellow) }
  public class var systemGreen: NSColor { NSColor(.systemGreen) }
  public class var systemMint: NSColor { NSColor(.systemMint) }
  public class var systemTeal: NSColor { NSColor(.systemTeal) }
  public class var systemCyan: NSColor { NSColor(.systemCyan) }
  public class var systemBlue: NSColor { NSColor(.systemBlue) }
  public class var systemIndigo: NSColor { NSColor(.systemIndigo) }
  public class var systemPurple: NSColor { NSColor(.systemPurple) }
  public class var systemPink: NSColor { NSColor(.systemPink) }
  public class var systemBrown: NSColor { NSColor(.systemBrown) }
  public class var systemGray: NSColor { NSColor(.systemGray) }
  public class var labelColor: NSColor { NSColor(.label) }
  public class var secondaryLabelColor: NSColor { NSColor(.secondaryLabel) }
  public class var tertiaryLabelColor: NSColor { NSColor(.tertiaryLabel) }
  public class var quaternaryLabelColor: NSColor { NSColor(.quaternaryLabel) }
  public class var textColor: NSColor { NSColor(.label) }
  public class var placeholderTextColor: NSColor { NSColor(.placeholderText) }
  public class var linkColor: NSColor { NSColor(.link) }
  public class var separatorColor: NSColor { NSColor(.separator) }
  public class var gridColor: NSColor { NSColor(.separator) }
  public class var windowBackgroundColor: NSColor { NSColor(.secondarySystemBackground) }
  public class var underPageBackgroundColor: NSColor { NSColor(.systemGray4) }
  public class var controlBackgroundColor: NSColor { NSColor(.systemBackground) }
  public class var textBackgroundColor: NSColor { NSColor(.systemBackground) }
  public class var controlColor: NSColor { NSColor(.systemBackground) }
  public class var controlTextColor: NSColor { NSColor(.label) }
  public class var disabledControlTextColor: NSColor { NSColor(.tertiaryLabel) }
  public class var selectedControlColor: NSColor { NSColor(.systemBlue) }
  public class var selectedContentBackgroundColor: NSColor { NSColor(.systemBlue) }
  public class var selectedTextBackgroundColor: NSColor { NSColor(.systemBlue) }
  public class var controlAccentColor: NSColor { NSColor(.systemBlue) }
  public class var windowFrameTextColor: NSColor { NSColor(.label) }
  public class var headerTextColor: NSColor { NSColor(.label) }
  public class var shadowColor: NSColor { NSColor(.black) }
}
