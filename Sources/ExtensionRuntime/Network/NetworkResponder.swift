import CInterposition
import CivilTime
import ExtensionEnvironment
import Foundation
import Glibc
import NetworkAnswers
import Synchronization
import WidgetRecording

/// The server of `URLSession`'s requests, in the extension's own process.
///
/// It listens on a local socket that lies in no folder, from the first request on. Its delays are
/// waits like any other, so that they pass in simulated time.
final class NetworkResponder: Sendable {
  private static let running = Mutex<NetworkResponder?>(nil)

  private let name: String
  private let folder: URL
  private let security: TransportSecurity?
  private let log: String?
  private let forwards: Bool
  let book: Mutex<CallBook>
  /// The hosts of the answers that are to come later, one for each request.
  private let awaited = Mutex<[String]>([])

  /// Makes a script answer all requests of the process.
  ///
  /// - Parameters:
  ///   - folder: The folder with the script and the bodies.
  ///   - timeZone: The time zone by whose clocks answers change.
  ///   - security: The requests without encryption that are let through; nil lets all through.
  ///   - log: The file to which exchanges with the real network are written; nil writes none.
  ///   - forwards: Whether the real network is asked where the script has no answer.
  /// - Throws: `JSONError` where the script cannot be read.
  static func begin(
    _ folder: String, timeZone: String, security: TransportSecurity?, log: String?,
    forwarding forwards: Bool
  ) throws(JSONError) {
    let url = URL(fileURLWithPath: folder)
    let data = (try? Data(contentsOf: url.appendingPathComponent(NetworkScript.fileName))) ?? Data()
    let script = try JSONReader.read(NetworkScript.self, from: data)
    let play = NetworkPlay(script, LocalClock(timeZone: timeZone))
    let name = "widgetcheck-\(UInt64.random(in: 0 ... .max))-\(getpid())"
    let responder = NetworkResponder(
      name, url, play, security: security, log: log, forwarding: forwards)
    running.withLock { $0 = responder }
    network_redirect_describe { code, host in
      FailureWords.dictionary(Int(code), host: host.map { String(cString: $0) } ?? "")
    }
    network_redirect_tasks { owner, task in
      if let owner, let task { SessionTask.read(owner, &task.pointee) }
    }
    if SuggestedFilename.isKnown {
      network_redirect_name { SuggestedFilename.write(of: $0, to: $1) }
    }
    network_redirect_begin(name) {
      NetworkResponder.running.withLock { $0 }?.listen()
    }
  }

  /// Notes that a call begins: one that is made a second time gets the same answers.
  static func beginCall(_ call: CallRequest, at instant: SimulatedInstant) {
    running.withLock { $0 }?.book.withLock { $0.begin(call, at: instant) }
  }

  /// The hosts whose answers are to come later, each once and sorted.
  static var awaitedHosts: [String] {
    let hosts = running.withLock { $0 }?.awaited.withLock { $0 } ?? []
    return Set(hosts).sorted()
  }

  private init(
    _ name: String, _ folder: URL, _ play: NetworkPlay, security: TransportSecurity?, log: String?,
    forwarding: Bool
  ) {
    self.name = name
    self.folder = folder
    self.security = security
    self.log = log
    forwards = forwarding
    book = Mutex(CallBook(play))
  }

  // MARK: - Connections

  private func listen() {
    let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard server >= 0 else { return }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // A first byte of zero makes it a name, and no path.
    withUnsafeMutableBytes(of: &address.sun_path) { path in
      path[1...].copyBytes(from: name.utf8.prefix(path.count - 1))
    }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + 1 + name.utf8.count)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(server, $0, length) == 0 }
    }
    guard isBound, Glibc.listen(server, 128) == 0 else {
      close(server)
      return
    }
    Self.thread("widgetcheck network") { [self] in
      while true {
        let client = accept_connection(server)
        if client < 0, errno == EINTR || errno == ECONNABORTED { continue }
        guard client >= 0 else { return }
        Self.thread("widgetcheck request") { [self] in serve(Connection(client)) }
      }
    }
  }

  private static func thread(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread { body() }
    thread.name = name
    thread.start()
  }

  private func serve(_ connection: Connection) {
    guard var request = HTTPRequest(from: connection) else { return }
    let mark = (request.header(NETWORK_TRANSFER_HEADER) ?? "").split(separator: " ")
    guard mark.count == 2, let transfer = UInt(mark[0], radix: 16),
      let address = RequestedAddress(
        scheme: String(mark[1]), authority: request.header("Host") ?? "", target: request.target)
    else { return }
    // Requests that are under way at once are answered in an order that no race decides.
    let name = "\(request.method) \(address.redacted)"
    SimulatedWaits.waitForQuiet(name)
    if request.body.isEmpty, let body = book.withLock({ $0.takeBody(request.method, address) }) {
      request.body = body
    }
    let refused = request.header("Authorization") == AuthenticationChallenge.leftToSession
    if refused, let answer = book.withLock({ $0.challenge(to: request.method, address) }) {
      connection.write(answer, to: request)
      return
    }
    let task = network_redirect_task(transfer)
    var answer = answer(request, address, of: task)
    keepBody(of: request, to: address, after: answer)
    if task.waits != 0 { answer.exchange.wait(until: task.remainingTime) }
    let failure = answer.exchange.connectionFailure
    // A request forwarded to the network is noted where it connects, but for its failure.
    if !answer.isOfCache, answer.exchange.source != .network || failure != nil {
      NetworkGate.note(
        address.hasAnswers ? address.host : "\(address.scheme)://\(address.host)", address.port,
        failure: failure)
    }
    if !answer.isOfCache { ExtensionLog.record(.network(answer.exchange)) }
    if answer.exchange.delay > 0 {
      awaited.withLock { $0.append(address.host) }
      Thread.sleep(forTimeInterval: min(answer.exchange.delay, task.remainingTime))
      awaited.withLock { hosts in
        if let index = hosts.firstIndex(of: address.host) { hosts.remove(at: index) }
      }
      SimulatedWaits.waitForQuiet(name)
    }
    let isLate = task.remainingTime <= 0
    guard answer.exchange.status != nil, answer.exchange.failure == nil, !isLate else {
      let failure =
        isLate
        ? URLFailure.timedOut.code
        : answer.exchange.failure ?? URLFailure.notConnectedToInternet.code
      // The transfer ends without an answer, which is when URLSession asks for the code.
      network_redirect_fail(transfer, Int32(clamping: failure))
      return
    }
    if task.has_delegate != 0, !refused, answer.isChallenging {
      let kept = answer
      book.withLock { $0.keep(kept, for: request.method, address) }
      answer.isChallenge = true
    }
    connection.write(answer, to: request)
  }

  /// Keeps the body of a request that is redirected as it is, by the statuses 307 and 308.
  ///
  /// Foundation on Linux sends it once more by the same method, and leaves the body out.
  private func keepBody(
    of request: HTTPRequest, to address: RequestedAddress, after answer: HTTPAnswer
  ) {
    guard [307, 308].contains(answer.exchange.status), answer.exchange.failure == nil,
      !request.body.isEmpty,
      let location = answer.headers.first(where: { $0.name.lowercased() == "location" })?.value,
      let target = URL(string: location, relativeTo: URL(string: address.text))?.absoluteString,
      let next = RequestedAddress(target)
    else { return }
    book.withLock { $0.keep(request.body, for: request.method, next) }
  }

  // MARK: - Answers

  private func answer(
    _ request: HTTPRequest, _ address: RequestedAddress, of task: network_task
  ) -> HTTPAnswer {
    let now = SimulatedInstant(Date())
    var exchange = RecordedExchange(
      at: now, method: request.method, url: address.redacted, source: .none)
    guard address.hasAnswers else {
      exchange.failure = URLFailure.resourceUnavailable.code
      return HTTPAnswer(exchange: exchange)
    }
    if address.scheme == "http", security?.allowsInsecureLoad(from: address.host) == false {
      exchange.source = .condition
      exchange.failure = URLFailure.appTransportSecurityRequiresSecureConnection.code
      return HTTPAnswer(exchange: exchange)
    }
    return cached(request, address, of: task) { load($0, address, exchange, of: task) }
  }

  /// Asks the script, or the real network where the script has no answer and that is allowed.
  private func load(
    _ request: HTTPRequest, _ address: RequestedAddress, _ exchange: RecordedExchange,
    of task: network_task
  ) -> HTTPAnswer {
    let now = exchange.at
    var exchange = exchange
    let text = String(decoding: request.body, as: UTF8.self)
    let outcome = book.withLock {
      $0.play.outcome(request.method, address, body: text, at: now)
    }
    switch outcome {
    case .offline:
      exchange.source = .condition
      exchange.failure = URLFailure.notConnectedToInternet.code
    case .none where forwards:
      return forwarded(request, address, exchange, within: task.remainingTime)
    case .none:
      if book.withLock({ $0.play.lacksBody(request.method, address) }) {
        AccessJournal.note(
          "missingBody", of: address.host, key: "\(request.method) \(address.redacted)")
      }
      exchange.failure = URLFailure.notConnectedToInternet.code
    case .response(let response):
      if response.isOfOtherBody(than: text) {
        note(request, address, otherThan: response, text)
      }
      exchange.source = response.source
      exchange.delay = response.delay
      exchange.status = response.status
      exchange.failure = response.failure
      var answer = HTTPAnswer(exchange: exchange)
      answer.headers = response.headers.compactMap { HTTPExchange.Header(line: $0) }
      let file = response.body.map { folder.appendingPathComponent($0) }
      answer.body = file.flatMap { try? Data(contentsOf: $0) } ?? Data()
      return answer
    }
    return HTTPAnswer(exchange: exchange)
  }

  /// Notes that an answer was recorded for another body, and in which members that differs.
  private func note(
    _ request: HTTPRequest, _ address: RequestedAddress, otherThan response: ScriptedResponse,
    _ body: String
  ) {
    let members = response.differingMembers(of: body)
    AccessJournal.note(
      "otherBody", of: address.host, key: "\(request.method) \(address.redacted)",
      value: members.isEmpty ? nil : members.joined(separator: "\n"))
  }

  /// Asks the real network, and records its answer.
  private func forwarded(
    _ request: HTTPRequest, _ address: RequestedAddress, _ exchange: RecordedExchange,
    within seconds: Double
  ) -> HTTPAnswer {
    let began = ContinuousClock.now
    var exchange = exchange
    exchange.source = .network
    let got = ForwardedAnswer(request, address, within: seconds)
    guard let status = got.status else {
      exchange.failure = got.failure.code
      return HTTPAnswer(exchange: exchange)
    }
    exchange.status = status
    var written = HTTPExchange(request.method, address.text, status: status)
    written.requestHeaders = request.headers.filter { $0.name != NETWORK_TRANSFER_HEADER }
    written.requestBody = request.body
    written.headers = got.headers
    written.body = got.body
    written.date = exchange.at
    written.duration = (ContinuousClock.now - began) / .seconds(1)
    write(written)
    return HTTPAnswer(exchange: exchange, headers: got.headers, body: got.body)
  }

  private func write(_ exchange: HTTPExchange) {
    guard let log else { return }
    let line = Data(JSONWriter.bytes(of: exchange) + [UInt8(ascii: "\n")])
    book.withLock { _ in
      let file = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      guard file >= 0 else { return }
      _ = line.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      close(file)
    }
  }
}

extension ScriptedResponse {
  /// The place that it comes from.
  fileprivate var source: RecordedExchange.Source {
    switch addresses {
    case .pattern(.all): .condition
    case .pattern: .fixture
    case .recorded: .archive
    }
  }
}

extension RecordedExchange {
  /// Waits for the network, where there is none, as long as the task may take.
  ///
  /// Source: `waitsForConnectivity`, of which Apple documents that the task fails with a time-out
  /// where there is no connection within `timeoutIntervalForResource`.
  fileprivate mutating func wait(until remaining: Double) {
    guard source != .none, failure == URLFailure.notConnectedToInternet.code, remaining.isFinite
    else { return }
    delay = max(delay, remaining)
    failure = URLFailure.timedOut.code
  }

  /// The failure that the provider is told of; nil for an answer.
  fileprivate var connectionFailure: RecordedConnection.Failure? {
    source == .none ? .refused : (failure ?? status).flatMap { .init($0) }
  }
}

extension network_task {
  /// The seconds that are left of what it may take as a whole, from its first request on.
  ///
  /// Source: `timeoutIntervalForResource`, which Foundation on Linux does not heed.
  fileprivate var remainingTime: Double {
    whole_time > 0 ? began + whole_time - Date().timeIntervalSince1970 : .infinity
  }
}

extension HTTPAnswer {
  /// Whether it asks for a credential.
  fileprivate var isChallenging: Bool {
    headers.contains { AuthenticationChallenge.isMade(by: $0, status: exchange.status) }
  }
}

extension RequestedAddress {
  /// Whether it is of a scheme that a script can answer, which those of files and sockets are not.
  fileprivate var hasAnswers: Bool { ["http", "https"].contains(scheme) }
}
