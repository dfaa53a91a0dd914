/// Paints drawings as PNG files with Cairo, which Debian's `libcairo2` installs.
///
/// Pictures of type JPEG need GdkPixbuf, too; without it they become grey areas.
public struct PNGPainter: Sendable {
  private let store: OutlineStore

  /// Creates a painter; nil where Cairo is not installed.
  ///
  /// - Parameter outlines: The outlines and pictures that the drawings refer to.
  public init?(_ outlines: OutlineStore) {
    guard Cairo.shared != nil else { return nil }
    store = outlines
  }

  /// Returns a drawing as a PNG file of as many pixels as the device has; nil where that fails.
  public func png(_ drawing: RecordedDrawing) -> [UInt8]? {
    guard let cairo = Cairo.shared else { return nil }
    let (width, height) = (drawing.size.width * drawing.scale, drawing.size.height * drawing.scale)
    guard width >= 1, height >= 1, width * height < 64e6,
      let layer = PixelLayer(cairo, Int(width.rounded(.up)), Int(height.rounded(.up)))
    else { return nil }
    let base = Transform([drawing.scale, 0, 0, drawing.scale, 0, 0])
    paint(drawing.list.withBlurredBackdrops(in: drawing.size), on: layer, base)
    return layer.png()
  }

  /// Paints operations; groups become layers of their own.
  private func paint(_ list: [DrawingOperation], on base: PixelLayer, _ start: Transform) {
    var stack: [(layer: PixelLayer, transform: Transform, group: DrawingGroup?)] = [
      (base, start, nil)
    ]
    for operation in list {
      guard let top = stack.last else { return }
      switch operation {
      case .push(let group):
        let transform =
          group.transform.isEmpty
          ? top.transform : top.transform.followed(by: Transform(group.transform))
        var moved = DrawingGroup()
        moved.transform = group.transform
        // A group that only moves is not painted aside, so that blend modes in it see what is
        // below.
        stack.append(
          group == moved
            ? (top.layer, transform, nil) : (top.layer.empty() ?? top.layer, transform, group))
      case .pop:
        guard stack.count > 1 else { continue }
        stack.removeLast()
        guard let group = top.group else { continue }
        finish(top.layer, group, top.transform, onto: stack[stack.count - 1].layer)
      case .fill(let path, let paint, let evenOdd):
        fill(path, paint, evenOdd: evenOdd, on: top.layer, top.transform)
      case .stroke(let path, .angular(let numbers, let stops), let line):
        var group = DrawingGroup()
        group.mask = [.stroke(path, .color(.black), line)]
        sweep(numbers, stops, within: group, on: top.layer, top.transform)
      case .stroke(let path, let paint, let line):
        top.layer.stroke(path, paint, line, top.transform)
      case .glyphs(let face, let size, .angular(let numbers, let stops), let glyphs):
        fill(
          store.outline(of: glyphs, in: face, size: size), .angular(numbers, stops),
          evenOdd: false, on: top.layer, top.transform)
      case .glyphs(let face, let size, let paint, let glyphs):
        self.glyphs(glyphs, of: face, size: size, paint, on: top.layer, top.transform)
      case .image(let digest, let frame, _):
        top.layer.image(store.picture(digest), frame, top.transform)
      }
    }
    while stack.count > 1, let top = stack.popLast() {
      guard let group = top.group else { continue }
      finish(top.layer, group, top.transform, onto: stack[stack.count - 1].layer)
    }
  }

  private func fill(
    _ path: PathData, _ paint: Paint, evenOdd: Bool, on layer: PixelLayer, _ transform: Transform
  ) {
    guard case .angular(let numbers, let stops) = paint else {
      return layer.fill(path, paint, evenOdd: evenOdd, transform)
    }
    var group = DrawingGroup()
    group.clip = path
    group.clipIsEvenOdd = evenOdd
    sweep(numbers, stops, within: group, on: layer, transform)
  }

  /// Paints colours around a point in narrow sectors, within the clip or mask of a group.
  private func sweep(
    _ numbers: [Double], _ stops: [Paint.Stop], within group: DrawingGroup,
    on layer: PixelLayer, _ transform: Transform
  ) {
    guard let inner = layer.empty() else { return }
    for sector in AngularSectors(numbers, stops).sectors {
      inner.fill(sector.path, .color(sector.color), evenOdd: false, transform, isSmooth: false)
    }
    finish(inner, group, transform, onto: layer)
  }

  private func glyphs(
    _ glyphs: [PlacedGlyph], of face: String, size: Double, _ paint: Paint,
    on layer: PixelLayer, _ transform: Transform
  ) {
    guard let units = store.unitsPerEm(of: face), size > 0 else { return }
    let scale = size / Double(units)
    for glyph in glyphs {
      guard let outline = store.outline(of: glyph.number, in: face) else { continue }
      let place = Transform([scale, 0, 0, -scale, glyph.x, glyph.y])
      layer.fill(outline, paint, evenOdd: false, transform, outline: place)
    }
  }

  /// Changes a group's pixels as it asks and lays them over those below.
  private func finish(
    _ layer: PixelLayer, _ group: DrawingGroup, _ transform: Transform, onto below: PixelLayer
  ) {
    guard layer !== below else { return }
    let scale =
      (transform.numbers[0] * transform.numbers[3]
      - transform.numbers[1] * transform.numbers[2]).magnitude.squareRoot()
    for filter in group.filters { layer.apply(filter) }
    if group.blur > 0 { layer.blur(group.blur / 2 * scale) }
    var mask: PixelLayer?
    if !group.mask.isEmpty, let made = layer.empty() {
      paint(group.mask, on: made, transform)
      if group.maskIsInverse { made.invertOpacity() }
      mask = made
    }
    if let shadow = group.shadow, let behind = layer.copy() {
      behind.color(shadow.color)
      behind.blur(shadow.radius / 2 * scale)
      behind.lay(
        over: below, group, transform, mask: mask,
        offset: (shadow.offset[0] * scale, shadow.offset[1] * scale))
    }
    layer.lay(over: below, group, transform, mask: mask, offset: (0, 0))
  }
}
