public import Foundation

/// One file of a report.
///
/// A long one is made piece by piece while it is written, so that memory never holds it whole.
public struct ReportFile: Sendable {
  /// Takes the next bytes of a file, which are there during the call alone.
  public typealias Sink = (UnsafeRawBufferPointer) -> Void

  /// The bytes of a piece, about: a reader that leaves early has taken a short file whole.
  static let pieceLength = 1 << 20

  /// The path, relative to the report's folder.
  public let path: String
  /// Whether the name follows from the content, so that a file of the name is seldom another.
  public var isNamedByContent = false

  private let pieces: @Sendable (Sink) -> Void

  /// Creates a file from its bytes.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the report's folder.
  ///   - data: The bytes.
  public init(path: String, data: Data) {
    self.init(path: path) { take in data.withUnsafeBytes(take) }
  }

  /// Creates a file that is made while it is written.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the report's folder.
  ///   - pieces: Makes the bytes, each time the same, and gives them away in order.
  public init(path: String, pieces: @escaping @Sendable (Sink) -> Void) {
    self.path = path
    self.pieces = pieces
  }

  /// Gives away the file's bytes.
  ///
  /// - Parameter take: Takes each piece, in order.
  public func write(_ take: Sink) {
    pieces(take)
  }

  /// The file's bytes.
  public var data: Data {
    var data = Data()
    write { data.append(contentsOf: $0) }
    return data
  }
}
