import CInterposition
import Foundation
import NetworkAnswers

/// The wish of a server for a name and a password.
///
/// URLSession asks the delegate of the request's task, or of its session. Where neither is there, or
/// it leaves the challenge to URLSession, the request ends on a device with the answer as it came,
/// unless the credential storage has one. URLSession here forgets such a request: so an answer is no
/// challenge where there is no delegate, and one that is left to URLSession is answered again.
///
/// Source: `URLSession.AuthChallengeDisposition.performDefaultHandling`, and "Handling an
/// authentication challenge" in Apple's documentation of the URL Loading System.
enum AuthenticationChallenge {
  /// The header of a request whose challenge was left to URLSession.
  static let leftToSession: String = {
    let words = Data("\(NETWORK_DEFAULT_USER):\(NETWORK_DEFAULT_PASSWORD)".utf8)
    return "Basic " + words.base64EncodedString()
  }()

  /// Whether a header of an answer is a challenge that URLSession here knows: schemes other than
  /// `Basic` are passed over by it.
  static func isMade(by header: HTTPExchange.Header, status: Int?) -> Bool {
    guard status == 401, header.name.lowercased() == "www-authenticate" else { return false }
    let value = header.value.lowercased()
    return value.contains("basic") && value.contains("realm")
  }
}
