import UIKit

/// The words of a game, which lie in the asset catalogue.
func words(in name: String) -> [Substring] {
  guard let asset = NSDataAsset(name: name), asset.typeIdentifier.hasPrefix("public.") else {
    return []
  }
  return String(decoding: asset.data, as: UTF8.self).split(separator: "\n")
}

/// Writes a picture for another program.
func picture(size: CGSize, isSmall: Bool) -> Data {
  let renderer = UIGraphicsImageRenderer(size: size)
  guard isSmall else {
    return renderer.pngData { context in context.fill(CGRect(origin: .zero, size: size)) }
  }
  return renderer.jpegData(withCompressionQuality: 0.5) { $0.fill(.infinite) }
}

/// Saves in the background, as far as the system lets the app.
@MainActor final class Saving {
  private var task = UIBackgroundTaskIdentifier.invalid

  /// Begins, on behalf of an app.
  func begin(in application: UIApplication) {
    task = application.beginBackgroundTask(withName: "saving") { [weak self] in
      self?.task = .invalid
    }
  }

  /// Ends when the scene goes.
  func end(in application: UIApplication) {
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: nil)
    if task != .invalid { application.endBackgroundTask(task) }
  }
}
