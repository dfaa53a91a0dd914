// The orders of truth values of objects, from iOS 15, which Linux's Foundation does not know.

public import Foundation

extension SortDescriptor where Compared: NSObject {
  /// Creates the order of a property that is true or false; false comes first.
  public init(_ keyPath: KeyPath<Compared, Bool>, order: SortOrder = .forward) {
    self.init(sendable(keyPath.appending(path: \Bool.rank)), order: order)
  }

  /// Creates the order of a property that may be missing; what is missing comes first.
  public init(_ keyPath: KeyPath<Compared, Bool?>, order: SortOrder = .forward) {
    self.init(sendable(keyPath.appending(path: \Bool?.rank)), order: order)
  }
}

extension Bool {
  fileprivate var rank: Int { self ? 1 : 0 }
}

extension Bool? {
  fileprivate var rank: Int { self?.rank ?? -1 }
}
