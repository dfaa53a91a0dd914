extension DrawingGroup.Filter {
  /// Whether the filter changes more than colours.
  var changesOpacity: Bool { ["matrix", "luminance", "threshold"].contains(name) }

  /// Returns a colour as the filter changes it; its opacity counts for those that change it.
  func changed(_ color: PaintColor) -> PaintColor {
    let parts = color.components
    func each(_ change: (Double) -> Double) -> PaintColor {
      PaintColor(red: change(parts.red), green: change(parts.green), blue: change(parts.blue))
    }
    switch name {
    case "saturate", "grayscale":
      let share = name == "saturate" ? amount : 1 - amount
      let gray = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
      return each { gray + ($0 - gray) * share }
    case "brightness": return each { $0 + amount }
    case "contrast": return each { ($0 - 0.5) * amount + 0.5 }
    case "invert": return each { 1 - $0 }
    case "multiply":
      let factor = (self.color ?? .white).components
      return PaintColor(
        red: parts.red * factor.red, green: parts.green * factor.green,
        blue: parts.blue * factor.blue)
    case "hue":
      let turn = UnitCircle.point(atDegrees: amount)
      let (c, s) = (turn.x, turn.y)
      func row(_ r: (Double, Double, Double), _ u: (Double, Double, Double)) -> Double {
        let base = 0.213 * parts.red + 0.715 * parts.green + 0.072 * parts.blue
        return base + c * (r.0 * parts.red + r.1 * parts.green + r.2 * parts.blue)
          + s * (u.0 * parts.red + u.1 * parts.green + u.2 * parts.blue)
      }
      return PaintColor(
        red: row((0.787, -0.715, -0.072), (-0.213, -0.715, 0.928)),
        green: row((-0.213, 0.285, -0.072), (0.143, 0.14, -0.283)),
        blue: row((-0.213, -0.715, 0.928), (-0.787, 0.715, 0.072)))
    case "matrix": return multiplied(parts)
    case "luminance":
      return PaintColor(
        red: 0, green: 0, blue: 0,
        opacity: (0.2125 * parts.red + 0.7154 * parts.green + 0.0721 * parts.blue) * parts.opacity)
    case "threshold":
      let isInside =
        numbers.count == 2
        && (numbers[0]...max(numbers[0], numbers[1]))
          .contains(parts.opacity)
      return isInside ? self.color ?? .black : .clear
    default: return color
    }
  }

  private func multiplied(
    _ parts: (red: Double, green: Double, blue: Double, opacity: Double)
  ) -> PaintColor {
    guard numbers.count == 20 else { return .clear }
    func row(_ index: Int) -> Double {
      let row = numbers[(5 * index)..<(5 * index + 5)]
      return zip(row, [parts.red, parts.green, parts.blue, parts.opacity, 1]).reduce(0) {
        $0 + $1.0 * $1.1
      }
    }
    return PaintColor(red: row(0), green: row(1), blue: row(2), opacity: row(3))
  }
}
