import WidgetDrawing

/// Pixels over the unit square, on which triangles with a colour at each corner are painted.
struct MeshRaster {
  /// A corner of a triangle.
  struct Vertex {
    /// The place in the unit square.
    var place: SIMD2<Double>
    /// Red, green and blue times the opacity, and the opacity.
    var color: SIMD4<Double>

    /// Creates a corner with a colour.
    init(_ place: SIMD2<Double>, _ color: PaintColor) {
      self.place = place
      let parts = color.components
      self.color =
        SIMD4(parts.red, parts.green, parts.blue, 1) * parts.opacity
    }
  }

  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  private let background: SIMD4<Double>
  private var pixels: [SIMD4<Double>?]

  /// Creates pixels with the colour of the ground.
  init(width: Int, height: Int, _ background: PaintColor) {
    self.width = width
    self.height = height
    self.background = Vertex(.zero, background).color
    pixels = Array(repeating: nil, count: width * height)
  }

  /// Paints a triangle over the pixels whose middles lie in it.
  mutating func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
    let size = SIMD2(Double(width), Double(height))
    let (p, q, r) = (a.place * size, b.place * size, c.place * size)
    let (u, v) = (q - p, r - p)
    let area = u.x * v.y - u.y * v.x
    guard area != 0 else { return }
    let columns = Self.range(p.x, q.x, r.x, width)
    for row in Self.range(p.y, q.y, r.y, height) {
      for column in columns {
        let d = SIMD2(Double(column) + 0.5, Double(row) + 0.5) - p
        let second = (d.x * v.y - d.y * v.x) / area
        let third = (u.x * d.y - u.y * d.x) / area
        guard second >= -1e-9, third >= -1e-9, second + third <= 1 + 1e-9 else { continue }
        pixels[row * width + column] =
          a.color * (1 - second - third) + b.color * second + c.color * third
      }
    }
  }

  private static func range(_ a: Double, _ b: Double, _ c: Double, _ count: Int) -> Range<Int> {
    let limits = 0...Double(count)
    func limited(_ value: Double) -> Int {
      Int(min(max(value, limits.lowerBound), limits.upperBound))
    }
    let first = limited(min(a, b, c).rounded(.down))
    return first..<max(first, limited(max(a, b, c).rounded(.up)))
  }

  /// The bytes of the pixels with one more pixel around them, which repeats those of the edge.
  var framed: [UInt8] {
    var bytes: [UInt8] = []
    for row in -1...height {
      for column in -1...width {
        let place = min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)
        let own = pixels[place] ?? .zero
        let color = own + background * (1 - own.w)
        let opacity = color.w
        for channel in 0..<3 { bytes.append(byte(opacity > 0 ? color[channel] / opacity : 0)) }
        bytes.append(byte(opacity))
      }
    }
    return bytes
  }

  private func byte(_ share: Double) -> UInt8 { UInt8(max(0, min(255, (share * 255).rounded()))) }
}
