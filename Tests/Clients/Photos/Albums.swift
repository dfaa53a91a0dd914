import Foundation
import Photos
import UIKit

/// Shows an album's pictures.
final class AlbumReader: NSObject, PHPhotoLibraryChangeObserver {
  private let images = PHCachingImageManager()

  func photoLibraryDidChange(_ changeInstance: PHChange) {}

  /// The latest picture of the favourites.
  func latest(_ show: @escaping (UIImage?) -> Void) {
    PHPhotoLibrary.shared().register(self)
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
    guard let album = albums.firstObject else { return show(nil) }
    let assets = PHAsset.fetchAssets(in: album, options: nil)
    guard let asset = assets.firstObject, !asset.isHidden else { return show(nil) }
    let options = PHImageRequestOptions()
    options.deliveryMode = .highQualityFormat
    options.resizeMode = .exact
    options.isNetworkAccessAllowed = true
    options.isSynchronous = true
    images.startCachingImages(
      for: [asset], targetSize: PHImageManagerMaximumSize, contentMode: .default, options: options)
    let request: PHImageRequestID = PHImageManager.default().requestImage(
      for: asset, targetSize: CGSize(width: 300, height: 300), contentMode: .aspectFill,
      options: options
    ) { image, info in
      let isDegraded = info?[PHImageResultIsDegradedKey] as? Bool ?? false
      if !isDegraded || info?[PHImageErrorKey] != nil { show(image) }
    }
    images.requestImageDataAndOrientation(for: asset, options: nil) { data, type, _, _ in
      print(data ?? Data(), type ?? "")
    }
    PHImageManager.default().cancelImageRequest(request)
    images.stopCachingImagesForAllAssets()
    print(asset.modificationDate ?? .now, asset.duration, asset.mediaSubtypes.contains(.photoLive))
    print(album.localizedTitle ?? "", album.estimatedAssetCount)
  }

  /// Saves a picture.
  func save(_ image: UIImage, _ file: URL) async -> String {
    do {
      try await PHPhotoLibrary.shared().performChanges {
        let request = PHAssetChangeRequest.creationRequestForAsset(from: image)
        request.creationDate = .now
        request.isFavorite = true
        _ = PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: file)
      }
      PHPhotoLibrary.shared().performChanges(
        {}, completionHandler: { isSaved, _ in print(isSaved) })
      try PHPhotoLibrary.shared().performChangesAndWait {}
      return ""
    } catch PHPhotosError.accessUserDenied {
      return "Not allowed"
    } catch {
      return "\((error as? PHPhotosError)?.errorCode ?? 0) \(PHPhotosError.errorDomain)"
    }
  }

  deinit { PHPhotoLibrary.shared().unregisterChangeObserver(self) }

  /// The albums to choose from.
  static let kinds: [PHAssetCollectionSubtype] = [
    .albumRegular, .smartAlbumUserLibrary, .smartAlbumSelfPortraits, .smartAlbumScreenshots, .any,
  ]
  static let types: [PHAssetCollectionType] = [.album, .moment]
  static let special: PHAssetMediaSubtype = [.photoPanorama, .photoHDR, .photoScreenshot]

  /// The delivery and resize modes of a picture's request.
  func modes() -> (PHImageRequestOptionsDeliveryMode, PHImageRequestOptionsResizeMode) {
    (.fastFormat, .none)
  }

  /// An album of the last time.
  func album(_ identifier: String, fit mode: PHImageContentMode) -> PHAssetCollection? {
    print(PHPhotosErrorDomain, mode == .aspectFit)
    return PHAssetCollection.fetchAssetCollections(
      withLocalIdentifiers: [identifier], options: nil
    ).firstObject
  }
}
