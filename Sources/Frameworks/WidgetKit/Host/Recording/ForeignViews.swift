// The views that a widget cannot have. Apple lists those that it can; these are the ones of
// SwiftUI, AVKit, MapKit and their like that are not among them, move, take input that a widget
// never gets, or wait for content that comes too late.

import SwiftUI

extension ViewNode {
  /// The kinds of views in the tree that widgets cannot have, sorted, each once.
  var kindsForeignToWidgets: [String] {
    var found: Set<String> = []
    collect(into: &found)
    return found.sorted()
  }

  private func collect(into found: inout Set<String>) {
    if Self.wrappers.contains(kind), case .string(let type)? = attributes["type"] {
      found.insert("\(type) (\(kind))")
    } else if Self.foreignToWidgets.contains(kind) {
      found.insert(kind)
    }
    for child in children { child.collect(into: &found) }
  }

  private static let wrappers: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
  ]

  private static let foreignToWidgets: Set<String> = [
    "ScrollView", "List", "Form", "TabView", "NavigationView", "NavigationStack",
    "NavigationLink", "TextField", "TextEditor", "SecureField", "Slider", "Stepper",
    "DatePicker", "ColorPicker", "Menu", "MultiDatePicker", "NavigationSplitView", "Table",
    "AsyncImage",
    "VideoPlayer", "PhotosPicker", "StoreView", "ProductView", "SubscriptionStoreView",
    "LookAroundPreview", "SignInWithAppleButton", "WebView",
  ]
}
