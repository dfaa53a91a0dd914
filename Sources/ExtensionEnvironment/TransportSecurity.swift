public import JSON

/// The requests without encryption that App Transport Security lets through.
///
/// The system refuses requests by `http` to public hosts unless the Info.plist has an exception,
/// under `NSAppTransportSecurity` (*documented*).
public struct TransportSecurity: Hashable, Sendable {
  /// The exception for a domain.
  public struct Domain: Hashable, Sendable {
    /// The domain, in small letters.
    public var name: String
    /// Whether it counts for the domain's subdomains, too.
    public var includesSubdomains: Bool
    /// Whether requests without encryption are let through.
    public var allowsInsecureLoads: Bool

    /// Creates an exception.
    public init(_ name: String, includesSubdomains: Bool, allowsInsecureLoads: Bool) {
      self.name = name.lowercased()
      self.includesSubdomains = includesSubdomains
      self.allowsInsecureLoads = allowsInsecureLoads
    }

    /// Whether it is about a host.
    func covers(_ host: String) -> Bool {
      host == name || includesSubdomains && host.hasSuffix("." + name)
    }
  }

  /// Whether requests to hosts without an exception of their own are let through.
  public var allowsArbitraryLoads: Bool
  /// The exceptions.
  public var domains: [Domain]

  /// Creates the policy of an Info.plist; one that says nothing has no exceptions.
  public init(allowsArbitraryLoads: Bool = false, domains: [Domain] = []) {
    self.allowsArbitraryLoads = allowsArbitraryLoads
    self.domains = domains
  }

  /// Whether a request by `http` to a host is let through.
  ///
  /// Addresses in numbers, names without a point and those in `.local` are not protected. Of
  /// several exceptions that of the longest name counts.
  ///
  /// - Parameter host: The host, in small letters.
  /// - Returns: Whether it is.
  public func allowsInsecureLoad(from host: String) -> Bool {
    let isAddress =
      host.contains(":") || host.hasPrefix("[") || host.allSatisfy { $0.isNumber || $0 == "." }
    guard !isAddress, host.contains("."), !host.hasSuffix(".local") else { return true }
    let own = domains.filter { $0.covers(host) }.max { $0.name.count < $1.name.count }
    return own?.allowsInsecureLoads ?? allowsArbitraryLoads
  }
}

extension TransportSecurity.Domain: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self("", includesSubdomains: false, allowsInsecureLoads: false)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.sparse("allowsInsecureLoads", &allowsInsecureLoads, false)
    try fields.sparse("includesSubdomains", &includesSubdomains, false)
    try fields.required("name", &name)
  }
}

extension TransportSecurity: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.sparse("allowsArbitraryLoads", &allowsArbitraryLoads, false)
    try fields.list("domains", &domains)
  }
}
