// What an app extension is handed by its host. A widget's host hands nothing over; the classes are
// here for sources that a widget shares with other extensions.

public import Foundation

/// What the host hands to an extension.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// What was handed over.
  open var inputItems: [Any] { [] }

  /// Gives results to the host.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// Tells the host that the request failed.
  open func cancelRequest(withError error: any Error) {}

  /// Asks the host to open an address; only its app could.
  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// A part of what the host hands over.
open class NSExtensionItem: NSObject, @unchecked Sendable {
  /// The item's title.
  open var attributedTitle: NSAttributedString?
  /// The item's text.
  open var attributedContentText: NSAttributedString?
  /// What comes with the item.
  open var attachments: [NSItemProvider]?
  /// What else is known of the item.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an item.
  public override init() { super.init() }
}

/// What starts an extension's work.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  func beginRequest(with context: NSExtensionContext)
}
