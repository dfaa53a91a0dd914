import UIKit

/// Follows how the phone is held.
@MainActor
final class HeldPhone {
  private(set) var isUpright = true
  private let device = UIDevice.current

  /// Begins to follow; `changed` is called at every turn.
  func follow(_ changed: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
    if !device.isGeneratingDeviceOrientationNotifications {
      device.beginGeneratingDeviceOrientationNotifications()
    }
    return NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main
    ) { _ in changed() }
  }

  /// Reads how the phone is held now.
  func read() {
    let orientation: UIDeviceOrientation = device.orientation
    guard orientation.isValidInterfaceOrientation, !orientation.isFlat else { return }
    isUpright = orientation.isPortrait && !orientation.isLandscape
    device.endGeneratingDeviceOrientationNotifications()
  }
}

/// The positions with the picture that explains each.
let heldPictures: [UIDeviceOrientation: String] = [
  .unknown: "questionmark", .portrait: "iphone", .portraitUpsideDown: "iphone.slash",
  .landscapeLeft: "iphone.landscape", .landscapeRight: "iphone.landscape",
  .faceUp: "arrow.up", .faceDown: "arrow.down",
]
