import Foundation
import UIKit

/// The frames of a sticker, as one picture that moves where pictures may.
func sticker(_ frames: [UIImage], seconds: TimeInterval) -> UIImage? {
  let moving = UIImage.animatedImage(with: frames, duration: seconds)
  guard let pictures = moving?.images, moving?.duration == seconds, pictures.count > 1 else {
    return UIImage.animatedImageNamed("sticker", duration: seconds) ?? frames.first
  }
  return moving
}

/// Takes a picture that was dropped or shared.
func take(_ provider: NSItemProvider, done: @escaping @Sendable (UIImage?) -> Void) {
  guard provider.canLoadObject(ofClass: UIImage.self) else { return done(nil) }
  provider.loadObject(ofClass: UIImage.self) { object, _ in done(object as? UIImage) }
}

/// Gives a picture away.
func provider(of image: UIImage) -> NSItemProvider { NSItemProvider(object: image) }

/// A tag of the album, made of the bytes of another app's item.
final class Tag: NSObject, NSItemProviderReading {
  static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.tag"] }

  let name: String

  required init(_ name: String) { self.name = name }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    Self(String(decoding: data, as: UTF8.self))
  }
}

/// A picture of a view, where the system draws one.
@MainActor func picture(of view: UIView) -> UIImage {
  view.accessibilityLanguage = "en"
  view.accessibilityHint = "Shares the card"
  view.accessibilityValue = "1"
  let renderer = UIGraphicsImageRenderer(size: view.bounds.size)
  return renderer.image { _ in
    let isDrawn = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    if !isDrawn { view.snapshotView(afterScreenUpdates: false)?.layoutIfNeeded() }
  }
}
