import CoreGraphics
import Foundation
import Hashing
import SwiftUI
import Typesetting
import WidgetDrawing

/// A picture: a symbol, an image of the extension's resources, or one that is not known.
@MainActor final class ImageRule: LayoutRule {
  private enum Content {
    case symbol(Symbol)
    case file(PictureFile, isTemplate: Bool)
    case unknown(CGSize)
    case nothing
  }

  private let content: Content
  private let isResizable: Bool
  private let letters: LetterStyle
  /// The size that the picture has of itself.
  private let natural: CGSize

  init(_ node: ViewNode, _ style: ViewStyle, notes: Notes) {
    let changes = node.attributes["changes"]?.items.map(\.fields) ?? []
    isResizable = changes.contains { $0["name"] == .string("resizable") }
    let mode = changes.last { $0["name"] == .string("renderingMode") }?["value"]?.text
    if let name = node.string("symbol") {
      content = .symbol(SymbolLibrary.shared.symbol(name, style, notes))
    } else if let name = node.string("asset") {
      let asset = AssetCatalog.main.image(named: name, scale: style.pixels, isDark: style.isDark)
      if let asset, let file = PictureFile(asset.file, scale: asset.scale) {
        let isTemplate = mode.map { $0 == "template" } ?? asset.isTemplate
        content = .file(file, isTemplate: isTemplate ?? false)
      } else if asset != nil {
        notes.add("the image '\(name)' is of a kind that is not drawn: a box stands for it")
        content = .unknown(CGSize(width: 40, height: 40))
      } else {
        content = .nothing
      }
    } else {
      notes.add("images that are made by code are drawn as boxes")
      let size = node.attributes["size"]?.doubles ?? []
      content = .unknown(
        size.count == 2
          ? CGSize(width: size[0], height: size[1]) : CGSize(width: 40, height: 40))
    }
    letters = style.letters()
    natural =
      switch content {
      case .symbol(let symbol) where isResizable: symbol.naturalSize(letters.size)
      case .symbol(let symbol): symbol.size(letters, style)
      case .file(let file, _): file.size
      case .unknown(let size): size
      case .nothing: .zero
      }
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
    if case .symbol = content, !isResizable { return .symbol }
    return .plain
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    let style = item.style
    let look = ViewAttribute.record(["semantic": .string("foreground")])
    let box = canvas.snapped(frame)
    note(box, item.node, on: canvas)
    if style.isRedacted {
      return canvas.fill(
        PathData(Path(roundedRect: box, cornerRadius: min(4, box.height / 4))),
        style.paint(look, in: box).faded(by: 0.16))
    }
    let paint = style.paint(look, in: frame)
    switch content {
    case .symbol(let symbol):
      if isResizable { return symbol.paint(in: frame, paint, on: canvas) }
      let baseline = frame.midY + letters.capHeight / 2
      symbol.paint(CGPoint(x: frame.minX, y: baseline), letters, paint, style, on: canvas)
    case .file(let file, let isTemplate):
      self.paint(file, in: box, isTemplate, paint, style, on: canvas)
    case .unknown:
      canvas.fill(
        PathData(Path(roundedRect: box, cornerRadius: 4)),
        .color(PaintColor(red: 0.5, green: 0.5, blue: 0.52, opacity: 0.35)))
      // A picture without data: what it shows is not known to those who judge what lies on it.
      canvas.add(.image("", [box.minX, box.minY, box.width, box.height], tint: nil))
    case .nothing: break
    }
  }

  private func paint(
    _ file: PictureFile, in box: CGRect, _ isTemplate: Bool, _ paint: Paint, _ style: ViewStyle,
    on canvas: DrawingCanvas
  ) {
    canvas.add(file.recorded)
    let image = DrawingOperation.image(
      file.recorded.digest, [box.minX, box.minY, box.width, box.height], tint: nil)
    var group = DrawingGroup()
    switch tinting(style) {
    case .none where !isTemplate: return canvas.add(image)
    case .desaturated:
      group.filters = style.desaturation
      return canvas.group(group) { canvas.add(image) }
    default: group.mask = [image]
    }
    canvas.group(group) {
      canvas.fill(PathData(rectangle: box.minX, box.minY, box.width, box.height), paint)
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

  private func note(_ frame: CGRect, _ node: ViewNode, on canvas: DrawingCanvas) {
    guard frame.width > 0 else { return }
    var box = DrawnBox(
      node: "Image", frame: [frame.minX, frame.minY, frame.width, frame.height])
    if case .file(let file, _) = content { box.pixels = [file.pixels.width, file.pixels.height] }
    canvas.add(box)
  }
}

/// An image file as a drawing takes it over.
struct PictureFile {
  /// The greatest number of bytes of a file that a drawing takes over.
  private static let mostBytes = 600_000

  let size: CGSize
  let pixels: CGSize
  let recorded: RecordedPicture

  /// Reads a PNG or JPEG file; nil for any other, and for one that is too large.
  init?(_ file: URL, scale: CGFloat) {
    guard let data = try? Data(contentsOf: file), data.count <= Self.mostBytes,
      let (width, height, type) = Self.pixels(Array(data))
    else { return nil }
    pixels = CGSize(width: width, height: height)
    size = CGSize(width: Double(width) / scale, height: Double(height) / scale)
    recorded = RecordedPicture(
      digest: String(SHA256.text(data).prefix(16)), type: type, data: data.base64EncodedString())
  }

  private static func pixels(_ bytes: [UInt8]) -> (Int, Int, String)? {
    if bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      return (number(16), number(20), "image/png")
    }
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var position = 2
    while position + 9 < bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let height = Int(bytes[position + 5]) << 8 | Int(bytes[position + 6])
        let width = Int(bytes[position + 7]) << 8 | Int(bytes[position + 8])
        return (width, height, "image/jpeg")
      }
      position += 2 + (Int(bytes[position + 2]) << 8 | Int(bytes[position + 3]))
    }
    return nil
  }
}
