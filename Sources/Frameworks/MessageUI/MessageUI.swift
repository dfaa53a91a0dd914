// MessageUI: a device that sends neither mail nor messages.

@_exported public import UIKit

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

@MainActor @preconcurrency open class MFMailComposeViewController: UINavigationController {
  open class func canSendMail() -> Bool { false }

  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}

  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
}

public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate:
  NSObjectProtocol
{
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

@MainActor @preconcurrency open class MFMessageComposeViewController: UINavigationController {
  open class func canSendText() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }

  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var subject: String?
  open var body: String?
}
