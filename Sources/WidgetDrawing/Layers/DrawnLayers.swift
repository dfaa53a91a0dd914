/// The layers of a drawing, with the colour at any point.
///
/// Curves are taken as short lines. Blurs, shadows, changes of colour and pictures whose colours
/// are not given are not computed: what they touch has no known colour.
public struct DrawnLayers: Sendable {
  /// The contrast to its ground below which nobody sees a text.
  public static let leastVisible = 1.5
  /// The radius in points from which a blur makes text unreadable: assumed.
  private static let leastBlur = 2.0

  private struct State {
    var transform = Transform.identity
    var clips: [DrawnRegion] = []
    /// The area inside all clips and masks but the widget's own outline; nil without any.
    var visible: DrawnBounds?
    var opacity = 1.0
    var isKnown = true
    var isBlended = false
    var isBlurred = false
    var hasShadow = false

    mutating func hide(around bounds: DrawnBounds) {
      let nothing = DrawnBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)
      visible = visible.map { $0.intersection(bounds) ?? nothing } ?? bounds
    }
  }

  private(set) var layers: [Layer] = []
  /// The letters, in the order in which they are painted.
  private var texts: [DrawnLetters] = []
  /// The points of lines, in the order in which they are painted.
  private var marks: [DrawnLetters] = []
  /// Whether a picture or a mask is drawn, whose colours are not known.
  private(set) var hasUnknownContent = false
  /// The number of layers at the beginning that are the container's background.
  private(set) var backgroundLayers = 0
  let size: DrawnSize
  /// The widget's own outline, which is the outermost clip.
  private var outline: DrawnRegion?

  /// Takes the layers of a drawing.
  public init(_ drawing: RecordedDrawing) {
    self.init(drawing.list, size: drawing.size, backgroundCount: drawing.backgroundCount)
  }

  /// Takes the layers of operations.
  ///
  /// - Parameters:
  ///   - list: The operations.
  ///   - size: The size of the drawing.
  ///   - backgroundCount: The number of operations at the beginning that draw the background.
  ///   - pictures: The colours of pictures, by digest.
  public init(
    _ list: [DrawingOperation], size: DrawnSize, backgroundCount: Int,
    pictures: [String: PictureColors] = [:]
  ) {
    self.size = size
    var states = [State()]
    defer { if backgroundCount >= list.count { backgroundLayers = layers.count } }
    for (index, operation) in list.enumerated() {
      if index == backgroundCount { backgroundLayers = layers.count }
      guard let state = states.last else { continue }
      switch operation {
      case .push(let group):
        states.append(Self.inside(group, state, isOutermost: states.count == 1))
        if index == 0 { outline = states.last?.clips.first }
        if !group.mask.isEmpty { hasUnknownContent = true }
        if group.backdropBlur > 0, let clip = group.clip {
          add(clip, evenOdd: group.clipIsEvenOdd, paint: nil, state)
          layers[layers.count - 1].isBlur = true
        }
      case .pop: if states.count > 1 { states.removeLast() }
      case .fill(let path, let paint, let evenOdd):
        add(path, evenOdd: evenOdd, paint: state.isKnown ? paint : nil, state)
      case .image(let digest, let frame, let tint):
        guard frame.count == 4 else { continue }
        hasUnknownContent = true
        add(
          PathData(rectangle: frame[0], frame[1], frame[2], frame[3]), evenOdd: false, paint: nil,
          state)
        layers[layers.count - 1].isPicture = true
        if state.isKnown, tint == nil, let frame = DrawnBounds(frame) {
          layers[layers.count - 1].picture = pictures[digest].map {
            PlacedColors(colors: $0, frame: frame)
          }
        }
      case .glyphs(_, let size, let paint, let glyphs):
        guard let first = glyphs.first else { continue }
        texts.append(letters(at: DrawnPoint(first.x, first.y), size: size, paint, state))
      case .stroke(let path, let paint, _):
        for polygon in path.polygons(closed: false) {
          for point in polygon.prefix(8) { marks.append(letters(at: point, size: 0, paint, state)) }
        }
      }
    }
  }

  private func letters(
    at point: DrawnPoint, size: Double, _ paint: Paint, _ state: State
  ) -> DrawnLetters {
    let numbers = state.transform.numbers
    return DrawnLetters(
      start: state.transform.applied(to: point), layersBehind: layers.count,
      paint: state.isKnown ? paint : nil, opacity: state.opacity,
      magnification: abs(numbers[0] * numbers[3] - numbers[1] * numbers[2]).squareRoot(),
      size: size, visible: state.visible, hasShadow: state.hasShadow, isBlended: state.isBlended,
      isBlurred: state.isBlurred, inverse: state.transform.inverse)
  }

  private static func inside(
    _ group: DrawingGroup, _ outer: State, isOutermost: Bool
  ) -> State {
    var state = outer
    if group.transform.count == 6 {
      state.transform = outer.transform.followed(by: Transform(group.transform))
    }
    if let clip = group.clip {
      let region = DrawnRegion(clip, isEvenOdd: group.clipIsEvenOdd, in: state.transform)
      state.clips.append(region)
      // The outermost clip is the widget's own outline.
      if !isOutermost, let bounds = region.bounds { state.hide(around: bounds) }
    }
    if !group.maskIsInverse, let bounds = DrawnRegion.bounds(of: group.mask, in: state.transform) {
      state.hide(around: bounds)
    }
    state.opacity *= group.opacity
    let changes = group.blur > 0 || group.blend != nil || !group.filters.isEmpty
    if changes || !group.mask.isEmpty { state.isKnown = false }
    if group.blend != nil { state.isBlended = true }
    if group.blur >= leastBlur { state.isBlurred = true }
    if group.shadow != nil { state.hasShadow = true }
    return state
  }

  private mutating func add(_ path: PathData, evenOdd: Bool, paint: Paint?, _ state: State) {
    let region = DrawnRegion(path, isEvenOdd: evenOdd, in: state.transform)
    layers.append(
      Layer(
        region: region, paint: paint, clips: state.clips, visible: state.visible,
        opacity: state.opacity))
  }

  /// Returns whether a point lies in the drawing, so that somebody sees what is there.
  public func contains(_ point: DrawnPoint) -> Bool {
    size.contains(point) && outline?.contains(point) ?? true
  }

  /// Whether letters of a text's colour begin in its frame, as they do unless it is redacted to a
  /// bar; true where nothing is known of any letters.
  public func hasLetters(of box: DrawnBox) -> Bool {
    guard !texts.isEmpty else { return true }
    guard let found = letters(in: box.frame, colored: box.color) else { return false }
    guard let color = box.color.flatMap(PaintColor.init), case .color(let painted)? = found.paint
    else { return true }
    return painted == color
  }

  /// Returns the letters that begin in a frame.
  ///
  /// - Parameters:
  ///   - frame: The text's place: x, y, width and height.
  ///   - color: The text's colour, by which it is told from others in the same place.
  ///   - isLast: Whether those that are painted last are meant, of several in one place.
  /// - Returns: The letters; nil where none begin there.
  public func letters(
    in frame: [Double], colored color: String? = nil, isLast: Bool = false
  ) -> DrawnLetters? {
    guard let box = DrawnBounds(frame) else { return nil }
    let ordered = isLast ? texts.reversed() : texts
    let found = ordered.filter {
      $0.start.x >= box.minX - 3 && $0.start.x <= box.maxX && $0.start.y >= box.minY
        && $0.start.y <= box.maxY + 3
    }
    guard let color = color.flatMap(PaintColor.init) else { return found.first }
    return found.first { $0.paint == .color(color) } ?? found.first
  }

  /// Returns the colour behind a text at a point.
  ///
  /// Small marks between a text's letters, such as a symbol that is part of it, are no ground.
  ///
  /// - Parameters:
  ///   - frame: The text's place: x, y, width and height.
  ///   - point: The point.
  ///   - ground: The colour below everything.
  ///   - hasBackground: Whether the container's background counts.
  /// - Returns: The colour; nil where something of no known colour lies there.
  public func color(
    behind frame: [Double], at point: DrawnPoint, on ground: PaintColor,
    hasBackground: Bool = true
  ) -> PaintColor? {
    guard frame.count == 4 else { return nil }
    return color(
      behind: letters(in: frame), in: DrawnBounds(frame), at: point, on: ground,
      hasBackground: hasBackground)
  }

  /// Returns the colour behind letters at a point.
  ///
  /// - Parameters:
  ///   - letters: The letters; nil for what is behind nothing.
  ///   - box: The place of their text, in which small marks are no ground; nil for none.
  ///   - point: The point.
  ///   - ground: The colour below everything.
  ///   - hasBackground: Whether the container's background counts.
  /// - Returns: The colour; nil where something of no known colour lies there.
  public func color(
    behind letters: DrawnLetters?, in box: DrawnBounds? = nil, at point: DrawnPoint,
    on ground: PaintColor, hasBackground: Bool = true
  ) -> PaintColor? {
    let start = hasBackground ? 0 : min(backgroundLayers, layers.count)
    let end = max(start, letters?.layersBehind ?? layers.count)
    return color(of: layers[start..<end], in: box, at: point, on: ground)
  }

  func color(
    of layers: ArraySlice<Layer>, in box: DrawnBounds? = nil, at point: DrawnPoint,
    on ground: PaintColor
  ) -> PaintColor? {
    if let blur = layers.lastIndex(where: { $0.isBlur && $0.covers(point) }),
      !isEven(layers[..<blur], around: point, on: ground)
    {
      return nil
    }
    return sharpColor(of: layers, in: box, at: point, on: ground)
  }

  /// The colour at a point as though nothing were blurred.
  private func sharpColor(
    of layers: ArraySlice<Layer>, in box: DrawnBounds? = nil, at point: DrawnPoint,
    on ground: PaintColor
  ) -> PaintColor? {
    var color = ground
    for layer in layers
    where !layer.isBlur && layer.covers(point) && !(box.map(layer.isMark) ?? false) {
      guard let own = layer.color(at: point) else { return nil }
      color = own.faded(by: layer.opacity).over(color)
    }
    return color
  }

  /// The distance in points within which what is blurred has to be alike to stay as it is.
  private static let reachOfBlur = 20.0

  /// Whether layers have about one colour around a point, which a blur leaves as it is.
  private func isEven(
    _ layers: ArraySlice<Layer>, around point: DrawnPoint, on ground: PaintColor
  ) -> Bool {
    guard let color = sharpColor(of: layers, at: point, on: ground) else { return false }
    let steps = [-0.97, -0.47, 0, 0.47, 0.97].map { $0 * Self.reachOfBlur }
    return steps.allSatisfy { x in
      steps.allSatisfy { y in
        let other = DrawnPoint(point.x + x, point.y + y)
        guard contains(other) else { return true }
        return sharpColor(of: layers, at: other, on: ground).map { $0.contrast(with: color) < 1.1 }
          ?? false
      }
    }
  }

  /// Returns the contrast of the areas that are painted within a frame, such as a symbol's.
  ///
  /// Plain rectangles are taken for what is behind a mark.
  ///
  /// - Parameters:
  ///   - frame: The place: x, y, width and height.
  ///   - ground: The colour below everything.
  /// - Returns: The greatest contrast of the areas with what was there before the first of them;
  ///   nil where none lies in the frame, a colour is not known, or all of them are nearly
  ///   transparent.
  public func contrast(ofMarkIn frame: [Double], on ground: PaintColor) -> Double? {
    guard let box = DrawnBounds(frame) else { return nil }
    let marks = layers.indices.filter {
      layers[$0].lies(within: box) && !layers[$0].region.isRectangle && !layers[$0].isBlur
    }
    guard let first = marks.first else { return nil }
    var greatest: Double?
    for index in marks {
      guard let point = layers[index].region.innerPoint, contains(point) else { continue }
      guard let own = layers[index].color(at: point)?.faded(by: layers[index].opacity),
        let behind = color(of: layers[..<first], at: point, on: ground)
      else { return nil }
      guard own.opacity > Self.greatestOfDecoration else { continue }
      greatest = max(greatest ?? 0, own.over(behind).contrast(with: behind))
    }
    return greatest
  }

  /// Returns the area inside the clips and masks around what is painted within a frame.
  ///
  /// - Parameter frame: The place of a symbol or a picture: x, y, width and height.
  /// - Returns: The area; nil where nothing is painted in the frame, or a part of it without a
  ///   clip.
  public func visibleArea(ofMarkIn frame: [Double]) -> DrawnBounds? {
    guard let box = DrawnBounds(frame) else { return nil }
    let marks = layers.filter { $0.lies(within: box) && !$0.isBlur }
    guard let first = marks.first?.visible else { return nil }
    return marks.allSatisfy { $0.visible == first } ? first : nil
  }

  /// Returns whether emoji or another picture within a frame is so faint that it is decoration.
  ///
  /// - Parameter frame: The place of a text or a picture: x, y, width and height.
  /// - Returns: Whether a picture lies there, and none that is easily seen.
  public func hasFaintPictures(in frame: [Double]) -> Bool {
    guard let box = DrawnBounds(frame) else { return false }
    let pictures = layers.filter { $0.isPicture && $0.lies(within: box) }
    return !pictures.isEmpty && pictures.allSatisfy { $0.opacity <= Self.greatestOfDecoration }
  }

  /// The opacity up to which an area counts as decoration: that of the tertiary style is 0.3.
  public static let greatestOfDecoration = 0.35

  /// Whether an opaque area, or one that blurs what is below, hides letters at a point from those
  /// that are painted after it.
  public func isCovered(
    _ letters: DrawnLetters, before later: DrawnLetters, at point: DrawnPoint
  ) -> Bool {
    guard letters.layersBehind < later.layersBehind else { return false }
    return layers[letters.layersBehind..<later.layersBehind].contains { layer in
      layer.covers(point)
        && (layer.isBlur || layer.opacity >= 1 && layer.color(at: point)?.opacity == 1)
    }
  }

  /// Returns whether a letter, a line, a picture or a mask differs from what is behind it.
  ///
  /// - Parameter ground: The colour below everything.
  /// - Returns: Whether it does, or nothing is known of it.
  public func hasVisibleMarks(on ground: PaintColor) -> Bool {
    hasUnknownContent
      || (texts + marks).contains { letters in
        let middle = DrawnPoint(
          letters.start.x + letters.size * letters.magnification * 0.25,
          letters.start.y - letters.size * letters.magnification * 0.25)
        guard let behind = color(behind: letters, at: middle, on: ground),
          let own = letters.color(at: middle)
        else { return true }
        return own.over(behind).contrast(with: behind) > 1.1
      }
  }
}
