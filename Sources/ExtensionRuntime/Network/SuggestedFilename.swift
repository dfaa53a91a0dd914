import Foundation

/// The file name that an answer suggests by its address.
enum SuggestedFilename {
  /// Whether an address is returned in two words, as a text is.
  static let isKnown = MemoryLayout<URL?>.size == MemoryLayout<String?>.size

  /// Leaves the last part of an address, or nil where it has none.
  ///
  /// - Parameters:
  ///   - address: The place of an optional URL, which is taken over.
  ///   - name: The place of the optional text.
  static func write(of address: UnsafeMutableRawPointer?, to name: UnsafeMutableRawPointer?) {
    guard let address, let name else { return }
    let url = address.assumingMemoryBound(to: URL?.self).move()
    let part = url?.lastPathComponent ?? ""
    let text: String? = part.isEmpty || part == "/" ? nil : part
    name.initializeMemory(as: String?.self, to: text)
  }
}
