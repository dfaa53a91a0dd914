import CInterposition
import Foundation
import NetworkAnswers

/// The real network's answer to a forwarded request.
struct ForwardedAnswer {
  /// The bytes received so far by a request under way.
  private final class Received {
    var headers: [HTTPExchange.Header] = []
    var body = Data()
  }

  /// The status; nil where no answer came.
  let status: Int?
  /// The error where none came.
  let failure: URLFailure
  /// The headers of the last answer, which others may have come before.
  let headers: [HTTPExchange.Header]
  /// The body, as it was before it was compressed.
  let body: Data

  /// Sends a request and waits for its answer.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - address: Its address.
  ///   - seconds: The time after which it has failed.
  init(_ request: HTTPRequest, _ address: RequestedAddress, within seconds: Double) {
    let received = Received()
    let ofConnection = ["host", "connection", "content-length", "expect", "accept-encoding"]
    let lines = request.headers.filter {
      $0.name != NETWORK_TRANSFER_HEADER && !ofConnection.contains($0.name.lowercased())
    }.map { strdup("\($0.name): \($0.value)") }
    defer { for line in lines { free(line) } }
    let texts = lines.map { $0.map { UnsafePointer($0) } }
    let code = withExtendedLifetime(received) {
      address.text.withCString { url in
        request.method.withCString { method in
          request.body.withUnsafeBytes { body in
            texts.withUnsafeBufferPointer { headers in
              var wanted = network_request()
              wanted.url = url
              wanted.method = method
              wanted.headers = headers.baseAddress
              wanted.header_count = headers.count
              wanted.body = body.baseAddress
              wanted.size = body.count
              wanted.has_no_answer_body = request.method == "HEAD" ? 1 : 0
              wanted.milliseconds = seconds.isFinite ? Int64(max(seconds, 0.001) * 1000) : 0
              wanted.header_sink = { Self.take($0, $1 * $2, $3, isHeader: true) }
              return network_forward(
                &wanted, { Self.take($0, $1 * $2, $3, isHeader: false) },
                Unmanaged.passUnretained(received).toOpaque())
            }
          }
        }
      }
    }
    status = code > 0 ? Int(code) : nil
    failure = Self.failures[code] ?? .unknown
    headers = received.headers
    body = received.body
  }

  private static func take(
    _ bytes: UnsafePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
    isHeader: Bool
  ) -> Int {
    guard let bytes, let context else { return 0 }
    let received = Unmanaged<Received>.fromOpaque(context).takeUnretainedValue()
    let data = Data(bytes: bytes, count: count)
    guard isHeader else {
      received.body += data
      return count
    }
    let line = String(decoding: data, as: UTF8.self)
    if line.hasPrefix("HTTP/") { received.headers = [] }
    if let header = HTTPExchange.Header(line: line.trimmingCharacters(in: .newlines)),
      !line.hasPrefix("HTTP/")
    {
      received.headers.append(header)
    }
    return count
  }

  /// The errors of libcurl that URLSession has a word for.
  private static let failures: [Int32: URLFailure] = [
    -3: .badURL, -6: .cannotFindHost, -7: .cannotConnectToHost, -28: .timedOut,
    -35: .secureConnectionFailed, -52: .badServerResponse, -56: .networkConnectionLost,
    -60: .serverCertificateUntrusted,
  ]
}
