import Foundation
import Photos

/// A photo that the memories widget may show.
struct Memory: Identifiable, Equatable {
  var id: String
  var day: Date?
  var isWide: Bool

  /// Reads an asset; nil for anything but a picture.
  init?(_ asset: PHAsset) {
    switch asset.mediaType {
    case .image: break
    case .video, .audio, .unknown: return nil
    @unknown default: return nil
    }
    id = asset.localIdentifier
    day = asset.creationDate
    isWide = asset.pixelWidth > asset.pixelHeight
  }
}

/// The badge over an asset in the picker.
func badge(for kind: PHAssetMediaType) -> String? {
  switch kind {
  case .video: "play.fill"
  case .audio: "waveform"
  default: nil
  }
}

/// Finds photos.
struct MemoryFinder {
  /// The newest favourites.
  func favorites(_ count: Int) -> [Memory] {
    let options = PHFetchOptions()
    options.predicate = NSPredicate(format: "isFavorite == YES")
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.fetchLimit = count
    return memories(PHAsset.fetchAssets(with: .image, options: options)) { $0.isFavorite }
  }

  /// All pictures.
  func everything() -> [Memory] { memories(PHAsset.fetchAssets(with: nil)) { _ in true } }

  /// The photos that the user chose for the widget.
  func chosen(_ identifiers: [String]) -> [Memory] {
    memories(PHAsset.fetchAssets(withLocalIdentifiers: identifiers, options: nil)) { _ in true }
  }

  /// The first and the last photo of a year, by their places.
  func edges(of result: PHFetchResult<PHAsset>) -> [PHObject] {
    guard result.count > 2, let first = result.firstObject, let last = result.lastObject else {
      return (0..<result.count).map { result.object(at: $0) }
    }
    return [first, result[result.count / 2], last]
  }

  private func memories(
    _ result: PHFetchResult<PHAsset>, where isWanted: @escaping (PHAsset) -> Bool
  ) -> [Memory] {
    var found: [Memory] = []
    result.enumerateObjects { asset, index, stop in
      if isWanted(asset), let memory = Memory(asset) { found.append(memory) }
      if index == 499 { stop.pointee = true }
    }
    return found
  }
}

/// Asks for the photo library.
enum PhotoAccess {
  /// Whether the widget finds anything.
  static func isEnough(_ status: PHAuthorizationStatus) -> Bool {
    switch status {
    case .authorized, .limited: true
    case .notDetermined, .restricted, .denied: false
    @unknown default: false
    }
  }

  /// Whether the app may read, or at least add.
  static func isAllowed(_ level: PHAccessLevel) -> Bool {
    isEnough(PHPhotoLibrary.authorizationStatus(for: level))
  }

  /// Asks as systems before iOS 14 do.
  static func askTheOldWay(_ done: @escaping @Sendable (Bool) -> Void) {
    guard PHPhotoLibrary.authorizationStatus() == .notDetermined else { return }
    PHPhotoLibrary.requestAuthorization { done(isEnough($0)) }
  }

  /// Asks for the right to add pictures, and calls back.
  static func askToAdd(_ done: @escaping @Sendable (Bool) -> Void) {
    PHPhotoLibrary.requestAuthorization(for: .addOnly) { done(isEnough($0)) }
  }

  /// Asks for the right to read, and waits.
  static func ask() async -> Bool {
    isEnough(await PHPhotoLibrary.requestAuthorization(for: .readWrite))
  }
}

/// Whether a change came from the library that the app shows.
func isOwnLibrary(_ library: PHPhotoLibrary) -> Bool { library === PHPhotoLibrary.shared() }

/// The last photos of an album, without those that are hidden.
func lastPhotos(of album: PHAssetCollection) -> [PHAsset] {
  let options = PHFetchOptions()
  options.includeHiddenAssets = false
  options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
  let found = PHAsset.fetchAssets(in: album, options: options)
  guard let first = found.firstObject, found.contains(first), found.index(of: first) == 0 else {
    return []
  }
  return found.objects(at: IndexSet(0..<min(3, found.count)))
}

/// The names of a photo's files, and a copy of the first.
func copy(_ asset: PHAsset, to file: URL, _ done: @escaping ((any Error)?) -> Void) -> [String] {
  let resources = PHAssetResource.assetResources(for: asset)
  let options = PHAssetResourceRequestOptions()
  options.isNetworkAccessAllowed = true
  let progress: PHAssetResourceProgressHandler = { print($0) }
  options.progressHandler = progress
  let manager = PHAssetResourceManager.default()
  if let photo = resources.first(where: { $0.type == .photo || $0.type == .fullSizePhoto }) {
    manager.writeData(for: photo, toFile: file, options: options, completionHandler: done)
    let request: PHAssetResourceDataRequestID = manager.requestData(
      for: photo, options: nil, dataReceivedHandler: { print($0.count) }, completionHandler: done)
    manager.cancelDataRequest(request)
  }
  return resources.map { "\($0.originalFilename) \($0.uniformTypeIdentifier)" }
}

/// Whether a file belongs to a photo that moves.
func moves(_ kind: PHAssetResourceType) -> Bool { kind == .pairedVideo || kind == .video }
