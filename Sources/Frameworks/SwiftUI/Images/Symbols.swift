// SwiftUI's settings for symbols: rendering mode, variants, effects.

public struct SymbolRenderingMode: Sendable {
  let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

public struct SymbolVariants: Hashable, Sendable {
  let names: Set<String>

  public static let none = SymbolVariants(names: [])
  public static let circle = SymbolVariants(names: ["circle"])
  public static let square = SymbolVariants(names: ["square"])
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  public static let fill = SymbolVariants(names: ["fill"])
  public static let slash = SymbolVariants(names: ["slash"])

  public var circle: SymbolVariants { with("circle") }
  public var square: SymbolVariants { with("square") }
  public var rectangle: SymbolVariants { with("rectangle") }
  public var fill: SymbolVariants { with("fill") }
  public var slash: SymbolVariants { with("slash") }

  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }

  private func with(_ name: String) -> SymbolVariants {
    SymbolVariants(names: names.union([name]))
  }
}

/// The rendering mode of a symbol's color.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  let name: String

  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The rendering mode of a symbol's variable value, between 0 and 1.
public struct SymbolVariableValueMode: Equatable, Sendable {
  let name: String

  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension EnvironmentValues {
  private struct RenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }
}

nonisolated extension View {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    node(".symbolRenderingMode", ["value": (mode?.name).attribute]) {
      $0.symbolRenderingMode = mode
    }
  }

  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    node(".symbolColorRenderingMode", ["value": (mode?.name).attribute])
  }

  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    node(".symbolVariableValueMode", ["value": (mode?.name).attribute])
  }

  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    node(".symbolVariant", ["value": variant.names.sorted().attribute]) {
      $0.symbolVariants = SymbolVariants(names: $0.symbolVariants.names.union(variant.names))
    }
  }

  public func imageScale(_ scale: Image.Scale) -> some View {
    node(".imageScale", ["value": .string("\(scale)")]) { $0.imageScale = scale }
  }

  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    node(
      ".symbolEffect",
      ["value": .string(String(describing: T.self)), "isActive": isActive.attribute]
    ).modifier(IdleModifier(name: isActive && options.goesOn ? "symbolEffect" : nil))
  }

  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    node(".symbolEffect", ["value": .string(String(describing: T.self))])
  }

  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    node(".symbolEffectsRemoved", ["value": isEnabled.attribute])
  }
}

extension Image {
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    changed("symbolColorRenderingMode", to: (mode?.name).attribute)
  }

  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    changed("symbolVariableValueMode", to: (mode?.name).attribute)
  }
}
