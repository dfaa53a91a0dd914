import Foundation
import SwiftUI
import WidgetDrawing

/// An effect on a view's rendering, such as opacity, that leaves layout unchanged.
struct EffectRule: LayoutRule {
  let makeGroup: @MainActor (LayoutItem, CGRect, DrawingCanvas) -> DrawingGroup?

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    guard let group = makeGroup(item, frame, canvas) else {
      // What is not seen has a size and a place, which others may ask for.
      if item.isAskedForPlaces {
        canvas.unseen { item.paintChildren(in: frame, proposal, on: canvas) }
      }
      return
    }
    canvas.group(group) { item.paintChildren(in: frame, proposal, on: canvas) }
  }

  /// Whether a blend mode looks at opacities alone, and at no colour.
  private static func looksAtOpacity(_ name: String) -> Bool {
    Compositing(rawValue: name).map { $0 != .plusDarker } ?? false
  }

  /// The CSS name of a blend mode, or that of a way of compositing.
  static func blendMode(_ name: String) -> String? {
    if Compositing(rawValue: name) != nil { return name }
    let name = name.reduce(into: "") { text, character in
      text += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
    return DrawingGroup.blendModes.contains(name) ? name : nil
  }
}

extension EffectRule {
  /// Returns the rule of a modifier that changes a view's rendering; nil for any other.
  @MainActor init?(_ node: ViewNode) {
    let value = node.attributes["value"]
    switch node.kind {
    case ".opacity":
      let opacity = value?.double ?? 1
      makeGroup = { _, _, _ in
        guard opacity > 0 else { return nil }
        var group = DrawingGroup()
        group.opacity = min(1, opacity)
        return group
      }
    case ".hidden": makeGroup = { _, _, _ in nil }
    case ".blur":
      makeGroup = { item, _, _ in
        var group = DrawingGroup()
        group.blur = max(0, item.node.number("radius") ?? 0)
        return group
      }
    case ".blendMode":
      makeGroup = { item, _, _ in
        var group = DrawingGroup()
        let mode = value?.text.flatMap(Self.blendMode)
        if !item.style.hasTintsAlone || mode.map(Self.looksAtOpacity) == true {
          group.blend = mode
        }
        return group
      }
    case ".shadow":
      makeGroup = { item, _, _ in
        var group = DrawingGroup()
        group.add(
          item.node.attributes.adding([
            "shadow": item.node.attributes["color"] ?? .flag(true)
          ]), item.style)
        return group
      }
    case ".rotationEffect", ".scaleEffect", ".rotation3DEffect", ".transformEffect",
      ".projectionEffect", ".geometryEffect", ".flipsForRightToLeftLayoutDirection",
      ".layoutDirectionBehavior":
      makeGroup = { item, frame, canvas in
        var group = DrawingGroup()
        group.transform = Self.transform(item, in: frame, canvas.notes)
        return group
      }
    case ".luminanceToAlpha": makeGroup = { item, _, _ in Self.luminanceGroup(item.style) }
    case ".saturation", ".grayscale", ".brightness", ".contrast", ".hueRotation",
      ".colorMultiply", ".colorInvert":
      let name = String(node.kind.dropFirst())
      makeGroup = { item, _, _ in
        var group = DrawingGroup()
        if !item.style.hasColorsOfSystem { group.add([name: value ?? .number(1)], item.style) }
        return group
      }
    default: return nil
    }
  }

  @MainActor private static func luminanceGroup(_ style: ViewStyle) -> DrawingGroup {
    var group = DrawingGroup()
    if style.hasTintsAlone {
      group.filters = [DrawingGroup.Filter("matrix", style.luminanceAsTint)]
    } else {
      group.add(["luminanceToAlpha": .flag(true)], style)
    }
    return group
  }
}

extension DrawingGroup {
  /// Adds an effect from its attributes in a tree; its name is the key of its strength.
  mutating func add(_ fields: ViewAttributes, _ style: ViewStyle) {
    if let radius = fields["blur"]?.double { blur = max(0, radius) }
    if let look = fields["shadow"] {
      shadow = Shadow(
        color: style.renderedColor(look) ?? style.usualShadow,
        radius: max(0, fields["radius"]?.double ?? 0), x: fields["x"]?.double ?? 0,
        y: fields["y"]?.double ?? 0)
    }
    for (key, name) in [
      ("saturation", "saturate"), ("grayscale", "grayscale"), ("brightness", "brightness"),
      ("contrast", "contrast"), ("hueRotation", "hue"), ("colorInvert", "invert"),
    ] {
      if let amount = fields[key]?.double { filters.append(Filter(name, amount)) }
    }
    if let look = fields["colorMultiply"] {
      filters.append(Filter("multiply", 1, color: style.color(look)))
    }
    if let matrix = fields["colorMatrix"]?.doubles, matrix.count == 20 {
      filters.append(Filter("matrix", matrix))
    }
    if fields["luminanceToAlpha"] != nil { filters.append(Filter("luminance", 1)) }
    if let ends = fields["alphaThreshold"]?.doubles, ends.count == 2 {
      let color = fields["color"].flatMap { style.color($0) }
      filters.append(Filter("threshold", ends, color: color))
    }
  }
}

/// A view clipped to an outline.
struct ClipRule: LayoutRule {
  /// The clip outline; nil clips to the view's own bounds.
  let outline: ((CGRect) -> Path)?
  let evenOdd: Bool

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    let box = canvas.snapped(frame)
    var group = DrawingGroup()
    group.clip =
      outline.map { ShapeRule.path($0, in: box, item.style) }
      ?? PathData(rectangle: box.minX, box.minY, box.width, box.height)
    group.clipIsEvenOdd = evenOdd
    canvas.group(group) { item.paintChildren(in: frame, proposal, on: canvas) }
  }
}

/// A view masked by the opacity of others.
struct MaskRule: LayoutRule {
  let companion: CompanionRule

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    companion.places(in: size, proposal, item)
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    let places = item.drawnPlaces(in: frame.size, proposal)
    func draw(_ place: Place) {
      let origin = CGPoint(x: frame.minX + place.frame.minX, y: frame.minY + place.frame.minY)
      item.children[place.child].paint(
        in: CGRect(origin: origin, size: place.frame.size), place.proposal, on: canvas)
    }
    var group = DrawingGroup()
    group.mask = canvas.collected { for place in places where place.child > 0 { draw(place) } }
    guard !group.mask.isEmpty else { return }
    canvas.group(group) { for place in places where place.child == 0 { draw(place) } }
  }
}

/// A view that is composed for itself before it lies on what is below.
struct LayerRule: LayoutRule {
  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    canvas.composed { item.paintChildren(in: frame, proposal, on: canvas) }
  }
}

/// A line around a view, within its edges.
struct BorderRule: LayoutRule {
  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    item.paintChildren(in: frame, proposal, on: canvas)
    let width = item.node.number("width") ?? 1
    let box = canvas.snapped(frame).insetBy(dx: width / 2, dy: width / 2)
    guard let look = item.node.attributes["style"], box.width > 0, box.height > 0 else { return }
    canvas.painted(look, item.style, in: frame) { paint in
      canvas.stroke(
        PathData(rectangle: box.minX, box.minY, box.width, box.height), paint,
        LineStyle(width: width))
    }
  }
}

/// A view with a style behind or in front of it.
struct StyledLayerRule: LayoutRule {
  let look: ViewAttribute
  let isBehind: Bool

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    if isBehind { canvas.fill(frame, look, item.style) }
    item.paintChildren(in: frame, proposal, on: canvas)
    if !isBehind { canvas.fill(frame, look, item.style) }
  }
}
