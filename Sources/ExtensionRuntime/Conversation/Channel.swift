import Foundation
import Glibc
import WidgetRecording

/// The two-way line of JSON to the host.
struct Channel: Sendable {
  /// The greatest length of a request; a longer one is no request.
  static let longestLine = 16 << 20

  private let descriptor: Int32

  /// Takes over an open socket, which programs that the author's code starts do not get.
  ///
  /// It gets another number, so that code which writes to one that it does not have hits nothing.
  init(takingOver descriptor: Int32) {
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, Int32.random(in: 256..<1000))
    guard moved >= 0 else {
      self.descriptor = descriptor
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      return
    }
    self.descriptor = moved
    close(descriptor)
  }

  /// Sends an answer; where the host has gone, so does the process.
  func send(_ answer: ExtensionAnswer) {
    // The output of the author's code during the call must arrive before the answer.
    fflush(nil)
    var line = JSONWriter.bytes(of: answer)
    line.append(UInt8(ascii: "\n"))
    line.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var start = bytes.startIndex
      while start < bytes.endIndex {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        let sent = Glibc.send(
          descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL)
        )
        if sent < 0 && errno == EINTR { continue }
        guard sent > 0 else { _exit(0) }
        start += sent
      }
    }
  }

  /// Reads requests until the host closes the channel.
  ///
  /// - Parameter receive: Called with each line, without its line feed.
  func readLines(_ receive: (Data) -> Void) {
    var pending = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      pending.append(contentsOf: buffer[0..<count])
      while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        receive(Data(pending[pending.startIndex..<end]))
        pending = Data(pending[pending.index(after: end)...])
      }
      guard pending.count <= Self.longestLine else { return }
    }
  }
}
