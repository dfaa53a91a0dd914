import Foundation
import NetworkAnswers

/// The wish of a server for a name and a password.
///
/// URLSession here waits for a credential, from its storage or the session's delegate: without one
/// the request never ends, where a device's gets the answer with its status. So a program that makes
/// no credentials, or has no delegate to be asked, gets the answer without the challenge. Schemes
/// other than `Basic` are passed over by it.
enum AuthenticationChallenge {
  /// Whether a header asks for a password that no code of the extension can give.
  static func isUnanswered(_ header: HTTPExchange.Header, status: Int?) -> Bool {
    status == 401 && header.value.lowercased().contains("basic") && !programMakesCredentials
  }

  /// Whether the program refers to the initializer of credentials with a name and a password.
  private static let programMakesCredentials: Bool = {
    let program = URL(fileURLWithPath: "/proc/self/exe")
    let bytes = try? Data(contentsOf: program, options: .alwaysMapped)
    return ["13URLCredentialC4user8password", "10didReceive17completionHandler"].allSatisfy {
      bytes?.range(of: Data($0.utf8)) != nil
    }
  }()
}
