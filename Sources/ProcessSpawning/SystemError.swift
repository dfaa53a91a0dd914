import Foundation
import Glibc

/// The number of a system's error, and its words.
public struct SystemError: Error, Hashable, Sendable {
  /// The number.
  public let code: Int32

  /// Creates an error of a number.
  public init(code: Int32) {
    self.code = code
  }

  /// The error of the call that failed last on this thread.
  public static var last: SystemError {
    SystemError(code: errno)
  }
}

extension SystemError {
  /// The system's words for an error, which Foundation keeps below its own.
  ///
  /// - Parameter error: Any error.
  /// - Returns: The words of the system where it was its error, or else those of the error.
  public static func words(for error: any Error) -> String {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain, let code = Int32(exactly: error.code) {
      return SystemError(code: code).description
    }
    if let below = error.userInfo[NSUnderlyingErrorKey] as? any Error { return words(for: below) }
    return error.localizedDescription
  }
}

extension SystemError: CustomStringConvertible {
  /// The system's words.
  public var description: String {
    String(cString: strerror(code))
  }
}
