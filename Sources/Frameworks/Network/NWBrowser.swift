// Network's browser of services and listener for connections. A device without a network finds and
// hears nothing: both wait.

public import FoundationSupplement

public struct NWTXTRecord: Hashable, Sendable {
  public var dictionary: [String: String]

  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }

  public subscript(key: String) -> String? {
    get { dictionary[key] }
    set { dictionary[key] = newValue }
  }
}

public final class NWBrowser: @unchecked Sendable {
  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
    case applicationService(name: String)
  }

  public enum State: Equatable, Sendable {
    case setup, ready, cancelled
    case failed(NWError)
    case waiting(NWError)
  }

  public struct Result: Hashable, Sendable {
    public enum Metadata: Hashable, Sendable {
      case none
      case bonjour(NWTXTRecord)
    }

    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
      case changed(old: Result, new: Result)
    }

    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata
  }

  public let descriptor: Descriptor
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public var browseResults: Set<Result> { [] }
  public private(set) var queue: DispatchQueue?
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?

  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    self.descriptor = descriptor
    self.parameters = parameters
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    move(to: .waiting(.posix(.ENETDOWN)))
  }

  public func cancel() { move(to: .cancelled) }

  private func move(to state: State) {
    self.state = state
    queue?.async { [self] in stateUpdateHandler?(state) }
  }
}

public final class NWListener: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, ready, cancelled
    case failed(NWError)
    case waiting(NWError)
  }

  public struct Service: Equatable, Sendable {
    public var name: String?
    public let type: String
    public let domain: String?
    public var txtRecord: Data?
    public var noAutoRename = false

    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil
    ) {
      (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
    }
  }

  public let parameters: NWParameters
  public let port: NWEndpoint.Port?
  public var service: Service?
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  public var newConnectionLimit = -1

  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.parameters = parameters
    self.port = port
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    move(to: .waiting(.posix(.ENETDOWN)))
  }

  public func cancel() { move(to: .cancelled) }

  private func move(to state: State) {
    self.state = state
    queue?.async { [self] in stateUpdateHandler?(state) }
  }
}
