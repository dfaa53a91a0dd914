// What takes a user activity up again, and the album of photographs, which an extension of a widget
// cannot add to.

public import FoundationSupplement

/// An object that shows what a user activity was about.
@MainActor @preconcurrency public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}

/// Does nothing: a device denies it to an extension of a widget, too.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
