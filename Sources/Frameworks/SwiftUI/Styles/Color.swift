// SwiftUI's Color. A colour of an asset catalogue stays a name.

/// A colour that may depend on the environment.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  /// The color space of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  indirect enum Storage: Hashable {
    case system(SystemColor)
    case asset(String)
    case components(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case opacity(Color, Double)
    case mix(Color, Color, by: Double, in: Gradient.ColorSpace)
    case dynamic(light: Color, dark: Color)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    storage = .components(colorSpace, red: red, green: green, blue: blue, opacity: opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: Double) -> Double {
      let distance = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  public init(_ name: String, bundle: Bundle? = nil) { storage = .asset(name) }

  public init(_ resource: ColorResource) { storage = .asset(resource.name) }

  /// Creates the colour that a style becomes in a light and in a dark environment.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    if let color = color as? Color {
      self = color
    } else {
      let schemes = [ColorScheme.light, .dark].map { scheme in
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return Color(color.resolve(in: environment))
      }
      storage = .dynamic(light: schemes[0], dark: schemes[1])
    }
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(storage: .opacity(self, opacity))
  }

  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(storage: .mix(self, rhs, by: fraction, in: colorSpace))
  }

  /// The colour fading into a lighter one of its own.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  public var description: String {
    switch storage {
    case .system(let color): color.rawValue
    case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    default: resolve(in: EnvironmentValues()).description
    }
  }
}

// The names stand here alone, not on `Color` as well: `Color.red` finds them, and with one
// candidate instead of two long chains of modifiers compile quickly.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(storage: .system(.red)) }
  public static var orange: Color { Color(storage: .system(.orange)) }
  public static var yellow: Color { Color(storage: .system(.yellow)) }
  public static var green: Color { Color(storage: .system(.green)) }
  public static var mint: Color { Color(storage: .system(.mint)) }
  public static var teal: Color { Color(storage: .system(.teal)) }
  public static var cyan: Color { Color(storage: .system(.cyan)) }
  public static var blue: Color { Color(storage: .system(.blue)) }
  public static var indigo: Color { Color(storage: .system(.indigo)) }
  public static var purple: Color { Color(storage: .system(.purple)) }
  public static var pink: Color { Color(storage: .system(.pink)) }
  public static var brown: Color { Color(storage: .system(.brown)) }
  public static var white: Color { Color(storage: .system(.white)) }
  public static var gray: Color { Color(storage: .system(.gray)) }
  public static var black: Color { Color(storage: .system(.black)) }
  public static var clear: Color { Color(storage: .system(.clear)) }
}

extension Color {
  public static let primary = Color(storage: .system(.primary))
  public static let secondary = Color(storage: .system(.secondary))
  public static var accentColor: Color { Color(storage: .system(.accentColor)) }
}

extension Color: ShapeStyle, PrimitiveShapeStyle, AttributeRepresentable {
  func attribute(in environment: EnvironmentValues) -> ViewAttribute { attribute }

  package var attribute: ViewAttribute {
    switch storage {
    case .system(let color):
      .fields(["system": .string(color.rawValue)])
    case .asset(let name):
      assetAttribute(name)
    case .components(let space, let red, let green, let blue, let opacity):
      .fields([
        "red": red.attribute, "green": green.attribute, "blue": blue.attribute,
        "opacity": opacity == 1 ? nil : opacity.attribute,
        "space": space == .sRGB ? nil : .string("\(space)"),
      ])
    case .opacity(let color, let opacity):
      .fields(["color": color.attribute, "opacity": opacity.attribute])
    case .mix(let first, let second, let fraction, let space):
      .fields([
        "mix": .list([first.attribute, second.attribute]), "by": fraction.attribute,
        "space": space == .device ? "device" : nil,
      ])
    case .dynamic(let light, let dark):
      .fields(["light": light.attribute, "dark": dark.attribute])
    }
  }
}

extension Color {
  /// A name with the colours that the extension's asset catalogues give it.
  private func assetAttribute(_ name: String) -> ViewAttribute {
    let color = AssetCatalog.main.color(named: name)
    return .fields([
      "asset": .string(name), "light": color.map { Color($0.light).attribute },
      "dark": color.map { Color($0.dark).attribute },
      "lightIncreased": color?.lightIncreased.map { Color($0).attribute },
      "darkIncreased": color?.darkIncreased.map { Color($0).attribute },
    ])
  }
}

extension Color: View, PrimitiveView {
  nonisolated public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("Color", ["color": attribute])]
  }
}

/// A colour of an asset catalogue, as Xcode's generated symbols name it.
public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}
