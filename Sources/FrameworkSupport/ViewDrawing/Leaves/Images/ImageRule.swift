import CoreGraphics
import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing

/// A picture: a symbol, an image of the extension's resources, or one that is not known.
@MainActor final class ImageRule: LayoutRule {
  private enum Content {
    case symbol(Symbol, SymbolLayers)
    case file(PictureFile)
    /// An image drawn by code, with the size it was drawn in and the size it is shown in.
    case drawn(CanvasRule, drawn: CGSize, shown: CGSize)
    case unknown(CGSize)
    case nothing
  }

  private let content: Content
  private let isResizable: Bool
  /// The parts of a resizable picture that are not stretched alike; nil where all of it is.
  private let slices: ImageSlices?
  /// Whether all that is opaque takes the colour of the foreground.
  private let isTemplate: Bool
  /// The colour that all that is opaque takes; nil for the picture's own colours.
  private let tint: ViewAttribute?
  /// The orientation of a picture that code drew; a file's stands in the file.
  private let orientation: ImageOrientation
  private let letters: LetterStyle
  /// The size that the picture has of itself.
  private let natural: CGSize

  init(_ node: ViewNode, _ style: ViewStyle, _ builder: LayoutBuilder) {
    let changes = node.attributes["changes"]?.items.map(\.fields) ?? []
    isResizable = changes.contains { $0["name"] == .string("resizable") }
    slices = changes.last { $0["name"] == .string("resizable") }.flatMap(ImageSlices.init)
    func value(_ change: String) -> String? {
      changes.last { $0["name"] == .string(change) }?["value"]?.text
    }
    let mode = value("renderingMode")
    let symbolMode = value("symbolRenderingMode")
    let asset = Self.asset(node, style)
    isTemplate =
      (mode ?? node.string("renderingMode")).map { $0 == "template" } ?? asset?.isTemplate ?? false
    tint = isTemplate ? nil : node.attributes["tint"]
    orientation = node.string("orientation").flatMap(ImageOrientation.init(named:)) ?? .up
    content = Self.content(of: node, asset, symbolMode, style, builder)
    var letters = style.letters()
    if let weight = node.string("symbolWeight").flatMap({ ViewStyle.weights[$0] }) {
      letters.weight = weight
    }
    self.letters = letters
    natural =
      switch content {
      case .symbol(let symbol, _) where isResizable: symbol.naturalSize(letters)
      case .symbol(let symbol, _): symbol.size(letters, style)
      case .file(let file): file.size
      case .drawn(_, _, let size), .unknown(let size): size
      case .nothing: .zero
      }
  }

  private static let undrawn =
    "is of a kind that is not drawn: a box stands for it; Debian's librsvg2-2 and "
    + "libpoppler-glib8 read most kinds"

  /// The image of the extension's catalogues that a node names.
  private static func asset(_ node: ViewNode, _ style: ViewStyle) -> AssetCatalog.Image? {
    node.string("asset").flatMap {
      AssetCatalog.main.image(named: $0, scale: style.pixels, isDark: style.isDark)
    }
  }

  private static func content(
    of node: ViewNode, _ asset: AssetCatalog.Image?, _ symbolMode: String?, _ style: ViewStyle,
    _ builder: LayoutBuilder
  ) -> Content {
    func divided(_ symbol: Symbol) -> Content {
      .symbol(
        symbol,
        SymbolLayers(
          symbol, symbolMode, value: node.number("variableValue"), style, builder.notes))
    }
    if let name = node.string("symbol") {
      // A redacted symbol is as large as this one (OpenSwiftUI, `NamedImage.swift`).
      let shown = style.isRedacted ? "circle.fill" : name
      return divided(SymbolLibrary.shared.symbol(shown, style, builder.notes))
    }
    let lengths = node.attributes["size"]?.doubles ?? []
    let size = lengths.count == 2 ? CGSize(width: lengths[0], height: lengths[1]) : nil
    let orientation = node.string("orientation").flatMap(ImageOrientation.init(named:))
    if let asset {
      if let file = PictureFile(
        asset, pixelsPerPoint: style.pixels, size: size, orientation: orientation)
      {
        return .file(file)
      }
      builder.notes.add("the image '\(node.string("asset") ?? "")' \(undrawn)")
    } else if case .data(let data)? = node.attributes["data"] {
      if let file = PictureFile(data, size: size, orientation: orientation ?? .up) {
        return .file(file)
      }
      builder.notes.add("an image that was loaded \(undrawn)")
    } else if let size, !node.children.isEmpty {
      let measured = RenderedViewRule.size(of: node.children, builder, style)
      return .drawn(
        CanvasRule(commands: { _ in node.children }, builder: builder),
        drawn: measured ?? size, shown: size)
    } else if let name = node.string("asset") {
      guard let file = AssetCatalog.main.symbol(named: name) else { return .nothing }
      return divided(SymbolLibrary.shared.symbol(from: file, style, builder.notes))
    } else {
      builder.notes.add("images whose drawing is not known are drawn as boxes")
    }
    return .unknown(size ?? CGSize(width: 40, height: 40))
  }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    guard isResizable else { return natural }
    return CGSize(
      width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
  }

  func guide(
    _ guide: AlignmentGuide, in size: CGSize, _ proposal: Proposal, _ item: LayoutItem
  ) -> Double? {
    guard case .symbol = content, !isResizable, guide.name.hasSuffix("TextBaseline") else {
      return nil
    }
    return size.height / 2 + letters.capHeight / 2
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind {
    guard case .symbol = content, !isResizable, edge == .top || edge == .bottom else {
      return .plain
    }
    return .symbol(baseline: max(0, (natural.height - letters.capHeight) / 2))
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    let style = item.style
    let look = ViewAttribute.record(["semantic": .string("foreground")])
    let box = canvas.snapped(frame)
    note(box, item.node, style, on: canvas)
    if style.isRedacted {
      let ink = redactedInk(in: frame, style)
      return canvas.painted(look, style, in: ink) { paint in
        canvas.fill(
          PathData(rectangle: ink.minX, ink.minY, ink.width, ink.height),
          style.redacted(look, in: ink, paint))
      }
    }
    let shown = tint ?? look
    switch content {
    case .symbol(let symbol, let layers):
      let parts = tint.map { [SymbolLayers.Part(symbol: symbol, look: $0)] } ?? layers.parts
      SymbolLayers(parts).paint(style, in: frame, on: canvas) { symbol, paint in
        if isResizable { return symbol.paint(in: frame, letters, paint, on: canvas) }
        let baseline = frame.midY + letters.capHeight / 2
        symbol.paint(CGPoint(x: frame.minX, y: baseline), letters, paint, style, on: canvas)
      }
    case .file(let file):
      colored(in: box, shown, style, on: canvas) { self.paint(file, in: box, style, on: canvas) }
    case .drawn(let rule, let size, _):
      colored(in: box, shown, style, on: canvas) {
        self.paint(rule, size, item, in: box, proposal, on: canvas)
      }
    case .unknown:
      canvas.fill(
        PathData(Path(roundedRect: box, cornerRadius: 4)),
        .color(PaintColor(red: 0.5, green: 0.5, blue: 0.52, opacity: 0.35)))
      // A picture without data: what it shows is not known to those who judge what lies on it.
      canvas.add(.image("", [box.minX, box.minY, box.width, box.height], tint: nil))
    case .nothing: break
    }
  }

  /// The rectangle that stands for a redacted picture: that of a symbol's ink, or all of it.
  private func redactedInk(in frame: CGRect, _ style: ViewStyle) -> CGRect {
    guard case .symbol(let symbol, _) = content, !isResizable else { return frame }
    let ink = symbol.inkSize(letters, style)
    return CGRect(
      x: frame.midX - ink.width / 2, y: frame.midY - ink.height / 2, width: ink.width,
      height: ink.height)
  }

  private func paint(
    _ file: PictureFile, in box: CGRect, _ style: ViewStyle, on canvas: DrawingCanvas
  ) {
    if let slices, file.orientation == .up, natural.width > 0, natural.height > 0 {
      return paint(file, slices.parts(of: natural, in: box, canvas.notes), style, on: canvas)
    }
    let size = file.orientation.shown(box.size)
    guard let picture = file.recorded(in: size, pixelsPerPoint: style.pixels) else { return }
    canvas.add(image: picture)
    func add(_ place: CGPoint) {
      canvas.add(
        .image(picture.digest, [place.x, place.y, size.width, size.height], tint: nil))
    }
    guard file.orientation != .up else { return add(box.origin) }
    var group = DrawingGroup()
    group.transform = file.orientation.transform(to: box).numbers
    canvas.group(group) { add(.zero) }
  }

  /// Paints parts of a picture, each in its place.
  private func paint(
    _ file: PictureFile, _ parts: [ImageSlices.Part], _ style: ViewStyle, on canvas: DrawingCanvas
  ) {
    guard let picture = file.recorded(in: natural, pixelsPerPoint: style.pixels) else { return }
    canvas.add(image: picture)
    for part in parts {
      var group = DrawingGroup()
      group.clip = PathData(
        rectangle: part.frame.minX, part.frame.minY, part.frame.width, part.frame.height)
      let whole = part.whole
      canvas.group(group) {
        canvas.add(
          .image(
            picture.digest, [whole.minX, whole.minY, whole.width, whole.height], tint: nil))
      }
    }
  }

  /// Paints the commands of code, which drew into a size, in a box.
  private func paint(
    _ rule: CanvasRule, _ size: CGSize, _ item: LayoutItem, in box: CGRect,
    _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    // The size is the one that is shown; commands know the one before it is turned.
    let own = orientation.shown(size)
    let shown = orientation.shown(box.size)
    let scale = CGAffineTransform(
      scaleX: shown.width / max(own.width, 1), y: shown.height / max(own.height, 1))
    var group = DrawingGroup()
    group.transform = scale.concatenating(orientation.transform(to: box)).numbers
    group.clip = PathData(rectangle: 0, 0, own.width, own.height)
    let first = canvas.boxes.count
    canvas.group(group) {
      rule.paint(item, in: CGRect(origin: .zero, size: own), proposal, on: canvas)
    }
    // The image has pixels of its own, and none of those of the pictures drawn into it.
    for index in canvas.boxes.indices.dropFirst(first) { canvas.boxes[index].pixels = nil }
  }

  /// Draws a picture in its own colours or, as a template, a tint or the widget's rendering mode
  /// wants it, in one.
  private func colored(
    in box: CGRect, _ look: ViewAttribute, _ style: ViewStyle, on canvas: DrawingCanvas,
    _ draw: () -> Void
  ) {
    var group = DrawingGroup()
    switch tinting(style) {
    case .none where !isTemplate && tint == nil: return draw()
    case .desaturated where !isTemplate && tint == nil:
      group.filters = style.desaturation
      return canvas.group(group) { draw() }
    default: group.mask = canvas.collected(draw)
    }
    guard !group.mask.isEmpty else { return }
    canvas.group(group) {
      canvas.painted(look, style, in: box) { paint in
        canvas.fill(PathData(rectangle: box.minX, box.minY, box.width, box.height), paint)
      }
    }
  }

  private enum Tinting { case none, flat, desaturated }

  /// The tinting of a picture in the rendering mode: flat, unless its author says otherwise.
  private func tinting(_ style: ViewStyle) -> Tinting {
    switch style.scene.look.renderingMode {
    case .fullColor: .none
    case .vibrant: .desaturated
    case .accented, .clear:
      switch style.accentedImages {
      case "fullColor": .none
      case "desaturated", "accentedDesaturated": .desaturated
      default: .flat
      }
    }
  }

  private func note(
    _ frame: CGRect, _ node: ViewNode, _ style: ViewStyle, on canvas: DrawingCanvas
  ) {
    guard frame.width > 0 else { return }
    var box = DrawnBox(
      node: "Image", frame: [frame.minX, frame.minY, frame.width, frame.height])
    box.isMoved = style.isMoved
    let known = node.attributes["pixels"]?.doubles
    switch content {
    case .file(let file):
      let own = file.pixels.map(file.orientation.shown)
      box.pixels = own.flatMap { known ?? [$0.width, $0.height] }
      box.hasSystemColor = own == nil && style.hasSystemForeground
    case .drawn:
      box.pixels = known
      box.hasSystemColor = style.hasSystemForeground
    case .symbol, .unknown, .nothing: box.hasSystemColor = style.hasSystemForeground
    }
    canvas.add(box)
  }
}

extension CGAffineTransform {
  /// The six numbers, as a group of a drawing keeps them.
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
}
