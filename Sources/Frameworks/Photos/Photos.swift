// Photos: a library without photos, whose authorization is the scenario's.

@_exported public import FoundationSupplement

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus {
    ExtensionSurroundings.answer(
      for: "photos", granted: .authorized, denied: .denied, notDetermined: .notDetermined)
  }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }

  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    handler(answer)
  }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    handler(answer)
  }

  public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    answer
  }

  /// The status that a request ends with: in a run no person is there to grant access.
  private class var answer: PHAuthorizationStatus {
    authorizationStatus() == .authorized ? .authorized : .denied
  }
}

open class PHObject: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }
}

open class PHAsset: PHObject, @unchecked Sendable {
  open var creationDate: Date? { nil }
  open var mediaType: PHAssetMediaType { .unknown }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var isFavorite: Bool { false }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }

  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }

  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}

open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
}

/// The result of a fetch; nothing is found.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }

  open func object(at index: Int) -> ObjectType {
    preconditionFailure("index \(index) is beyond the end of an empty result")
  }

  open subscript(index: Int) -> ObjectType { object(at: index) }

  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
