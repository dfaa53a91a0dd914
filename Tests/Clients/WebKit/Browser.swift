import SwiftUI
import WebKit

/// A page in the app's own browser.
struct Browser: UIViewRepresentable {
  let url: URL

  func makeCoordinator() -> Guard { Guard() }

  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.applicationNameForUserAgent = "Example"
    configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
    configuration.preferences.minimumFontSize = 12
    configuration.defaultWebpagePreferences.allowsContentJavaScript = true
    configuration.websiteDataStore = .nonPersistent()
    let content: WKUserContentController = configuration.userContentController
    let script = WKUserScript(
      source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
    content.removeAllUserScripts()
    content.addUserScript(script)
    content.add(context.coordinator, name: "app")
    content.removeScriptMessageHandler(forName: "old")
    print(script.source, script.injectionTime == .atDocumentStart, script.isForMainFrameOnly)
    print(content.userScripts.count, configuration.websiteDataStore.isPersistent)
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = context.coordinator
    view.uiDelegate = context.coordinator
    view.allowsBackForwardNavigationGestures = true
    view.customUserAgent = nil
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {
    guard view.url != url else { return }
    if view.isLoading { view.stopLoading() }
    view.load(URLRequest(url: url))
  }
}

/// Keeps a browser where it should be.
@MainActor
final class Guard: NSObject, WKNavigationDelegate, WKUIDelegate,
  WKScriptMessageHandler
{
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    let kind: WKNavigationType = navigationAction.navigationType
    let host = navigationAction.request.url?.host()
    decisionHandler(kind == .linkActivated && host != "example.org" ? .cancel : .allow)
  }

  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {
    print(webView.estimatedProgress)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    print(webView.title ?? "", webView.configuration.preferences)
    if webView.canGoBack { webView.goBack() }
    if webView.canGoForward { webView.goForward() }
    webView.evaluateJavaScript("1 + 1") { result, error in print(result ?? error ?? "") }
    Task { _ = try? await webView.evaluateJavaScript("2") }
  }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    webView.loadHTMLString("<p>Offline</p>", baseURL: nil)
    webView.reload()
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    print((error as NSError).domain == WKErrorDomain)
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    print(message.name, message.body)
  }

  /// Forgets the pages.
  func forget() async {
    let store: WKWebsiteDataStore = .default()
    await store.removeData(
      ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
  }

  /// The settings of new pages.
  var settings: (WKPreferences, WKWebpagePreferences) = (WKPreferences(), WKWebpagePreferences())

  /// The injection times of scripts.
  static let times: [WKUserScriptInjectionTime] = [.atDocumentStart]
}

/// Pages that are made with the usual configuration.
@MainActor func blankPages() -> [WKWebView] { [WKWebView(), WKWebView(frame: .zero)] }
