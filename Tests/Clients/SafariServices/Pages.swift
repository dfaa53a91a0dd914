import SafariServices
import SwiftUI

/// A page inside of the app.
struct PageView: UIViewControllerRepresentable {
  let url: URL

  func makeUIViewController(context: Context) -> SFSafariViewController {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    configuration.barCollapsingEnabled = false
    let controller = SFSafariViewController(url: url, configuration: configuration)
    controller.preferredBarTintColor = .systemBackground
    controller.preferredControlTintColor = .label
    controller.dismissButtonStyle = .close
    print(controller.configuration.entersReaderIfAvailable, SFSafariViewController(url: url))
    return controller
  }

  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

/// Hears when the page is closed.
@MainActor final class PageWatcher: NSObject, SFSafariViewControllerDelegate {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    controller.delegate = nil
  }

  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {
    let style: SFSafariViewController.DismissButtonStyle = controller.dismissButtonStyle
    print(didLoadSuccessfully, style == .done)
  }
}

/// Keeps a page for later.
func readLater(_ url: URL) throws {
  guard SSReadingList.supportsURL(url) else { return }
  try SSReadingList.default()?.addItem(with: url, title: nil, previewText: nil)
}
