// Literals of Objective-C's sets, which Foundation has on Apple's platforms and not on Linux.

public import Foundation

/// Adds `NSSet`'s array literal: an extension of a class cannot declare a required initialiser, one
/// of a protocol can.
public protocol _SetOfLiteral: ExpressibleByArrayLiteral {}

extension _SetOfLiteral {
  public init(arrayLiteral elements: Any...) {
    // For a mutable set this is called as for its superclass, so that every set is a mutable one.
    guard let set = NSMutableSet(array: elements) as? Self else {
      preconditionFailure("\(Self.self) cannot be written as a literal")
    }
    self = set
  }
}

extension NSSet: _SetOfLiteral {}
extension NSSet: @retroactive ExpressibleByArrayLiteral {}
