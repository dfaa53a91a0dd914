// The filters of a graphics context.

extension GraphicsContext {
  /// A filter of a context's drawing operations.
  public struct Filter: Sendable {
    let value: ViewAttribute

    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter(
        value: .fields([
          "blur": radius.attribute, "opaque": options.contains(.opaque) ? true : nil,
        ]))
    }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        value: .fields([
          "shadow": color.attribute, "radius": radius.attribute, "x": x.attribute,
          "y": y.attribute, "blendMode": blendMode == .normal ? nil : .string(blendMode.name),
          "options": options.isEmpty ? nil : Int(options.rawValue).attribute,
        ]))
    }

    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(value: .fields(["colorMultiply": color.attribute]))
    }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(value: .fields(["projectionTransform": matrix.attribute]))
    }

    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(value: .fields(["colorMatrix": matrix.attribute]))
    }

    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(value: .fields(["hueRotation": angle.attribute]))
    }

    public static func saturation(_ amount: Double) -> Filter {
      Filter(value: .fields(["saturation": amount.attribute]))
    }

    public static func brightness(_ amount: Double) -> Filter {
      Filter(value: .fields(["brightness": amount.attribute]))
    }

    public static func contrast(_ amount: Double) -> Filter {
      Filter(value: .fields(["contrast": amount.attribute]))
    }

    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(value: .fields(["colorInvert": amount.attribute]))
    }

    public static func grayscale(_ amount: Double) -> Filter {
      Filter(value: .fields(["grayscale": amount.attribute]))
    }

    public static var luminanceToAlpha: Filter {
      Filter(value: .fields(["luminanceToAlpha": true]))
    }

    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(
        value: .fields([
          "alphaThreshold": [min, max].attribute, "color": color.attribute,
        ]))
    }
  }
}

extension GraphicsContext {
  /// Options for a shadow filter.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Options for a blur filter.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// Options for a filter.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }
}

/// A matrix that transforms colours: rows for red, green, blue and alpha, each with an offset.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  public init() {}
}

extension ColorMatrix: AttributeRepresentable {
  package var attribute: ViewAttribute {
    let rows = [
      r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
    ]
    return rows.map(Double.init).attribute
  }
}
