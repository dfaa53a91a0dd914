// Symbols: the movements of symbols. A widget's picture stands still, so a movement is only its
// name and its form.

/// A movement of a symbol.
public protocol SymbolEffect: Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// A movement that goes on while it is active.
public protocol IndefiniteSymbolEffect {}

/// A movement that ends by itself.
public protocol DiscreteSymbolEffect {}

/// A movement from one symbol to another.
public protocol ContentTransitionSymbolEffect {}

/// A movement with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// The configuration of an effect, in a form that can be compared.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package let name: String
  package var forms: Set<String> = []
}

/// A movement that is known by its name and forms.
protocol NamedSymbolEffect: SymbolEffect, Hashable {
  static var name: String { get }
  var forms: Set<String> { get set }
}

extension NamedSymbolEffect {
  /// Returns the effect in a form, in place of the others among which it is one.
  func with(_ form: String, among forms: [String]) -> Self {
    var copy = self
    copy.forms.subtract(forms)
    copy.forms.insert(form)
    return copy
  }
}

/// Options of an effect: its repetition and its speed.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repeat behavior of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    let name: String
    var count: Int?
    var delay: Double?

    public static var continuous: RepeatBehavior { RepeatBehavior(name: "continuous") }
    public static var periodic: RepeatBehavior { RepeatBehavior(name: "periodic") }

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(name: "periodic", count: count, delay: delay)
    }
  }

  private var rate = 1.0
  private var isRepeating: Bool?
  private var behavior: RepeatBehavior?

  /// Whether an effect that has no end of its own goes on.
  package var goesOn: Bool { isRepeating != false && behavior?.count == nil }

  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }

  public var repeating: SymbolEffectOptions {
    var copy = self
    copy.isRepeating = true
    return copy
  }

  public var nonRepeating: SymbolEffectOptions {
    var copy = self
    copy.isRepeating = false
    return copy
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.rate = speed
    return copy
  }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    `repeat`(RepeatBehavior(name: "count", count: count))
  }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = self
    copy.behavior = behavior
    return copy
  }
}

extension WiggleSymbolEffect {
  /// Returns the wiggle along a line at an angle in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { with("angle \(angle)", among: []) }
}

extension ReplaceSymbolEffect {
  /// Replaces the parts that two symbols do not share, or falls back to another effect.
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

  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
}
