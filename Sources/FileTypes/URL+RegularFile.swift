package import Foundation

extension URL {
  /// Whether this and another URL name one file, links followed.
  package func isSameFile(as other: URL) -> Bool {
    resolvingSymlinksInPath().standardizedFileURL
      == other.resolvingSymlinksInPath().standardizedFileURL
  }

  /// Refuses anything but files and folders before they are opened: a pipe may have no writer, and
  /// a device no end.
  ///
  /// A missing or unreadable file, and a folder, are left to the code that opens it.
  ///
  /// - Throws: `CocoaError` for a pipe, a device or a socket.
  package func refuseIrregularFile() throws(CocoaError) {
    guard let type = FileType(at: path), ![.file, .folder].contains(type) else { return }
    let reason = "it is \(type.name), and has to be a file"
    throw CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}
