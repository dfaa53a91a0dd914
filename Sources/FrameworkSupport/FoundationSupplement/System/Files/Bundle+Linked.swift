public import Foundation

extension Bundle {
  /// Returns what `Bundle(identifier:)` gives on a device, where a framework has a bundle of its own.
  ///
  /// Here the app's own frameworks are parts of the program, and their resources lie in its bundle.
  /// Their identifiers are not known: each that is not Apple's is assumed to be one's.
  ///
  /// - Parameter identifier: The identifier of a bundle.
  /// - Returns: The bundle that has the identifier, or else the program's; nil for one of Apple's.
  public static func linked(identifier: String) -> Bundle? {
    if let known = Bundle(identifier: identifier) { return known }
    return identifier.hasPrefix("com.apple.") ? nil : .main
  }
}
