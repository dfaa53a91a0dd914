// SwiftUI's settings for symbols: rendering mode, variants, effects (iOS 15 and later).

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

nonisolated extension View {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    node(".symbolRenderingMode", ["value": (mode?.name).attribute])
  }

  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    node(".symbolVariant", ["value": variant.names.sorted().attribute]) {
      $0.symbolVariants = SymbolVariants(names: $0.symbolVariants.names.union(variant.names))
    }
  }

  public func imageScale(_ scale: Image.Scale) -> some View {
    node(".imageScale", ["value": .string("\(scale)")]) { $0.imageScale = scale }
  }

  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    node(
      ".symbolEffect",
      ["value": .string(String(describing: T.self)), "isActive": isActive.attribute])
  }

  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    node(".symbolEffect", ["value": .string(String(describing: T.self))])
  }

  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    node(".symbolEffectsRemoved", ["value": isEnabled.attribute])
  }
}

/// A movement of a symbol; a widget's picture stands still, so only its name is kept.
public protocol SymbolEffect: Sendable {}

public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()

  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  public var repeating: SymbolEffectOptions { self }
}

public struct BounceSymbolEffect: SymbolEffect {
  public var up: Self { self }; public var down: Self { self }
}
public struct PulseSymbolEffect: SymbolEffect {}
public struct VariableColorSymbolEffect: SymbolEffect {
  public var iterative: Self { self }; public var cumulative: Self { self };
  public var reversing: Self { self }
}
public struct ScaleSymbolEffect: SymbolEffect {
  public var up: Self { self }; public var down: Self { self }
}
public struct ReplaceSymbolEffect: SymbolEffect {
  public var downUp: Self { self }; public var upUp: Self { self }; public var offUp: Self { self }
}
public struct AppearSymbolEffect: SymbolEffect {}
public struct DisappearSymbolEffect: SymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { .init() }
}
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { .init() } }
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { .init() }
}
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { .init() } }
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { .init() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { .init() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { .init() }
}
