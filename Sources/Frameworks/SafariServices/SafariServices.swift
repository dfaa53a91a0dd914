// SafariServices: a page that no extension shows, and a list that it may not add to.

@_exported public import UIKit

@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public override init() {}
  }

  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The page that is to be shown.
  package let url: URL

  public init(url URL: URL, configuration: Configuration = Configuration()) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: there is no archive of a page.
  public required init?(coder: NSCoder) { nil }
}

open class SSReadingList: NSObject, @unchecked Sendable {
  open class func `default`() -> SSReadingList? { nil }
  open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme ?? "") }

  open func addItem(with URL: URL, title: String?, previewText: String?) throws {
    throw CocoaError(.featureUnsupported)
  }
}
