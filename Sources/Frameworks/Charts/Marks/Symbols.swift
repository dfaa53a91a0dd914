// The symbols of a chart's points.

public import SwiftUI

public protocol ChartSymbolShape: Shape {
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedSymbol(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbol(shape: self, style: style)
  }

  /// The symbol as a node of a kind, with its outline where it is not one of the system's.
  @MainActor func node(_ kind: String, in context: ViewContext) -> ViewNode {
    let node = ViewNode(kind, ["shape": String(describing: self).attribute])
    return self is BasicChartSymbolShape ? node : node.with(outline(in: context.environment))
  }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The border of a symbol, within its edges.
nonisolated private struct StrokedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
  let shape: Base
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  nonisolated func path(in rect: CGRect) -> Path {
    let inset = min(style.lineWidth, min(rect.width, rect.height)) / 2
    return shape.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
  }
}

/// A symbol whose type is not known.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: any ChartSymbolShape

  public init<S: ChartSymbolShape>(_ shape: S) { self.shape = shape }

  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A symbol of the system's.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape {
  public typealias AnimatableData = EmptyAnimatableData

  let name: String

  init(name: String) { self.name = name }

  /// Creates the symbol that a description names; a circle where it names none.
  init(describedBy description: String) {
    let names = Array(Self.corners.keys) + Array(Self.lines.keys)
    name = names.sorted().first { description.contains($0) } ?? "circle"
  }

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  nonisolated public func path(in rect: CGRect) -> Path {
    var path = Path()
    func point(_ corner: (Double, Double)) -> CGPoint {
      CGPoint(x: rect.minX + corner.0 * rect.width, y: rect.minY + corner.1 * rect.height)
    }
    if let corners = Self.corners[name] {
      path.addLines(corners.map(point))
      path.closeSubpath()
      return path
    }
    guard let lines = Self.lines[name] else { return Path(ellipseIn: rect) }
    for (from, to) in lines {
      path.move(to: point(from))
      path.addLine(to: point(to))
    }
    return path.strokedPath(StrokeStyle(lineWidth: max(1, rect.width / 5)))
  }

  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedSymbol(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  private static let corners: [String: [(Double, Double)]] = [
    "square": [(0, 0), (1, 0), (1, 1), (0, 1)], "triangle": [(0.5, 0), (1, 1), (0, 1)],
    "diamond": [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)],
    "pentagon": [(0.5, 0), (1, 0.38), (0.81, 1), (0.19, 1), (0, 0.38)],
  ]

  private static let lines: [String: [((Double, Double), (Double, Double))]] = [
    "plus": [((0.5, 0), (0.5, 1)), ((0, 0.5), (1, 0.5))],
    "cross": [((0, 0), (1, 1)), ((1, 0), (0, 1))],
    "asterisk": [
      ((0.5, 0), (0.5, 1)), ((0.07, 0.25), (0.93, 0.75)), ((0.93, 0.25), (0.07, 0.75)),
    ],
  ]
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .init(name: "circle") }
  public static var square: BasicChartSymbolShape { .init(name: "square") }
  public static var triangle: BasicChartSymbolShape { .init(name: "triangle") }
  public static var diamond: BasicChartSymbolShape { .init(name: "diamond") }
  public static var pentagon: BasicChartSymbolShape { .init(name: "pentagon") }
  public static var plus: BasicChartSymbolShape { .init(name: "plus") }
  public static var cross: BasicChartSymbolShape { .init(name: "cross") }
  public static var asterisk: BasicChartSymbolShape { .init(name: "asterisk") }
}
