import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing
import WidgetPlatforms

/// Pictures that stand in for the system's symbols: Bootstrap Icons, as Debian installs them.
///
/// Apple's symbols may not be shipped, nor drawn to look the same. A symbol without a counterpart
/// is a box.
@MainActor final class SymbolLibrary {
  static let shared = SymbolLibrary(folder: "/usr/share/bootstrap-icons/svg")

  private let folder: String
  private var icons: [String: IconOutline?] = [:]
  private var pictures: [String: Found?] = [:]

  init(folder: String) {
    self.folder = folder
  }

  /// Returns the picture for a symbol's name; one without an outline is a box.
  func symbol(_ name: String, _ style: ViewStyle, _ notes: Notes?) -> Symbol {
    var wanted = name
    for variant in ["circle", "square", "slash", "fill"]
    where style.symbolVariants.contains(variant) && !wanted.contains(variant) {
      wanted += "." + variant
    }
    let found = pictures[wanted] ?? picture(of: wanted)
    pictures[wanted] = found
    if let lost = found?.lost {
      notes?.add("the symbol '\(name)' is drawn without its part '\(lost)'")
    } else if found == nil {
      notes?.add("the symbol '\(name)' is drawn as a box")
    }
    return Symbol(
      name: wanted, icon: found?.icon, isSlashed: found?.isSlashed ?? false,
      isMirrored: style.isRightToLeft && SymbolNames.isDirectional(name))
  }

  /// Returns the author's own symbol that a file holds; one without an outline is a box.
  func symbol(from file: URL, _ notes: Notes?) -> Symbol {
    let icon = icons[file.path] ?? outline(of: file)
    icons[file.path] = icon
    if icon == nil {
      notes?.add("the symbol '\(file.lastPathComponent)' is drawn as a box")
    }
    // No symbol of the system's has a path for its name.
    return Symbol(name: file.path, icon: icon)
  }

  private func outline(of file: URL) -> IconOutline? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return IconOutline(customSymbol: text)
  }

  /// A picture that stands for a symbol.
  private struct Found {
    var icon: IconOutline
    /// Whether a line goes across it.
    var isSlashed = false
    /// The parts of the symbol's name that it does not show.
    var lost: String?
  }

  private func picture(of name: String) -> Found? {
    let isFilled = name.hasSuffix(".fill")
    let core = isFilled ? String(name.dropLast(5)) : name
    let parts = core.split(separator: ".").map(String.init)
    let rest = parts.dropLast().joined(separator: ".")
    let figure = parts.last.flatMap { ["circle", "square"].contains($0) ? $0 : nil }
    let counterpart = counterpart(of: name)
    // One without the figure is not as good as one that is put into it.
    if let counterpart, figure.map({ counterpart.name.contains($0) }) ?? true {
      return Found(icon: counterpart.icon)
    }
    if let figure, !rest.isEmpty, let outer = icon(isFilled ? figure + "-fill" : figure),
      let inner = named(rest + ".fill") ?? named(rest) ?? letters(rest)
    {
      return Found(icon: outer.enclosing(inner, isFilled: isFilled))
    }
    if let counterpart { return Found(icon: counterpart.icon) }
    if parts.last == "slash",
      let icon = isFilled ? named(rest + ".fill") ?? named(rest) : whole(rest)
    {
      return Found(icon: icon, isSlashed: true)
    }
    // A part less, such as a badge, is better than a box.
    for count in (1..<max(parts.count, 1)).reversed() {
      let shorter = parts[..<count].joined(separator: ".")
      let lost = parts[count...].joined(separator: ".")
      if isFilled, let icon = named(shorter + ".fill") { return Found(icon: icon, lost: lost) }
      if let icon = whole(shorter) { return Found(icon: icon, lost: lost) }
    }
    return nil
  }

  /// The picture of a symbol of exactly the name.
  private func named(_ name: String) -> IconOutline? {
    SymbolNames.table[name].flatMap { icon($0) } ?? icon(Self.plain(name))
  }

  /// The picture of a symbol of the name, filled or not.
  private func whole(_ name: String) -> IconOutline? { counterpart(of: name)?.icon }

  /// The icon of a symbol of the name, filled or not, with its own name.
  private func counterpart(of name: String) -> (name: String, icon: IconOutline)? {
    let isFilled = name.hasSuffix(".fill")
    let other = isFilled ? String(name.dropLast(5)) : name + ".fill"
    let (own, others) = (SymbolNames.table[name], SymbolNames.table[other])
    // Icons come in pairs as symbols do, so that one name tells the other.
    let paired = isFilled ? others.map { $0 + "-fill" } : others.flatMap(Self.outlined)
    let names = [own, Self.plain(name), paired, others, Self.plain(other)]
    for name in names.compactMap(\.self) {
      if let icon = icon(name) { return (name, icon) }
    }
    return nil
  }

  /// The icon of the same name as a symbol.
  private static func plain(_ symbol: String) -> String { symbol.replacing(".", with: "-") }

  /// The icon in lines beside a filled one; nil for one that is not filled.
  private static func outlined(_ icon: String) -> String? {
    icon.hasSuffix("-fill") ? String(icon.dropLast(5)) : nil
  }

  /// The outline of a letter, as it stands in a circle or a square.
  private func letters(_ name: String) -> IconOutline? {
    guard name.count == 1 else { return nil }
    var style = LetterStyle(size: 17)
    style.weight = 600
    let runs = TextSetter([StyledRun(name.uppercased(), style: style)], fonts: .shared)
      .set(TextLimits()).lines.flatMap(\.runs)
    guard let run = runs.first, let number = run.glyphs.first?.number, number > 0,
      let face = FontLibrary.shared.face(run.style.face)
    else { return nil }
    let path = face.outline(of: number).text
    return IconOutline(svg: "<path d=\"\(path)\"/>")?.upsideDown
  }

  private func icon(_ name: String) -> IconOutline? {
    if let known = icons[name] { return known }
    let isName = name.utf8.allSatisfy {
      ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
    }
    var icon: IconOutline?
    if isName, let text = try? String(contentsOfFile: "\(folder)/\(name).svg", encoding: .utf8) {
      icon = IconOutline(svg: text)
    }
    icons[name] = icon
    return icon
  }
}

/// A symbol with the picture that stands for it.
struct Symbol {
  let name: String
  let icon: IconOutline?
  /// Whether a line goes across the icon.
  let isSlashed: Bool
  /// Whether the icon is drawn from right to left.
  let isMirrored: Bool
  private let metrics: SymbolMetrics?

  init(name: String, icon: IconOutline?, isSlashed: Bool = false, isMirrored: Bool = false) {
    self.name = name
    self.icon = icon
    self.isSlashed = isSlashed
    self.isMirrored = isMirrored
    metrics = SymbolMetrics(name)
  }

  private static let scales = ["small": 0.7886, "medium": 0.9961, "large": 1.272]

  /// The side of the icon's square view box, which is sixteen units of an icon.
  private func side(_ letters: LetterStyle, _ style: ViewStyle) -> Double {
    // From regular to black a circle becomes seven in a hundred larger.
    let weight = 1 + 0.07 * Double(letters.weight - 400) / 500
    return letters.size * (Self.scales[style.imageScale] ?? 0.9961) * weight
  }

  /// The size of a symbol beside letters.
  func size(_ letters: LetterStyle, _ style: ViewStyle) -> CGSize {
    let points = letters.size
    let side = side(letters, style)
    func up(_ value: Double) -> Double {
      (value * style.pixels - 0.001).rounded(.up) / style.pixels
    }
    return CGSize(
      width: up(space(side, points, style)),
      height: up(ink(side).height + 2 * points * Self.margin(letters)))
  }

  /// The space above and below the ink in ems, as pictures of Apple's have it.
  private static func margin(_ letters: LetterStyle) -> Double {
    0.068 + 0.02 * Double(max(0, letters.weight - 400)) / 300
  }

  /// The width of the symbol's space.
  private func space(_ side: Double, _ points: Double, _ style: ViewStyle) -> Double {
    guard style.scene.system.symbolsHaveMargins else { return ink(side).width }
    if let width = metrics?.width { return width / 0.9961 * side }
    return ink(side).width + points * 0.21
  }

  /// The size of a symbol's ink.
  private func ink(_ side: Double) -> CGSize {
    if let known = metrics?.ink {
      return CGSize(width: known.width / 0.9961 * side, height: known.height / 0.9961 * side)
    }
    let bounds = icon?.bounds ?? CGRect(x: 0, y: 0, width: 16, height: 16)
    return CGSize(width: bounds.width / 16 * side, height: bounds.height / 16 * side)
  }

  /// The size of a resizable symbol: that of its ink.
  func naturalSize(_ points: Double) -> CGSize { ink(points * 0.9961) }

  /// Draws the symbol from a point on the baseline, its middle at half the height of capitals.
  @MainActor func paint(
    _ origin: CGPoint, _ letters: LetterStyle, _ paint: Paint, _ style: ViewStyle,
    on canvas: DrawingCanvas
  ) {
    let side = side(letters, style)
    let own = size(letters, style)
    let middle = origin.y - letters.size * 0.705 / 2
    guard let icon else {
      let box = CGRect(
        x: origin.x + (own.width - side) / 2, y: middle - side / 2, width: side, height: side)
      return self.box(in: box, paint, on: canvas)
    }
    let ink = ink(side)
    let x = origin.x + own.width / 2 - ink.width / 2
    if metrics != nil {
      let frame = CGRect(x: x, y: middle - ink.height / 2, width: ink.width, height: ink.height)
      return self.paint(in: frame, paint, on: canvas)
    }
    let factor = side / 16
    fill(
      path(icon, scaleX: factor, scaleY: factor, x: x, y: middle - side / 2), paint, on: canvas)
  }

  /// Draws the symbol so that it fills a rectangle.
  @MainActor func paint(in frame: CGRect, _ paint: Paint, on canvas: DrawingCanvas) {
    guard let icon else { return box(in: frame, paint, on: canvas) }
    let (scaleX, scaleY) = (
      frame.width / max(1, icon.bounds.width), frame.height / max(1, icon.bounds.height)
    )
    fill(
      path(
        icon, scaleX: scaleX, scaleY: scaleY, x: frame.minX,
        y: frame.minY - icon.bounds.minY * scaleY), paint, on: canvas)
  }

  /// Fills the icon's outline, and where it is slashed draws the line and a gap beside it.
  @MainActor private func fill(_ path: PathData, _ paint: Paint, on canvas: DrawingCanvas) {
    guard isSlashed, let box = path.bounds else { return canvas.fill(path, paint) }
    let width = max(box.width, box.height) * 0.075
    var slash = PathData()
    slash.move(box.minX + width / 2, box.minY + width / 2)
    slash.line(box.maxX - width / 2, box.maxY - width / 2)
    var line = LineStyle(width: width * 3)
    line.cap = "round"
    var group = DrawingGroup()
    group.mask = canvas.collected { canvas.stroke(slash, .color(.black), line) }
    group.maskIsInverse = true
    canvas.group(group) { canvas.fill(path, paint) }
    line.width = width
    canvas.stroke(slash, paint, line)
  }

  /// The outline of an icon whose ink begins at x.
  @MainActor private func path(
    _ icon: IconOutline, scaleX: Double, scaleY: Double, x: Double, y: Double
  ) -> PathData {
    isMirrored
      ? icon.placed(scaleX: -scaleX, scaleY: scaleY, x: x + icon.bounds.maxX * scaleX, y: y)
      : icon.placed(scaleX: scaleX, scaleY: scaleY, x: x - icon.bounds.minX * scaleX, y: y)
  }

  @MainActor private func box(in frame: CGRect, _ paint: Paint, on canvas: DrawingCanvas) {
    let inset = frame.insetBy(dx: frame.width * 0.06, dy: frame.height * 0.06)
    let radius = min(inset.width, inset.height) * 0.22
    var line = LineStyle(width: max(0.5, min(frame.width, frame.height) * 0.07))
    line.dash = [line.width * 1.6, line.width * 1.4]
    canvas.stroke(PathData(Path(roundedRect: inset, cornerRadius: radius)), paint, line)
  }
}
