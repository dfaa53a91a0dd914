// The photos that the environment gives, where access is given.

import FoundationSupplement
import UIKit

/// One photo of the environment.
struct PhotoRecord: Sendable {
  let record: DeviceRecord
  let number: Int

  /// The photos, in the order of the environment; none where access is not given.
  static var all: [PhotoRecord] {
    guard PHPhotoLibrary.authorizationStatus() == .authorized else { return [] }
    return DeviceRecord.all("photos").enumerated().map { PhotoRecord(record: $1, number: $0) }
  }

  /// The names of the albums, in alphabetical order.
  static var albums: [String] { Set(all.compactMap { $0.record.text("album") }).sorted() }

  var identifier: String { "photo-\(number)/L0/001" }

  /// The photo's file, which lies beside the containers of the process.
  var file: URL? {
    record.text("file").map {
      ExtensionSurroundings.current.containers.deletingLastPathComponent()
        .appendingPathComponent("Photos").appendingPathComponent($0)
    }
  }

  /// The file's name without the number that keeps equal names apart.
  var name: String {
    let name = record.text("file").map { ($0 as NSString).lastPathComponent } ?? ""
    let rest = name.drop(while: \.isNumber)
    return rest.hasPrefix("-") ? String(rest.dropFirst()) : name
  }

  /// The identifier of the file's type.
  var type: String {
    let types = ["png": "public.png", "heic": "public.heic", "gif": "com.compuserve.gif"]
    return types[(name as NSString).pathExtension.lowercased()] ?? "public.jpeg"
  }

  /// The size in pixels.
  var size: CGSize {
    guard let image else { return .zero }
    return CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
  }

  var image: UIImage? { file.flatMap { UIImage(contentsOfFile: $0.path) } }
}
