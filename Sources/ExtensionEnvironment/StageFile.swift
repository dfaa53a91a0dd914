/// The layout of the file in which an extension's process tells what a call is doing.
///
/// A process that is stopped, or that the author's code ends, can tell nothing any more; the host
/// then reads the file. Its first byte is the call's stage. Behind it stand texts of what the call
/// has done so far, one thing a line, each in a part of its own that begins with the text's length
/// in 8 bytes.
public enum StageFile {
  /// A text in the file.
  public enum Text: Int, CaseIterable, Sendable {
    /// The uses of things shared with the app, other widgets or the system.
    case accesses
    /// The attempts to reach the network.
    case connections

    /// The place of the text's length.
    public var placeOfLength: Int { rawValue * StageFile.sizeOfPart + MemoryLayout<Int>.size }
    /// The bytes in which the text lies.
    public var place: Range<Int> {
      placeOfLength + MemoryLayout<Int>.size..<(rawValue + 1) * StageFile.sizeOfPart
    }
  }

  private static let sizeOfPart = 1 << 16
  /// The number of bytes.
  public static let size = Text.allCases.count * sizeOfPart
}
