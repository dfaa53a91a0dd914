import AppKit

/// The colour of the sea, which is darker at night.
let sea = NSColor(name: nil) { appearance in
  appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .blue
}

/// A colour that the user picked, as a preference keeps it.
struct PickedColor: Codable, Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  /// Reads a colour's parts in the space that all screens share.
  init?(_ color: NSColor) {
    guard let shared = color.usingColorSpace(.sRGB) ?? color.usingColorSpace(.deviceRGB) else {
      return nil
    }
    red = shared.redComponent
    green = shared.greenComponent
    blue = shared.blueComponent
    alpha = shared.alphaComponent
  }

  /// Reads a colour whose space is known to have these parts.
  init(parts color: NSColor) {
    (red, green, blue, alpha) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  }

  /// The colour for the screen.
  var color: NSColor { NSColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// The colour as it was before the app knew of colour spaces.
  var calibrated: NSColor {
    NSColor(calibratedRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour for the web.
  var web: NSColor { NSColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }

  /// The colour for the printer's preview.
  var device: NSColor { NSColor(deviceRed: red, green: green, blue: blue, alpha: alpha) }

  /// The same parts on a screen that shows more colours.
  var wide: NSColor { NSColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }

  /// The colour without its hue.
  var gray: NSColor { NSColor(white: (red + green + blue) / 3, alpha: alpha) }

  /// The same grey as old documents had it.
  var calibratedGray: NSColor { NSColor(calibratedWhite: (red + green + blue) / 3, alpha: alpha) }
}

/// The colour spaces of the export menu.
let exportSpaces: [(title: String, space: NSColorSpace)] = [
  ("Web", .sRGB), ("Wide", .displayP3), ("Device", .deviceRGB), ("Generic", .genericRGB),
]

/// Turns a colour's hue half around the circle.
func complement(of color: NSColor) -> NSColor {
  var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
  let turned = (hue + 0.5).truncatingRemainder(dividingBy: 1)
  return NSColor(hue: turned, saturation: saturation, brightness: brightness, alpha: alpha)
}

/// The brand's colour from the asset catalogue, however it is packaged.
func brandColor(_ name: NSColor.Name, in bundle: Bundle?) -> NSColor {
  NSColor(named: name, bundle: bundle) ?? NSColor(named: name) ?? .controlAccentColor
}

/// The colours of a bar, from full to empty.
func barColors(from full: CGColor, steps: Int) -> [NSColor] {
  guard let full = NSColor(cgColor: full) else { return [] }
  return (0..<steps).compactMap { step in
    full.blended(withFraction: CGFloat(step) / CGFloat(steps), of: .controlBackgroundColor)
  }
}

/// Draws a status light with its rim.
func drawStatusLight(_ color: NSColor, dimmed: Bool) {
  let shown = dimmed ? color.withAlphaComponent(0.4) : color
  shown.setFill()
  NSColor.separatorColor.setStroke()
  NSColor.textColor.set()
}

/// Whether a status light has to be drawn anew.
func isSameLight(_ old: NSColor, _ new: NSColor) -> Bool {
  old.isEqual(new) && old.hash == new.hash && old.cgColor == new.cgColor
}

/// A copy that a document's undo keeps.
func remembered(_ color: NSColor) -> NSColor? { color.copy() as? NSColor }

/// The colours that a label can be given.
enum LabelColor: CaseIterable {
  case none, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

  /// The colour that follows the user's choice of looks.
  var system: NSColor {
    switch self {
    case .none: .clear
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .mint: .systemMint
    case .teal: .systemTeal
    case .cyan: .systemCyan
    case .blue: .systemBlue
    case .indigo: .systemIndigo
    case .purple: .systemPurple
    case .pink: .systemPink
    case .brown: .systemBrown
    case .gray: .systemGray
    }
  }
}

/// The fixed colours of the drawing board's palette, row by row.
let paletteRows: [[NSColor]] = [
  [.black, .darkGray, .gray, .lightGray, .white],
  [.red, .orange, .yellow, .green, .cyan],
  [.blue, .purple, .magenta, .brown],
]

/// The colours of a document window, by the part that they fill.
struct WindowColors {
  var window = NSColor.windowBackgroundColor
  var behindPages = NSColor.underPageBackgroundColor
  var page = NSColor.textBackgroundColor
  var button = NSColor.controlColor
  var buttonTitle = NSColor.controlTextColor
  var disabledTitle = NSColor.disabledControlTextColor
  var pressed = NSColor.selectedControlColor
  var chosenRow = NSColor.selectedContentBackgroundColor
  var chosenText = NSColor.selectedTextBackgroundColor
  var title = NSColor.windowFrameTextColor
  var columnTitle = NSColor.headerTextColor
  var grid = NSColor.gridColor
  var shadow = NSColor.shadowColor

  /// The colour of text by how much it matters.
  func text(level: Int, isLink: Bool, isPrompt: Bool) -> NSColor {
    if isLink { return .linkColor }
    if isPrompt { return .placeholderTextColor }
    switch level {
    case 0: return .labelColor
    case 1: return .secondaryLabelColor
    case 2: return .tertiaryLabelColor
    default: return .quaternaryLabelColor
    }
  }
}

/// A colour as a preference's bytes.
func archived(_ color: NSColor) throws -> Data {
  try NSKeyedArchiver.archivedData(
    withRootObject: color, requiringSecureCoding: NSColor.supportsSecureCoding)
}
