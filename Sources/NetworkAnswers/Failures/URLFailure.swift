/// An error of `URLSession`, by the name that `URLError.Code` gives it.
public enum URLFailure: String, Hashable, Sendable, CaseIterable {
  case appTransportSecurityRequiresSecureConnection, badServerResponse, badURL, callIsActive
  case cancelled, cannotConnectToHost, cannotDecodeContentData, cannotDecodeRawData, cannotFindHost
  case cannotLoadFromNetwork, cannotParseResponse, clientCertificateRejected, dataNotAllowed
  case dnsLookupFailed, httpTooManyRedirects, internationalRoamingOff, networkConnectionLost
  case notConnectedToInternet, resourceUnavailable, secureConnectionFailed
  case serverCertificateHasBadDate, serverCertificateHasUnknownRoot
  case serverCertificateNotYetValid, serverCertificateUntrusted, timedOut, unknown
  case userAuthenticationRequired, zeroByteResource

  /// The code in the domain of `URLSession`'s errors.
  public var code: Int { Self.codes[self] ?? -1 }

  private static let codes: [Self: Int] = [
    .appTransportSecurityRequiresSecureConnection: -1022, .badServerResponse: -1011,
    .badURL: -1000, .callIsActive: -1019, .cancelled: -999, .cannotConnectToHost: -1004,
    .cannotDecodeContentData: -1016, .cannotDecodeRawData: -1015, .cannotFindHost: -1003,
    .cannotLoadFromNetwork: -2000, .cannotParseResponse: -1017,
    .clientCertificateRejected: -1205, .dataNotAllowed: -1020, .dnsLookupFailed: -1006,
    .httpTooManyRedirects: -1007, .internationalRoamingOff: -1018,
    .networkConnectionLost: -1005, .notConnectedToInternet: -1009, .resourceUnavailable: -1008,
    .secureConnectionFailed: -1200, .serverCertificateHasBadDate: -1201,
    .serverCertificateHasUnknownRoot: -1203, .serverCertificateNotYetValid: -1204,
    .serverCertificateUntrusted: -1202, .timedOut: -1001, .unknown: -1,
    .userAuthenticationRequired: -1013, .zeroByteResource: -1014,
  ]
}
