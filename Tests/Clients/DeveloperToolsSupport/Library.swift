import DeveloperToolsSupport
import SwiftUI

/// A round badge.
struct Badge: View {
  var body: some View { Circle() }
}

/// Offers the badge in Xcode.
struct BadgeLibrary: LibraryContentProvider {
  @LibraryContentBuilder var views: [LibraryItem] {
    LibraryItem(Badge(), visible: true, title: "Badge", category: .control)
    LibraryItem(Badge(), title: "Decoration", category: LibraryItem.Category.effect)
  }

  @LibraryContentBuilder func modifiers(base: Badge) -> [LibraryItem] {
    LibraryItem(base.bold())
  }

  /// The categories of other things.
  static let others: [LibraryItem.Category] = [.other, .layout]

  /// Both at once.
  func all<Library: LibraryContentProvider>(_ library: Library, base: Library.ModifierBase) -> Int {
    library.views.count + library.modifiers(base: base).count
  }
}
