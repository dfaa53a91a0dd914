// SwiftUI's animatable modifiers and geometry effects.

/// A modifier that can change little by little.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A transform with perspective.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the transform that applies this one first and then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(
      rows: rows.map { row in
        (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * rhs.rows[$1][column] } }
      })
  }

  /// Turns the transform into its opposite; returns false, and changes nothing, without one.
  public mutating func invert() -> Bool {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
    guard determinant != 0 else { return false }
    let cofactors: [[CGFloat]] = [
      [m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22],
      [m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23],
      [m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21],
    ]
    self = ProjectionTransform(rows: cofactors.map { $0.map { $0 / determinant } })
    return true
  }

  /// Returns the opposite, or the transform itself where there is none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }

  private init(rows: [[CGFloat]]) {
    (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
    (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
    (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
  }

  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }
}

nonisolated extension View {
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    node(".projectionEffect", ["value": transform.attribute])
  }
}

extension ProjectionTransform: AttributeRepresentable {
  package var attribute: ViewAttribute {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].attribute
  }
}

/// A modifier that transforms a view's drawing.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier
where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

/// An effect that does not change the frames that layout reads.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public var base: Base

  public init(_ base: Base) { self.base = base }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

nonisolated extension GeometryEffect {
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { .init(self) }
}

extension ViewContext {
  /// Returns the content wrapped in an effect, for the content's size once that is known.
  @MainActor func nodes<Content: View>(
    of content: Content, under effect: some GeometryEffect
  ) -> [ViewNode] {
    guard !environment.isLaidOut else {
      return nodes(of: content).map {
        ViewNode(".geometryEffect", children: [$0])
          .with(.projection { effect.effectValue(size: $0).attribute })
      }
    }
    if let parts = environment.sizedParts {
      parts.leaveOut()
      return nodes(of: content).map { ViewNode(".geometryEffect", children: [$0]) }
    }
    let value = effect.effectValue(size: environment.proposedSize).attribute
    return nodes(of: content).map {
      ViewNode(".geometryEffect", ["value": value], children: [$0])
    }
  }
}
