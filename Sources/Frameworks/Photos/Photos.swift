// Photos: a library with the environment's photos, whose authorization is the scenario's.

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
  let photo: PhotoRecord?
  /// The picture's size in pixels, which is read from its file.
  private lazy var size = photo?.size ?? .zero

  public override init() { photo = nil }

  init(_ photo: PhotoRecord) { self.photo = photo }

  open override var localIdentifier: String { photo?.identifier ?? "" }
  open var creationDate: Date? { photo?.record.date("date") }
  open var mediaType: PHAssetMediaType { photo == nil ? .unknown : .image }
  open var pixelWidth: Int { Int(size.width) }
  open var pixelHeight: Int { Int(size.height) }
  open var isFavorite: Bool { photo?.record.holds("favorite") == true }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    assets(options) { _ in true }
  }

  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    assets(options) { _ in mediaType == .image }
  }

  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    assets(options) { identifiers.contains($0.identifier) }
  }

  class func assets(
    _ options: PHFetchOptions?, where isWanted: (PhotoRecord) -> Bool
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(PhotoRecord.all.filter(isWanted).map(PHAsset.init), options)
  }
}

extension PHAsset: KeyValueReadable {
  package func readableValue(forKey key: String) -> Any? {
    switch key {
    case "creationDate", "modificationDate": creationDate
    case "mediaType": mediaType.rawValue
    case "mediaSubtype", "mediaSubtypes": Int(mediaSubtypes.rawValue)
    case "favorite", "isFavorite": isFavorite
    case "hidden", "isHidden": isHidden
    case "pixelWidth": pixelWidth
    case "pixelHeight": pixelHeight
    case "duration": duration
    case "localIdentifier": localIdentifier
    default: nil
    }
  }
}

open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
}

/// The result of a fetch.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let objects: [ObjectType]

  public override init() { objects = [] }

  init(_ found: [ObjectType], _ options: PHFetchOptions?) {
    var found = found.filter { options?.predicate?.evaluate(with: $0) ?? true }
    for descriptor in (options?.sortDescriptors ?? []).reversed() {
      found.sort { descriptor.compare($0, to: $1) == .orderedAscending }
    }
    let limit = options?.fetchLimit ?? 0
    objects = limit > 0 ? Array(found.prefix(limit)) : found
  }

  open var count: Int { objects.count }
  open var firstObject: ObjectType? { objects.first }
  open var lastObject: ObjectType? { objects.last }

  open func object(at index: Int) -> ObjectType {
    precondition(
      objects.indices.contains(index), "index \(index) is beyond the end of a result of \(count)")
    return objects[index]
  }

  open subscript(index: Int) -> ObjectType { object(at: index) }

  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map(object) }
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { $0 === anObject } ?? NSNotFound
  }
  open func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }

  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops: ObjCBool = false
    for (index, object) in objects.enumerated() where !stops.boolValue {
      block(object, index, &stops)
    }
  }
}
