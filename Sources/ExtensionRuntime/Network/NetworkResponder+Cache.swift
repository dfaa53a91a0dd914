import CInterposition
import Foundation
import NetworkAnswers
import Synchronization
import WidgetRecording

extension NetworkResponder {
  /// Answers a request from the cache of its session where its policy says so, and keeps what
  /// comes otherwise.
  ///
  /// Foundation on Linux keeps no answer and passes over policies. Data tasks alone use a cache.
  /// Answers are kept as long as the process lives. The methods of `URLCache` neither show nor remove
  /// them, and no delegate is asked whether to keep one.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - address: Its address.
  ///   - task: The facts of its task.
  ///   - load: Asks the script or the network.
  /// - Returns: The answer.
  func cached(
    _ request: HTTPRequest, _ address: RequestedAddress, of task: network_task,
    _ load: (HTTPRequest) -> HTTPAnswer
  ) -> HTTPAnswer {
    let now = SimulatedInstant(Date())
    var asked = HTTPExchange(request.method, address.text, status: 0)
    asked.requestHeaders = request.headers
    guard task.cache != 0 else { return checked(load(request), for: request) }
    let policy =
      HTTPCache.Policy(number: UInt(max(0, task.cache_policy))) ?? .useProtocolCachePolicy
    var conditional = request
    var known: HTTPExchange?
    switch book.withLock({ $0.caches[task.cache, default: HTTPCache()] })
      .lookup(asked, policy, at: now)
    {
    case .answered(let kept): return HTTPAnswer(kept, to: address, at: now)
    case .missing:
      var exchange = RecordedExchange(
        at: now, method: request.method, url: address.redacted, source: .none)
      exchange.failure = URLFailure.resourceUnavailable.code
      return HTTPAnswer(exchange: exchange, isOfCache: true)
    case .conditional(let kept, let headers):
      known = kept
      conditional.headers += headers
    case .load: break
    }
    let answer = checked(load(conditional), for: conditional)
    guard let status = answer.exchange.status, answer.exchange.failure == nil else { return answer }
    asked.status = status
    asked.headers = answer.headers
    asked.body = answer.body
    asked.date = now
    if status == 304, let known {
      asked = known.refreshed(by: asked)
      keep(asked, of: task)
      // The provider gets the whole answer; the run saw what was asked and said.
      return HTTPAnswer(
        exchange: answer.exchange, headers: asked.headers, body: asked.body,
        shownStatus: asked.status)
    }
    keep(asked, of: task)
    return answer
  }

  private func keep(_ exchange: HTTPExchange, of task: network_task) {
    book.withLock {
      $0.caches[task.cache, default: HTTPCache()].keep(exchange, room: Int(task.cache_room))
    }
  }

  /// The answer of a server that compares what is asked with what it has.
  private func checked(_ answer: HTTPAnswer, for request: HTTPRequest) -> HTTPAnswer {
    guard let status = answer.exchange.status, answer.exchange.failure == nil else { return answer }
    var exchange = HTTPExchange(request.method, answer.exchange.url, status: status)
    exchange.headers = answer.headers
    guard exchange.isUnchanged(for: request.headers) else { return answer }
    var unchanged = answer
    unchanged.exchange.status = 304
    unchanged.body = Data()
    return unchanged
  }
}

extension HTTPAnswer {
  /// Creates the answer that a cache has, which no server is asked for.
  fileprivate init(_ kept: HTTPExchange, to address: RequestedAddress, at now: SimulatedInstant) {
    var exchange = RecordedExchange(
      at: now, method: kept.method, url: address.redacted, source: .none)
    exchange.status = kept.status
    self.init(exchange: exchange, headers: kept.headers, body: kept.body, isOfCache: true)
  }
}
