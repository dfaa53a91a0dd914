import DataCompression
import Foundation

/// The compression of a body, as its header names it.
enum ContentEncoding {
  /// Returns a body as it was before it was compressed.
  ///
  /// Most tools write bodies decoded and keep the header, so the bytes decide: what does not begin
  /// as the encoding does is left as it is.
  ///
  /// - Parameters:
  ///   - body: The bytes of an archive.
  ///   - headers: The headers of the answer.
  /// - Returns: The body; nil for one of an encoding that is not decoded.
  static func decoded(_ body: Data, _ headers: [HTTPExchange.Header]) -> Data? {
    let names = headers.filter { $0.name.lowercased() == "content-encoding" }.flatMap {
      $0.value.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    }
    var body = body
    for name in names.reversed() {
      guard let plain = decoded(body, String(name)) else { return nil }
      body = plain
    }
    return body
  }

  private static func decoded(_ body: Data, _ name: String) -> Data? {
    let start = body.prefix(4).map(Int.init)
    let isText = String(validating: body, as: UTF8.self) != nil
    switch name {
    case "gzip", "x-gzip":
      return start.starts(with: [0x1F, 0x8B]) ? inflated(body, .gzip) ?? body : body
    case "deflate":
      // Servers send it with and without an envelope.
      let hasEnvelope =
        start.count > 1 && start[0] & 15 == 8 && (start[0] << 8 | start[1]).isMultiple(of: 31)
      return (hasEnvelope ? inflated(body, .zlib) : nil)
        ?? (isText ? nil : inflated(body, .none)) ?? body
    case "br": return isText || isPicture(start) ? body : nil
    case "zstd": return start == [0x28, 0xB5, 0x2F, 0xFD] ? nil : body
    default: return body
    }
  }

  /// Whether bytes begin as a picture does: Brotli has no mark of its own.
  private static func isPicture(_ start: [Int]) -> Bool {
    [[0x89, 0x50], [0xFF, 0xD8], [0x47, 0x49], [0x52, 0x49], [0x00, 0x00]].contains {
      start.starts(with: $0)
    }
  }

  private static func inflated(_ body: Data, _ envelope: Deflate.Envelope) -> Data? {
    Deflate.inflated(body, envelope, limit: HTTPArchive.sizeLimit)
  }
}
