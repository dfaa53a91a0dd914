import Foundation
import Glibc
import NetworkAnswers

/// A request as it comes over a connection.
struct HTTPRequest: Hashable, Sendable {
  /// The greatest number of bytes that a request may have.
  static let sizeLimit = 64 << 20

  var method: String
  /// The path with the query.
  var target: String
  var headers: [HTTPExchange.Header]
  var body: Data

  /// The value of the first header of a name; nil where there is none.
  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// Reads a request; nil where the connection ends before the request does.
  init?(from connection: Connection) {
    guard let head = connection.read(through: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let words = (lines.first ?? "").split(separator: " ", maxSplits: 2)
    guard words.count == 3 else { return nil }
    method = words[0].uppercased()
    target = String(words[1])
    headers = lines.dropFirst().compactMap { HTTPExchange.Header(line: $0) }
    body = Data()
    if header("Expect")?.lowercased() == "100-continue" {
      connection.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
    }
    if header("Transfer-Encoding")?.lowercased() == "chunked" {
      guard let whole = Self.chunks(from: connection) else { return nil }
      body = whole
    } else if let count = header("Content-Length").flatMap(Int.init), count > 0 {
      guard count <= Self.sizeLimit, let whole = connection.read(count) else { return nil }
      body = whole
    }
  }

  private static func chunks(from connection: Connection) -> Data? {
    var body = Data()
    while body.count <= sizeLimit {
      guard let line = connection.read(through: Data("\r\n".utf8)) else { return nil }
      let text = String(decoding: line, as: UTF8.self).prefix { $0.isHexDigit }
      guard let count = Int(text, radix: 16) else { return nil }
      guard count > 0 else {
        // Trailer fields after the last chunk end with an empty line.
        while let rest = connection.read(through: Data("\r\n".utf8)), rest.count > 2 {}
        return body
      }
      guard let chunk = connection.read(count), connection.read(2) != nil else { return nil }
      body += chunk
    }
    return nil
  }
}

/// A connection of this process with itself.
final class Connection {
  private let descriptor: Int32
  private var pending = Data()

  /// Takes over a connected socket.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    // Whoever asked ends the connection. Ended from here it would be reported to libdispatch as
    // hung up, which cancels both of a transfer's sources and goes on reading what that has freed.
    shutdown(descriptor, Int32(SHUT_WR))
    while fill() { pending.removeAll() }
    close(descriptor)
  }

  /// Reads until a mark has come; nil where the connection ends first.
  func read(through mark: Data) -> Data? {
    while true {
      if let range = pending.range(of: mark) { return take(range.upperBound) }
      guard pending.count <= HTTPRequest.sizeLimit, fill() else { return nil }
    }
  }

  /// Reads a number of bytes; nil where the connection ends first.
  func read(_ count: Int) -> Data? {
    while pending.count < count { guard fill() else { return nil } }
    return take(pending.startIndex + count)
  }

  private func take(_ end: Data.Index) -> Data {
    defer { pending = Data(pending[end...]) }
    return Data(pending[..<end])
  }

  private func fill() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { return fill() }
    guard count > 0 else { return false }
    pending.append(contentsOf: buffer[..<count])
    return true
  }

  /// Writes bytes, as many as are wanted.
  func write(_ data: Data) {
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let sent = send(descriptor, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
        if sent < 0, errno == EINTR { continue }
        guard sent > 0 else { return }
        rest = rest.dropFirst(sent)
      }
    }
  }
}
