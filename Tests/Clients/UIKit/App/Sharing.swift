import UIKit

/// Copies a note's link, as an activity of the app.
final class CopyLink: UIActivity {
  override class var activityCategory: UIActivity.Category { .share }
  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("link") }
  override var activityTitle: String? { "Copy Link" }
  override var activityImage: UIImage? { UIImage(systemName: "link") }
  override var activityViewController: UIViewController? { nil }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is URL }
  }

  override func prepare(withActivityItems activityItems: [Any]) { print(activityItems.count) }
  override func perform() { activityDidFinish(true) }
}

/// Shares a note from a view.
@MainActor func share(_ note: String, from view: UIView, in owner: UIViewController) {
  let controller = UIActivityViewController(
    activityItems: [note], applicationActivities: [CopyLink()])
  controller.excludedActivityTypes = [
    .message, .mail, .print, .copyToPasteboard, .assignToContact, .saveToCameraRoll,
    .addToReadingList, .airDrop, .openInIBooks, .markupAsPDF, .postToFacebook, .postToTwitter,
  ]
  let handler: UIActivityViewController.CompletionWithItemsHandler = { type, isDone, _, error in
    print(type?.rawValue ?? "", isDone, error as Any)
  }
  controller.completionWithItemsHandler = handler
  if let popover: UIPopoverPresentationController = controller.popoverPresentationController {
    popover.sourceView = view
    popover.sourceRect = view.bounds
    let directions: UIPopoverArrowDirection = [.up, .down]
    popover.permittedArrowDirections = directions
    print(popover as UIPresentationController)
  }
  owner.present(controller, animated: true)
}

/// A note that is shared as the activity wants it.
final class SharedNote: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
    "A note"
  }

  func activityViewController(
    _ controller: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { activityType == .print ? nil : "A note" }

  func activityViewController(
    _ controller: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "Notes" }

  func activityViewController(
    _ controller: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "public.plain-text" }

  func activityViewController(
    _ controller: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
