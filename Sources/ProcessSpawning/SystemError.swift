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

extension SystemError: CustomStringConvertible {
  /// The system's words.
  public var description: String {
    String(cString: strerror(code))
  }
}
