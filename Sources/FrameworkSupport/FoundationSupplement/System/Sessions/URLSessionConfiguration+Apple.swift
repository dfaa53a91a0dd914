// The properties of configurations and requests that Linux's Foundation lacks. There is one network
// and it costs nothing, so that every such wish is fulfilled. A task that waits for connectivity
// waits, where the network is offline, until its resource's time is over; its delegate is not told
// that it waits.

import Foundation

extension URLSessionConfiguration {
  /// Whether requests wait for the network where it is offline.
  ///
  /// Copies have it, too: it is kept among the settings of proxies, which no request here uses.
  @_alwaysEmitIntoClient
  public var waitsForConnectivity: Bool {
    get { connectionProxyDictionary?["widgetcheck.waitsForConnectivity"] as? Bool ?? false }
    set {
      var settings = connectionProxyDictionary ?? [:]
      settings["widgetcheck.waitsForConnectivity"] = newValue ? true : nil
      connectionProxyDictionary = settings.isEmpty ? nil : settings
    }
  }

  /// Whether requests may cost something; they cost nothing.
  @_alwaysEmitIntoClient
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether requests are made in Low Data Mode; it is never on.
  @_alwaysEmitIntoClient
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the app is started for events of a background session.
  @_alwaysEmitIntoClient
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }

  /// The app group that keeps downloads of a background session.
  @_alwaysEmitIntoClient
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }

  /// A configuration of requests that go on while the app is suspended; here they are ordinary
  /// ones.
  @_alwaysEmitIntoClient
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }
}

/// The authentication method of a client certificate.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
/// The authentication method of the server's trust.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLRequest {
  /// Whether the request may cost something; it costs nothing.
  @_alwaysEmitIntoClient
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the request is made in Low Data Mode; it is never on.
  @_alwaysEmitIntoClient
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the server speaks HTTP/3; it is asked, whatever is said here.
  @_alwaysEmitIntoClient
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }

  /// Whether the server's name must be signed; it is not looked at.
  @_alwaysEmitIntoClient
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }
}

extension URLSession {
  /// Waits until the session's storage is written.
  @_alwaysEmitIntoClient
  public func flush() async {
    await withCheckedContinuation { continuation in flush { continuation.resume() } }
  }

  /// Empties the session's storage.
  @_alwaysEmitIntoClient
  public func reset() async {
    await withCheckedContinuation { continuation in reset { continuation.resume() } }
  }

  /// The unfinished tasks.
  @_alwaysEmitIntoClient
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { continuation in
        getAllTasks { continuation.resume(returning: $0) }
      }
    }
  }

  /// The unfinished tasks, by kind.
  @_alwaysEmitIntoClient
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      await withCheckedContinuation { continuation in
        getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
      }
    }
  }

  /// Takes up a download where it was left.
  @_alwaysEmitIntoClient
  public func download(
    resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await withCheckedThrowingContinuation { continuation in
      let task = downloadTask(withResumeData: resumeData) { url, response, error in
        if let url, let response {
          continuation.resume(returning: (url, response))
        } else {
          continuation.resume(throwing: error ?? URLError(.cannotCreateFile))
        }
      }
      task.delegate = delegate
      task.resume()
    }
  }
}

extension URLProtectionSpace {
  /// The server's certificates; nil: the network on Linux judges them itself.
  @_alwaysEmitIntoClient
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential that trusts a server, which the network on Linux judges itself.
  @_alwaysEmitIntoClient
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }

  /// Creates a credential of a certificate, which no server gets from here.
  @_alwaysEmitIntoClient
  public convenience init(
    identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence
  ) {
    self.init(user: "", password: "", persistence: persistence)
  }
}

/// The key of the data with which a broken download goes on.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLCache {
  /// Creates a cache whose files lie in a folder; without one in a folder of its own.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
