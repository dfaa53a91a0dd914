extension URLFailure {
  /// Returns what an error says on Apple's platforms, in English.
  ///
  /// - Parameters:
  ///   - code: The code in the domain of `URLSession`'s errors.
  ///   - host: The host of the request; empty where it is not known.
  /// - Returns: The words; nil for a code that has none.
  public static func words(for code: Int, host: String) -> String? {
    guard let certificate = certificates[code] else { return words[code] }
    return """
      The certificate for this server \(certificate). You might be connecting to a server that is \
      pretending to be “\(host)” which could put your confidential information at risk.
      """
  }

  private static let certificates = [
    -1201: "has expired", -1202: "is invalid",
    -1203: "was signed by an unknown certifying authority", -1204: "is not yet valid",
  ]

  private static let insecure = """
    The resource could not be loaded because the App Transport Security policy requires the use of \
    a secure connection.
    """

  private static let words = [
    -1: "unknown error", -999: "cancelled", -1000: "bad URL", -1001: "The request timed out.",
    -1002: "unsupported URL",
    -1003: "A server with the specified hostname could not be found.",
    -1004: "Could not connect to the server.", -1005: "The network connection was lost.",
    -1006: "DNS lookup error", -1007: "too many HTTP redirects", -1008: "resource unavailable",
    -1009: "The Internet connection appears to be offline.", -1010: "redirected to nowhere",
    -1011: "There was a bad response from the server.", -1014: "zero byte resource",
    -1015: "cannot decode raw data", -1016: "cannot decode content data",
    -1017: "cannot parse response", -1018: "International roaming is currently off.",
    -1019: "A data connection cannot be established since a call is currently active.",
    -1020: "A data connection is not currently allowed.", -1021: "request body stream exhausted",
    -1022: insecure,
    -1100: "The requested URL was not found on this server.",
    -1101: "file is directory",
    -1102: "You do not have permission to access the requested resource.",
    -1103: "resource exceeds maximum size",
    -1200: "An SSL error has occurred and a secure connection to the server cannot be made.",
    -1205: "The server did not accept the certificate.", -2000: "can’t load from network",
  ]
}
