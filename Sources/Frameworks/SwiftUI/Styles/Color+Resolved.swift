// The components of resolved colours. Those of the system's colours are iOS 13 to 18's, for both
// colour schemes at standard contrast.

/// The colours that SwiftUI names.
package enum SystemColor: String {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear, primary, secondary, accentColor

  /// Red, green, blue of 255, and the opacity.
  package func components(dark: Bool) -> (Double, Double, Double, Double) {
    switch self {
    case .red: dark ? (255, 69, 58, 1) : (255, 59, 48, 1)
    case .orange: dark ? (255, 159, 10, 1) : (255, 149, 0, 1)
    case .yellow: dark ? (255, 214, 10, 1) : (255, 204, 0, 1)
    case .green: dark ? (48, 209, 88, 1) : (52, 199, 89, 1)
    case .mint: dark ? (99, 230, 226, 1) : (0, 199, 190, 1)
    case .teal: dark ? (64, 200, 224, 1) : (48, 176, 199, 1)
    case .cyan: dark ? (100, 210, 255, 1) : (50, 173, 230, 1)
    case .blue, .accentColor: dark ? (10, 132, 255, 1) : (0, 122, 255, 1)
    case .indigo: dark ? (94, 92, 230, 1) : (88, 86, 214, 1)
    case .purple: dark ? (191, 90, 242, 1) : (175, 82, 222, 1)
    case .pink: dark ? (255, 55, 95, 1) : (255, 45, 85, 1)
    case .brown: dark ? (172, 142, 104, 1) : (162, 132, 94, 1)
    case .white: (255, 255, 255, 1)
    case .gray: (142, 142, 147, 1)
    case .black: (0, 0, 0, 1)
    case .clear: (0, 0, 0, 0)
    case .primary: dark ? (255, 255, 255, 1) : (0, 0, 0, 1)
    case .secondary: dark ? (235, 235, 245, 0.6) : (60, 60, 67, 0.6)
    }
  }
}

extension SystemColor {
  /// Red, green, blue of 255, and the opacity, where the person asks for more contrast; nil for a
  /// colour that does not change.
  package func increasedContrast(dark: Bool) -> (Double, Double, Double, Double)? {
    switch self {
    case .red: dark ? (255, 105, 97, 1) : (215, 0, 21, 1)
    case .orange: dark ? (255, 179, 64, 1) : (201, 52, 0, 1)
    case .yellow: dark ? (255, 212, 38, 1) : (178, 80, 0, 1)
    case .green: dark ? (48, 219, 91, 1) : (36, 138, 61, 1)
    case .mint: dark ? (99, 230, 226, 1) : (12, 129, 123, 1)
    case .teal: dark ? (93, 230, 255, 1) : (0, 130, 153, 1)
    case .cyan: dark ? (112, 215, 255, 1) : (0, 113, 164, 1)
    case .blue, .accentColor: dark ? (64, 156, 255, 1) : (0, 64, 221, 1)
    case .indigo: dark ? (125, 122, 255, 1) : (54, 52, 163, 1)
    case .purple: dark ? (218, 143, 255, 1) : (137, 68, 171, 1)
    case .pink: dark ? (255, 100, 130, 1) : (211, 15, 69, 1)
    case .brown: dark ? (181, 148, 105, 1) : (127, 101, 69, 1)
    case .gray: dark ? (174, 174, 178, 1) : (108, 108, 112, 1)
    case .secondary: dark ? (235, 235, 245, 0.7) : (60, 60, 67, 0.8)
    case .white, .black, .clear, .primary: nil
    }
  }
}

extension Color {
  /// A colour in numbers.
  public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : TransferFunction.linear(red)
      linearGreen = isLinear ? green : TransferFunction.linear(green)
      linearBlue = isLinear ? blue : TransferFunction.linear(blue)
      self.opacity = opacity
    }

    public var red: Float {
      get { TransferFunction.encoded(linearRed) }
      set { linearRed = TransferFunction.linear(newValue) }
    }

    public var green: Float {
      get { TransferFunction.encoded(linearGreen) }
      set { linearGreen = TransferFunction.linear(newValue) }
    }

    public var blue: Float {
      get { TransferFunction.encoded(linearBlue) }
      set { linearBlue = TransferFunction.linear(newValue) }
    }

    /// The colour as a number sign and eight hexadecimal digits.
    public var description: String {
      [red, green, blue, opacity].reduce(into: "#") { text, channel in
        let byte = UInt8(max(0, min(255, (channel * 255).rounded())))
        text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the numbers; a name that no asset catalogue of the extension has is clear.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch storage {
    case .system(let color):
      let (red, green, blue, opacity) = color.components(dark: environment.colorScheme == .dark)
      return Resolved(
        red: Float(red / 255), green: Float(green / 255), blue: Float(blue / 255),
        opacity: Float(opacity))
    case .asset(let name):
      guard let color = AssetCatalog.main.color(named: name) else {
        return Resolved(red: 0, green: 0, blue: 0, opacity: 0)
      }
      let isDark = environment.colorScheme == .dark
      let increased = isDark ? color.darkIncreased : color.lightIncreased
      if environment.colorSchemeContrast == .increased, let increased {
        return Color(increased).resolve(in: environment)
      }
      return Color(isDark ? color.dark : color.light).resolve(in: environment)
    case .components(let space, let red, let green, let blue, let opacity):
      return Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity))
    case .opacity(let color, let opacity):
      var resolved = color.resolve(in: environment)
      resolved.opacity *= Float(opacity)
      return resolved
    case .mix(let first, let second, let fraction, let space):
      return Resolved(
        first.resolve(in: environment), second.resolve(in: environment), by: Float(fraction),
        in: space)
    case .dynamic(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
    }
  }
}

extension Color.Resolved: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  func attribute(in environment: EnvironmentValues) -> ViewAttribute { Color(self).attribute }
}

/// The transfer function of sRGB, computed with more digits than it returns: what is encoded,
/// decoded and encoded again stays the same.
private enum TransferFunction {
  static func linear(_ value: Float) -> Float {
    let magnitude = Double(abs(value))
    let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return Float(value < 0 ? -result : result)
  }

  static func encoded(_ value: Float) -> Float {
    let magnitude = Double(abs(value))
    let result =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return Float(value < 0 ? -result : result)
  }
}

extension Color {
  /// Creates a colour from numbers that another framework resolved.
  init(_ color: ResolvedColor) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      opacity: Double(color.alpha))
  }

  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

  public var cgColor: CGColor? {
    guard case .components = storage else { return nil }
    return resolve(in: EnvironmentValues()).cgColor
  }
}

extension Color.Resolved {
  public var cgColor: CGColor {
    CGColor(
      srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}
