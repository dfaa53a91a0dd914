import FileTypes
import Foundation
import WidgetManifest
import WidgetRecording

/// Lays an extension's resources out as its bundle has them.
struct ResourceFolder {
  let cache: BuildCache
  /// The modules in which the classes of data models may be.
  var modules: [String] = []

  /// A package's bundle, which lies in the extension's.
  struct PackageBundle {
    /// Its name, without its extension.
    var name: String
    /// The files and folders.
    var resources: [RootedPath]
  }

  /// A file of the bundle: a copy of the author's, or one that is made of it.
  private struct File {
    var name: String
    var url: URL
    var bytes: Data?
  }

  /// Returns a folder with copies of the resources; nil where there are none.
  ///
  /// As in Xcode, a folder keeps what is in it and a file loses the folders around it, unless these
  /// make it one of a language.
  ///
  /// - Parameters:
  ///   - resources: The files and folders.
  ///   - bundles: The bundles of packages.
  /// - Returns: The folder, which is made once for the same contents.
  /// - Throws: `BuildError` where a file cannot be read or a copy not be written.
  func folder(
    of resources: [RootedPath], with bundles: [PackageBundle] = []
  ) throws(BuildError) -> URL? {
    guard !resources.isEmpty || !bundles.isEmpty else { return nil }
    var files: [File] = []
    for resource in resources { files += self.files(of: resource) }
    for bundle in bundles {
      for var file in bundle.resources.flatMap({ self.files(of: $0) }) {
        file.name = "\(bundle.name).bundle/\(file.name)"
        files.append(file)
      }
    }
    var hash = ContentHash()
    hash.add("resources")
    for file in files {
      hash.add(file.name)
      do {
        try file.url.refuseIrregularFile()
        hash.add([UInt8](try file.bytes ?? Data(contentsOf: file.url)))
      } catch {
        let reason = error.systemWords
        throw BuildError(place: file.url.path, problem: .unreadable(reason))
      }
    }
    let made = try cache.entry(hash.text) { folder throws(BuildError) -> String? in
      for file in files { try copy(file, to: folder.appendingPathComponent(file.name)) }
      return nil
    }
    switch made {
    case .success(let folder): return folder
    case .failure(let miss): throw BuildError(place: miss.failure, problem: .unwritable(""))
    }
  }

  /// The files of a resource, by their names in the bundle, sorted.
  private func files(of resource: RootedPath) -> [File] {
    if let model = DataModel(resource) {
      let bytes = model.compiled(modules: modules)
      return [File(name: model.bundleName, url: resource.url, bytes: bytes)]
    }
    let name = Self.bundleName(of: resource.path)
    let below = FileManager.default.enumerator(atPath: resource.url.path)
    let parts = (below?.allObjects as? [String] ?? []).sorted()
    guard FileType(at: resource.url.path) == .folder else {
      return [File(name: name, url: resource.url)]
    }
    return parts.compactMap { part in
      let url = resource.url.appendingPathComponent(part)
      return FileType(at: url.path) == .file ? File(name: name + "/" + part, url: url) : nil
    }
  }

  /// The path in the bundle: the last name, and the folder of a language before it.
  private static func bundleName(of path: String) -> String {
    let parts = path.split(separator: "/")
    let start = parts.lastIndex { $0.hasSuffix(".lproj") } ?? parts.count - 1
    return parts[start...].joined(separator: "/")
  }

  private func copy(_ file: File, to target: URL) throws(BuildError) {
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      if let bytes = file.bytes {
        try bytes.write(to: target)
      } else if !FileManager.default.fileExists(atPath: target.path) {
        try FileManager.default.copyItem(at: file.url.resolvingSymlinksInPath(), to: target)
      }
    } catch {
      throw BuildError(
        place: target.path, problem: .unwritable(error.systemWords))
    }
  }
}
