// `URL.FormatStyle`, from iOS 16: which parts of an address are shown.

public import Foundation

extension URL {
  /// A format style for URLs.
  public struct FormatStyle: Codable, Hashable, Sendable {
    var schemeOption: ComponentDisplayOption
    var userOption: ComponentDisplayOption
    var passwordOption: ComponentDisplayOption
    var hostOption: HostDisplayOption
    var portOption: ComponentDisplayOption
    var pathOption: ComponentDisplayOption
    var queryOption: ComponentDisplayOption
    var fragmentOption: ComponentDisplayOption

    /// Creates a format style.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      schemeOption = scheme
      userOption = user
      passwordOption = password
      hostOption = host
      portOption = port
      pathOption = path
      queryOption = query
      fragmentOption = fragment
    }

    /// A part of an address.
    public enum Component: Int, Codable, Hashable, Sendable, CustomStringConvertible {
      case scheme, user, password, host, port, path, query, fragment

      /// The part's name.
      public var description: String { name }

      private var name: String {
        switch self {
        case .scheme: "scheme"
        case .user: "user"
        case .password: "password"
        case .host: "host"
        case .port: "port"
        case .path: "path"
        case .query: "query"
        case .fragment: "fragment"
        }
      }
    }
  }

  /// Returns the address as a style shows it.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
  where F.FormatInput == URL {
    format.format(self)
  }

  /// Returns the address with its scheme, host and path.
  public func formatted() -> String { FormatStyle().format(self) }
}

/// The condition under which a component is shown: always, never, or by the value of another one.
enum URLDisplayCondition: Codable, Hashable, Sendable {
  case always, never
  case displayWhen(URL.FormatStyle.Component, Set<String>)
  case omitWhen(URL.FormatStyle.Component, Set<String>)

  static let webSchemes: Set<String> = ["http", "https"]

  func holds(for url: URLComponents) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .displayWhen(let component, let texts):
      url.text(of: component).map(texts.contains) ?? false
    case .omitWhen(let component, let texts):
      !(url.text(of: component).map(texts.contains) ?? false)
    }
  }

  var text: String {
    switch self {
    case .always: "always"
    case .never: "never"
    case .displayWhen(let component, let texts): "display when \(component) is \(texts.sorted())"
    case .omitWhen(let component, let texts): "omit when \(component) is \(texts.sorted())"
    }
  }
}

extension URLComponents {
  func text(of component: URL.FormatStyle.Component) -> String? {
    switch component {
    case .scheme: scheme?.lowercased()
    case .user: user
    case .password: password
    case .host: host?.lowercased()
    case .port: port.map(String.init)
    case .path: path
    case .query: query
    case .fragment: fragment
    }
  }
}

extension URL.FormatStyle {
  /// A display option of a URL's component.
  public struct ComponentDisplayOption: Codable, Hashable, CustomStringConvertible, Sendable {
    let condition: URLDisplayCondition

    /// A description of the option.
    public var description: String { condition.text }

    /// The part is shown if there is one.
    public static var always: Self { Self(condition: .always) }
    /// The part is not shown.
    public static var never: Self { Self(condition: .never) }
    /// The part is not shown of an address of the web.
    public static var omitIfHTTPFamily: Self {
      Self(condition: .omitWhen(.scheme, URLDisplayCondition.webSchemes))
    }

    /// The part is shown where another is one of some texts.
    public static func displayWhen(
      _ component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(condition: .displayWhen(component, requirements))
    }

    /// The part is left out where another is one of some texts.
    public static func omitWhen(
      _ component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(condition: .omitWhen(component, requirements))
    }
  }

  /// A display option of the host, and of its subdomains.
  public struct HostDisplayOption: Codable, Hashable, CustomStringConvertible, Sendable {
    let condition: URLDisplayCondition
    var subdomains: Set<String> = []
    var omitsMultipleLevels = false

    /// A description of the option.
    public var description: String {
      subdomains.isEmpty ? condition.text : "omit \(subdomains.sorted()) (\(condition.text))"
    }

    /// The host is shown.
    public static var always: Self { Self(condition: .always) }
    /// The host is not shown.
    public static var never: Self { Self(condition: .never) }
    /// The host is not shown of an address of the web.
    public static var omitIfHTTPFamily: Self {
      Self(condition: .omitWhen(.scheme, URLDisplayCondition.webSchemes))
    }

    /// The host is shown where another part is one of some texts.
    public static func displayWhen(
      _ component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(condition: .displayWhen(component, requirements))
    }

    /// The host is left out where another part is one of some texts.
    public static func omitWhen(
      _ component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(condition: .omitWhen(component, requirements))
    }

    /// The host is shown without some subdomains, or without all.
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = Set(),
      includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
    ) -> Self {
      Self(
        condition: .always, subdomains: subdomainsToOmit,
        omitsMultipleLevels: omitMultiLevelSubdomains)
    }

    /// The host is shown without some subdomains where another part is one of some texts.
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = Set(),
      includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
      when component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(
        condition: .displayWhen(component, requirements), subdomains: subdomainsToOmit,
        omitsMultipleLevels: omitMultiLevelSubdomains)
    }

    func shown(_ host: String, of url: URLComponents) -> String? {
      let holds = condition.holds(for: url)
      guard !subdomains.isEmpty || omitsMultipleLevels else { return holds ? host : nil }
      var labels = host.split(separator: ".").map(String.init)
      guard holds, labels.count > 2 else { return host }
      if omitsMultipleLevels {
        labels = labels.suffix(2)
      } else if subdomains.contains(labels[0].lowercased()) {
        labels.removeFirst()
      }
      return labels.joined(separator: ".")
    }
  }
}

extension URL.FormatStyle {
  /// Sets the condition for showing the scheme.
  public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
    changed { $0.schemeOption = strategy }
  }

  /// Sets the condition for showing the user.
  public func user(_ strategy: ComponentDisplayOption = .never) -> Self {
    changed { $0.userOption = strategy }
  }

  /// Sets the condition for showing the password.
  public func password(_ strategy: ComponentDisplayOption = .never) -> Self {
    changed { $0.passwordOption = strategy }
  }

  /// Sets the condition for showing the host.
  public func host(_ strategy: HostDisplayOption = .always) -> Self {
    changed { $0.hostOption = strategy }
  }

  /// Sets the condition for showing the port.
  public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self {
    changed { $0.portOption = strategy }
  }

  /// Sets the condition for showing the path.
  public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
    changed { $0.pathOption = strategy }
  }

  /// Sets the condition for showing the query.
  public func query(_ strategy: ComponentDisplayOption = .never) -> Self {
    changed { $0.queryOption = strategy }
  }

  /// Sets the condition for showing the fragment.
  public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self {
    changed { $0.fragmentOption = strategy }
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var style = self
    change(&style)
    return style
  }
}

extension URL.FormatStyle: ParseableFormatStyle {
  /// Returns an address with the parts that are shown.
  public func format(_ value: URL) -> String {
    guard let url = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
      return value.absoluteString
    }
    var text = ""
    if let scheme = url.scheme, schemeOption.condition.holds(for: url) {
      text += scheme + (url.host == nil ? ":" : "://")
    }
    if let user = url.user, userOption.condition.holds(for: url) {
      let password = passwordOption.condition.holds(for: url) ? url.password : nil
      text += user + (password.map { ":" + $0 } ?? "") + "@"
    }
    if let host = url.host, let shown = hostOption.shown(host, of: url) { text += shown }
    if let port = url.port, portOption.condition.holds(for: url) { text += ":\(port)" }
    if pathOption.condition.holds(for: url) { text += url.path }
    if let query = url.query, queryOption.condition.holds(for: url) { text += "?" + query }
    if let fragment = url.fragment, fragmentOption.condition.holds(for: url) {
      text += "#" + fragment
    }
    return text
  }

  /// The way to read such an address.
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// An address with its scheme, host and path.
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}
