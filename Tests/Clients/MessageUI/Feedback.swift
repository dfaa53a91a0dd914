import MessageUI

/// Writes to the developer.
@MainActor
final class Feedback: NSObject, MFMailComposeViewControllerDelegate,
  MFMessageComposeViewControllerDelegate
{
  /// A mail with the log, where mail can be sent.
  func mail(log: Data) -> UIViewController? {
    guard MFMailComposeViewController.canSendMail() else { return nil }
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    mail.setSubject("Feedback")
    mail.setToRecipients(["hello@example.org"])
    mail.setCcRecipients(nil)
    mail.setBccRecipients([])
    mail.setMessageBody("<b>Hello</b>", isHTML: true)
    mail.addAttachmentData(log, mimeType: "text/plain", fileName: "log.txt")
    return mail
  }

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    switch result {
    case .sent, .saved: controller.dismiss(animated: true)
    case .cancelled, .failed: print(error ?? MFMailComposeErrorDomain)
    @unknown default: break
    }
  }

  /// A message to a friend.
  func message() -> UIViewController? {
    guard MFMessageComposeViewController.canSendText() else { return nil }
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = self
    message.recipients = ["Anna"]
    message.subject = MFMessageComposeViewController.canSendAttachments() ? "Look" : nil
    message.body = "Hello"
    return message
  }

  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    if result == .sent { controller.dismiss(animated: true) }
  }
}
