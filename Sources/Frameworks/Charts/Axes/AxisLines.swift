// The grid lines and ticks of a chart's axis.

public import SwiftUI

/// Returns the attributes of a line of an axis.
nonisolated private func axisLine(
  _ isCentered: Bool?, _ stroke: StrokeStyle?
) -> ViewAttributes {
  var attributes = stroke?.keptLine ?? [:]
  attributes["centered"] = isCentered?.attribute
  return attributes
}

nonisolated public struct AxisGridLine: AxisMark, PrimitiveAxisPart {
  private let attributes: ViewAttributes

  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    attributes = axisLine(centered, stroke)
  }

  public var body: Never { noBody(Self.self) }

  @MainActor func axisNodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("AxisGridLine", attributes: attributes)]
  }
}

nonisolated public struct AxisTick: AxisMark, PrimitiveAxisPart {
  public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable,
    CustomStringConvertible
  {
    /// The length in points, or its name; nil for the usual one.
    let attribute: ViewAttribute?

    public var description: String {
      switch attribute {
      case .number(let points): "\(points)"
      case .record(let fields): fields["name"].map { "\($0)" } ?? "automatic"
      default: "automatic"
      }
    }

    public init(floatLiteral value: Double) { attribute = value.attribute }

    public init(integerLiteral value: Int) { attribute = value.attribute }

    private init(_ name: String?, past: CGFloat? = nil) {
      attribute = name.map { .fields(["name": .string($0), "extendPastBy": past?.attribute]) }
    }

    public static var automatic: Length { Length(nil) }
    public static var label: Length { Length("label") }
    public static var longestLabel: Length { Length("longestLabel") }

    public static func label(extendPastBy length: CGFloat) -> Length {
      Length("label", past: length)
    }

    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length("longestLabel", past: length)
    }
  }

  private let attributes: ViewAttributes

  nonisolated public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    var attributes = axisLine(centered, stroke)
    attributes["length"] = length.attribute
    self.attributes = attributes
  }

  public var body: Never { noBody(Self.self) }

  @MainActor func axisNodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("AxisTick", attributes: attributes)]
  }
}
