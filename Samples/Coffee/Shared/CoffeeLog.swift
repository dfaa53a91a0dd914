import Foundation

/// The cups of a day, in the defaults that the app and its widgets share.
public struct CoffeeLog {
  private let defaults = UserDefaults(suiteName: "group.coffee")

  /// Opens the log.
  public init() {}

  /// The cups that were drunk today.
  public var cups: Int {
    get { defaults?.integer(forKey: "cups") ?? 0 }
    nonmutating set { defaults?.set(newValue, forKey: "cups") }
  }

  /// The cups after which it is enough.
  public var limit: Int {
    get { defaults?.integer(forKey: "limit") ?? 0 }
    nonmutating set { defaults?.set(newValue, forKey: "limit") }
  }

  /// Whether the next cup is without caffeine.
  public var isDecaf: Bool {
    get { defaults?.bool(forKey: "decaf") ?? false }
    nonmutating set { defaults?.set(newValue, forKey: "decaf") }
  }
}
