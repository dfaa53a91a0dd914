// `UIFont` and its metrics. Sizes of text styles are those of the standard text
// size; widths of texts are estimated, for there are no font files to measure with.

public import CoreGraphics
import WidgetPlatforms

open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    fileprivate var points: CGFloat {
      self == .extraLargeTitle ? 36 : TypeSizes.size(of: name, category: 3, platform: .iOS)
    }

    /// SwiftUI's name of the style.
    fileprivate var name: String {
      switch self {
      case .extraLargeTitle, .largeTitle: "largeTitle"
      case .title1: "title"
      case .title2: "title2"
      case .title3: "title3"
      case .headline: "headline"
      case .callout: "callout"
      case .subheadline: "subheadline"
      case .footnote: "footnote"
      case .caption1: "caption"
      case .caption2: "caption2"
      default: "body"
      }
    }
  }

  public let pointSize: CGFloat
  public let fontName: String
  package let weight: Weight
  package private(set) var width = Width.standard

  package init(name: String, size: CGFloat, weight: Weight) {
    fontName = name
    pointSize = size
    self.weight = weight
    super.init()
  }

  /// Creates a font of a name; names are not checked, for the fonts of an extension are not read.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(name: fontName, size: fontSize, weight: fontName.contains("Bold") ? .bold : .regular)
  }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(
      name: descriptor.name, size: size > 0 ? size : descriptor.pointSize,
      weight: descriptor.weight)
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFUI", size: size, weight: weight)
  }

  open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    let font = systemFont(ofSize: size, weight: weight)
    font.width = width
    return font
  }

  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-Italic", size: size, weight: .regular)
  }

  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFUIMono", size: size, weight: weight)
  }

  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFUI-MonospacedDigits", size: size, weight: weight)
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.points, weight: style == .headline ? .semibold : .regular)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// The families of the fonts that an extension can name; none are read here.
  open class var familyNames: [String] { ["Helvetica", "Helvetica Neue"] }

  open class func fontNames(forFamilyName familyName: String) -> [String] {
    let stem = familyName.filter { $0 != " " }
    return familyNames.contains(familyName) ? [stem, stem + "-Bold"] : []
  }

  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }

  open var familyName: String { fontName.prefix { $0 != "-" }.description }
  open var ascender: CGFloat { pointSize * 0.952 }
  open var descender: CGFloat { pointSize * -0.241 }
  open var capHeight: CGFloat { pointSize * 0.705 }
  open var xHeight: CGFloat { pointSize * 0.526 }
  open var lineHeight: CGFloat { pointSize * 1.193 }
  open var leading: CGFloat { 0 }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      name: fontName, size: pointSize,
      traits: weight.rawValue >= Weight.semibold.rawValue ? .traitBold : [], weight: weight)
  }

  /// Whether the font is the system's, in one of its designs.
  package var isSystemFont: Bool { fontName.hasPrefix(".SFUI") }

  /// The name of the system font's design; nil for the usual one.
  package var systemDesign: String? {
    guard isSystemFont else { return nil }
    if fontName.hasPrefix(".SFUIMono") { return "monospaced" }
    return ["Rounded", "Serif"].first { fontName.hasSuffix($0) }?.lowercased()
  }

  package var isItalic: Bool { fontName.hasSuffix("Italic") }

  package var hasMonospacedDigits: Bool { fontName.hasSuffix("MonospacedDigits") }

  open func withSize(_ size: CGFloat) -> UIFont {
    let font = UIFont(name: fontName, size: size, weight: weight)
    font.width = width
    return font
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
      && width == other.width
  }

  open override var hash: Int { pointSize.hashValue ^ fontName.hashValue }
}

/// Scales fonts and lengths as text of a style grows, for the text size of traits; without traits
/// for that of the current ones.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    font.withSize(
      TypeSizes.size(
        font.pointSize, growingWith: style.name, category: Self.category(of: traits),
        platform: Self.platform))
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledFont(for: font, compatibleWith: traits)
    return scaled.withSize(min(scaled.pointSize, maximumPointSize))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// The value in whole pixels.
  open func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat {
    let category = Self.category(of: traits)
    let factor = TypeSizes.growth(of: style.name, category: category, platform: Self.platform)
    guard factor != 1 else { return value }
    let given = (traits ?? .current).displayScale
    let pixels = given > 0 ? given : UITraitCollection.current.displayScale
    return (value * factor * pixels).rounded() / pixels
  }

  private static var platform: Platform { ExtensionSurroundings.current.system.platform }

  private static func category(of traits: UITraitCollection?) -> Int {
    UIContentSizeCategory.order.firstIndex(
      of: (traits ?? .current).preferredContentSizeCategory) ?? 3
  }
}
