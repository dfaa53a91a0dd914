// `URL.ParseStrategy`, from iOS 16: the components that a text must have to be parsed as a URL.

public import Foundation

extension URL {
  /// A parse strategy for URLs.
  public struct ParseStrategy: Codable, Hashable, Sendable, Foundation.ParseStrategy {
    /// The parse strategy of a component: required, optional or with a default value.
    public enum ComponentParseStrategy<
      Component: Codable & Hashable & CustomStringConvertible & Sendable
    >:
      Codable, Hashable, CustomStringConvertible, Sendable
    {
      case required, optional
      case defaultValue(Component)

      /// A description of the strategy.
      public var description: String {
        switch self {
        case .required: "required"
        case .optional: "optional"
        case .defaultValue(let value): "default value \(value)"
        }
      }

      fileprivate func value(_ found: Component?) throws -> Component? {
        switch (self, found) {
        case (.required, nil): throw CocoaError(.formatting)
        case (.defaultValue(let value), nil): value
        default: found
        }
      }
    }

    private var schemeStrategy: ComponentParseStrategy<String>
    private var userStrategy: ComponentParseStrategy<String>
    private var passwordStrategy: ComponentParseStrategy<String>
    private var hostStrategy: ComponentParseStrategy<String>
    private var portStrategy: ComponentParseStrategy<Int>
    private var pathStrategy: ComponentParseStrategy<String>
    private var queryStrategy: ComponentParseStrategy<String>
    private var fragmentStrategy: ComponentParseStrategy<String>

    /// Creates a parse strategy.
    public init(
      scheme: ComponentParseStrategy<String> = .required,
      user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional,
      host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional,
      path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional,
      fragment: ComponentParseStrategy<String> = .optional
    ) {
      schemeStrategy = scheme
      userStrategy = user
      passwordStrategy = password
      hostStrategy = host
      portStrategy = port
      pathStrategy = path
      queryStrategy = query
      fragmentStrategy = fragment
    }

    /// Reads an address.
    public func parse(_ value: String) throws -> URL {
      guard var url = URLComponents(string: value.trimmingCharacters(in: .whitespaces)) else {
        throw CocoaError(.formatting)
      }
      url.scheme = try schemeStrategy.value(url.scheme)
      url.user = try userStrategy.value(url.user)
      url.password = try passwordStrategy.value(url.password)
      url.host = try hostStrategy.value(url.host.flatMap { $0.isEmpty ? nil : $0 })
      url.port = try portStrategy.value(url.port)
      url.path = try pathStrategy.value(url.path.isEmpty ? nil : url.path) ?? ""
      url.query = try queryStrategy.value(url.query)
      url.fragment = try fragmentStrategy.value(url.fragment)
      guard let url = url.url else { throw CocoaError(.formatting) }
      return url
    }

    /// Sets the parse strategy of the scheme.
    public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
      changed { $0.schemeStrategy = strategy }
    }

    /// Sets the parse strategy of the user.
    public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      changed { $0.userStrategy = strategy }
    }

    /// Sets the parse strategy of the password.
    public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      changed { $0.passwordStrategy = strategy }
    }

    /// Sets the parse strategy of the host.
    public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
      changed { $0.hostStrategy = strategy }
    }

    /// Sets the parse strategy of the port.
    public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self {
      changed { $0.portStrategy = strategy }
    }

    /// Sets the parse strategy of the path.
    public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      changed { $0.pathStrategy = strategy }
    }

    /// Sets the parse strategy of the query.
    public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      changed { $0.queryStrategy = strategy }
    }

    /// Sets the parse strategy of the fragment.
    public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      changed { $0.fragmentStrategy = strategy }
    }

    private func changed(_ change: (inout Self) -> Void) -> Self {
      var strategy = self
      change(&strategy)
      return strategy
    }
  }

  /// Reads an address as a strategy says.
  public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws
  where T.ParseOutput == URL {
    self = try strategy.parse(value)
  }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// An address with a scheme and a host.
  public static var url: URL.ParseStrategy { URL.ParseStrategy() }
}
