// AppKit's images and fonts.

import CoreGraphics
public import FoundationSupplement
public import UIKit

open class NSImage: NSObject, NSCopying, @unchecked Sendable {
  public typealias Name = String

  package private(set) var image: UIImage
  open var size: NSSize
  /// The context while the focus is locked, and the one before it.
  private var focus: (own: CGContext, former: CGContext?)?
  open var isTemplate = false
  open var accessibilityDescription: String?

  package init(_ image: UIImage) {
    self.image = image
    size = image.size
    super.init()
    isTemplate = image.renderingMode == .alwaysTemplate || image.isSymbolImage
  }

  /// The image as a view shows it.
  package var shownImage: UIImage { image.shown(in: size, isTemplate: isTemplate) }

  public convenience init(size: NSSize) {
    self.init(UIImage())
    self.size = size
  }

  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }

  /// Finds an image of the resources; one whose name ends in "Template" is a template, as AppKit's
  /// release notes for OS X 10.5 say.
  public convenience init?(named name: Name) {
    guard let image = UIImage(named: name) else { return nil }
    self.init(image)
    if name.hasSuffix("Template") { isTemplate = true }
  }

  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }

  public convenience init?(contentsOfFile fileName: String) {
    guard let image = UIImage(contentsOfFile: fileName) else { return nil }
    self.init(image)
  }

  public convenience init(byReferencing url: URL) {
    self.init(UIImage(contentsOfFile: url.path) ?? UIImage())
  }

  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    guard let image = UIImage(systemName: name) else { return nil }
    self.init(image)
    accessibilityDescription = description
  }

  public convenience init(cgImage: CGImage, size: NSSize) {
    self.init(UIImage(cgImage: cgImage))
    if size != .zero { self.size = size }
  }

  public convenience init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (NSRect) -> Bool
  ) {
    let context = CGContext(
      size: size, scale: 2, isFlipped: drawingHandlerShouldBeCalledWithFlippedContext)
    UIGraphicsImageRenderer.draw(in: context) {
      _ = drawingHandler(NSRect(origin: .zero, size: size))
    }
    self.init(UIImage(content: .drawn(context.drawings), size: size, scale: 2))
  }

  open var isValid: Bool { size != .zero }
  open var tiffRepresentation: Data? { image.pngData() }

  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: Any?,
    hints: [AnyHashable: Any]?
  ) -> CGImage? {
    image.cgImage
  }

  open func draw(in rect: NSRect) { image.draw(in: rect) }

  open func draw(
    in rect: NSRect, from fromRect: NSRect, operation: NSCompositingOperation,
    fraction delta: CGFloat
  ) {
    UIGraphicsImageRenderer.current?.saveGState()
    UIGraphicsImageRenderer.current?.clip(to: rect)
    var whole = rect
    if fromRect != .zero, fromRect.width > 0, fromRect.height > 0 {
      let (x, y) = (rect.width / fromRect.width, rect.height / fromRect.height)
      whole = NSRect(
        x: rect.minX - fromRect.minX * x, y: rect.minY - fromRect.minY * y,
        width: size.width * x, height: size.height * y)
    }
    image.draw(in: whole, blendMode: operation.blendMode, alpha: delta)
    UIGraphicsImageRenderer.current?.restoreGState()
  }

  /// Begins drawing over the image; the second axis points up.
  open func lockFocus() {
    let context = CGContext(size: size, scale: 2, isFlipped: false)
    focus = (context, UIGraphicsImageRenderer.current)
    UIGraphicsImageRenderer.current = context
    if image.size != .zero { image.draw(in: NSRect(origin: .zero, size: size)) }
  }

  /// Ends drawing over the image, which shows from now on what was drawn.
  open func unlockFocus() {
    guard let focus else { return }
    image = UIImage(content: .drawn(focus.own.drawings), size: size, scale: 2)
    UIGraphicsImageRenderer.current = focus.former
    self.focus = nil
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The ways of laying an image over what is there.
public enum NSCompositingOperation: UInt, Sendable {
  case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker
  case plusLighter = 13
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity

  /// Core Graphics' name of the same.
  fileprivate var blendMode: CGBlendMode {
    switch self {
    case .clear: .clear
    case .copy: .copy
    case .sourceOver: .normal
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    }
  }
}

open class NSBitmapImageRep: NSObject {
  public enum FileType: UInt, Sendable {
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }

  private let image: UIImage

  public init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.image = image
  }

  public init(cgImage: CGImage) { image = UIImage(cgImage: cgImage) }

  open func representation(
    using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? {
    storageType == .jpeg ? image.jpegData(compressionQuality: 1) : image.pngData()
  }
}

open class NSFont: NSObject, @unchecked Sendable {
  public typealias Weight = UIFont.Weight

  package let font: UIFont

  package init(_ font: UIFont) { self.font = font }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = UIFont(name: fontName, size: fontSize) else { return nil }
    self.init(font)
  }

  open func withSize(_ fontSize: CGFloat) -> NSFont { NSFont(font.withSize(fontSize)) }

  open var fontName: String { font.fontName }
  open var pointSize: CGFloat { font.pointSize }
  open var ascender: CGFloat { font.ascender }
  open var descender: CGFloat { font.descender }

  open class var systemFontSize: CGFloat { 13 }
  open class var smallSystemFontSize: CGFloat { 11 }

  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(.systemFont(ofSize: fontSize))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(.systemFont(ofSize: fontSize, weight: weight))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(.boldSystemFont(ofSize: fontSize))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(.monospacedSystemFont(ofSize: fontSize, weight: weight))
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(.monospacedDigitSystemFont(ofSize: fontSize, weight: weight))
  }
}
