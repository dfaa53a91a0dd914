import Foundation
import SwiftUI
import WidgetDrawing

/// The parts of a symbol that its rendering mode gives styles of their own.
///
/// Apple documents that a palette has a style for each layer of a symbol, that a hierarchy has
/// levels of one style, and that in several colours `leaf` is green and `trash.slash` red (Human
/// Interface Guidelines, SF Symbols), and a filled triangle yellow around a white mark
/// (`SymbolRenderingMode.multicolor`). Which parts are layers is published in Apple's app alone:
/// here what a figure such as a circle encloses, or a badge, is the first layer, and the rest the
/// second one; of the weather's symbols a cloud is the first, the sun or the moon the second, what
/// falls the last.
@MainActor struct SymbolLayers {
  /// A part with its style.
  struct Part {
    var symbol: Symbol
    var look: ViewAttribute
  }

  /// The parts, the lowest first.
  let parts: [Part]

  /// Creates layers of parts.
  init(_ parts: [Part]) { self.parts = parts }

  /// Divides a symbol; one that its mode does not divide, or that cannot be divided, is one part.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - mode: The mode of its rendering; nil for the one in the style.
  ///   - value: The value between 0 and 1 that its variable layers show; nil for none.
  ///   - style: The style around it.
  ///   - notes: What is told of a symbol that lacks a layer.
  init(
    _ symbol: Symbol, _ mode: String?, value: Double? = nil, _ style: ViewStyle, _ notes: Notes?
  ) {
    let first = style.foreground[0]
    let mode = mode ?? style.symbolMode
    if let value, value < 1, let parts = Self.variable(symbol, value, first, notes) {
      self.parts = parts
      return
    }
    // Tints take the place of all colours: layers of several would become one area. That the symbol
    // is then drawn as one is assumed.
    guard !style.hasTintsAlone || mode == "hierarchical" else {
      parts = [Part(symbol: symbol, look: first)]
      return
    }
    parts =
      switch mode {
      case "multicolor": Self.colored(symbol, first, notes)
      case "hierarchical":
        Self.divided(
          symbol, first,
          .record([
            "style": first, "opacity": .number(ViewStyle.opacity(ofLevel: Self.level(of: symbol))),
          ]),
          notes,
          "the layers of the symbol '\(symbol.name)' are drawn alike")
      // Several styles make a palette of themselves.
      case nil where style.hasChosenForeground, "palette":
        Self.palette(symbol, style.foreground, notes)
      default: [Part(symbol: symbol, look: first)]
      }
  }

  /// The parts of a symbol at a value; nil where they are not known. A mode's other layers are then
  /// drawn alike.
  private static func variable(
    _ symbol: Symbol, _ value: Double, _ first: ViewAttribute, _ notes: Notes?
  ) -> [Part]? {
    guard let variable = VariableLayers(symbol) else {
      notes?.add("the variable value of the symbol '\(symbol.name)' is not drawn")
      return nil
    }
    notes?.add("how faint parts of symbols are that a variable value switches off is assumed")
    let off = ViewAttribute.record(["style": first, "opacity": .number(VariableLayers.faint)])
    let count = variable.count(at: value)
    return (variable.rest.map { [Part(symbol: symbol.with($0), look: first)] } ?? [])
      + variable.layers.enumerated().map { index, layer in
        Part(symbol: symbol.with(layer), look: index < count ? first : off)
      }
  }

  /// The level of the figure around a symbol: of one that is filled the third, as a picture of
  /// Apple's shows of `checkmark.square.fill`.
  private static func level(of symbol: Symbol) -> String {
    symbol.name.hasSuffix(".fill") ? "tertiary" : "secondary"
  }

  private static func palette(
    _ symbol: Symbol, _ looks: [ViewAttribute], _ notes: Notes?
  ) -> [Part] {
    guard looks.count > 1 else { return [Part(symbol: symbol, look: looks[0])] }
    if let layers = WeatherLayers(symbol) {
      return layers.parts.enumerated().map { index, layer in
        Part(symbol: symbol.with(layer.icon), look: looks[min(index, looks.count - 1)])
      }
    }
    return divided(symbol, looks[0], looks[1], notes, inOneColor(symbol))
  }

  private static func divided(
    _ symbol: Symbol, _ first: ViewAttribute, _ second: ViewAttribute, _ notes: Notes?,
    _ note: String
  ) -> [Part] {
    if symbol.badge != nil {
      return [
        Part(symbol: symbol.only(.base), look: second),
        Part(symbol: symbol.only(.badge), look: first),
      ]
    }
    if let icons = symbol.divided {
      return [
        Part(symbol: symbol.with(icons.figure), look: second),
        Part(symbol: symbol.with(icons.inner), look: first),
      ]
    }
    if symbol.icon.map({ $0.contourCount > 1 }) ?? false { notes?.add(note) }
    return [Part(symbol: symbol, look: first)]
  }

  /// The colours that some symbols have of their own; that of the triangle, which pictures of
  /// Apple's show, is the system's yellow.
  private static let colors = [
    "leaf": "green", "trash.slash": "red", "exclamationmark.triangle": "yellow",
  ]

  private static func colored(
    _ symbol: Symbol, _ first: ViewAttribute, _ notes: Notes?
  ) -> [Part] {
    let isFilled = symbol.name.hasSuffix(".fill")
    let name = isFilled ? String(symbol.name.dropLast(5)) : symbol.name
    if let layers = WeatherLayers(symbol) {
      if layers.isAssumed { notes?.add("the colours of the symbol '\(symbol.name)' are assumed") }
      return layers.parts.map {
        Part(symbol: symbol.with($0.icon), look: $0.kind.color(isFilled: isFilled) ?? first)
      }
    }
    guard let color = colors[name] else {
      notes?.add(inOneColor(symbol))
      return [Part(symbol: symbol, look: first)]
    }
    let look = ViewAttribute.record(["system": .string(color)])
    if name == "exclamationmark.triangle", isFilled, let icons = symbol.divided {
      return [
        Part(symbol: symbol.with(icons.figure), look: look),
        Part(symbol: symbol.with(icons.inner), look: .record(["system": .string("white")])),
      ]
    }
    return [Part(symbol: symbol, look: look)]
  }

  private static func inOneColor(_ symbol: Symbol) -> String {
    "the symbol '\(symbol.name)' is drawn in one of its colours"
  }

  /// Draws each part with the paint of its style in a rectangle.
  func paint(
    _ style: ViewStyle, in frame: CGRect, on canvas: DrawingCanvas,
    _ draw: (Symbol, Paint) -> Void
  ) {
    for part in parts {
      canvas.styled(part.look, style) {
        canvas.painted(part.look, style, in: frame) { draw(part.symbol, $0) }
      }
    }
  }
}

extension Symbol {
  /// The figures that enclose what a symbol's name begins with.
  private static let figures: Set<Substring> = [
    "circle", "square", "triangle", "octagon", "hexagon", "diamond", "seal", "shield", "app",
    "rectangle", "capsule", "bubble", "message", "heart",
  ]

  @MainActor private static var known: [String: (figure: IconOutline, inner: IconOutline)?] = [:]

  /// The figure of the icon and what it encloses, where the name tells that there are both.
  @MainActor fileprivate var divided: (figure: IconOutline, inner: IconOutline)? {
    let words = name.split(separator: ".").filter { $0 != "fill" }
    guard words.count > 1, !isSlashed, badge == nil, words.last.map(Self.figures.contains) == true,
      let icon
    else { return nil }
    if let known = Self.known[name] { return known }
    let found = icon.divided
    Self.known[name] = .some(found)
    return found
  }

  /// The symbol with a part of its picture, in the place that the part has in the whole.
  func with(_ icon: IconOutline) -> Symbol {
    Symbol(name: name, icon: icon, isMirrored: isMirrored, hasOwnWeight: hasOwnWeight)
  }
}
