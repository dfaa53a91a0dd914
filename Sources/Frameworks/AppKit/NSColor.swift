// AppKit's colours. They and its images are those of UIKit inside, under AppKit's names.

@_exported public import CoreGraphics
@_exported public import FoundationSupplement
package import UIKit

open class NSColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  public typealias Name = String

  package let color: UIColor

  package init(_ color: UIColor) { self.color = color }

  public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public required convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
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

  /// Creates a colour that is another one in another appearance, as which it is drawn.
  public convenience init(
    name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor
  ) {
    nonisolated(unsafe) let provider = dynamicProvider
    self.init(
      UIColor { traits in provider(NSAppearance(isDark: traits.userInterfaceStyle == .dark)).color }
    )
  }

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

  public required convenience init?(coder: NSCoder) {
    guard let color = UIColor(coder: coder) else { return nil }
    self.init(color)
  }

  open func encode(with coder: NSCoder) { color.encode(with: coder) }

  open class var supportsSecureCoding: Bool { true }

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
