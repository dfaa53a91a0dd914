// The descriptors of fonts: a name, a size and traits.

public import CoreGraphics

open class UIFontDescriptor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The key of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  let name: String
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits

  let weight: UIFont.Weight

  init(name: String, size: CGFloat, traits: SymbolicTraits, weight: UIFont.Weight? = nil) {
    self.name = name
    pointSize = size
    symbolicTraits = traits
    self.weight = weight ?? (traits.contains(.traitBold) ? .bold : .regular)
    super.init()
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(name: name, size: size, traits: [])
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(attributes, else: UIFontDescriptor(name: "Helvetica", size: 0))
  }

  /// Creates a descriptor of some attributes, with those of another where they say nothing.
  private convenience init(
    _ attributes: [AttributeName: Any], else other: UIFontDescriptor
  ) {
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    let symbolic = Self.number(traits[.symbolic]).map { SymbolicTraits(rawValue: UInt32($0)) }
    let weight = Self.number(traits[.weight]).map { UIFont.Weight(CGFloat($0)) }
    self.init(
      name: attributes[.name] as? String ?? attributes[.family] as? String ?? other.name,
      size: Self.number(attributes[.size]).map { CGFloat($0) } ?? other.pointSize,
      traits: symbolic ?? other.symbolicTraits,
      weight: weight ?? (symbolic == nil ? other.weight : nil))
  }

  /// The number that a value of attributes is, in whatever type it is given.
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as UInt32: Double(number)
    case let number as Double: number
    case let weight as UIFont.Weight: Double(weight.rawValue)
    default: nil
    }
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(forKey: "name") as? String else { return nil }
    self.name = name
    pointSize = CGFloat(coder.decodeDouble(forKey: "size"))
    let traits = SymbolicTraits(rawValue: UInt32(coder.decodeInt64(forKey: "traits")))
    symbolicTraits = traits
    weight = traits.contains(.traitBold) ? .bold : .regular
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(name, forKey: "name")
    coder.encode(Double(pointSize), forKey: "size")
    coder.encode(Int64(symbolicTraits.rawValue), forKey: "traits")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var postscriptName: String { name }

  open var fontAttributes: [AttributeName: Any] {
    let traits: [TraitKey: Any] = [
      .symbolic: NSNumber(value: symbolicTraits.rawValue), .weight: weight.rawValue,
    ]
    return [.name: name, .size: pointSize, .traits: traits]
  }

  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(attributes, else: self)
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name: name, size: pointSize, traits: symbolicTraits, weight: weight)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let suffix = design == .default ? "" : design.rawValue.dropFirst(20).description
    return UIFontDescriptor(
      name: ".SFUI" + suffix, size: pointSize, traits: symbolicTraits, weight: weight)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, size: newPointSize, traits: symbolicTraits, weight: weight)
  }
}
