import PhotosUI
import SwiftUI

/// Chooses the picture of the widget.
struct PictureChoice: View {
  let title: String
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var isChoosing = false

  var body: some View {
    PhotosPicker("Picture", selection: $item, matching: .images)
    PhotosPicker(title, selection: $item, matching: .not(.screenshots))
    PhotosPicker("Pictures", selection: $items, maxSelectionCount: 4, matching: .livePhotos)
    PhotosPicker(title, selection: $items, selectionBehavior: .ordered)
    PhotosPicker(selection: $item, matching: .any(of: [.images, .videos])) {
      Label("Picture", systemImage: "photo")
    }
    PhotosPicker(selection: $items, maxSelectionCount: 3, preferredItemEncoding: .compatible) {
      Image(systemName: "photo")
    }
    PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) { Text("Picture") }
    PhotosPicker(selection: $items, matching: .images, photoLibrary: .shared()) { Text("All") }
      .photosPickerStyle(.inline)
      .photosPicker(isPresented: $isChoosing, selection: $item, matching: .images)
      .photosPicker(isPresented: $isChoosing, selection: $items, maxSelectionCount: 2)
      .task(id: item) { await load() }
  }

  private func load() async {
    guard let item, !item.supportedContentTypes.isEmpty else { return }
    let data = try? await item.loadTransferable(type: Data.self)
    item.loadTransferable(type: Data.self) { result in print(result) }
    print(data ?? Data(), item.itemIdentifier ?? "")
  }

  /// The filters of the debug screen.
  static let filters: [PHPickerFilter] = [
    .panoramas, .bursts, .depthEffectPhotos, .screenRecordings, .slomoVideos, .timelapseVideos,
    .cinematicVideos, .spatialMedia, .all(of: [.images, .not(.bursts)]),
  ]

  /// The encodings of transferred pictures, and the selection's behaviors.
  static let policies: [PhotosPickerItem.EncodingDisambiguationPolicy] = [.automatic, .current]
  static let orders: [PhotosPickerSelectionBehavior] = [
    .default, .continuous, .continuousAndOrdered,
  ]
  static let styles: [PhotosPickerStyle] = [.presentation, .compact]

  /// The picture of the last time.
  func remembered(_ identifier: String) -> PhotosPickerItem {
    PhotosPickerItem(itemIdentifier: identifier)
  }
}

/// The picker of an app for iOS 15.
struct OldPicker: UIViewControllerRepresentable {
  func makeCoordinator() -> Receiver { Receiver() }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .images
    configuration.selectionLimit = 0
    configuration.preselectedAssetIdentifiers = []
    configuration.preferredAssetRepresentationMode = .current
    let mode: PHPickerConfiguration.AssetRepresentationMode = .compatible
    print(mode, PHPickerConfiguration())
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ picker: PHPickerViewController, context: Context) {
    print(picker.configuration.selectionLimit)
  }
}

/// Takes what was chosen.
@MainActor final class Receiver: NSObject, PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    for result in results { print(result.itemProvider, result.assetIdentifier ?? "") }
  }
}
