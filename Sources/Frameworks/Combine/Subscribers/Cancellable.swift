// `Cancellable` and `AnyCancellable`.

import FoundationSupplement

public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

public final class AnyCancellable: Cancellable, Hashable {
  private let action: LockedValue<(() -> Void)?>

  public init(_ cancel: @escaping () -> Void) {
    action = LockedValue(cancel)
  }

  public init<C: Cancellable>(_ canceller: C) {
    action = LockedValue(canceller.cancel)
  }

  deinit {
    cancel()
  }

  public func cancel() {
    let action = action.withValue { action in
      defer { action = nil }
      return action
    }
    action?()
  }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
