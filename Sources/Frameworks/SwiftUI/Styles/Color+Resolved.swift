// The components of resolved colours.

import FoundationSupplement

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
      let (red, green, blue, opacity) = color.components(
        dark: environment.colorScheme == .dark,
        increased: environment.colorSchemeContrast == .increased,
        of2025: ExtensionSurroundings.current.hasColorsOf2025)
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
