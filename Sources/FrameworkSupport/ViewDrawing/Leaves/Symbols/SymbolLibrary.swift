import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing
import WidgetPlatforms

/// Pictures that stand in for the system's symbols: Bootstrap Icons, as Debian installs them, and a
/// few outlines of this program's own.
///
/// Apple's symbols may not be shipped, nor drawn to look the same. A symbol without a counterpart
/// is a box, as a picture of something else misleads more than none.
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
    let wanted = Self.name(name, in: style.symbolVariants)
    let found = pictures[wanted] ?? picture(of: wanted)
    pictures[wanted] = found
    if let lost = found?.lost {
      notes?.add("the symbol '\(name)' is drawn without its part '\(lost)'")
    } else if found == nil {
      notes?.add("the symbol '\(name)' is drawn as a box")
    }
    return Symbol(
      name: wanted, icon: found?.icon, badge: found?.badge,
      isSlashed: found?.isSlashed ?? false,
      isMirrored: style.isRightToLeft && SymbolNames.isDirectional(name))
  }

  /// Returns the name of a symbol in variants: the slash first, then the figure around, then the
  /// fill.
  private static func name(_ name: String, in variants: Set<String>) -> String {
    guard !variants.isEmpty else { return name }
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    let figures = ["circle", "square", "rectangle"]
    if variants.contains("slash"), !parts.contains("slash") {
      let isEnclosed = parts.count > 1 && parts.last.map(figures.contains) ?? false
      parts.insert("slash", at: isEnclosed ? parts.count - 1 : parts.count)
    }
    if let figure = figures.first(where: variants.contains), !parts.contains(figure) {
      parts.append(figure)
    }
    if isFilled || variants.contains("fill") && !parts.contains("fill") { parts.append("fill") }
    return parts.joined(separator: ".")
  }

  /// Returns the author's own symbol that a file holds; one without an outline is a box.
  func symbol(from file: URL, _ style: ViewStyle, _ notes: Notes?) -> Symbol {
    let weight = style.letters().weight
    let key = "\(file.path) \(weight)"
    let icon = icons[key] ?? outline(of: file, weight: weight)
    icons[key] = icon
    if icon == nil {
      notes?.add("the symbol '\(file.lastPathComponent)' is drawn as a box")
    }
    // No symbol of the system's has a path for its name.
    return Symbol(name: file.path, icon: icon, hasOwnWeight: true)
  }

  private func outline(of file: URL, weight: Int) -> IconOutline? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return IconOutline(customSymbol: text, weight: weight)
  }

  /// A picture that stands for a symbol.
  private struct Found {
    var icon: IconOutline
    /// A small icon in a corner, in the picture's units.
    var badge: IconOutline?
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
    let figure = rest.isEmpty ? nil : parts.last.flatMap { SymbolNames.figures[$0] }
    let counterpart = counterpart(of: name)
    // One without the figure is not as good as one that is put into it.
    if let counterpart, figure.map({ counterpart.shows($0, isFilled) }) ?? true {
      return Found(icon: counterpart.icon)
    }
    if let figure, let outer = icon(isFilled ? figure + "-fill" : figure),
      let inner = named(rest + ".fill") ?? named(rest)
    {
      return Found(icon: outer.enclosing(inner, isFilled: isFilled))
    }
    if let counterpart { return Found(icon: counterpart.icon) }
    if parts.last == "slash",
      let icon = isFilled ? named(rest + ".fill") ?? named(rest) : whole(rest)
    {
      return Found(icon: icon, isSlashed: true)
    }
    return badged(parts, isFilled) ?? shortened(parts, isFilled)
  }

  /// The picture of a symbol with a badge, such as `bell.badge` and `person.badge.clock`.
  private func badged(_ parts: [String], _ isFilled: Bool) -> Found? {
    guard let index = parts.firstIndex(where: { $0.hasSuffix("badge") }), index > 0 else {
      return nil
    }
    let base = parts[..<index].joined(separator: ".")
    guard var found = picture(of: isFilled ? base + ".fill" : base), found.badge == nil else {
      return nil
    }
    let mark = parts[(index + 1)...].filter { $0 != "fill" }
    let figure = parts[index] == "badge" ? "circle" : String(parts[index].dropLast(5))
    let name = (mark + [figure, "fill"]).joined(separator: ".")
    let badge = mark.isEmpty ? icon("circle-fill") : named(name) ?? picture(of: name)?.icon
    guard let badge else { return nil }
    found.badge = found.icon.badge(badge, isDot: mark.isEmpty)
    return found
  }

  /// The picture of the first parts of a symbol's name: a part less is better than a box, where the
  /// first ones say what it shows.
  private func shortened(_ parts: [String], _ isFilled: Bool) -> Found? {
    guard let first = parts.first, !SymbolNames.saysLittle(first) else { return nil }
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
    if let known = SymbolNames.table[name], let icon = icon(known) { return icon }
    return SymbolNames.icons(named: name).lazy.compactMap { self.icon($0) }.first
      ?? SymbolNames.text(of: name).flatMap(letters)
  }

  /// The picture of a symbol of the name, filled or not.
  private func whole(_ name: String) -> IconOutline? { counterpart(of: name)?.icon }

  /// An icon with its own name.
  private struct Counterpart {
    var name: String
    var icon: IconOutline

    /// Whether it shows what it stands for in a figure, filled where that is wanted.
    func shows(_ figure: String, _ isFilled: Bool) -> Bool {
      name.contains(figure) && (!isFilled || name.contains("fill"))
    }
  }

  /// The icon of a symbol of the name, filled or not.
  private func counterpart(of name: String) -> Counterpart? {
    let isFilled = name.hasSuffix(".fill")
    let other = isFilled ? String(name.dropLast(5)) : name + ".fill"
    let (own, others) = (SymbolNames.table[name], SymbolNames.table[other])
    // Icons come in pairs as symbols do, so that one name tells the other.
    let paired = isFilled ? others.map(Self.filled) : others.flatMap(Self.outlined)
    let names =
      [own] + SymbolNames.icons(named: name) + [paired, others] + SymbolNames.icons(named: other)
    for name in names.compactMap(\.self) {
      if let icon = icon(name) { return Counterpart(name: name, icon: icon) }
    }
    return SymbolNames.text(of: name).flatMap(letters).map { Counterpart(name: name, icon: $0) }
  }

  /// The filled icon beside one in lines.
  private static func filled(_ icon: String) -> String {
    guard let turn = icon.firstIndex(of: ":") else { return icon + "-fill" }
    return icon[..<turn] + "-fill" + icon[turn...]
  }

  /// The icon in lines beside a filled one; nil for one that is not filled.
  private static func outlined(_ icon: String) -> String? {
    icon.contains("-fill") ? icon.replacing("-fill", with: "") : nil
  }

  /// The outline of letters, as wide as an icon at most.
  private func letters(_ text: String) -> IconOutline? {
    var style = LetterStyle(size: 17)
    style.weight = 600
    let runs = TextSetter([StyledRun(text, style: style)], fonts: .shared)
      .set(TextLimits()).lines.flatMap(\.runs)
    guard let run = runs.first, let face = FontLibrary.shared.face(run.style.face) else {
      return nil
    }
    var steps: [IconOutline.Step] = []
    for glyph in run.glyphs where glyph.number > 0 {
      let path = face.outline(of: glyph.number).text
      let x = glyph.x * Double(face.unitsPerEm) / run.style.drawnSize
      steps += IconOutline(svg: "<path d=\"\(path)\"/>")?.moved(scale: 1, x: x, y: 0).steps ?? []
    }
    let outline = IconOutline(joining: steps)?.upsideDown
    return outline?.fitted(width: 16, height: 11)
  }

  /// The icon of a name, turned clockwise by the degrees that stand behind a colon.
  private func icon(_ name: String) -> IconOutline? {
    if let known = icons[name] { return known }
    let parts = name.split(separator: ":")
    if parts.count == 2, let degrees = Double(parts[1]) {
      let turned = icon(String(parts[0]))?.turned(byDegrees: degrees)
      icons[name] = turned
      return turned
    }
    let isName = name.utf8.allSatisfy {
      ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
    }
    var icon: IconOutline?
    if let own = OwnIcons.paths[name] {
      icon = IconOutline(svg: "<path d=\"\(own)\"/>")
    } else if isName,
      let text = try? String(contentsOfFile: "\(folder)/\(name).svg", encoding: .utf8)
    {
      icon = IconOutline(svg: text)
    }
    icons[name] = icon
    return icon
  }
}
