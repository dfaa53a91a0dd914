// `UIColor`, with the system's colours (`UIColor+System.swift`) and named ones.

public import CoreGraphics

open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// Gives the colour for a style; the same one for both where it does not adapt.
  private let provider: @Sendable (UITraitCollection) -> ResolvedColor

  package init(resolving provider: @escaping @Sendable (UITraitCollection) -> ResolvedColor) {
    self.provider = provider
    super.init()
  }

  package convenience init(resolved color: ResolvedColor) {
    self.init(resolving: { _ in color })
  }

  package convenience init(light: ResolvedColor, dark: ResolvedColor) {
    self.init(resolving: { $0.userInterfaceStyle == .dark ? dark : light })
  }

  public override convenience init() {
    self.init(resolved: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0))
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(resolved: ResolvedColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  public required convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      resolved: ResolvedColor(
        hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  public convenience init(cgColor: CGColor) {
    self.init(resolved: cgColor.resolved)
  }

  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(resolving: { dynamicProvider($0).resolved(for: $0) })
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let catalog = bundle.map { AssetCatalog.catalog(at: $0.bundleURL) } ?? .main
    guard let color = (bundle == .main ? .main : catalog).color(named: name) else { return nil }
    self.init(light: color.light, dark: color.dark)
  }

  public required convenience init?(coder: NSCoder) {
    func read(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    self.init(
      red: read("UIRed"), green: read("UIGreen"), blue: read("UIBlue"), alpha: read("UIAlpha"))
  }

  open func encode(with coder: NSCoder) {
    let color = resolved(for: .current)
    coder.encode(Double(color.red), forKey: "UIRed")
    coder.encode(Double(color.green), forKey: "UIGreen")
    coder.encode(Double(color.blue), forKey: "UIBlue")
    coder.encode(Double(color.alpha), forKey: "UIAlpha")
  }

  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The colour in a style.
  package func resolved(for traits: UITraitCollection) -> ResolvedColor { provider(traits) }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(resolved: resolved(for: traitCollection))
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(resolving: { [provider] traits in
      var color = provider(traits)
      color.alpha = alpha
      return color
    })
  }

  open var cgColor: CGColor {
    let color = resolved(for: .current)
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(for: .current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(for: .current)
    let parts = color.hueSaturationBrightness
    hue?.pointee = parts.0
    saturation?.pointee = parts.1
    brightness?.pointee = parts.2
    alpha?.pointee = color.alpha
    return true
  }

  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(for: .current)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Chooses the colour that a context draws with; outside one it has no effect.
  open func setFill() {
    UIGraphicsImageRenderer.current?.setFillColor(cgColor)
  }

  open func setStroke() {
    UIGraphicsImageRenderer.current?.setStrokeColor(cgColor)
  }

  open func set() {
    setFill()
    setStroke()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return [UITraitCollection.light, .dark].allSatisfy {
      resolved(for: $0) == other.resolved(for: $0)
    }
  }

  open override var hash: Int { resolved(for: .light).hashValue }

  open override var description: String {
    let color = resolved(for: .current)
    return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }
}
