import Glibc

extension UnsafeRawBufferPointer {
  /// Whether the bytes of a text are among these.
  public func has(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { wanted in
      guard let first = wanted.first, let wantedStart = wanted.baseAddress else { return true }
      guard let start = baseAddress else { return false }
      var place = 0
      while place + wanted.count <= count,
        let found = memchr(start + place, Int32(first), count - wanted.count - place + 1)
      {
        if memcmp(found, wantedStart, wanted.count) == 0 { return true }
        place = UnsafeRawPointer(found) - start + 1
      }
      return false
    }
  }
}

extension String {
  /// Whether the text has another one in it, byte for byte.
  public func hasBytes(_ other: String) -> Bool {
    var text = self
    return text.withUTF8 { UnsafeRawBufferPointer($0).has(other) }
  }
}
