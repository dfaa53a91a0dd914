/// The layout of the file in which an extension's process tells what a call is doing.
///
/// A process that is stopped, or that the author's code ends, can tell nothing any more; the host then
/// reads the file. Its first byte is the call's stage. Behind the length of a text comes the text: the
/// accesses of the call so far, one a line.
public enum StageFile {
  /// The number of bytes.
  public static let size = 1 << 16
  /// The place of the text's length, in 8 bytes.
  public static let placeOfLength = 8
  /// The place of the text.
  public static let placeOfText = 16
}
