// The spaces of colors, by the names that Core Graphics gives them. All are drawn with the primaries
// of sRGB.

public import FoundationSupplement

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

/// A space in which the components of colors are numbers.
public final class CGColorSpace: Hashable, Sendable {
  private let key: String?
  public let model: CGColorSpaceModel

  /// The name of the space, where it has one.
  public var name: CFString? { key as CFString? }

  private init(key: String, model: CGColorSpaceModel) {
    self.key = key
    self.model = model
  }

  /// Creates the space with one of Core Graphics' names; nil for any other.
  public init?(name: CFString) {
    let key = name as String
    guard key.hasPrefix(Self.prefix) else { return nil }
    self.key = key
    model =
      switch key {
      case _ where key.contains("Gray"): .monochrome
      case _ where key.contains("CMYK"): .cmyk
      case _ where key.hasSuffix("Lab"): .lab
      case _ where key.hasSuffix("XYZ"): .XYZ
      default: .rgb
      }
  }

  private static let prefix = "kCGColorSpace"

  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" as CFString }
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" as CFString }
  public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" as CFString }
  public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" as CFString }
  public static var sRGB: CFString { "kCGColorSpaceSRGB" as CFString }
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" as CFString }
  public static var genericXYZ: CFString { "kCGColorSpaceGenericXYZ" as CFString }
  public static var genericLab: CFString { "kCGColorSpaceGenericLab" as CFString }
  public static var acescgLinear: CFString { "kCGColorSpaceACESCGLinear" as CFString }
  public static var itur_709: CFString { "kCGColorSpaceITUR_709" as CFString }
  public static var itur_2020: CFString { "kCGColorSpaceITUR_2020" as CFString }
  public static var itur_2100_PQ: CFString { "kCGColorSpaceITUR_2100_PQ" as CFString }
  public static var itur_2100_HLG: CFString { "kCGColorSpaceITUR_2100_HLG" as CFString }
  public static var rommrgb: CFString { "kCGColorSpaceROMMRGB" as CFString }
  public static var dcip3: CFString { "kCGColorSpaceDCIP3" as CFString }
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" as CFString }
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" as CFString }
  public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" as CFString }
  public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" as CFString }
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" as CFString }
  public static var extendedLinearGray: CFString { "kCGColorSpaceExtendedLinearGray" as CFString }
  public static var linearDisplayP3: CFString { "kCGColorSpaceLinearDisplayP3" as CFString }
  public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" as CFString }
  public static var extendedLinearDisplayP3: CFString {
    "kCGColorSpaceExtendedLinearDisplayP3" as CFString
  }
  public static var displayP3_PQ: CFString { "kCGColorSpaceDisplayP3_PQ" as CFString }
  public static var displayP3_HLG: CFString { "kCGColorSpaceDisplayP3_HLG" as CFString }

  /// A device's own space.
  fileprivate static func device(_ name: String, _ model: CGColorSpaceModel) -> CGColorSpace {
    CGColorSpace(key: prefix + "Device" + name, model: model)
  }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.key == right.key && left.model == right.model
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device("RGB", .rgb) }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .device("Gray", .monochrome) }

public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .device("CMYK", .cmyk) }
