import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing

/// The canvas that views paint on: the drawing's operations in order, and the frames of its views.
@MainActor final class DrawingCanvas {
  let fonts: FontLibrary
  let notes = Notes()
  private(set) var operations: [DrawingOperation] = []
  var boxes: [DrawnBox] = []
  private(set) var glyphs: [FaceName: Set<Int>] = [:]
  private(set) var pictures: [String: RecordedPicture] = [:]
  /// The digests of the pictures that are images, and no letters.
  private(set) var images: Set<String> = []
  let pixels: Double
  /// The frames of the coordinate spaces that views have named, by name.
  var spaces: [String: CGRect] = [:]
  private var transforms: [Transform] = []

  /// The operations that are composed before they lie on what is below them.
  private struct Layer {
    /// The position of the first operation.
    var start = 0
    /// The groups of the layer that are open.
    var open: [DrawingGroup] = []
    /// The number of times that all of the layer was repeated, each time with what was before.
    var repetitions = 0
    /// The number of masks within one another that the layer became.
    var masks = 0
  }

  /// The most repetitions of a layer: a painter does twice the work for each.
  private static let mostRepetitions = 8
  /// The most masks of a layer within one another.
  private static let mostMasks = 32

  private var layer = Layer()

  init(fonts: FontLibrary, pixels: Double) {
    self.fonts = fonts
    self.pixels = pixels
  }

  /// Returns a rectangle whose edges lie on pixels, halves away from zero.
  func snapped(_ frame: CGRect) -> CGRect {
    func snap(_ value: Double) -> Double { (value * pixels).rounded() / pixels }
    let (x, y) = (snap(frame.minX), snap(frame.minY))
    return CGRect(x: x, y: y, width: snap(frame.maxX) - x, height: snap(frame.maxY) - y)
  }

  func add(_ operation: DrawingOperation) { operations.append(operation) }

  /// Records a box of the drawing, in the whole drawing's coordinates.
  func add(_ box: DrawnBox) {
    var box = box
    if let transform = transforms.last {
      box.frame = transform.applied(to: box.frame).map(Coordinate.rounded)
    }
    boxes.append(box)
  }

  func add(_ picture: RecordedPicture) { pictures[picture.digest] = picture }

  func add(image picture: RecordedPicture) {
    add(picture)
    images.insert(picture.digest)
  }

  func fill(_ path: PathData, _ paint: Paint, evenOdd: Bool = false) {
    guard !path.isEmpty, !paint.isInvisible else { return }
    add(.fill(path, paint, evenOdd: evenOdd))
  }

  /// Fills an outline, and blurs what is below it; the container's background may come later.
  func fill(_ path: PathData, _ paint: Paint, blurring radius: Double, evenOdd: Bool) {
    guard !path.isEmpty else { return }
    var group = DrawingGroup()
    group.clip = path
    group.clipIsEvenOdd = evenOdd
    group.backdropBlur = radius
    self.group(group) { fill(path, paint, evenOdd: evenOdd) }
  }

  func fill(_ frame: CGRect, _ look: ViewAttribute, _ style: ViewStyle) {
    let frame = snapped(frame)
    guard frame.width > 0, frame.height > 0 else { return }
    fill(
      PathData(rectangle: frame.minX, frame.minY, frame.width, frame.height), look, style,
      in: frame)
  }

  func stroke(_ path: PathData, _ paint: Paint, _ line: LineStyle) {
    guard !path.isEmpty, !paint.isInvisible, line.width > 0 else { return }
    add(.stroke(path, paint, line))
  }

  func draw(_ glyphs: [PlacedGlyph], _ letters: LetterStyle, _ paint: Paint) {
    guard !glyphs.isEmpty, !paint.isInvisible else { return }
    self.glyphs[letters.face, default: []].formUnion(glyphs.map(\.number))
    add(
      .glyphs(
        face: letters.face.text, size: Coordinate.rounded(letters.drawnSize), paint, glyphs))
  }

  /// Draws content as a group.
  func group(_ group: DrawingGroup, _ draw: () -> Void) {
    if let mode = group.blend.flatMap(Compositing.init) { return compose(group, mode, draw) }
    add(.push(group))
    let outer = layer
    if group.isLayer {
      layer = Layer(start: operations.count)
    } else {
      layer.open.append(group)
    }
    defer { leave(for: outer) }
    let isTransformed = !group.transform.isEmpty
    if isTransformed {
      transforms.append(
        (transforms.last ?? .identity).followed(by: Transform(group.transform)))
    }
    draw()
    if isTransformed { transforms.removeLast() }
    // Groups are closed in order: one that comes last has nothing in it.
    if case .push? = operations.last { operations.removeLast() } else { add(.pop) }
  }

  /// Draws content that erases nothing but its own.
  func layered(_ draw: () -> Void) {
    let outer = layer
    layer = Layer(start: operations.count)
    draw()
    leave(for: outer)
  }

  /// Draws content that is composed for itself: it erases and mixes with nothing but its own.
  func composed(_ draw: () -> Void) {
    layered {
      draw()
      isolate(from: layer.start)
    }
  }

  /// Makes a group of the operations from a position on where one of them would mix with those
  /// before.
  private func isolate(from start: Int) {
    var open: [Bool] = []
    for operation in operations[start...] {
      switch operation {
      case .push(let group):
        if group.blend != nil, !open.contains(true) {
          var whole = DrawingGroup()
          whole.isIsolated = true
          operations.insert(.push(whole), at: start)
          return add(.pop)
        }
        open.append(group.isLayer)
      case .pop: _ = open.popLast()
      default: continue
      }
    }
  }

  /// Goes on with the layer around one that is done.
  private func leave(for outer: Layer) {
    let done = layer
    layer = outer
    layer.repetitions = max(outer.repetitions, done.repetitions)
    layer.masks = max(outer.masks, done.masks)
  }

  /// Lays content over the layer's operations so far in a way that looks at the opacity of both.
  ///
  /// That it changes the whole layer, not only where the content lies, is assumed.
  private func compose(_ group: DrawingGroup, _ mode: Compositing, _ draw: () -> Void) {
    var plain = group
    plain.blend = nil
    if mode.repeatsBelow && layer.repetitions >= Self.mostRepetitions
      || mode.masksByBelow && layer.masks >= Self.mostMasks
    {
      notes.add("of many blend modes that look at opacity the last ones are drawn as normal")
      return self.group(plain, draw)
    }
    let (outer, boxesBefore) = (layer, boxes)
    let first = Array(operations[..<layer.start])
    let below = Array(operations[layer.start...]) + layer.open.map { _ in .pop }
    (operations, layer) = ([], Layer())
    self.group(plain, draw)
    let opened = outer.open.map { DrawingOperation.push($0) }
    let source = operations.isEmpty ? [] : opened + operations + outer.open.map { _ in .pop }
    leave(for: outer)
    if mode.repeatsBelow { layer.repetitions += 1 }
    if mode.masksByBelow { layer.masks += 1 }
    if mode.hidesSource { boxes = boxesBefore }
    operations = first + mode.mixed(source, over: below) + opened
  }

  /// Removes a fill that the next one covers: at a clipped edge its colour would shine through.
  func removeCovered(at index: Int) {
    guard operations.count > index + 1, case .fill(let lower, _, _) = operations[index],
      case .fill(let upper, let paint, _) = operations[index + 1], upper == lower, paint.isOpaque
    else { return }
    operations.remove(at: index)
  }

  /// Draws content behind the operations from a position on, and boxes where a second one is given.
  func draw(behind start: Int, boxesFrom firstBox: Int? = nil, _ draw: () -> Void) {
    let front = operations[start...]
    let frontBoxes = boxes[(firstBox ?? boxes.count)...]
    operations.removeSubrange(start...)
    boxes.removeLast(frontBoxes.count)
    draw()
    operations += front
    boxes += frontBoxes
  }

  /// Bends what a closure draws, and the frames of its boxes.
  func bent(_ drawing: BentDrawing, _ draw: () -> Void) {
    let (start, firstBox) = (operations.count, boxes.count)
    draw()
    let bent = drawing.operations(Array(operations[start...]))
    operations.replaceSubrange(start..., with: bent)
    for index in boxes.indices.dropFirst(firstBox) {
      boxes[index].frame = drawing.frame(boxes[index].frame).map(Coordinate.rounded)
    }
  }

  /// Lets a closure draw what is not seen.
  func unseen(_ draw: () -> Void) {
    let (shown, said) = ((glyphs, pictures), notes.all)
    _ = collected(draw)
    (glyphs, pictures) = shown
    notes.forgetAll(except: said)
  }

  /// Returns the operations that a closure draws, without adding them to the drawing.
  func collected(_ draw: () -> Void) -> [DrawingOperation] {
    let (before, boxesBefore) = (operations, boxes)
    let outer = layer
    (operations, layer) = ([], Layer())
    draw()
    defer {
      (operations, boxes) = (before, boxesBefore)
      leave(for: outer)
    }
    return operations
  }
}

extension PathData {
  /// Creates the outline of a path of SwiftUI's, moved and scaled.
  @MainActor init(_ path: Path, x: Double = 0, y: Double = 0) {
    self.init()
    path.forEach { element in
      switch element {
      case .move(let p): move(p.x + x, p.y + y)
      case .line(let p): line(p.x + x, p.y + y)
      case .quadCurve(let p, let c): quad(c.x + x, c.y + y, p.x + x, p.y + y)
      case .curve(let p, let a, let b):
        curve(a.x + x, a.y + y, b.x + x, b.y + y, p.x + x, p.y + y)
      case .closeSubpath: close()
      }
    }
  }
}
