import SwiftSyntax

/// Classes made of Foundation's locks, of which Linux's Foundation lets none be made.
enum LockClasses {
  private static let names: Set<String> = ["NSLock", "NSRecursiveLock", "NSCondition"]

  /// The place of the name of the lock that a class inherits; nil where it inherits none.
  static func inherited(by node: ClassDeclSyntax) -> Range<Int>? {
    let first = node.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)
    return first.map(\.name).flatMap { names.contains($0.text) ? $0.bytes : nil }
  }
}
