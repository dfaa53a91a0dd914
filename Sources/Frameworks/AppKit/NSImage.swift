// AppKit's images and fonts.

public import FoundationSupplement
public import UIKit

open class NSImage: NSObject, NSCopying, @unchecked Sendable {
  public typealias Name = String

  package let image: UIImage
  open var size: NSSize
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
    self.init(
      UIGraphicsImageRenderer(size: size).image { _ in
        _ = drawingHandler(NSRect(origin: .zero, size: size))
      })
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

  open func lockFocus() {}
  open func unlockFocus() {}

  public func copy(with zone: NSZone? = nil) -> Any { self }
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
