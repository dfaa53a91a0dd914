// The files of an asset: of a photo of the environment its picture alone.

public import FoundationSupplement

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo
  case adjustmentBaseVideo
  case photoProxy = 19
}

public typealias PHAssetResourceDataRequestID = Int32
public typealias PHAssetResourceProgressHandler = (Double) -> Void

open class PHAssetResource: NSObject, @unchecked Sendable {
  let photo: PhotoRecord

  init(_ photo: PhotoRecord) { self.photo = photo }

  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
    asset.photo.map { [PHAssetResource($0)] } ?? []
  }

  open var type: PHAssetResourceType { .photo }
  open var assetLocalIdentifier: String { photo.identifier }
  open var uniformTypeIdentifier: String { photo.type }
  open var originalFilename: String { photo.name }
  open var pixelWidth: Int { Int(photo.size.width) }
  open var pixelHeight: Int { Int(photo.size.height) }
}

open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetResourceProgressHandler?

  public override init() {}
}

open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let manager = PHAssetResourceManager()

  open class func `default`() -> PHAssetResourceManager { manager }

  /// Gives the file's bytes at once.
  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    do {
      handler(try Self.data(of: resource))
      options?.progressHandler?(1)
      completionHandler(nil)
    } catch {
      completionHandler(error)
    }
    return 1
  }

  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    do {
      try Self.data(of: resource).write(to: fileURL, options: .withoutOverwriting)
      completionHandler(nil)
    } catch {
      completionHandler(error)
    }
  }

  public func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws {
    try Self.data(of: resource).write(to: fileURL, options: .withoutOverwriting)
  }

  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}

  /// The bytes of the file.
  ///
  /// - Throws: `PHPhotosError` where there is no such file.
  private static func data(of resource: PHAssetResource) throws -> Data {
    guard let file = resource.photo.file, let data = try? Data(contentsOf: file) else {
      throw PHPhotosError(.identifierNotFound)
    }
    return data
  }
}
