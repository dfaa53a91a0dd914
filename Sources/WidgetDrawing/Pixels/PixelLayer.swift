import Foundation

/// A rectangle of pixels that is painted on.
final class PixelLayer {
  private static let operators: [String: Int32] = [
    "multiply": 14, "screen": 15, "overlay": 16, "darken": 17, "lighten": 18, "color-dodge": 19,
    "color-burn": 20, "hard-light": 21, "soft-light": 22, "difference": 23, "exclusion": 24,
    "hue": 25, "saturation": 26, "color": 27, "luminosity": 28, "plus-lighter": 12,
  ]
  private static let caps: [String: Int32] = ["butt": 0, "round": 1, "square": 2]
  private static let joins: [String: Int32] = ["miter": 0, "round": 1, "bevel": 2]

  private let cairo: Cairo
  private let surface: Cairo.Handle
  private let context: Cairo.Handle
  private let size: (Int, Int)

  /// Creates a layer with nothing on it.
  init?(_ cairo: Cairo, _ width: Int, _ height: Int) {
    guard let surface = cairo.makeImage(0, Int32(width), Int32(height)),
      cairo.surfaceStatus(surface) == 0, let context = cairo.make(surface)
    else { return nil }
    self.cairo = cairo
    self.surface = surface
    self.context = context
    size = (width, height)
  }

  deinit {
    cairo.free(context)
    cairo.freeSurface(surface)
  }

  /// Returns a layer of the same size with nothing on it.
  func empty() -> PixelLayer? { PixelLayer(cairo, size.0, size.1) }

  /// Returns a layer with the same pixels.
  func copy() -> PixelLayer? {
    guard let copy = empty() else { return nil }
    cairo.setSurface(copy.context, surface, 0, 0)
    cairo.paintAlpha(copy.context, 1)
    return copy
  }

  private func trace(_ path: PathData, _ outline: Transform = .identity) {
    cairo.newPath(context)
    var last = DrawnPoint(0, 0)
    func at(_ point: DrawnPoint) -> DrawnPoint { outline.applied(to: point) }
    for element in path.elements {
      switch element {
      case .move(let end):
        last = at(end)
        cairo.moveTo(context, last.x, last.y)
      case .line(let end):
        last = at(end)
        cairo.lineTo(context, last.x, last.y)
      case .quad(let control, let end):
        let (middle, end) = (at(control), at(end))
        cairo.curveTo(
          context, last.x + (middle.x - last.x) * 2 / 3, last.y + (middle.y - last.y) * 2 / 3,
          end.x + (middle.x - end.x) * 2 / 3, end.y + (middle.y - end.y) * 2 / 3, end.x, end.y)
        last = end
      case .curve(let first, let second, let end):
        let (a, b) = (at(first), at(second))
        last = at(end)
        cairo.curveTo(context, a.x, a.y, b.x, b.y, last.x, last.y)
      case .close: cairo.closePath(context)
      }
    }
  }

  private func drawing(_ transform: Transform, _ draw: () -> Void) {
    cairo.save(context)
    transform.numbers.withUnsafeBufferPointer { numbers in
      if let base = numbers.baseAddress { cairo.transform(context, base) }
    }
    draw()
    cairo.restore(context)
  }

  private func set(_ paint: Paint) {
    switch paint {
    case .color(let color):
      let parts = color.components
      cairo.setColor(context, parts.red, parts.green, parts.blue, parts.opacity)
    case .linear(let numbers, let stops):
      guard numbers.count == 4 else { return }
      set(cairo.linear(numbers[0], numbers[1], numbers[2], numbers[3]), stops, nil)
    case .radial(let numbers, let stops):
      guard numbers.count >= 5, numbers[4] != 0 else { return }
      let focus =
        numbers.count == 7 ? (numbers[5] - numbers[0], numbers[6] - numbers[1]) : (0, 0)
      let matrix = [1 / numbers[4], 0, 0, 1, -numbers[0] / numbers[4], -numbers[1]]
      set(
        cairo.radial(focus.0, focus.1, numbers[2], 0, 0, max(0.01, numbers[3])), stops, matrix)
    case .angular(_, let stops): set(.color(stops.first?.color ?? .clear))
    }
  }

  private func set(_ pattern: Cairo.Handle?, _ stops: [Paint.Stop], _ matrix: [Double]?) {
    for stop in stops {
      let parts = stop.color.components
      cairo.addStop(
        pattern, stop.location, parts.red, parts.green, parts.blue, parts.opacity)
    }
    matrix?.withUnsafeBufferPointer { numbers in
      if let base = numbers.baseAddress { cairo.setMatrix(pattern, base) }
    }
    cairo.setPattern(context, pattern)
    cairo.freePattern(pattern)
  }

  func fill(
    _ path: PathData, _ paint: Paint, evenOdd: Bool, _ transform: Transform,
    outline: Transform = .identity, isSmooth: Bool = true
  ) {
    drawing(transform) {
      trace(path, outline)
      // The enumeration's first two values: the default, and none.
      cairo.setAntialias(context, isSmooth ? 0 : 1)
      cairo.setFillRule(context, evenOdd ? 1 : 0)
      set(paint)
      cairo.fill(context)
    }
  }

  func stroke(_ path: PathData, _ paint: Paint, _ line: LineStyle, _ transform: Transform) {
    drawing(transform) {
      trace(path)
      cairo.setLineWidth(context, line.width)
      cairo.setLineCap(context, Self.caps[line.cap] ?? 0)
      cairo.setLineJoin(context, Self.joins[line.join] ?? 0)
      let dash = line.dash.allSatisfy { $0 >= 0 } && line.dash.contains { $0 > 0 } ? line.dash : []
      dash.withUnsafeBufferPointer {
        cairo.setDash(context, $0.baseAddress, Int32($0.count), line.phase)
      }
      set(paint)
      cairo.stroke(context)
    }
  }

  func image(_ picture: RecordedPicture?, _ frame: [Double], _ transform: Transform) {
    guard frame.count == 4 else { return }
    let place = PathData(rectangle: frame[0], frame[1], frame[2], frame[3])
    let grey = Paint.color(PaintColor(red: 0.6, green: 0.6, blue: 0.6))
    guard let bytes = picture.flatMap({ Data(base64Encoded: $0.data) }).map({ [UInt8]($0) }),
      let png = picture?.type == "image/png" ? bytes : Self.png(of: bytes), let image = read(png)
    else { return fill(place, grey, evenOdd: false, transform) }
    defer { cairo.freeSurface(image) }
    let (width, height) = (Double(cairo.width(image)), Double(cairo.height(image)))
    guard width > 0, height > 0 else { return }
    drawing(transform) {
      cairo.translate(context, frame[0], frame[1])
      cairo.scale(context, frame[2] / width, frame[3] / height)
      cairo.setSurface(context, image, 0, 0)
      cairo.paintAlpha(context, 1)
    }
  }

  /// Paints with Cairo itself, in coordinates that are scaled.
  ///
  /// - Returns: The result of the closure, whether it succeeded.
  func paint(scaledBy scale: (Double, Double), _ body: (Cairo.Handle) -> Bool) -> Bool {
    cairo.save(context)
    defer { cairo.restore(context) }
    cairo.scale(context, scale.0, scale.1)
    return body(context)
  }

  /// Returns a picture that Cairo does not read as a PNG file.
  private static func png(of bytes: [UInt8]) -> [UInt8]? {
    let picture = DecodedPicture(bytes)
    return picture.flatMap { $0.png(width: Int($0.width), height: Int($0.height)) }
  }

  private final class Stream {
    var bytes: [UInt8]
    var position = 0

    init(_ bytes: [UInt8] = []) { self.bytes = bytes }
  }

  private func read(_ bytes: [UInt8]) -> Cairo.Handle? {
    let stream = Stream(bytes)
    let image = cairo.readPNG(
      { pointer, target, count in
        guard let pointer, let target else { return 10 }
        let stream = Unmanaged<Stream>.fromOpaque(pointer).takeUnretainedValue()
        guard stream.position + Int(count) <= stream.bytes.count else { return 10 }
        for index in 0..<Int(count) { target[index] = stream.bytes[stream.position + index] }
        stream.position += Int(count)
        return 0
      }, Unmanaged.passUnretained(stream).toOpaque())
    guard let image, cairo.surfaceStatus(image) == 0 else { return nil }
    return image
  }

  /// Returns the pixels as a PNG file.
  func png() -> [UInt8]? {
    let stream = Stream()
    let status = cairo.writePNG(
      surface,
      { pointer, data, count in
        guard let pointer, let data else { return 11 }
        Unmanaged<Stream>.fromOpaque(pointer).takeUnretainedValue().bytes +=
          UnsafeBufferPointer(start: data, count: Int(count))
        return 0
      }, Unmanaged.passUnretained(stream).toOpaque())
    return status == 0 ? stream.bytes : nil
  }

  /// Lays the pixels over those of another layer, as a group asks.
  func lay(
    over below: PixelLayer, _ group: DrawingGroup, _ transform: Transform, mask: PixelLayer?,
    offset: (Double, Double)
  ) {
    cairo.save(below.context)
    if let clip = group.clip {
      cairo.save(below.context)
      transform.numbers.withUnsafeBufferPointer { numbers in
        if let base = numbers.baseAddress { cairo.transform(below.context, base) }
      }
      below.trace(clip)
      cairo.identity(below.context)
      cairo.setFillRule(below.context, group.clipIsEvenOdd ? 1 : 0)
      cairo.clip(below.context)
    }
    cairo.setOperator(below.context, group.blend.flatMap { Self.operators[$0] } ?? 2)
    cairo.setSurface(below.context, surface, offset.0, offset.1)
    if let mask {
      cairo.maskSurface(below.context, mask.surface, 0, 0)
    } else {
      cairo.paintAlpha(below.context, group.opacity)
    }
    if group.clip != nil { cairo.restore(below.context) }
    cairo.restore(below.context)
  }

  /// Changes each pixel: blue, green, red and opacity, the first three multiplied by the last.
  private func change(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    cairo.flush(surface)
    guard let pixels = cairo.pixels(surface) else { return }
    let stride = Int(cairo.stride(surface))
    for row in 0..<size.1 {
      for column in 0..<size.0 { body(pixels + row * stride + column * 4) }
    }
    cairo.markDirty(surface)
  }

  /// Gives all that is opaque one colour.
  func color(_ color: PaintColor) {
    let parts = color.components
    change { pixel in
      let opacity = Double(pixel[3]) * parts.opacity
      for (index, part) in [parts.blue, parts.green, parts.red, 1].enumerated() {
        pixel[index] = UInt8((part * opacity).rounded())
      }
    }
  }

  /// Makes what is opaque transparent, and the other way round.
  func invertOpacity() {
    change { pixel in
      for index in 0..<3 { pixel[index] = 0 }
      pixel[3] = 255 - pixel[3]
    }
  }

  func apply(_ filter: DrawingGroup.Filter) {
    change { pixel in
      let before = Double(pixel[3])
      guard before > 0 || filter.changesOpacity else { return }
      let divisor = max(1, before)
      let color = PaintColor(
        red: Double(pixel[2]) / divisor, green: Double(pixel[1]) / divisor,
        blue: Double(pixel[0]) / divisor, opacity: before / 255)
      let parts = filter.changed(color).components
      let opacity = filter.changesOpacity ? parts.opacity * 255 : before
      pixel[0] = UInt8((parts.blue * opacity).rounded())
      pixel[1] = UInt8((parts.green * opacity).rounded())
      pixel[2] = UInt8((parts.red * opacity).rounded())
      pixel[3] = UInt8(opacity.rounded())
    }
  }

  /// Blurs the pixels by a standard deviation.
  func blur(_ deviation: Double) {
    cairo.flush(surface)
    guard let pixels = cairo.pixels(surface) else { return }
    PixelBlur(pixels, stride: Int(cairo.stride(surface)), size: size, deviation: deviation)?.apply()
    cairo.markDirty(surface)
  }
}
