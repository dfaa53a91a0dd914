import ExtensionEnvironment

extension TransportSecurity {
  /// Reads the policy of an Info.plist.
  ///
  /// `NSAllowsArbitraryLoads` does not count beside the keys that came later for parts of it
  /// (*documented*).
  ///
  /// - Parameter values: The keys and values of the Info.plist.
  init(infoPlist values: [String: Any]) {
    let policy = values["NSAppTransportSecurity"] as? [String: Any] ?? [:]
    let parts = [
      "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInWebContent",
      "NSAllowsLocalNetworking",
    ]
    let domains = policy["NSExceptionDomains"] as? [String: Any] ?? [:]
    self.init(
      allowsArbitraryLoads: policy["NSAllowsArbitraryLoads"] as? Bool == true
        && !parts.contains { policy[$0] != nil },
      domains: domains.sorted { $0.key < $1.key }.map { name, value in
        let keys = value as? [String: Any] ?? [:]
        return Domain(
          name, includesSubdomains: keys["NSIncludesSubdomains"] as? Bool == true,
          allowsInsecureLoads: keys["NSExceptionAllowsInsecureHTTPLoads"] as? Bool == true
            || keys["NSTemporaryExceptionAllowsInsecureHTTPLoads"] as? Bool == true)
      })
  }
}
