import Foundation
import Hashing

/// The SHA-256 digest of a build's inputs.
///
/// Every part is preceded by its length, so that no two lists of parts run into the same bytes.
struct ContentHash {
  private var digest = SHA256()

  /// Adds a text.
  mutating func add(_ text: String) {
    add(Array(text.utf8))
  }

  /// Adds texts, and how many they are.
  mutating func add(_ texts: [String]) {
    add(String(texts.count))
    for text in texts { add(text) }
  }

  /// Adds the names and contents of files; an unreadable one counts as empty.
  mutating func add(contentsOf files: [URL]) {
    for file in files {
      add(file.lastPathComponent)
      add([UInt8]((try? Data(contentsOf: file)) ?? Data()))
    }
  }

  /// Adds bytes.
  mutating func add(_ bytes: [UInt8]) {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { digest.update($0) }
    digest.update(bytes)
  }

  /// The digest in hexadecimal digits.
  var text: String {
    digest.finished().hexadecimalText
  }
}
