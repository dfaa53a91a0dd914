// The operations of a Core Graphics context as commands of a canvas. Nothing of it is Apple's.

import AppKit

extension CGContext.Drawing {
  /// The operation as a command of a canvas.
  var command: ViewNode {
    var node = plainCommand
    if transform != .identity { node.attributes["transform"] = transform.attribute }
    if let shadow { node.attributes["filters"] = .list([shadow.attribute]) }
    if opacity != 1 { node.attributes["opacity"] = opacity.attribute }
    // A clip cuts off the shadow, too, so that it has to be around it.
    if shadow != nil, !clips.isEmpty { node = ViewNode("Canvas.coreGraphics", children: [node]) }
    if blendMode != .normal { node.attributes["blendMode"] = .string("\(blendMode)") }
    let paths = clips.compactMap(\.path)
    if !paths.isEmpty { node.attributes["clips"] = .list(paths) }
    for mask in clips.compactMap(\.mask) { node = .masked([mask.command], by: [node]) }
    return node
  }

  /// The operation without its state.
  private var plainCommand: ViewNode {
    switch content {
    case .fill(let path, let color, let evenOdd):
      ViewNode(
        "Canvas.fill",
        [
          "path": Path(path).attribute, "style": Color(color).attribute,
          "evenOdd": evenOdd ? true : nil,
        ])
    case .stroke(let path, let color, let line):
      ViewNode(
        "Canvas.stroke",
        [
          "path": Path(path).attribute, "style": Color(color).attribute,
          "line": StrokeStyle(line).attribute,
        ])
    case .gradient(let path, let gradient):
      ViewNode(
        "Canvas.fill",
        [
          "path": Path(path).attribute, "style": gradient.attribute,
          "note": gradient.isEccentric
            ? "a gradient between circles that lie beside each other is drawn around one of them"
            : nil,
        ])
    case .image(let picture, let rect):
      ViewNode(
        "Canvas.image", ["rect": rect.attribute], children: [Image(picture).resizable().node])
    case .text(let text, let rect):
      ViewNode(
        "Canvas.text",
        [
          "rect": rect.size == .zero ? nil : rect.attribute,
          "at": rect.size == .zero ? rect.origin.attribute : nil,
          "anchor": rect.size == .zero ? UnitPoint.topLeading.attribute : nil,
          "alignment": text.alignment.attribute,
        ], children: [text.node])
    case .layer(let drawings, let mask):
      mask.isEmpty
        ? ViewNode("Canvas.coreGraphics", children: drawings.map(\.command))
        : .masked(mask.map(\.command), by: drawings.map(\.command))
    case .view(let drawn):
      (drawn.view.base as? RenderedView)?.command(drawn) ?? ViewNode("Canvas.coreGraphics")
    }
  }
}

extension ViewNode {
  /// A command that draws some commands where others are opaque.
  fileprivate static func masked(_ mask: [ViewNode], by commands: [ViewNode]) -> ViewNode {
    ViewNode(
      "Canvas.masked", children: [ViewNode("Canvas.coreGraphics", children: mask)] + commands)
  }
}

extension CGContext.Drawing.Clip {
  /// The outline as an attribute of a command; nil for a mask.
  fileprivate var path: ViewAttribute? {
    guard case .path(let path, let evenOdd) = self else { return nil }
    return .fields(["path": Path(path).attribute, "evenOdd": evenOdd ? true : nil])
  }

  fileprivate var mask: CGContext.Drawing? {
    if case .mask(let drawing) = self { drawing } else { nil }
  }
}

extension CGContext.Drawing.Shadow {
  fileprivate var attribute: ViewAttribute {
    .fields([
      "shadow": Color(color).attribute, "radius": blur.attribute, "x": offset.width.attribute,
      "y": offset.height.attribute,
    ])
  }
}

extension CGContext.Drawing.Gradient {
  /// The gradient as a style with places of its own.
  fileprivate var attribute: ViewAttribute {
    let stops = zip(locations, colors).map { Gradient.Stop(color: Color($1), location: $0) }
    let ordered = Gradient(stops: stops.sorted { $0.location < $1.location })
    let style: any ShapeStyle =
      switch shape {
      case .linear(let start, let end):
        LocatedGradient(
          kind: "linear", gradient: ordered, places: [start.attribute, end.attribute],
          isPlain: true)
      case .radial(let center, let start, let end, let inner):
        LocatedGradient(
          kind: "radial", gradient: start <= end ? ordered : ordered.reversed,
          places: [center.attribute, min(start, end).attribute, max(start, end).attribute]
            + (inner == center ? [] : [inner.attribute]), isPlain: true)
      case .conic(let center, let radians):
        LocatedGradient(
          kind: "conic", gradient: ordered,
          places: [center.attribute, Angle(radians: Double(radians)).attribute], isPlain: true)
      }
    return style.styleAttribute(in: EnvironmentValues())
  }
}

extension Gradient {
  /// The gradient from its end to its beginning.
  fileprivate var reversed: Gradient {
    Gradient(stops: stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
  }
}

extension StrokeStyle {
  fileprivate init(_ line: CGContext.Drawing.Line) {
    self.init(
      lineWidth: line.width, lineCap: line.cap, lineJoin: line.join, miterLimit: line.miterLimit,
      dash: line.dash, dashPhase: line.phase)
  }
}

extension Image {
  /// Creates an image from what a context draws.
  fileprivate init(_ picture: DrawnPicture) {
    let commands: [ViewNode] =
      if case .drawn(let drawings) = picture.content { drawings.map(\.command) } else { [] }
    self.init(picture.fields, drawnBy: commands)
  }
}

extension DrawnPicture {
  /// The image as attributes of a view tree.
  fileprivate var fields: KeyValuePairs<String, ViewAttribute?> {
    let orientation = orientation == .up ? nil : "\(orientation)"
    let tint = tint.map { Color($0).attribute }
    return switch content {
    case .symbol(let name):
      ["symbol": name.attribute, "size": size.attribute, "tint": tint]
    case .encoded(let data):
      [
        "data": .data(data), "size": size.attribute, "tint": tint,
        "orientation": orientation.attribute,
      ]
    case .drawn:
      ["size": size.attribute, "tint": tint, "orientation": orientation.attribute]
    }
  }
}

extension NSAttributedString {
  private var whole: NSRange { NSRange(location: 0, length: length) }

  /// The name of the paragraphs' alignment; nil for the language's own.
  fileprivate var alignment: String? {
    guard length > 0,
      let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return nil }
    return switch style.alignment {
    case .left, .justified: "left"
    case .center: "center"
    case .right: "right"
    case .natural: nil
    }
  }

  /// The text as a node with a part for each run: in black and 12 points where it does not say.
  fileprivate var node: ViewNode {
    var parts: [ViewNode] = []
    enumerateAttributes(in: whole) { attributes, range, _ in
      let words = (string as NSString).substring(with: range)
      parts.append(
        ViewNode(
          "Run", text: words,
          [
            "font": Font(attributed: attributes[.font]).attribute,
            "color": Color(attributed: attributes[.foregroundColor]).attribute,
            "changes": Self.changes(attributes),
          ]))
    }
    return ViewNode("Text", children: parts)
  }

  private static func changes(_ attributes: [NSAttributedString.Key: Any]) -> ViewAttribute? {
    func number(_ key: NSAttributedString.Key) -> Double? {
      (attributes[key] as? NSNumber)?.doubleValue ?? (attributes[key] as? CGFloat).map(Double.init)
        ?? (attributes[key] as? Double) ?? (attributes[key] as? Int).map(Double.init)
    }
    var changes: [ViewAttribute] = []
    for (key, name) in [(Key.underlineStyle, "underline"), (.strikethroughStyle, "strikethrough")]
    where (number(key) ?? 0) != 0 {
      changes.append(.fields(["name": .string(name)]))
    }
    for (key, name) in [(Key.kern, "kerning"), (.baselineOffset, "baselineOffset")] {
      if let value = number(key), value != 0 {
        changes.append(.fields(["name": .string(name), "value": value.attribute]))
      }
    }
    return changes.isEmpty ? nil : .list(changes)
  }
}

extension Font {
  /// Creates the font of an attributed text; that of 12 points where it has none.
  fileprivate init(attributed font: Any?) {
    switch font {
    case let font as UIFont: self.init(font)
    case let font as NSFont: self.init(font.font)
    default: self = .system(size: 12)
    }
  }
}

extension Color {
  /// Creates the colour of an attributed text, as it is at the time of drawing; black without one.
  fileprivate init(attributed color: Any?) {
    switch color {
    case let color as UIColor: self.init(cgColor: color.cgColor)
    case let color as NSColor: self.init(cgColor: color.color.cgColor)
    default: self = Color(.sRGB, red: 0, green: 0, blue: 0)
    }
  }
}
