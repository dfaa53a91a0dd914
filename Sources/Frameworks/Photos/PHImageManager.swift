// Requests to the photo library: images and albums of the environment's photos. Changes are
// refused.

import FoundationSupplement
public import UIKit

public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

public struct PHPhotosError: _CodedError {
  public enum Code: Int, _ErrorCode {
    public typealias _Error = PHPhotosError
    case internalError = -1
    case userCancelled = 3072
    case identifierNotFound = 3201
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { PHPhotosErrorDomain }
  public static var accessUserDenied: Code { .accessUserDenied }
}

public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none, fast, exact
}

open class PHImageRequestOptions: NSObject {
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false

  public override init() {}
}

public typealias PHImageRequestID = Int32

open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  open class func `default`() -> PHImageManager { manager }

  /// Gives the photo in the size asked for; without access none, and says why in the information.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let image = asset.photo?.image
    let shown = image.flatMap { Self.fitted($0, to: targetSize, contentMode) }
    resultHandler(shown, image == nil ? Self.refusal : [PHImageResultIsDegradedKey: false])
    return 1
  }

  private static var refusal: [AnyHashable: Any] {
    [PHImageErrorKey: PHPhotosError(.accessUserDenied)]
  }

  /// A picture that is no larger than the size asked for, in its own proportions.
  private static func fitted(
    _ image: UIImage, to size: CGSize, _ mode: PHImageContentMode
  ) -> UIImage? {
    let (width, height) = (image.size.width * image.scale, image.size.height * image.scale)
    guard size.width > 0, size.height > 0, width > 0, height > 0 else { return image }
    let ratios = (size.width / width, size.height / height)
    let ratio = mode == .aspectFit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
    guard ratio < 1 else { return image }
    return image.preparingThumbnail(of: CGSize(width: width * ratio, height: height * ratio))
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, Int, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    guard let file = asset.photo?.file, let data = try? Data(contentsOf: file) else {
      resultHandler(nil, nil, 1, Self.refusal)
      return 0
    }
    resultHandler(data, asset.photo?.type, 1, [:])
    return 1
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  public override init() {}
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photoPanorama = Self(rawValue: 1)
  public static let photoHDR = Self(rawValue: 2)
  public static let photoScreenshot = Self(rawValue: 4)
  public static let photoLive = Self(rawValue: 8)
}

extension PHAsset {
  public var mediaSubtypes: PHAssetMediaSubtype { [] }
  public var modificationDate: Date? { creationDate }
  public var duration: TimeInterval { 0 }
  public var isHidden: Bool { false }

  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    assets(options, where: assetCollection.holds)
  }
}

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum, moment
}

public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumFavorites = 203
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case any = 9_223_372_036_854_775_807
}

/// An album: one that the environment's photos name, or one of the system's.
open class PHAssetCollection: PHObject, @unchecked Sendable {
  private let title: String?
  private let system: PHAssetCollectionSubtype?

  public override init() { (title, system) = (nil, nil) }

  private init(title: String, system: PHAssetCollectionSubtype? = nil) {
    self.title = title
    self.system = system
  }

  open override var localIdentifier: String { title.map { "album-\($0)" } ?? "" }
  open var localizedTitle: String? { title }
  open var estimatedAssetCount: Int { PhotoRecord.all.count(where: holds) }

  /// Whether the album has a photo.
  func holds(_ photo: PhotoRecord) -> Bool {
    switch system {
    case .smartAlbumFavorites: photo.record.holds("favorite")
    case .some: true
    case nil: title != nil && photo.record.text("album") == title
    }
  }

  private static var all: [PHAssetCollection] {
    PhotoRecord.albums.map { PHAssetCollection(title: $0) }
  }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    guard PHPhotoLibrary.authorizationStatus() == .authorized else { return PHFetchResult() }
    guard type == .smartAlbum else { return PHFetchResult(all, options) }
    let known: [(PHAssetCollectionSubtype, String)] = [
      (.smartAlbumFavorites, "Favorites"), (.smartAlbumUserLibrary, "Recents"),
    ]
    let found = known.filter { subtype == .any || subtype == $0.0 }
    return PHFetchResult(found.map { PHAssetCollection(title: $1, system: $0) }, options)
  }

  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(all.filter { identifiers.contains($0.localIdentifier) }, options)
  }
}

extension PHAssetCollection: KeyValueReadable {
  package func readableValue(forKey key: String) -> Any? {
    switch key {
    case "localizedTitle", "title": localizedTitle
    case "estimatedAssetCount": estimatedAssetCount
    case "localIdentifier": localIdentifier
    default: nil
    }
  }
}

open class PHChange: NSObject, @unchecked Sendable {}

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

open class PHAssetChangeRequest: NSObject {
  open var creationDate: Date?
  open var isFavorite = false

  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }

  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  {
    PHAssetChangeRequest()
  }
}

extension PHPhotoLibrary {
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Refuses, and makes none of the changes.
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }

  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, PHPhotosError(.accessUserDenied))
  }

  public func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }
}
