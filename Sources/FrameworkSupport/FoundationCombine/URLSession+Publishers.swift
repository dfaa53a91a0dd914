// Foundation's publisher of URL session tasks.
//
// The module of `URLSession` loads thirty libraries, which is half of the cost of a process's
// start. So no code that is compiled here names its types: the publisher is generic over them, and
// the code that names them is compiled into the extensions that use it.

public import Combine

extension URLSession {
  public typealias DataTaskPublisher = SessionTaskPublisher<URLSession, URLRequest, URLResponse>

  @_alwaysEmitIntoClient
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  @_alwaysEmitIntoClient
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

public struct SessionTaskPublisher<Session, Request, Response>: Publisher, @unchecked Sendable {
  public typealias Output = (data: Data, response: Response)
  public typealias Failure = URLError

  @usableFromInline typealias Completion = @Sendable (Data?, Response?, (any Error)?) -> Void

  public let request: Request
  public let session: Session
  /// Makes a task, and returns how to begin and how to end it.
  private let makeTask: (@escaping Completion) -> (resume: () -> Void, cancel: () -> Void)

  @usableFromInline init(
    request: Request, session: Session,
    makeTask: @escaping (@escaping Completion) -> (resume: () -> Void, cancel: () -> Void)
  ) {
    self.request = request
    self.session = session
    self.makeTask = makeTask
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == URLError {
    let buffer = DemandBuffer(subscriber)
    let outlet = Outlet<Output, URLError>(push: buffer.push, finish: buffer.finish)
    let task = makeTask { data, response, error in
      if let response, error == nil {
        outlet.push((data ?? Data(), response))
        outlet.finish(.finished)
      } else {
        outlet.finish(.failure(error as? URLError ?? URLError(.unknown)))
      }
    }
    buffer.onCancel(task.cancel)
    subscriber.receive(subscription: buffer)
    task.resume()
  }
}

extension SessionTaskPublisher
where Session == URLSession, Request == URLRequest, Response == URLResponse {
  @_alwaysEmitIntoClient
  public init(request: URLRequest, session: URLSession) {
    self.init(request: request, session: session) { completion in
      let task = session.dataTask(with: request, completionHandler: completion)
      return (task.resume, task.cancel)
    }
  }
}
