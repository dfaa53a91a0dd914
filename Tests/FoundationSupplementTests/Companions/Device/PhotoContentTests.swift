import FoundationSupplement
import JSON
import Photos
import Testing
import UIKit
import WidgetPlatforms

/// The photos of the environment, as a device's library gives them.
///
/// They hold for a whole process, so that each of these tests has one of its own.
@Suite struct PhotoContentTests {
  /// A library of two photos, only the first of which has a file; the folder is to be removed.
  private static func makeLibrary() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let photos = folder.appendingPathComponent("Photos")
    try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    try #require(Data(base64Encoded: pixel)).write(to: photos.appendingPathComponent("0-a.png"))
    ExtensionSurroundings.current.containers = folder.appendingPathComponent("Containers")
    ExtensionSurroundings.current.content["photos"] = .array([
      .object(["file": .string("0-a.png"), "date": .number(100), "album": .string("Sea")]),
      .object(["file": .string("1-b.png"), "date": .number(200), "favorite": .bool(true)]),
    ])
    return folder
  }

  /// The library's photos that a format finds.
  private static func assets(_ format: String) -> PHFetchResult<PHAsset> {
    let options = PHFetchOptions()
    options.predicate = NSPredicate(format: format)
    return PHAsset.fetchAssets(with: options)
  }

  @Test func `photos come where access is given, sorted and filtered`() async {
    await #expect(processExitsWith: .success) {
      let folder = try Self.makeLibrary()
      defer { try? FileManager.default.removeItem(at: folder) }
      #expect(PHAsset.fetchAssets(with: nil).count == 0)
      ExtensionSurroundings.current.permissions["photos"] = .granted
      let options = PHFetchOptions()
      options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
      let latest = PHAsset.fetchAssets(with: .image, options: options)
      #expect(latest.firstObject?.isFavorite == true && latest.count == 2)
      #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
      options.predicate = NSPredicate(format: "favorite == NO")
      let plain = PHAsset.fetchAssets(with: options)
      let asset = try #require(plain.firstObject)
      #expect(plain.count == 1 && asset.pixelWidth == 1 && asset.pixelHeight == 1)
      #expect(
        PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier], options: nil).count == 1)
    }
  }

  @Test func `photos are found by album, and among the favorites`() async {
    await #expect(processExitsWith: .success) {
      let folder = try Self.makeLibrary()
      defer { try? FileManager.default.removeItem(at: folder) }
      ExtensionSurroundings.current.permissions["photos"] = .granted
      let asset = try #require(Self.assets("favorite == NO").firstObject)
      let albums = PHAssetCollection.fetchAssetCollections(
        with: .album, subtype: .any, options: nil)
      #expect(albums.firstObject?.localizedTitle == "Sea")
      let sea = try #require(albums.firstObject)
      #expect(
        PHAsset.fetchAssets(in: sea, options: nil).firstObject?.localIdentifier
          == asset.localIdentifier)
      let favorites = PHAssetCollection.fetchAssetCollections(
        with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
      #expect(favorites.firstObject?.estimatedAssetCount == 1)
    }
  }

  @Test func `pictures come in the size of their files`() async {
    await #expect(processExitsWith: .success) {
      let folder = try Self.makeLibrary()
      defer { try? FileManager.default.removeItem(at: folder) }
      ExtensionSurroundings.current.permissions["photos"] = .granted
      let asset = try #require(Self.assets("favorite == NO").firstObject)
      var sizes: [CGSize?] = []
      let manager = PHImageManager.default()
      manager.requestImage(
        for: asset, targetSize: CGSize(width: 50, height: 50), contentMode: .aspectFill,
        options: nil
      ) { image, _ in sizes.append(image?.size) }
      manager.requestImageDataAndOrientation(for: asset, options: nil) { data, type, _, _ in
        #expect(data?.count ?? 0 > 20 && type == "public.png")
      }
      #expect(sizes == [CGSize(width: 1, height: 1)])
    }
  }

  @Test func `the file of a photo is read and copied, and one that is not there is told`() async {
    await #expect(processExitsWith: .success) {
      let folder = try Self.makeLibrary()
      defer { try? FileManager.default.removeItem(at: folder) }
      ExtensionSurroundings.current.permissions["photos"] = .granted
      let asset = try #require(Self.assets("favorite == NO").firstObject)
      let resource = try #require(PHAssetResource.assetResources(for: asset).first)
      #expect(resource.type == .photo && resource.assetLocalIdentifier == asset.localIdentifier)
      #expect(resource.originalFilename == "a.png" && resource.pixelWidth == 1)
      #expect(resource.uniformTypeIdentifier == "public.png" && resource.pixelHeight == 1)
      let resources = PHAssetResourceManager.default()
      var received = Data()
      resources.requestData(for: resource, options: nil) {
        received += $0
      } completionHandler: {
        #expect($0 == nil)
      }
      let copy = folder.appendingPathComponent("copy.png")
      try await resources.writeData(for: resource, toFile: copy, options: nil)
      #expect(try Data(contentsOf: copy) == received && received.count > 20)
      resources.writeData(for: resource, toFile: copy, options: nil) { #expect($0 != nil) }
      let lost = try #require(
        Self.assets("favorite == YES").firstObject.map {
          PHAssetResource.assetResources(for: $0)[0]
        })
      await #expect(throws: PHPhotosError(.identifierNotFound)) {
        try await resources.writeData(for: lost, toFile: copy, options: nil)
      }
    }
  }
}
