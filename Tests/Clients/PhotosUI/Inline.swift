import PhotosUI
import SwiftUI
import UIKit

/// Pictures that are chosen within the app's own page.
struct InlinePicker: View {
  @State private var picture: PhotosPickerItem?
  private let left: PHPickerCapabilities = [
    .search, .stagingArea, .collectionNavigation, .selectionActions,
    .sensitivityAnalysisIntervention,
  ]

  var body: some View {
    PhotosPicker(selection: $picture) { Text("Choose") }
      .photosPickerAccessoryVisibility(.hidden, edges: .bottom)
      .photosPickerDisabledCapabilities(left)
  }
}

/// The picker in a page of UIKit.
@MainActor func page() -> UIViewController {
  let page = UIHostingController(rootView: InlinePicker())
  page.safeAreaRegions = .container
  return page
}
