import Foundation
import NetworkAnswers
import WidgetRecording

/// An answer to a request, and what is recorded of it.
struct HTTPAnswer: Sendable {
  /// The answer as the recording has it.
  var exchange: RecordedExchange
  /// The headers.
  var headers: [HTTPExchange.Header] = []
  /// The body.
  var body = Data()
  /// Whether it asks the provider's delegate for a credential: its body is of no use then.
  var isChallenge = false
  /// Whether a cache gives it, so that nothing is asked of a server.
  var isOfCache = false
  /// The status that the provider sees, where it is not the server's.
  var shownStatus: Int?

  /// Creates an answer.
  init(
    exchange: RecordedExchange, headers: [HTTPExchange.Header] = [], body: Data = Data(),
    isOfCache: Bool = false, shownStatus: Int? = nil
  ) {
    self.exchange = exchange
    self.headers = headers
    self.body = body
    self.isOfCache = isOfCache
    self.shownStatus = shownStatus
  }

  /// Whether a header is for the provider, and not of a connection or an encoding that is none of
  /// this answer's.
  func isSent(_ header: HTTPExchange.Header) -> Bool {
    let name = header.name.lowercased()
    return switch name {
    case "content-encoding": isCompressed && header.value.lowercased() == "gzip"
    case "www-authenticate":
      isChallenge || !AuthenticationChallenge.isMade(by: header, status: exchange.status)
    default: !Self.ofConnection.contains(name) && !header.value.contains(where: \.isNewline)
    }
  }

  /// Whether the body is a file of the author's that was compressed; others are as they were
  /// before.
  private var isCompressed: Bool {
    exchange.source == .fixture && body.starts(with: [0x1F, 0x8B])
  }

  private static let ofConnection: Set = [
    "connection", "content-length", "keep-alive", "transfer-encoding", "trailer", "upgrade",
    "alt-svc", "strict-transport-security",
  ]
}

extension Connection {
  /// Writes an answer, as far as the method of its request has it.
  func write(_ answer: HTTPAnswer, to request: HTTPRequest) {
    let status = answer.shownStatus ?? answer.exchange.status ?? 200
    var head = "HTTP/1.1 \(status) \r\nConnection: close\r\n"
    for header in answer.headers where answer.isSent(header) {
      head += "\(header.name): \(header.value)\r\n"
    }
    let body = answer.isChallenge ? Data() : answer.body
    head += "Content-Length: \(body.count)\r\n\r\n"
    write(Data(head.utf8))
    if request.method != "HEAD" { write(body) }
  }
}
