// Transforms in space, of which layers have one each.

public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 0
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 0
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 0
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 0

  public init() {}

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The rows, each with its four columns.
  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  fileprivate init(rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3], m21: rows[1][0],
      m22: rows[1][1], m23: rows[1][2], m24: rows[1][3], m31: rows[2][0], m32: rows[2][1],
      m33: rows[2][2], m34: rows[2][3], m41: rows[3][0], m42: rows[3][1], m43: rows[3][2],
      m44: rows[3][3])
  }
}

public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DMakeScale(1, 1, 1)
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33, transform.m44) = (sx, sy, sz, 1)
  return transform
}

/// A turn by an angle in radians about an axis; none where the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D(
    m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
    m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine, m24: 0,
    m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that is the first and then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (first, second) = (a.rows, b.rows)
  return CATransform3D(
    rows: (0..<4).map { row in
      (0..<4).map { column in
        (0..<4).reduce(0) { $0 + first[row][$1] * second[$1][column] }
      }
    })
}

/// The transform back; the same transform where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var rows = t.rows.enumerated().map { index, row in
    row + (0..<4).map { $0 == index ? 1 : 0 }
  }
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
    guard rows[pivot][column] != 0 else { return t }
    rows.swapAt(column, pivot)
    let divisor = rows[column][column]
    rows[column] = rows[column].map { $0 / divisor }
    for row in 0..<4 where row != column {
      let factor = rows[row][column]
      rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
    }
  }
  return CATransform3D(rows: rows.map { Array($0[4...]) })
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
