import Foundation
import PropertyLists
import WidgetManifest
import DataModels

/// A Core Data model among an extension's resources.
struct DataModel: Hashable {
  /// The model's name, without an ending.
  let name: String
  /// The contents of its current version.
  let contents: DataModelReader.Contents

  /// Whether a resource is a model.
  static func isModel(_ path: String) -> Bool {
    path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel")
  }

  /// Reads a resource; nil for one that is no model or cannot be read.
  init?(_ resource: RootedPath) {
    guard Self.isModel(resource.path) else { return nil }
    let version = Self.currentVersion(of: resource.url)
    guard let data = try? Data(contentsOf: version.appendingPathComponent("contents")),
      let contents = DataModelReader.read(data)
    else { return nil }
    self.init(name: resource.url.deletingPathExtension().lastPathComponent, contents: contents)
  }

  init(name: String, contents: DataModelReader.Contents) {
    self.name = name
    self.contents = contents
  }

  /// The path of the model in the bundle, as Xcode names it.
  var bundleName: String { "\(name).momd/\(name).mom" }

  /// The model as the bundle has it.
  ///
  /// - Parameter modules: The modules in which the objects' classes may be.
  /// - Returns: The bytes of the file.
  func compiled(modules: [String]) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var model = CompiledDataModel(entities: contents.entities, modules: modules)
    model.fetchRequests = contents.fetchRequests
    model.configurations = contents.configurations
    model.version = contents.version
    return (try? encoder.encode(model)) ?? Data()
  }

  /// The folder of the version that Xcode compiles: the one that is marked, or the last.
  private static func currentVersion(of folder: URL) -> URL {
    guard folder.pathExtension == "xcdatamodeld" else { return folder }
    let mark = folder.appendingPathComponent(".xccurrentversion")
    let list = (try? Data(contentsOf: mark)).flatMap(PropertyListBounds.value)
    if let name = (list as? [String: Any])?["_XCCurrentVersionName"] as? String {
      return folder.appendingPathComponent(name)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let last = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted().last
    return folder.appendingPathComponent(last ?? "")
  }
}
