// TipKit's rules and parameters and their macros. No tip is shown here whatever its rules say, so
// that they are compiled and never asked; parameters hold their values.

extension Tips {
  /// A condition under which a tip is shown.
  public struct Rule: Sendable {
    init() {}
  }

  /// The staged form of `#Rule`: the types of a condition, which is never evaluated.
  public static func _rule<Value>(
    _ input: Parameter<Value>, _ condition: (Value) -> Bool
  ) -> Rule {
    Rule()
  }

  public static func _rule<DonationInfo>(
    _ input: Event<DonationInfo>, _ condition: (Event<DonationInfo>) -> Bool
  ) -> Rule {
    Rule()
  }

  /// A value on which rules depend.
  public struct Parameter<Value: Codable & Sendable>: Sendable {
    private let storage: Storage

    /// Creates the storage that `@Parameter` declares beside its variable.
    public init(_value value: Value) { storage = Storage(value) }

    /// The value; it changes once tips are configured.
    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { if TipStates.shared.hasConfiguration { storage.value = newValue } }
    }

    private final class Storage: @unchecked Sendable {
      private let lock = NSLock()
      private var current: Value

      init(_ value: Value) { current = value }

      var value: Value {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
      }
    }
  }

  public struct ParameterOption: Sendable {
    public static var transient: ParameterOption { .init() }
  }
}

/// Makes a static variable one on which rules can depend.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "FrameworkMacros", type: "TipParameterMacro")

/// A rule that depends on a parameter.
@freestanding(expression)
public macro Rule<Value: Codable & Sendable>(
  _ input: Tips.Parameter<Value>, _ body: (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "FrameworkMacros", type: "TipRuleMacro")

/// A rule that depends on the donations to an event.
@freestanding(expression)
public macro Rule<DonationInfo: Codable & Sendable>(
  _ input: Tips.Event<DonationInfo>, _ body: (Tips.Event<DonationInfo>) -> Bool
) -> Tips.Rule = #externalMacro(module: "FrameworkMacros", type: "TipRuleMacro")
