import Foundation
import Glibc
import WidgetRecording

/// The two-way line of JSON to the host.
struct Channel: Sendable {
  /// The greatest length of a request; a longer one is no request.
  static let longestLine = 16 << 20

  /// Bytes that are read at once: more than most requests have, and few enough for the stack.
  private static let bufferSize = 1 << 10

  /// `POLLRDHUP`, which Glibc's module leaves out: the other side has closed.
  private static let hangup: Int16 = 0x2000

  /// The socket.
  let descriptor: Int32

  /// Takes over an open socket.
  init(takingOver descriptor: Int32) {
    self.descriptor = DescriptorNumber.movedAside(descriptor)
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

  /// Reads the bytes that have come, without waiting for any.
  ///
  /// - Parameter bytes: The bytes are added to these.
  /// - Returns: Whether the host may send more.
  func read(into bytes: inout [UInt8]) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.bufferSize) { buffer in
      while true {
        let count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 && errno == EAGAIN }
        bytes += buffer[..<count]
        if count < buffer.count { return true }
      }
    }
  }

  /// Waits, in real time, until the host closes the channel.
  func waitForEnd() {
    var end = pollfd(fd: descriptor, events: Self.hangup, revents: 0)
    while poll(&end, 1, -1) < 0, errno == EINTR {}
  }
}
