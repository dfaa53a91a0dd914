// Symbols' effects by name (iOS 17 and 18; drawing since iOS 26).

/// A jump of a symbol.
public struct BounceSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  static let name = "bounce"
  var forms: Set<String> = []

  public var up: BounceSymbolEffect { with("up", insteadOf: "down") }
  public var down: BounceSymbolEffect { with("down", insteadOf: "up") }
  public var byLayer: BounceSymbolEffect { with("byLayer", insteadOf: "wholeSymbol") }
  public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol", insteadOf: "byLayer") }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: Self.name, forms: forms)
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A glow of a symbol.
public struct PulseSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  static let name = "pulse"
  var forms: Set<String> = []

  public var byLayer: PulseSymbolEffect { with("byLayer", insteadOf: "wholeSymbol") }
  public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol", insteadOf: "byLayer") }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: Self.name, forms: forms)
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A play of the layers of a symbol.
public struct VariableColorSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  static let name = "variableColor"
  var forms: Set<String> = []

  public var iterative: VariableColorSymbolEffect { with("iterative", insteadOf: "cumulative") }
  public var cumulative: VariableColorSymbolEffect { with("cumulative", insteadOf: "iterative") }
  public var reversing: VariableColorSymbolEffect { with("reversing", insteadOf: "nonReversing") }
  public var nonReversing: VariableColorSymbolEffect {
    with("nonReversing", insteadOf: "reversing")
  }
  public var hideInactiveLayers: VariableColorSymbolEffect {
    with("hideInactiveLayers", insteadOf: "dimInactiveLayers")
  }
  public var dimInactiveLayers: VariableColorSymbolEffect {
    with("dimInactiveLayers", insteadOf: "hideInactiveLayers")
  }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: Self.name, forms: forms)
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A change of size of a symbol.
public struct ScaleSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect {
  static let name = "scale"
  var forms: Set<String> = []

  public var up: ScaleSymbolEffect { with("up", insteadOf: "down") }
  public var down: ScaleSymbolEffect { with("down", insteadOf: "up") }
  public var byLayer: ScaleSymbolEffect { with("byLayer", insteadOf: "wholeSymbol") }
  public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol", insteadOf: "byLayer") }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: Self.name, forms: forms)
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A coming of a symbol.
public struct AppearSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect
{
  static let name = "appear"
  var forms: Set<String> = []

  public var up: AppearSymbolEffect { with("up", insteadOf: "down") }
  public var down: AppearSymbolEffect { with("down", insteadOf: "up") }
  public var byLayer: AppearSymbolEffect { with("byLayer", insteadOf: "wholeSymbol") }
  public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol", insteadOf: "byLayer") }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: Self.name, forms: forms)
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A going of a symbol.
public struct DisappearSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  static let name = "disappear"
  var forms: Set<String> = []

  public var up: DisappearSymbolEffect { with("up", insteadOf: "down") }
  public var down: DisappearSymbolEffect { with("down", insteadOf: "up") }
  public var byLayer: DisappearSymbolEffect { with("byLayer", insteadOf: "wholeSymbol") }
  public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol", insteadOf: "byLayer") }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: Self.name, forms: forms)
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A wiggle of a symbol.
public struct WiggleSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  static let name = "wiggle"
  var forms: Set<String> = []

  public var clockwise: WiggleSymbolEffect {
    with(
      "clockwise", insteadOf: "counterClockwise", "left", "right", "up", "down", "forward",
      "backward")
  }
  public var counterClockwise: WiggleSymbolEffect {
    with(
      "counterClockwise", insteadOf: "clockwise", "left", "right", "up", "down", "forward",
      "backward")
  }
  public var left: WiggleSymbolEffect {
    with(
      "left", insteadOf: "clockwise", "counterClockwise", "right", "up", "down", "forward",
      "backward")
  }
  public var right: WiggleSymbolEffect {
    with(
      "right", insteadOf: "clockwise", "counterClockwise", "left", "up", "down", "forward",
      "backward")
  }
  public var up: WiggleSymbolEffect {
    with(
      "up", insteadOf: "clockwise", "counterClockwise", "left", "right", "down", "forward",
      "backward")
  }
  public var down: WiggleSymbolEffect {
    with(
      "down", insteadOf: "clockwise", "counterClockwise", "left", "right", "up", "forward",
      "backward")
  }
  public var forward: WiggleSymbolEffect {
    with(
      "forward", insteadOf: "clockwise", "counterClockwise", "left", "right", "up", "down",
      "backward")
  }
  public var backward: WiggleSymbolEffect {
    with(
      "backward", insteadOf: "clockwise", "counterClockwise", "left", "right", "up", "down",
      "forward")
  }
  public var byLayer: WiggleSymbolEffect { with("byLayer", insteadOf: "wholeSymbol") }
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol", insteadOf: "byLayer") }

  /// Returns the wiggle along a line at an angle in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { with("angle \(angle)") }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: Self.name, forms: forms)
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A turn of a symbol.
public struct RotateSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  static let name = "rotate"
  var forms: Set<String> = []

  public var clockwise: RotateSymbolEffect { with("clockwise", insteadOf: "counterClockwise") }
  public var counterClockwise: RotateSymbolEffect {
    with("counterClockwise", insteadOf: "clockwise")
  }
  public var byLayer: RotateSymbolEffect { with("byLayer", insteadOf: "wholeSymbol") }
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol", insteadOf: "byLayer") }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: Self.name, forms: forms)
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A swelling of a symbol.
public struct BreatheSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  static let name = "breathe"
  var forms: Set<String> = []

  public var plain: BreatheSymbolEffect { with("plain", insteadOf: "pulse") }
  public var pulse: BreatheSymbolEffect { with("pulse", insteadOf: "plain") }
  public var byLayer: BreatheSymbolEffect { with("byLayer", insteadOf: "wholeSymbol") }
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol", insteadOf: "byLayer") }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: Self.name, forms: forms)
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A drawing of a symbol.
public struct DrawOnSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect
{
  static let name = "drawOn"
  var forms: Set<String> = []

  public var byLayer: DrawOnSymbolEffect {
    with("byLayer", insteadOf: "wholeSymbol", "individually")
  }
  public var wholeSymbol: DrawOnSymbolEffect {
    with("wholeSymbol", insteadOf: "byLayer", "individually")
  }
  public var individually: DrawOnSymbolEffect {
    with("individually", insteadOf: "byLayer", "wholeSymbol")
  }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: Self.name, forms: forms)
  }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// A wiping away of a symbol.
public struct DrawOffSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect
{
  static let name = "drawOff"
  var forms: Set<String> = []

  public var byLayer: DrawOffSymbolEffect {
    with("byLayer", insteadOf: "wholeSymbol", "individually")
  }
  public var wholeSymbol: DrawOffSymbolEffect {
    with("wholeSymbol", insteadOf: "byLayer", "individually")
  }
  public var individually: DrawOffSymbolEffect {
    with("individually", insteadOf: "byLayer", "wholeSymbol")
  }
  public var reversed: DrawOffSymbolEffect { with("reversed", insteadOf: "nonReversed") }
  public var nonReversed: DrawOffSymbolEffect { with("nonReversed", insteadOf: "reversed") }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: Self.name, forms: forms)
  }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// A replacement of a symbol.
public struct ReplaceSymbolEffect: NamedSymbolEffect, ContentTransitionSymbolEffect {
  static let name = "replace"
  var forms: Set<String> = []

  public var downUp: ReplaceSymbolEffect { with("downUp", insteadOf: "upUp", "offUp") }
  public var upUp: ReplaceSymbolEffect { with("upUp", insteadOf: "downUp", "offUp") }
  public var offUp: ReplaceSymbolEffect { with("offUp", insteadOf: "downUp", "upUp") }
  public var byLayer: ReplaceSymbolEffect { with("byLayer", insteadOf: "wholeSymbol") }
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol", insteadOf: "byLayer") }

  /// Replaces what two symbols do not share, or falls back to another effect.
  public struct MagicReplace: NamedSymbolEffect, ContentTransitionSymbolEffect {
    static let name = "magicReplace"
    var forms: Set<String> = []

    public var configuration: SymbolEffectConfiguration {
      SymbolEffectConfiguration(name: Self.name, forms: forms)
    }
  }

  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(forms: fallback.forms)
  }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: Self.name, forms: forms)
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// A fitting movement of a symbol.
public struct AutomaticSymbolEffect: NamedSymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  static let name = "automatic"
  var forms: Set<String> = []

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: Self.name, forms: forms)
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
