// WebKit: a web view that loads nothing, as an extension of a widget has no web process.

@_exported public import UIKit

public let WKErrorDomain = "WKErrorDomain"

open class WKNavigation: NSObject {}

open class WKPreferences: NSObject {
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0
}

open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// A message from a page's script to the app.
open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
}

@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@MainActor @preconcurrency open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []

  public nonisolated override init() {}

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
}

@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
  private static let store = WKWebsiteDataStore()

  open class func `default`() -> WKWebsiteDataStore { store }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  open var isPersistent: Bool { self === Self.store }

  public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}

@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open lazy var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var allowsInlineMediaPlayback = false
  open var applicationNameForUserAgent: String?

  public nonisolated override init() {}
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

@MainActor @preconcurrency open class WKNavigationAction: NSObject {
  open var navigationType: WKNavigationType { .other }
}

// Members that make requests are compiled where they are used, so that only such programs load the
// network's libraries.
extension WKNavigationAction {
  @_alwaysEmitIntoClient
  public var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}

extension WKWebView {
  /// Fails at once, and says so to the delegate.
  @_alwaysEmitIntoClient
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? { _load(request.url) }
}

@MainActor @preconcurrency public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }

  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

@MainActor @preconcurrency public protocol WKUIDelegate: NSObjectProtocol {}

/// A view of a page, which stays blank.
@MainActor @preconcurrency open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  open var customUserAgent: String?
  open var allowsBackForwardNavigationGestures = false
  open private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// Fails at once, and says so to the delegate.
  public func _load(_ address: URL?) -> WKNavigation {
    url = address
    let navigation = WKNavigation()
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: navigation,
      withError: URLError(.cannotLoadFromNetwork))
    return navigation
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }

  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}

  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw NSError(domain: WKErrorDomain, code: 4)
  }

  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, NSError(domain: WKErrorDomain, code: 4))
  }
}
