import CivilTime
public import Foundation
import JSON

/// Requests and answers as browsers and proxies write them down: the HTTP Archive format, version
/// 1.2.
public struct HTTPArchive: Hashable, Sendable {
  /// The greatest size of a file, in bytes.
  public static let sizeLimit = 64 << 20

  /// An error of a file that is no HTTP Archive.
  public struct Malformation: Error, Hashable, Sendable {
    /// The reason in a few words.
    public let reason: String
  }

  /// The exchanges, in the file's order.
  public var exchanges: [HTTPExchange]
  /// The exchanges whose answers had bodies that are not in the archive.
  public var withoutBody: [HTTPExchange] = []

  /// Creates an archive.
  public init(_ exchanges: [HTTPExchange]) {
    self.exchanges = exchanges
  }

  /// Reads an archive.
  ///
  /// Entries of other protocols are passed over, as are those without an answer. Those whose answer
  /// was longer than nothing and is not in the archive stand apart.
  ///
  /// - Parameter data: The file's bytes.
  /// - Throws: `Malformation` for bytes that are no archive.
  public init(_ data: Data) throws(Malformation) {
    let value: JSONValue
    do throws(JSONError) {
      // Some tools begin with a mark of the byte order.
      let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
      value = try JSONReader.read(JSONValue.self, from: Data(bytes))
    } catch {
      throw Malformation(reason: "not JSON: \(error)")
    }
    guard let entries = value["log"]?["entries"]?.elements else {
      throw Malformation(reason: "there is no list 'log.entries'")
    }
    exchanges = []
    for (index, entry) in entries.enumerated() {
      guard let method = entry["request"]?["method"]?.text,
        let url = entry["request"]?["url"]?.text
      else {
        throw Malformation(reason: "entry \(index) has no method or no url")
      }
      // A request that was under way says nothing.
      guard let status = entry["response"]?["status"]?.number.flatMap({ Int(exactly: $0) }),
        let address = RequestedAddress(url), ["http", "https"].contains(address.scheme)
      else { continue }
      do throws(BodyProblem) {
        let exchange = try Self.exchange(method, url, status, entry)
        if Self.lacksContent(entry) {
          withoutBody.append(exchange)
        } else {
          exchanges.append(exchange)
        }
      } catch {
        throw Malformation(
          reason: "the body of entry \(index), \(address.redacted), is \(error.rawValue)")
      }
    }
  }

  /// The trouble with a body, after "is".
  private enum BodyProblem: String, Error {
    case notBase64 = "no text of base 64; export it again, or give its text without 'encoding'"
    case notDecoded =
      "compressed by Brotli or Zstandard, which is not decoded; record it without compression"
  }

  private static func exchange(
    _ method: String, _ url: String, _ status: Int, _ entry: JSONValue
  ) throws(BodyProblem) -> HTTPExchange {
    var exchange = HTTPExchange(method.uppercased(), url, status: status)
    exchange.requestHeaders = headers(entry["request"])
    exchange.headers = headers(entry["response"])
    let sent = entry["request"]?["postData"]
    exchange.requestBody = Data((sent?["text"]?.text ?? "").utf8)
    let content = entry["response"]?["content"]
    let text = content?["text"]?.text ?? ""
    exchange.body = Data(text.utf8)
    if content?["encoding"]?.text?.lowercased() == "base64" {
      guard let stored = bytes(ofBase64: text) else { throw .notBase64 }
      guard let body = ContentEncoding.decoded(stored, exchange.headers) else { throw .notDecoded }
      exchange.body = body
    }
    // Some tools name the type beside the content alone.
    if let type = content?["mimeType"]?.text, type.contains("/"),
      !exchange.headers.contains(where: { $0.name.lowercased() == "content-type" })
    {
      exchange.headers.append(.init("Content-Type", type))
    }
    exchange.duration = max(0, (entry["time"]?.number ?? 0) / 1000)
    return exchange
  }

  /// The bytes of a text of base 64, in either alphabet, with or without breaks and filling.
  private static func bytes(ofBase64 text: String) -> Data? {
    let letters = String(text.filter { !$0.isWhitespace && $0 != "=" })
      .replacing("-", with: "+").replacing("_", with: "/")
    let filling = String(repeating: "=", count: (4 - letters.utf8.count % 4) % 4)
    return Data(base64Encoded: letters + filling)
  }

  private static func lacksContent(_ entry: JSONValue) -> Bool {
    let content = entry["response"]?["content"]
    return content?["text"]?.text == nil && content?["size"]?.number ?? 0 > 0
      && entry["request"]?["method"]?.text?.uppercased() != "HEAD"
  }

  private static func headers(_ side: JSONValue?) -> [HTTPExchange.Header] {
    (side?["headers"]?.elements ?? []).compactMap { header in
      guard let name = header["name"]?.text, let value = header["value"]?.text,
        !name.hasPrefix(":")
      else { return nil }
      return HTTPExchange.Header(name, value)
    }
  }

  /// Returns the file's bytes.
  ///
  /// - Parameter creator: The name and the version of the program that writes it.
  /// - Returns: The bytes of the archive, as JSON in UTF-8.
  public func data(creator: (name: String, version: String)) -> Data {
    let log: [String: JSONValue] = [
      "version": .string("1.2"),
      "creator": .object([
        "name": .string(creator.name), "version": .string(creator.version),
      ]),
      "entries": .array(exchanges.map(\.entry)),
    ]
    return Data(JSONWriter.bytes(of: JSONValue.object(["log": .object(log)])) + [0x0A])
  }
}

extension HTTPExchange {
  /// The exchange as an entry of an archive.
  fileprivate var entry: JSONValue {
    let size = JSONValue.number(-1)
    var request: [String: JSONValue] = [
      "method": .string(method), "url": .string(url), "httpVersion": .string("HTTP/1.1"),
      "cookies": .array([]), "headers": Self.list(requestHeaders), "headersSize": size,
      "queryString": .array(
        RequestedAddress(url)?.query.map { Self.pair($0.name, $0.value) } ?? []),
      "bodySize": .number(Double(requestBody.count)),
    ]
    if !requestBody.isEmpty {
      request["postData"] = .object([
        "mimeType": .string(Self.type(requestHeaders)),
        "text": .string(String(decoding: requestBody, as: UTF8.self)),
      ])
    }
    var content: [String: JSONValue] = [
      "size": .number(Double(body.count)), "mimeType": .string(Self.type(headers)),
    ]
    if let text = String(validating: body, as: UTF8.self) {
      content["text"] = .string(text)
    } else {
      content["text"] = .string(body.base64EncodedString())
      content["encoding"] = .string("base64")
    }
    let milliseconds = JSONValue.number((duration * 1000).rounded())
    return .object([
      "startedDateTime": .string(Self.dateText(date)), "time": milliseconds,
      "request": .object(request), "cache": .object([:]),
      "response": .object([
        "status": .number(Double(status)), "statusText": .string(""),
        "httpVersion": .string("HTTP/1.1"), "cookies": .array([]),
        "headers": Self.list(headers), "content": .object(content), "redirectURL": .string(""),
        "headersSize": size, "bodySize": size,
      ]),
      "timings": .object(["send": .number(0), "wait": milliseconds, "receive": .number(0)]),
    ])
  }

  private static func dateText(_ date: SimulatedInstant?) -> String {
    LocalClock.universal.standard(date ?? 0) + "Z"
  }

  private static func type(_ headers: [Header]) -> String {
    headers.first { $0.name.lowercased() == "content-type" }?.value ?? ""
  }

  private static func list(_ headers: [Header]) -> JSONValue {
    .array(headers.map { pair($0.name, $0.value) })
  }

  private static func pair(_ name: String, _ value: String) -> JSONValue {
    .object(["name": .string(name), "value": .string(value)])
  }
}
