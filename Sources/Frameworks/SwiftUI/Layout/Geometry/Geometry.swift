// SwiftUI's small geometric values: angles, axes, edges, insets, unit points.

public struct Angle: Sendable, Hashable, Comparable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init() { radians = 0 }

  public init(radians: Double) { self.radians = radians }

  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static let zero = Angle()

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }

  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }

  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }

  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
}

extension Angle: AttributeRepresentable {
  /// Degrees.
  package var attribute: ViewAttribute { degrees.attribute }
}

public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis.Set: AttributeRepresentable {
  package var attribute: ViewAttribute {
    .list(
      (contains(.horizontal) ? ["horizontal"] : []) + (contains(.vertical) ? ["vertical"] : []))
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ e: Edge) { rawValue = 1 << e.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

extension Edge: AttributeRepresentable {
  package var attribute: ViewAttribute { .string("\(self)") }
}

extension Edge.Set: AttributeRepresentable {
  /// The attributes of the sixteen sets, by their bits: every padding has one.
  private static let attributes = (Int8(0)..<16).map { bits in
    let set = Self(rawValue: bits)
    return ViewAttribute.list(
      Edge.allCases.filter { set.contains(Edge.Set($0)) }.map(\.attribute))
  }

  package var attribute: ViewAttribute { Self.attributes[Int(rawValue & 15)] }
}

public enum HorizontalEdge: Int8, CaseIterable, Sendable, Codable {
  case leading
  case trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

public enum VerticalEdge: Int8, CaseIterable, Sendable, Codable {
  case top
  case bottom

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

extension HorizontalEdge: AttributeRepresentable {
  package var attribute: ViewAttribute { .string("\(self)") }
}

extension VerticalEdge: AttributeRepresentable {
  package var attribute: ViewAttribute { .string("\(self)") }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: AttributeRepresentable {
  package var attribute: ViewAttribute {
    .fields([
      "top": top.attribute, "leading": leading.attribute, "bottom": bottom.attribute,
      "trailing": trailing.attribute,
    ])
  }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init() { self.init(x: 0, y: 0) }

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: AttributeRepresentable {
  package var attribute: ViewAttribute { .list([x.attribute, y.attribute]) }
}
