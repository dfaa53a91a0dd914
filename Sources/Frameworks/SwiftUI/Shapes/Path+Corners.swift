// Rounded rectangles as paths. Continuous corners are drawn as circular ones; the attribute of a
// shape keeps which was asked for.

public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: AttributeRepresentable {
  package var attribute: ViewAttribute {
    .fields([
      "topLeading": topLeading.attribute, "bottomLeading": bottomLeading.attribute,
      "bottomTrailing": bottomTrailing.attribute, "topTrailing": topTrailing.attribute,
    ])
  }
}

extension Path {
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect) }
    addCorners(rect, Array(repeating: CGSize(width: width, height: height), count: 4))
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let limit = min(rect.width, rect.height) / 2
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
      cornerRadii.topLeading,
    ]
    addCorners(
      rect,
      radii.map { radius in
        let length = max(0, min(radius, limit))
        return CGSize(width: length, height: length)
      })
  }

  /// Adds a rectangle with its corners from the upper right one clockwise.
  private mutating func addCorners(_ rect: CGRect, _ sizes: [CGSize]) {
    move(to: CGPoint(x: rect.minX + sizes[3].width, y: rect.minY))
    let centers = [
      CGPoint(x: rect.maxX - sizes[0].width, y: rect.minY + sizes[0].height),
      CGPoint(x: rect.maxX - sizes[1].width, y: rect.maxY - sizes[1].height),
      CGPoint(x: rect.minX + sizes[2].width, y: rect.maxY - sizes[2].height),
      CGPoint(x: rect.minX + sizes[3].width, y: rect.minY + sizes[3].height),
    ]
    for corner in 0..<4 {
      appendArc(
        center: centers[corner], radiusX: sizes[corner].width, radiusY: sizes[corner].height,
        start: Double(corner - 1) * .pi / 2, sweep: .pi / 2)
    }
    closeSubpath()
  }
}
