public import JSON

/// The name of a widget's size and shape, as WidgetKit spells its case.
///
/// A recording may name a family that this version does not know, so it is no enumeration.
public struct FamilyName: RawRepresentable, Hashable, Sendable, Comparable, JSONConvertible {
  /// The name of the case of `WidgetFamily`.
  public let rawValue: String

  /// Creates a name from the spelling of a case of `WidgetFamily`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Orders names as text.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension FamilyName {
  /// The small square.
  public static let systemSmall = Self(rawValue: "systemSmall")
  /// The rectangle of two small squares.
  public static let systemMedium = Self(rawValue: "systemMedium")
  /// The square of four small squares.
  public static let systemLarge = Self(rawValue: "systemLarge")
  /// The rectangle of eight small squares.
  public static let systemExtraLarge = Self(rawValue: "systemExtraLarge")
  /// The rectangle of eight small squares, upright.
  public static let systemExtraLargePortrait = Self(rawValue: "systemExtraLargePortrait")
  /// The circle of a Lock Screen or a watch face.
  public static let accessoryCircular = Self(rawValue: "accessoryCircular")
  /// The rectangle of a Lock Screen, a watch face or the Smart Stack of Apple Watch.
  public static let accessoryRectangular = Self(rawValue: "accessoryRectangular")
  /// The line above a Lock Screen's clock, or of a watch face.
  public static let accessoryInline = Self(rawValue: "accessoryInline")
  /// The corner of a watch face.
  public static let accessoryCorner = Self(rawValue: "accessoryCorner")

  /// Whether it belongs to Lock Screens and watch faces.
  public var isAccessory: Bool {
    rawValue.hasPrefix("accessory")
  }
}
