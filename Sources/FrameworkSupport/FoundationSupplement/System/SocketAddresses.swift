// The lengths that Darwin's socket addresses begin with, and those of Linux do not have.

public import Glibc

extension sockaddr {
  /// The bytes of the address; setting it changes nothing.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The bytes of the address; setting it changes nothing.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The bytes of the address; setting it changes nothing.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
