// `CGColor` and `CGGradient`. Components are kept as they were given, beside the
// red, green and blue that they stand for.

public import FoundationSupplement

public final class CGColor: Hashable, Sendable {
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  public var components: [CGFloat]? { values }
  public var numberOfComponents: Int { values.count }
  public var alpha: CGFloat { values.last ?? 1 }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    colorSpace = CGColorSpace(name: CGColorSpace.sRGB)
    values = [red, green, blue, alpha]
  }

  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    colorSpace = CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)
    values = [gray, alpha]
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Returns the color in another space: grays become red, green and blue of the same value, and
  /// those are kept as they are, since all spaces here have the same primaries.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    var components = values
    if space.numberOfComponents == 3, values.count == 2 {
      components = [values[0], values[0], values[0], values[1]]
    }
    guard components.count == space.numberOfComponents + 1 else { return nil }
    return CGColor(colorSpace: space, components: components)
  }

  public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.colorSpace = colorSpace
    values = Array(UnsafeBufferPointer(start: components, count: colorSpace.numberOfComponents + 1))
  }

  private init(colorSpace: CGColorSpace?, values: [CGFloat]) {
    self.colorSpace = colorSpace
    self.values = values
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(colorSpace: colorSpace, values: values.dropLast() + [alpha])
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.colorSpace == right.colorSpace && left.values == right.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }

  /// Red, green, blue and opacity in sRGB.
  package var resolved: ResolvedColor {
    switch colorSpace?.model {
    case .monochrome:
      ResolvedColor(red: values[0], green: values[0], blue: values[0], alpha: alpha)
    case .cmyk where values.count == 5:
      ResolvedColor(
        red: (1 - values[0]) * (1 - values[3]), green: (1 - values[1]) * (1 - values[3]),
        blue: (1 - values[2]) * (1 - values[3]), alpha: alpha)
    default:
      ResolvedColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    }
  }
}

public final class CGGradient: Sendable {
  package let colors: [CGColor]
  package let locations: [CGFloat]

  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    self.colors = colors
    let last = CGFloat(max(1, colors.count - 1))
    self.locations =
      locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
      ?? colors.indices.map { CGFloat($0) / last }
  }

  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * width)
    }
    self.locations =
      locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
      ?? (0..<count).map { CGFloat($0) / CGFloat(max(1, count - 1)) }
  }
}

/// A colour in sRGB.
package struct ResolvedColor: Hashable, Codable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  /// Creates a colour.
  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from a hue.
  package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ shift: CGFloat) -> CGFloat {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Hue, saturation and brightness, each from zero to one.
  package var hueSaturationBrightness: (CGFloat, CGFloat, CGFloat) {
    let high = max(red, green, blue)
    let spread = high - min(red, green, blue)
    guard spread > 0 else { return (0, 0, high) }
    let sector: CGFloat
    if high == red {
      sector = (green - blue) / spread
    } else if high == green {
      sector = (blue - red) / spread + 2
    } else {
      sector = (red - green) / spread + 4
    }
    return ((sector < 0 ? sector + 6 : sector) / 6, spread / high, high)
  }
}

/// The way in which colors are moved into a space that lacks them.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
