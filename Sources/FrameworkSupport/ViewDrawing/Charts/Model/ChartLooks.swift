import Foundation
import SwiftUI
import WidgetDrawing

/// The looks of a chart's marks that depend on values.
struct ChartLooks {
  let styles: ChartLook
  let symbols: ChartLook
  let lines: ChartLook
  let sizes: ChartLook
  /// The outlines of symbols of the author's, by their descriptions.
  let outlines: [String: (CGRect) -> Path]

  /// The colours of series that have none of their own, as pictures of Swift Charts show them.
  private static let palette = ["blue", "green", "orange", "purple", "red", "cyan", "yellow"]

  /// The dashes of lines that have none of their own: assumed.
  private static let dashes: [[Double]] = [[], [6, 3], [2, 2], [8, 3, 2, 3], [12, 4]]

  init(_ marks: [ChartMark], _ settings: ChartSettings) {
    styles = ChartLook(
      marks.compactMap(\.styleKey), settings[".chartForegroundStyleScale"],
      usual: Self.palette.map { .record(["system": .string($0)]) },
      even: .list([
        .record(["color": .record(["system": .string("blue")]), "opacity": .number(0.15)]),
        .record(["color": .record(["system": .string("blue")]), "opacity": .number(1)]),
      ]))
    let setting = settings[".chartSymbolScale"]
    symbols = ChartLook(
      marks.compactMap(\.symbolKey), setting, usual: ChartSymbol.names.map { .string($0) })
    lines = ChartLook(
      marks.compactMap(\.lineKey), settings[".chartLineStyleScale"],
      usual: Self.dashes.map { dash in
        .record([
          "width": .number(2), "dash": .list(dash.map { .number($0) }), "join": .string("round"),
          "cap": .string(dash.isEmpty ? "round" : "butt"),
        ])
      })
    sizes = ChartLook(
      marks.compactMap(\.sizeKey), settings[".chartSymbolSizeScale"],
      usual: [40, 80, 160, 20].map { .number($0) }, even: .list([.number(10), .number(200)]))
    var outlines: [String: (CGRect) -> Path] = [:]
    for node in setting?.children.dropFirst() ?? [] {
      guard case .outline(let outline, _) = node.hook.action, let name = node.string("shape") else {
        continue
      }
      outlines[name] = outline
    }
    self.outlines = outlines
  }

  /// The values of the legend that have looks of their own.
  var legendKeys: [ChartValue] {
    var seen: Set<ChartValue> = []
    let named = [styles, symbols, lines, sizes].filter { $0.ramp == nil }.flatMap(\.keys)
    return named.filter { seen.insert($0).inserted }
  }

  /// The style in which a mark is drawn.
  func style(of mark: ChartMark) -> ViewAttribute {
    if let key = mark.styleKey, let style = styles.look(of: key) { return style }
    return mark.style ?? .record(["semantic": .string("tint")])
  }

  /// The style of a value in the legend.
  func style(of key: ChartValue) -> ViewAttribute {
    styles.look(of: key) ?? .record(["semantic": .string("tint")])
  }

  /// The symbol of a mark.
  func symbol(of mark: ChartMark) -> ChartSymbol {
    if let name = mark.symbolKey.flatMap(symbols.look)?.text {
      return ChartSymbol(name, outlines[name])
    }
    return ChartSymbol(mark.symbol ?? "circle", mark.outline)
  }

  /// The symbol of a value in the legend.
  func symbol(of key: ChartValue) -> ChartSymbol {
    let name = symbols.look(of: key)?.text ?? "circle"
    return ChartSymbol(name, outlines[name])
  }

  /// The style of a mark's line: its author's, or a plain one.
  func line(of mark: ChartMark, width: Double, isRound: Bool) -> LineStyle {
    guard let fields = mark.lineKey.flatMap(lines.look)?.fields ?? mark.line?.fields else {
      var line = LineStyle(width: width)
      if isRound { (line.cap, line.join) = ("round", "round") }
      return line
    }
    return Self.line(fields, width: width)
  }

  /// The style of a value's line in the legend; nil where no line depends on it.
  func line(of key: ChartValue) -> LineStyle? {
    lines.keys.contains(key) ? lines.look(of: key).map { Self.line($0.fields, width: 2) } : nil
  }

  private static func line(_ fields: ViewAttributes, width: Double) -> LineStyle {
    var line = LineStyle(.record(fields))
    line.width = fields["lineWidth"]?.double ?? fields["width"]?.double ?? width
    return line
  }

  /// The area of a mark's symbol: that of the square around it, 40 by itself.
  func area(of mark: ChartMark) -> Double {
    mark.sizeKey.flatMap(sizes.look)?.double ?? mark.symbolArea ?? 40
  }
}
