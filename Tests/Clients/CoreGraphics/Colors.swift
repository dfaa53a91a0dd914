import CoreGraphics

/// A colour of a theme, as the settings file keeps it.
struct ThemeColor: Codable {
  var components: [CGFloat]

  /// Reads a colour's own components.
  init?(_ color: CGColor) {
    guard let components = color.components, color.numberOfComponents == components.count else {
      return nil
    }
    self.components = components
  }

  /// The colour in the space that its components fit.
  var color: CGColor? {
    let space =
      components.count == 2 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    guard space.numberOfComponents + 1 == components.count else { return nil }
    return CGColor(colorSpace: space, components: components)
  }
}

/// The tints of the calendar widget.
enum CalendarTint: CaseIterable {
  case work, family, holidays, birthdays

  /// The tint at full strength.
  var color: CGColor {
    switch self {
    case .work: CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
    case .family: CGColor(srgbRed: 0.2, green: 0.78, blue: 0.35, alpha: 1)
    case .holidays: CGColor(gray: 0.5, alpha: 1)
    case .birthdays: CGColor(genericGrayGamma2_2Gray: 0.8, alpha: 1)
    }
  }

  /// The tint behind an event's title.
  var background: CGColor { color.copy(alpha: color.alpha * 0.2) ?? .clear }

  /// The tint of an event's title.
  var title: CGColor { self == .holidays ? .white : .black }
}

/// Says which kind of colour an imported palette holds.
func describe(_ space: CGColorSpace?) -> String {
  guard let space else { return "no colour space" }
  let kind =
    switch space.model {
    case .monochrome: "grey"
    case .rgb: "red, green and blue"
    case .cmyk: "cyan, magenta, yellow and black"
    case .unknown: "unknown"
    @unknown default: "something new"
    }
  return "\(space.name.map { "\($0)" } ?? "unnamed"): \(kind)"
}

/// The colour spaces that the palette importer understands, widest first.
let importableSpaces: [CGColorSpace] = [
  CGColorSpace.extendedSRGB, CGColorSpace.displayP3, CGColorSpace.sRGB, CGColorSpace.linearSRGB,
  CGColorSpace.genericGrayGamma2_2, CGColorSpace.genericCMYK, CGColorSpace.genericRGBLinear,
  CGColorSpace.adobeRGB1998, CGColorSpace.genericXYZ, CGColorSpace.genericLab,
  CGColorSpace.acescgLinear, CGColorSpace.itur_709, CGColorSpace.itur_2020,
  CGColorSpace.itur_2100_PQ, CGColorSpace.itur_2100_HLG, CGColorSpace.rommrgb, CGColorSpace.dcip3,
  CGColorSpace.extendedLinearSRGB, CGColorSpace.extendedGray, CGColorSpace.linearGray,
  CGColorSpace.extendedLinearGray, CGColorSpace.linearDisplayP3, CGColorSpace.extendedDisplayP3,
  CGColorSpace.extendedLinearDisplayP3, CGColorSpace.displayP3_PQ, CGColorSpace.displayP3_HLG,
].compactMap { CGColorSpace(name: $0) }

/// The model that most colours of a palette share.
func commonModel(of palette: [CGColor]) -> CGColorSpaceModel? {
  let models = palette.compactMap { $0.colorSpace?.model }
  return models.max { first, second in
    models.filter { $0 == first }.count < models.filter { $0 == second }.count
  }
}

/// The evening sky behind the forecast.
func eveningSky(horizon: CGColor) -> CGGradient? {
  CGGradient(
    colorsSpace: CGColorSpace(name: CGColorSpace.displayP3),
    colors: [CGColor.black, horizon, horizon.copy(alpha: 0.3) ?? horizon] as CFArray,
    locations: [0, 0.7, 1])
}

/// A color as its red, green and blue, by the way of fitting that the print shop asks for.
func screenColor(of color: CGColor, fitting intent: CGColorRenderingIntent) -> CGColor? {
  color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: intent, options: nil)
}
