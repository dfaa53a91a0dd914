import Glibc

/// A short file of the kernel's about this process, such as one of `/proc/self`, kept open.
///
/// It is read at every call, so nothing is made of it but the numbers that are wanted.
struct KernelFile: Sendable {
  /// The bytes of one line of numbers at most, few enough for the stack.
  static let line = 256

  /// The file; negative where there is none.
  private let descriptor: Int32
  /// The bytes that are read at most.
  private let capacity: Int

  /// Opens a file below `/proc`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - capacity: The bytes that are read at most.
  init(_ path: String, capacity: Int = line) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    self.capacity = capacity
  }

  /// Reads the file's present text.
  ///
  /// - Parameter body: Takes the text.
  /// - Returns: The value that `body` returns; nil where there is no such file.
  func read<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value?) -> Value? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      let count = pread(descriptor, buffer.baseAddress, buffer.count, 0)
      guard count > 0 else { return nil }
      return body(UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Returns the number that a text begins with, behind any space.
  static func number(_ text: some Sequence<UInt8>) -> Int? {
    var number: Int?
    for byte in text {
      switch byte {
      case 0x30...0x39: number = (number ?? 0) &* 10 &+ Int(byte - 0x30)
      case 0x20, 0x09: if number != nil { return number }
      default: return number
      }
    }
    return number
  }
}
