import Foundation
import SwiftUI
import WidgetDrawing

extension ViewStyle {
  /// Returns the paint of a shape style in a rectangle, coloured as the system colours the widget.
  func paint(_ style: ViewAttribute, in frame: CGRect) -> Paint {
    rendered(paint(style, in: frame, depth: 0))
  }

  /// Returns the paint of a shape style in full colour.
  private func paint(_ style: ViewAttribute, in frame: CGRect, depth: Int) -> Paint {
    guard depth < 12 else { return .color(.clear) }
    let fields = style.fields
    if let first = style.items.first { return paint(first, in: frame, depth: depth + 1) }
    if let color = color(style) { return .color(color) }
    if fields["gradient"] != nil { return gradient(fields, in: frame) }
    if let name = fields["level"]?.text {
      return leveled(fields["style"], name, in: frame, depth: depth + 1)
    }
    if let name = fields["material"]?.text { return .color(material(name)) }
    if let name = fields["semantic"]?.text { return semantic(name, in: frame, depth: depth + 1) }
    if let inner = fields["style"] {
      let paint = paint(inner, in: frame, depth: depth + 1)
      return fields["opacity"]?.double.map { paint.faded(by: $0) } ?? paint
    }
    return .color(color(.record(["system": .string("primary")])) ?? .black)
  }

  /// The color of a shape style that is a plain color; nil for any other.
  func color(_ style: ViewAttribute, depth: Int = 0) -> PaintColor? {
    let fields = style.fields
    guard depth < 12 else { return nil }
    if let name = fields["system"]?.text { return system(name, depth: depth) }
    if fields["asset"] != nil || fields["light"] != nil {
      let light = fields["light"]
      let usual = isDark ? fields["dark"] ?? light : light
      let increased = fields[isDark ? "darkIncreased" : "lightIncreased"]
      let own = scene.look.hasIncreasedContrast ? increased ?? usual : usual
      return own.map { color($0, depth: depth + 1) ?? .clear } ?? .clear
    }
    if let red = fields["red"]?.double, let green = fields["green"]?.double,
      let blue = fields["blue"]?.double
    {
      let isLinear = fields["space"] == .string("sRGBLinear")
      func channel(_ value: Double) -> Double {
        guard isLinear else { return value }
        return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
      }
      return PaintColor(
        red: channel(red), green: channel(green), blue: channel(blue),
        opacity: fields["opacity"]?.double ?? 1)
    }
    if let inner = fields["color"], let opacity = fields["opacity"]?.double {
      return color(inner, depth: depth + 1)?.faded(by: opacity)
    }
    if let mix = fields["mix"]?.items, mix.count == 2, let share = fields["by"]?.double,
      let first = color(mix[0], depth: depth + 1), let second = color(mix[1], depth: depth + 1)
    {
      return PaintColor(
        Color.Resolved(
          first.resolved, second.resolved, by: Float(share),
          in: fields["space"] == .string("device") ? .device : .perceptual))
    }
    return nil
  }

  private func system(_ name: String, depth: Int) -> PaintColor? {
    if name == "accentColor", let tint, tint != .record(["system": .string("accentColor")]) {
      return color(tint, depth: depth + 1)
    }
    guard let color = SystemColor(rawValue: name) else { return nil }
    let (red, green, blue, opacity) = components(of: color)
    return PaintColor(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }

  /// The levels of a style, the strongest first.
  private static let levels = ["primary", "secondary", "tertiary", "quaternary", "quinary"]

  /// The opacities of the levels of a style that is not the system's own.
  private static let opacities = [1, 0.5, 0.25, 0.18, 0.18]

  /// The opacity of a level of a style that is not the system's own.
  static func opacity(ofLevel name: String) -> Double { opacities[level(named: name)] }

  /// The position of a level, 0 for the strongest.
  static func level(named name: String) -> Int { levels.firstIndex(of: name) ?? 0 }

  /// The style whose levels views have: that of the foreground, of which the foreground itself may
  /// be a level. So `.tertiary` within `.secondary` is as faint as elsewhere, as OpenSwiftUI has
  /// it.
  var leveledStyle: ViewAttribute {
    let primary = ViewAttribute.record(["system": .string("primary")])
    guard let first = foreground.first else { return primary }
    return first.fields["level"] == nil ? first : first.fields["style"] ?? primary
  }

  private func leveled(
    _ base: ViewAttribute?, _ name: String, in frame: CGRect, depth: Int
  ) -> Paint {
    var index = Self.level(named: name)
    if base == nil, index < foreground.count, index > 0 || foreground.count > 1 {
      return paint(foreground[index], in: frame, depth: depth)
    }
    var basis = base ?? leveledStyle
    // A level of a level is so much further down, as in `Color.red.secondary.tertiary`.
    while let outer = basis.fields["level"]?.text, let inner = basis.fields["style"] {
      index = min(index + Self.level(named: outer), Self.levels.count - 1)
      basis = inner
    }
    if let color = leveledSystemColor(basis, index) { return .color(color) }
    if index > 0, basis == .record(["system": .string("primary")]) {
      let opacity =
        scene.look.hasIncreasedContrast
        ? [1, isDark ? 0.7 : 0.8, isDark ? 0.55 : 0.7, isDark ? 0.4 : 0.55, 0.081][index]
        : [1, 0.6, 0.3, isDark ? 0.16 : 0.18, 0.05][index]
      return .color(
        isDark
          ? PaintColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, opacity: opacity)
          : PaintColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: opacity))
    }
    return paint(basis, in: frame, depth: depth).faded(by: Self.opacities[index])
  }

  /// The style that a style stands for where views inherit it, such as the tint.
  func shown(_ look: ViewAttribute) -> ViewAttribute {
    switch look.fields["semantic"]?.text {
    case "foreground": foreground.first ?? .flag(true)
    case "tint", "selection": tint ?? .record(["system": .string("blue")])
    default: look
    }
  }

  /// The radius by which a style blurs what is below it; nil for one that is no material, or that the
  /// system colours as a whole.
  ///
  /// Assumed: Apple publishes no numbers for its materials.
  func backdropBlur(of style: ViewAttribute) -> Double? {
    hasTintsAlone || !style.isMaterial ? nil : 20
  }

  /// Assumed: Apple publishes no numbers for its materials.
  private func material(_ name: String) -> PaintColor {
    let opacity =
      ["ultraThin": 0.4, "thin": 0.55, "regular": 0.7, "thick": 0.85, "ultraThick": 0.92][name]
      ?? 0.7
    let white = isDark ? 30.0 / 255 : 1
    return PaintColor(red: white, green: white, blue: white, opacity: opacity)
  }

  private func semantic(_ name: String, in frame: CGRect, depth: Int) -> Paint {
    func gray(_ light: (Double, Double, Double, Double), _ dark: (Double, Double, Double, Double))
      -> Paint
    {
      let (red, green, blue, opacity) = isDark ? dark : light
      return .color(
        PaintColor(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity))
    }
    switch name {
    case "foreground", "tint", "selection":
      return paint(shown(.record(["semantic": .string(name)])), in: frame, depth: depth)
    case "background", "windowBackground":
      if let background { return paint(background, in: frame, depth: depth) }
      return .color(isDark ? PaintColor(red: 0.11, green: 0.11, blue: 0.118) : .white)
    case "separator": return gray((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    case "placeholder": return gray((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    case "link": return gray((0, 122, 255, 1), (9, 132, 255, 1))
    case "fill": return .color(fill(0))
    default: return paint(.record(["system": .string("primary")]), in: frame, depth: depth)
    }
  }
}

extension ViewStyle {
  private func stops(_ fields: ViewAttributes) -> [Paint.Stop] {
    let stops = (fields["stops"]?.items ?? []).map {
      Paint.Stop(
        $0.fields["location"]?.double ?? 0, $0.fields["color"].flatMap { color($0) } ?? .clear)
    }
    switch fields["space"]?.text {
    case "plain": return stops
    case "device": return GradientStops(stops, in: .device).stops
    default: return GradientStops(stops, in: .perceptual).stops
    }
  }

  private func gradient(_ fields: ViewAttributes, in frame: CGRect) -> Paint {
    var stops = stops(fields)
    func point(_ name: String, _ usual: (Double, Double)) -> (Double, Double) {
      let unit = fields[name]?.doubles ?? []
      let (x, y) = unit.count == 2 ? (unit[0], unit[1]) : usual
      return (frame.minX + x * frame.width, frame.minY + y * frame.height)
    }
    let center = point("center", (0.5, 0.5))
    switch fields["gradient"]?.text {
    case "radial":
      let radii = [fields["startRadius"]?.double ?? 0, fields["endRadius"]?.double ?? 0]
      let end = max(radii[1], 0.01)
      if fields["startCenter"] != nil {
        let inner = point("startCenter", (0.5, 0.5))
        return .radial([center.0, center.1, radii[0], end, 1, inner.0, inner.1], stops)
      }
      stops = stops.map { Paint.Stop((radii[0] + $0.location * (end - radii[0])) / end, $0.color) }
      return .radial([center.0, center.1, 0, end, 1], stops)
    case "elliptical":
      let height = max(frame.height, 0.01)
      let end = max(0.01, (fields["endRadiusFraction"]?.double ?? 0.5) * height)
      return .radial([center.0, center.1, 0, end, frame.width / height], stops)
    case "angular", "conic":
      let start = fields["startAngle"]?.double ?? fields["angle"]?.double ?? 0
      let end = fields["endAngle"]?.double ?? start + 360
      return .angular([center.0, center.1, start, end], stops)
    case "mesh": return mesh(fields, in: frame)
    case "any":
      // A colour's own gradient becomes a little lighter at its top; by how much is assumed.
      if stops.count == 1, let only = stops.first?.color {
        let parts = only.components
        func light(_ channel: Double) -> Double { channel + (1 - channel) * 0.18 }
        let top = PaintColor(
          red: light(parts.red), green: light(parts.green), blue: light(parts.blue),
          opacity: parts.opacity)
        stops = [Paint.Stop(0, top), Paint.Stop(1, only)]
      }
      return .linear([frame.midX, frame.minY, frame.midX, frame.maxY], stops)
    default:
      let (start, end) = (point("startPoint", (0.5, 0)), point("endPoint", (0.5, 1)))
      return .linear([start.0, start.1, end.0, end.1], stops)
    }
  }

  /// A mesh as a vertical gradient: each row counts with the mean of its colours.
  private func mesh(_ fields: ViewAttributes, in frame: CGRect) -> Paint {
    let width = max(1, Int(fields["width"]?.double ?? 1))
    let colors = (fields["colors"]?.items ?? []).map { color($0) ?? .clear }
    let heights = (fields["points"]?.items ?? []).map { $0.doubles.last ?? 0 }
    let rows = stride(from: 0, to: min(colors.count, heights.count), by: width).map { start in
      let row = start..<min(start + width, colors.count, heights.count)
      func mean(_ value: (Int) -> Double) -> Double {
        row.reduce(0) { $0 + value($1) } / Double(row.count)
      }
      return Paint.Stop(
        mean { heights[$0] },
        PaintColor(
          red: mean { colors[$0].components.red }, green: mean { colors[$0].components.green },
          blue: mean { colors[$0].components.blue },
          opacity: mean { colors[$0].components.opacity }))
    }
    return .linear([frame.midX, frame.minY, frame.midX, frame.maxY], rows)
  }
}

extension ViewAttribute {
  /// Whether a style is a material, or is made of one, as by an opacity.
  fileprivate var isMaterial: Bool {
    fields["material"] != nil || fields["style"]?.isMaterial == true
  }
}
