import Foundation
import SwiftUI
import WidgetDrawing

/// A canvas: a view that an author draws with commands, for the size that it has.
struct CanvasRule: LayoutRule {
  let commands: @MainActor (CGSize) -> [ViewNode]
  let builder: LayoutBuilder

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize { proposal.filled }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    var group = DrawingGroup()
    group.transform = [1, 0, 0, 1, frame.minX, frame.minY]
    canvas.group(group) {
      canvas.composed {
        paint(
          commands(frame.size), item.style, CGRect(origin: .zero, size: frame.size), on: canvas)
      }
    }
  }

  /// Draws commands in order; a clip layer's are drawn with the commands that are clipped to it.
  private func paint(
    _ commands: [ViewNode], _ style: ViewStyle, _ frame: CGRect, on canvas: DrawingCanvas
  ) {
    for command in commands where command.kind != "Canvas.clipLayer" {
      paint(command, among: commands, style, frame, on: canvas)
    }
  }

  private func paint(
    _ command: ViewNode, among commands: [ViewNode], _ style: ViewStyle, _ frame: CGRect,
    on canvas: DrawingCanvas
  ) {
    var group = DrawingGroup()
    group.opacity = command.number("opacity") ?? 1
    if let name = command.string("blendMode") {
      group.blend = EffectRule.blendMode(name)
      if group.blend == nil { canvas.notes.add("the blend mode \(name) is drawn as normal") }
    }
    for filter in command.attributes["filters"]?.items ?? [] {
      group.add(filter.fields, style)
      project(filter.fields["projectionTransform"]?.doubles, &group, on: canvas)
    }
    let clips = command.attributes["clips"]?.items.map(\.fields) ?? []
    canvas.group(group) {
      clipped(clips[...], on: canvas) { index in
        guard commands.indices.contains(index) else { return }
        paint(commands[index].children, style, frame, on: canvas)
      } draw: {
        var moved = DrawingGroup()
        moved.transform = command.attributes["transform"]?.doubles ?? []
        if moved.transform.isEmpty {
          draw(command, style, frame, on: canvas)
        } else {
          canvas.group(moved) { draw(command, style, frame, on: canvas) }
        }
      }
    }
  }

  /// Moves a group by the nine numbers of a projection, where it keeps lines parallel.
  private func project(
    _ matrix: [Double]?, _ group: inout DrawingGroup, on canvas: DrawingCanvas
  ) {
    guard let matrix, matrix.count == 9 else { return }
    guard matrix[2] == 0, matrix[5] == 0, matrix[8] == 1 else {
      return canvas.notes.add("projections in which lines meet are not drawn")
    }
    let numbers = [matrix[0], matrix[1], matrix[3], matrix[4], matrix[6], matrix[7]]
    let before = group.transform.isEmpty ? .identity : Transform(group.transform)
    group.transform = before.followed(by: Transform(numbers)).numbers
  }

  private func clipped(
    _ clips: ArraySlice<ViewAttributes>, on canvas: DrawingCanvas,
    layer: (Int) -> Void, draw: () -> Void
  ) {
    guard let first = clips.first else { return draw() }
    var group = DrawingGroup()
    if let path = first["path"] {
      group.clip = PathData(path, Transform(first["transform"]?.doubles ?? []))
      group.clipIsEvenOdd = first["evenOdd"] == .flag(true)
      if first["inverse"] == .flag(true) {
        // Everything but the outline: a rectangle around all of it with the outline as its hole.
        let far = 1e4
        group.clip?.move(-far, -far)
        group.clip?.line(far, -far)
        group.clip?.line(far, far)
        group.clip?.line(-far, far)
        group.clip?.close()
        group.clipIsEvenOdd = true
      }
    }
    if let number = first["layer"]?.double, let index = Int(exactly: number) {
      var whole = DrawingGroup()
      whole.opacity = first["opacity"]?.double ?? 1
      group.mask = canvas.collected { canvas.group(whole) { layer(index) } }
      group.maskIsInverse = first["inverse"] == .flag(true)
      guard group.maskIsInverse || !group.mask.isEmpty else { return }
    }
    canvas.group(group) { clipped(clips.dropFirst(), on: canvas, layer: layer, draw: draw) }
  }

  private func draw(
    _ command: ViewNode, _ style: ViewStyle, _ frame: CGRect, on canvas: DrawingCanvas
  ) {
    if let note = command.string("note") { canvas.notes.add(note) }
    switch command.kind {
    case "Canvas.fill":
      guard let path = command.attributes["path"], let look = command.attributes["style"] else {
        return
      }
      if let tiles = TiledPaint(look, style, builder) {
        return tiles.fill(
          PathData(path), evenOdd: command.flag("evenOdd"), in: frame, on: canvas)
      }
      if let mesh = MeshPaint(look, style) {
        return mesh.fill(PathData(path), evenOdd: command.flag("evenOdd"), in: frame, on: canvas)
      }
      canvas.fill(
        PathData(path), style.located(look, in: frame), evenOdd: command.flag("evenOdd"))
    case "Canvas.stroke":
      guard let path = command.attributes["path"], let look = command.attributes["style"] else {
        return
      }
      let line = LineStyle(command.attributes["line"])
      if let tiles = TiledPaint(look, style, builder) {
        return tiles.stroke(PathData(path), line, in: frame, on: canvas)
      }
      if let mesh = MeshPaint(look, style) {
        return mesh.stroke(PathData(path), line, in: frame, on: canvas)
      }
      canvas.stroke(PathData(path), style.located(look, in: frame), line)
    case "Canvas.text", "Canvas.image", "Canvas.symbol":
      for child in command.children { place(child, command, style, on: canvas) }
    case "Canvas.coreGraphics":
      paint(command.children, style, frame, on: canvas)
    case "Canvas.layer":
      canvas.composed { paint(command.children, style, frame, on: canvas) }
    case "Canvas.masked": masked(command.children, style, frame, on: canvas)
    case "Canvas.view": RenderedViewRule(command, builder, style).paint(on: canvas)
    default: canvas.notes.add("a canvas uses a command that is not drawn")
    }
  }

  /// Draws commands where the first of them is opaque.
  private func masked(
    _ commands: [ViewNode], _ style: ViewStyle, _ frame: CGRect, on canvas: DrawingCanvas
  ) {
    var group = DrawingGroup()
    group.mask = canvas.collected {
      paint(Array(commands.prefix(1)), style, frame, on: canvas)
    }
    guard !group.mask.isEmpty else { return }
    canvas.group(group) {
      paint(Array(commands.dropFirst()), style, frame, on: canvas)
    }
  }

  private func place(
    _ node: ViewNode, _ command: ViewNode, _ style: ViewStyle, on canvas: DrawingCanvas
  ) {
    var style = style
    let alignment = command.string("alignment")
    if let alignment {
      style.textAlignment = ["center": "center", "right": "trailing"][alignment] ?? "leading"
    }
    let rect = command.attributes["rect"]?.doubles
    // An image fills the rectangle that it is drawn in, as one that is resizable.
    let item = builder.item(rect == nil ? node : node.resizable, style, in: nil)
    if let rect, rect.count == 4 {
      var frame = CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
      if let alignment { frame = item.aligned(alignment, in: frame) }
      // Who drew it measured with an estimate, which a line may exceed by a little.
      let wanted = item.size(.unspecified).width
      if node.kind == "Text", alignment == nil, wanted > frame.width, wanted < frame.width * 1.06 {
        frame.size.width = wanted
      }
      let offer = Proposal(frame.size)
      let own = node.kind == "Image" ? frame.size : item.size(offer)
      item.paint(in: CGRect(origin: frame.origin, size: own), offer, on: canvas)
      return
    }
    let point = command.attributes["at"]?.doubles ?? [0, 0]
    let anchor = command.attributes["anchor"]?.doubles ?? [0.5, 0.5]
    guard point.count == 2, anchor.count == 2 else { return }
    let own = item.size(.unspecified)
    let origin = CGPoint(
      x: point[0] - anchor[0] * own.width, y: point[1] - anchor[1] * own.height)
    item.paint(in: CGRect(origin: origin, size: own), .unspecified, on: canvas)
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

extension ViewNode {
  /// Whether this is an image that takes any size.
  var isResizable: Bool {
    let changes = attributes["changes"]?.items ?? []
    return changes.contains { $0.fields["name"] == .string("resizable") }
  }

  /// The node of an image that takes any size; another as it is.
  fileprivate var resizable: ViewNode {
    guard kind == "Image", !isResizable else { return self }
    var node = self
    let changes = attributes["changes"]?.items ?? []
    node.attributes["changes"] = .list(changes + [.record(["name": .string("resizable")])])
    return node
  }
}

extension LayoutItem {
  /// Returns the frame of a text whose lines stand at a side or in the middle of a rectangle.
  fileprivate func aligned(_ alignment: String, in rect: CGRect) -> CGRect {
    let own = size(Proposal(rect.size))
    guard own.width < rect.width else { return rect }
    let share = alignment == "center" ? 0.5 : alignment == "right" ? 1 : 0
    return CGRect(
      x: rect.minX + (rect.width - own.width) * share, y: rect.minY, width: own.width,
      height: rect.height)
  }
}

extension ViewStyle {
  /// Returns the paint of a style whose gradient may have places of its own.
  fileprivate func located(_ style: ViewAttribute, in frame: CGRect) -> Paint {
    let fields = style.fields
    guard let places = fields["places"]?.items, fields["gradient"] != nil else {
      return paint(style, in: frame)
    }
    let points = places.map(\.doubles)
    var unit = fields
    // A gradient between points is one in a rectangle of one point at the origin.
    if points.count >= 2, points[0].count == 2, points[1].count == 2 {
      unit["startPoint"] = .list(points[0].map { .number($0) })
      unit["endPoint"] = .list(points[1].map { .number($0) })
      return paint(.record(unit), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    if let center = points.first, center.count == 2 {
      unit["center"] = .list(center.map { .number($0) })
      let numbers = places.dropFirst().compactMap(\.double)
      if numbers.count == 2 {
        unit["startRadius"] = .number(numbers[0])
        unit["endRadius"] = .number(numbers[1])
        if points.count == 4, points[3].count == 2 { unit["startCenter"] = places[3] }
      } else if let angle = numbers.first {
        unit["angle"] = .number(angle)
      }
      return paint(.record(unit), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    return paint(style, in: frame)
  }
}
