import UIKit

/// Moves a view above the keyboard, and copies what is typed.
@MainActor final class KeyboardObserver: UIResponder {
  private(set) var height: CGFloat = 0
  private var tokens: [any NSObjectProtocol] = []

  func observe() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { self.height = frame?.height ?? 0 }
      }
    }
  }

  /// The keys of what a notification tells.
  static let keys = [
    UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey,
    UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
  ]

  func copy(_ text: String) {
    let board = UIPasteboard.general
    guard board.numberOfItems == 0, board.changeCount == 0 else { return }
    board.items = [["public.utf8-plain-text": text]]
    let options: [UIPasteboard.OptionsKey: Any] = [.localOnly: true, .expirationDate: Date()]
    board.setItems(board.items, options: options)
    board.strings = [text]
    board.urls = board.hasURLs ? board.urls : []
    board.images = board.hasImages ? board.images : nil
  }

  func save(_ picture: UIImage) {
    UIImageWriteToSavedPhotosAlbum(picture, nil, nil, nil)
  }

  override func restoreUserActivityState(_ activity: NSUserActivity) { userActivity = activity }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    activity.title = "Typing"
  }

  /// Whether the interface is as its person wants it.
  static var settings: [Bool] {
    [
      UIAccessibility.shouldDifferentiateWithoutColor, UIAccessibility.isOnOffSwitchLabelsEnabled,
      UIAccessibility.isVideoAutoplayEnabled, UIAccessibility.prefersCrossFadeTransitions,
      UIAccessibility.buttonShapesEnabled, UIAccessibility.isClosedCaptioningEnabled,
      UIAccessibility.isMonoAudioEnabled, UIAccessibility.isSpeakScreenEnabled,
      UIAccessibility.isSpeakSelectionEnabled, UIAccessibility.isShakeToUndoEnabled,
      UIAccessibility.isAssistiveTouchRunning,
    ]
  }
}

/// An app that goes on where another device stopped.
final class HandoffDelegate: NSObject, UIApplicationDelegate {
  let editor: any UIUserActivityRestoring

  init(editor: any UIUserActivityRestoring) { self.editor = editor }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    restorationHandler([editor])
    return true
  }
}
