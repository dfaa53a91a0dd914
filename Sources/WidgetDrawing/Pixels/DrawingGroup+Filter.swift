extension DrawingGroup.Filter {
  /// Returns an opaque colour as the filter changes it.
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
    default: return color
    }
  }
}
