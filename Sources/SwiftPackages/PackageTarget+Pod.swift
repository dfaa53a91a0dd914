import Foundation

extension PackageTarget {
  /// The folders of a pod in which no code of its module lies.
  private static let otherFolders = [
    "Tests", "Test", "Example", "Examples", "Demo", "Playgrounds", "Carthage", "Pods",
  ]

  /// Takes all sources below a folder without a manifest, as CocoaPods and Carthage lay them out.
  ///
  /// - Parameter folder: The folder, which has the module's name.
  public init?(sourcesIn folder: PackagePlaces.Folder) {
    let name = folder.url.lastPathComponent
    guard !folder.hasManifest else { return nil }
    self.init(
      name: name.hasSuffix(".swift") ? String(name.dropLast(6)) : name, package: folder.identity,
      folder: folder.url, without: Self.otherFolders)
  }
}
