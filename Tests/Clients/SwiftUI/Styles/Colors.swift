import SwiftUI

/// The colors a person may give a list.
enum ListColor: String, CaseIterable, Identifiable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, black, white, accent

  var id: String { rawValue }

  var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .cyan: .cyan
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    case .gray: .gray
    case .black: .black
    case .white: .white
    case .accent: .accentColor
    }
  }
}

/// A color as the app stores it.
struct StoredColor: Codable {
  var red: Float
  var green: Float
  var blue: Float
  var opacity: Float
  var isWide: Bool

  var space: Color.RGBColorSpace { isWide ? .displayP3 : .sRGB }

  init(_ color: Color, in environment: EnvironmentValues) {
    let resolved = color.resolve(in: environment)
    red = resolved.red
    green = resolved.green
    blue = resolved.blue
    opacity = resolved.opacity
    isWide = false
  }

  var resolved: Color.Resolved {
    Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
  }

  var color: Color { Color(resolved) }

  /// The luminance of the color.
  var luminance: Float {
    0.2126 * resolved.linearRed + 0.7152 * resolved.linearGreen + 0.0722 * resolved.linearBlue
  }

  /// The color of text on the color.
  var ink: Color { luminance > 0.4 ? .black : .white }

  /// The same hue from its own numbers.
  var exact: Color {
    Color(space, red: Double(red), green: Double(green), blue: Double(blue))
  }
}

/// A card that picks its ink by its paper.
struct PaperCard: View {
  let paper: Color

  @Environment(\.self) private var environment

  var body: some View {
    let stored = StoredColor(paper, in: environment)
    Text("Aa")
      .foregroundStyle(stored.ink)
      .background(stored.color)
      .accentColor(stored.exact)
      .overlay(alignment: .bottom) {
        Text(stored.resolved.description).foregroundStyle(.secondary)
      }
  }
}

/// The colour of a brand, lighter in the dark.
struct BrandStyle: ShapeStyle, Hashable {
  var strength: Float

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let shade = environment.colorScheme == .dark ? 1 : strength
    return Color.Resolved(red: shade, green: 0, blue: 0)
  }
}

/// The brand's colour, and one that is none already.
func brandColors(_ other: Color) -> [Color] { [Color(BrandStyle(strength: 0.5)), Color(other)] }

/// The grays of the calendar's weeks, lightest first.
func weekShades(_ count: Int) -> [Color] {
  (0..<count).map { Color(.sRGBLinear, white: 1 - Double($0) / Double(count), opacity: 1) }
}

/// The colors of a wheel.
func wheel(of count: Int) -> [Color] {
  (0..<count).map {
    Color(hue: Double($0) / Double(count), saturation: 0.8, brightness: 0.9, opacity: 1)
  }
}
