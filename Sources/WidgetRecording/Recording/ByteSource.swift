import FileTypes
import Foundation

/// The bytes of a recording, which are read by their position: those of a file, or those in memory.
enum ByteSource {
  /// Bytes that stay where they are as long as they are read.
  case memory(UnsafeBufferPointer<UInt8>)
  /// An open file of so many bytes.
  case file(FileHandle, count: Int)

  /// Opens a file.
  ///
  /// - Parameter url: The file.
  /// - Throws: An error with the reason, for anything but a file that can be read.
  init(contentsOf url: URL) throws {
    try url.refuseIrregularFile()
    let handle = try FileHandle(forReadingFrom: url)
    var facts = stat()
    guard fstat(handle.fileDescriptor, &facts) == 0 else { throw POSIXError(.EIO) }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      let reason = "it is a folder; give the file in it that ends in .recording.jsonl"
      throw CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: reason])
    }
    self = .file(handle, count: Int(facts.st_size))
  }

  /// The number of bytes.
  var count: Int {
    switch self {
    case .memory(let bytes): bytes.count
    case .file(_, let count): count
    }
  }

  /// Reads bytes of a file.
  ///
  /// - Parameters:
  ///   - file: The file, open for reading.
  ///   - offset: The position of the first.
  ///   - buffer: Receives the bytes.
  /// - Returns: The number of bytes; 0 at the end of the file.
  /// - Throws: `POSIXError` where the file cannot be read.
  static func read(
    _ file: FileHandle, at offset: Int, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(POSIXError) -> Int {
    while true {
      let count = pread(file.fileDescriptor, buffer.baseAddress, buffer.count, offset)
      if count >= 0 { return count }
      guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
  }
}
