import AuthenticationServices

/// A session of an account that ends at the app's own address.
@MainActor func session(_ url: URL, host: String?) -> ASWebAuthenticationSession {
  let callback: ASWebAuthenticationSession.Callback =
    host.map { .https(host: $0, path: "/done") } ?? .customScheme("notes")
  let session = ASWebAuthenticationSession(url: url, callback: callback) { url, error in
    print(url.map(callback.matchesURL) ?? false, error as Any)
  }
  session.additionalHeaderFields = ["X-App": "notes"]
  return session
}
