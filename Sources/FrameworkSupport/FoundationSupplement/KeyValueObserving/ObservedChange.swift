// The changes of observed values, from iOS 3 and 11.

public import Foundation

/// Options of an observation: the values that changes carry, and the times of the calls.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once, before the observing begins.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change of an observed value.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// The kind of a change of an observed set.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
  case union = 1
  case minus, intersect, set
}

/// A key of a change dictionary.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes in a collection that changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is about to happen.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(
    rawValue: "notificationIsPrior")
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before the change, if it was asked for.
  public let oldValue: Value?
  /// The indexes in a collection that changed.
  public let indexes: IndexSet?
  /// Whether the change is about to happen.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// An observation that lasts until it is invalidated or let go.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let cancellation: @Sendable () -> Void

  init(_ cancellation: @escaping @Sendable () -> Void) {
    self.cancellation = cancellation
  }

  /// Ends the observation.
  public func invalidate() { cancellation() }

  deinit { cancellation() }
}

/// A class that declares the key paths that affect its values.
///
/// Values that another one is made of are observed through it; whether notifications are automatic
/// is not asked, because no class without Objective-C has automatic ones.
public protocol NSKeyValueObservingCustomization: NSObjectProtocol {
  static func keyPathsAffectingValue(for key: AnyKeyPath) -> Set<AnyKeyPath>
  static func automaticallyNotifiesObservers(for key: AnyKeyPath) -> Bool
}
