import Foundation
import NetworkAnswers

/// The descriptions of errors of `URLSession`.
enum FailureWords {
  /// Returns the dictionary of an error as an object that the caller owns.
  ///
  /// - Parameters:
  ///   - code: The code of the error.
  ///   - host: The host of the request; empty where it is not known.
  /// - Returns: The dictionary; nil for a code without words.
  static func dictionary(_ code: Int, host: String) -> UnsafeMutableRawPointer? {
    guard let words = URLFailure.words(for: code, host: host) else { return nil }
    let dictionary: [String: Any] = [NSLocalizedDescriptionKey: words]
    // Swift's dictionary is one reference, and Foundation takes it over.
    let object = unsafeBitCast(dictionary, to: UnsafeMutableRawPointer.self)
    _ = Unmanaged<AnyObject>.fromOpaque(object).retain()
    return withExtendedLifetime(dictionary) { object }
  }
}
