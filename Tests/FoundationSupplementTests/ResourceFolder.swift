import FoundationSupplement

/// A folder of files that goes when nobody holds it any more.
final class ResourceFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init(_ files: [String: String] = [:]) {
    for (name, text) in files { add(name, Data(text.utf8)) }
  }

  func add(_ name: String, _ data: Data) {
    let file = url.appendingPathComponent(name)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
