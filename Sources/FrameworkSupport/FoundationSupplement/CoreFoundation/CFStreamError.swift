// The errors of CoreFoundation's streams; Foundation's streams tell theirs as `NSError`.

/// An error of a stream: a number in a domain.
public struct CFStreamError: Hashable, Sendable {
  public var domain: CFIndex
  public var error: Int32

  /// No error.
  public init() { self.init(domain: 0, error: 0) }

  public init(domain: CFIndex, error: Int32) {
    self.domain = domain
    self.error = error
  }
}

/// The domain of a stream's error, which says what its number is.
public enum CFStreamErrorDomain: CFIndex, Sendable {
  case custom = -1
  /// A number of `errno`.
  case POSIX = 1
  case macOSStatus = 2
}

public let kCFStreamErrorDomainSSL: Int32 = 3
