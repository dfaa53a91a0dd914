package import Foundation

/// Reads the compiler's messages and writes the answers, each JSON after its length.
///
/// A length is eight bytes, the lowest first. The end of the input ends the plugin.
package struct MessageLoop {
  private let input: FileHandle
  private let output: FileHandle

  /// Creates a loop between two files.
  package init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// Answers until the input ends.
  package func run() {
    while let message = read() {
      guard let answer = PluginMessage(message)?.answer,
        let data = try? JSONSerialization.data(withJSONObject: answer, options: .sortedKeys)
      else { return }
      var length = UInt64(data.count).littleEndian
      output.write(Data(bytes: &length, count: 8))
      output.write(data)
    }
  }

  /// Returns the next message; nil at the end of the input or where it breaks off.
  private func read() -> Data? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: length).flatMap { read($0) }
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try? input.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }
}
