// The context of an app extension's request. A widget's host hands nothing over; the classes are
// here for sources that a widget shares with other extensions.

public import Foundation

/// The host's request to an extension.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// The items of the request; none.
  open var inputItems: [Any] { [] }

  /// Gives results to the host.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// Reports to the host that the request failed.
  open func cancelRequest(withError error: any Error) {}

  /// Asks the host to open an address; only its app could.
  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// An item of a request.
open class NSExtensionItem: NSObject, @unchecked Sendable {
  /// The item's title.
  open var attributedTitle: NSAttributedString?
  /// The item's text.
  open var attributedContentText: NSAttributedString?
  /// The item's attachments.
  open var attachments: [NSItemProvider]?
  /// The item's user info.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an item.
  public override init() { super.init() }
}

/// An extension's principal object, which begins its work.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  func beginRequest(with context: NSExtensionContext)
}
