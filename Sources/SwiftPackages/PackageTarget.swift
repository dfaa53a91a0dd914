import FileTypes
public import Foundation
import JSON

/// One target of a package.
public struct PackageTarget: Hashable, Sendable {
  /// The kind of code that a target holds.
  public enum Kind: String, Hashable, Sendable {
    /// Swift or C, as the files say.
    case regular
    /// A program that expands macros.
    case macro
    /// The header of a library of the system's.
    case system
    /// Code that was compiled elsewhere.
    case binary
  }

  /// Another target, or a product, that the target is built on.
  public struct Dependency: Hashable, Sendable {
    /// The name of the target or product.
    public var name: String
    /// The package of the product; nil where the manifest names none.
    public var package: String?
    /// The platforms on which the target is built on it, as manifests name them; nil for all.
    public var platforms: Set<String>?

    /// Creates a dependency on all platforms.
    public init(name: String, package: String? = nil, platforms: Set<String>? = nil) {
      self.name = name
      self.package = package
      self.platforms = platforms
    }

    /// Whether the target is built on it on a platform.
    public func holds(on platform: String) -> Bool { platforms?.contains(platform) ?? true }
  }

  /// The target's name.
  public let name: String
  /// The identity of its package.
  public let package: String
  /// The kind of its contents.
  public let kind: Kind
  /// Its folder; nil where there is none.
  public let folder: URL?
  /// Its dependencies, in the manifest's order.
  public let dependencies: [Dependency]
  /// The language mode of its Swift code.
  public let languageMode: String
  /// The settings of its code on Linux.
  public let settings: PackageSettings
  /// The folder of the headers that others see, from the target's own.
  public let publicHeaders: String
  /// The files that a manifest names as resources, or that the package manager takes for such.
  public let resources: [URL]

  private let appleSettings: [String: PackageSettings]
  private let parts: [URL]
  private let excluded: [URL]
  /// The package's folder; nil for sources without a manifest.
  private let root: URL?

  /// The module's name.
  public var moduleName: String {
    let scalars = name.unicodeScalars.map { scalar in
      scalar.properties.isXIDContinue ? Character(scalar) : "_"
    }
    return String(scalars)
  }

  /// The name of the bundle in which the package manager lays the target's resources, without its
  /// extension; nil for a target without resources or without a manifest.
  public var bundleName: String? {
    root == nil || resources.isEmpty ? nil : "\(package)_\(name)"
  }

  /// Reads a target; nil for tests, programs and plug-ins, which no widget imports.
  init?(
    _ value: JSONValue, package: String, in root: URL, languageMode mode: String,
    traits: Set<String>, isOnly: Bool
  ) {
    guard let name = value["name"]?.text, let kind = value["type"]?.text.flatMap(Kind.init) else {
      return nil
    }
    self.name = name
    self.package = package
    self.kind = kind
    dependencies = (value["dependencies"]?.elements ?? [])
      .compactMap { Self.dependency($0, traits) }
    let settings = { (platform: String) in
      PackageSettings(value["settings"]?.elements ?? [], traits: traits) {
        PackageCondition($0).holds(on: platform, traits: traits)
      }
    }
    self.settings = settings(PackageCondition.linux)
    appleSettings = Dictionary(
      uniqueKeysWithValues: PackageCondition.applePlatforms.map { ($0, settings($0)) })
    languageMode = self.settings.languageMode ?? mode
    publicHeaders = value["publicHeadersPath"]?.text ?? "include"
    let folder = Self.folder(value["path"]?.text, of: name, in: root, isOnly: isOnly)
    self.folder = folder
    self.root = root.standardizedFileURL
    let inside = { (key: String) in
      (value[key]?.elements ?? []).compactMap(\.text)
        .compactMap { folder?.appendingPathComponent($0).standardizedFileURL }
    }
    excluded = inside("exclude")
    parts =
      value["sources"] == nil ? [folder].compactMap { $0?.standardizedFileURL } : inside("sources")
    // The package manager warns of a resource that is not there, and goes on without it.
    resources = (value["resources"]?.elements ?? []).flatMap { resource -> [URL] in
      guard let path = resource["path"]?.text, let url = folder?.appendingPathComponent(path),
        FileType(at: url.path) != nil
      else { return [] }
      // What is copied stays a folder; of what is processed, the files lie beside each other.
      return resource["rule"]?["copy"] == nil ? Self.processed(url) : [url]
    }
  }

  /// Whether the target has no package manifest, so that its imports tell its dependencies.
  public var isWithoutManifest: Bool { root == nil }

  /// Creates a target of all that lies in a folder, or in parts of it.
  init(
    name: String, package: String, folder: URL, sources: [String] = [], without excluded: [String]
  ) {
    self.name = name
    self.package = package
    self.folder = folder
    root = nil
    kind = .regular
    dependencies = []
    languageMode = "5"
    settings = PackageSettings([]) { _ in true }
    appleSettings = [:]
    publicHeaders = "."
    resources = []
    parts =
      sources.isEmpty
      ? [folder.standardizedFileURL]
      : sources.map { folder.appendingPathComponent($0).standardizedFileURL }
    self.excluded = excluded.map { folder.appendingPathComponent($0).standardizedFileURL }
  }

  /// Returns the settings of its code on a platform.
  ///
  /// - Parameter platform: The platform, as manifests name it: `linux`, `ios`, `macos` and so on.
  /// - Returns: The settings that hold there in a release.
  public func settings(on platform: String) -> PackageSettings {
    appleSettings[platform] ?? settings
  }

  /// The files of the target with one of some endings, sorted by path.
  public func files(ending endings: Set<String>) -> [URL] {
    guard let folder else { return [] }
    let below = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [URL] = []
    while let file = below?.nextObject() as? URL {
      // Documentation has code of its own, which is none of the target's.
      if ["docc", "playground"].contains(file.pathExtension) { below?.skipDescendants() }
      guard endings.contains(file.pathExtension.lowercased()), !isManifest(file) else { continue }
      let path = file.standardizedFileURL.path
      let isWithin = { (place: URL) in path == place.path || path.hasPrefix(place.path + "/") }
      if parts.contains(where: isWithin), !excluded.contains(where: isWithin) {
        found.append(file.standardizedFileURL)
      }
    }
    return found.sorted { $0.path < $1.path }
  }
}

extension PackageTarget {
  /// Whether a file is the package's manifest, or the one for another version of the tools, beside
  /// which a target's sources may lie.
  private func isManifest(_ file: URL) -> Bool {
    let name = file.lastPathComponent
    let isNamed =
      name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    return isNamed && file.deletingLastPathComponent().standardizedFileURL.path == root?.path
  }

  private static func dependency(
    _ value: JSONValue, _ traits: Set<String>
  ) -> Dependency? {
    for (key, length) in [("byName", 2), ("target", 2), ("product", 4)] {
      guard let parts = value[key]?.elements, let name = parts.first?.text else { continue }
      let condition = PackageCondition(parts.count >= length ? parts[length - 1] : nil)
      let known = [PackageCondition.linux] + PackageCondition.applePlatforms
      let platforms = known.filter { condition.holds(on: $0, traits: traits) }
      guard !platforms.isEmpty else { return nil }
      let package = key == "product" && parts.count > 1 ? parts[1].text?.lowercased() : nil
      return Dependency(
        name: name, package: package,
        platforms: platforms.count == known.count ? nil : Set(platforms))
    }
    return nil
  }

  /// The folders that are one resource.
  private static let wholeEndings: Set<String> = [
    "xcassets", "xcdatamodel", "xcdatamodeld", "bundle", "scnassets", "mlpackage", "icon",
  ]
  private static let resourceLimit = 20_000

  /// The resources in a folder that is processed: all files in it, and folders that are one.
  private static func processed(_ url: URL) -> [URL] {
    guard FileType(at: url.path) == .folder, !wholeEndings.contains(url.pathExtension) else {
      return [url]
    }
    let below = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [URL] = []
    while found.count < resourceLimit, let item = below?.nextObject() as? URL {
      let isWhole = wholeEndings.contains(item.pathExtension)
      if isWhole { below?.skipDescendants() }
      if isWhole || FileType(at: item.path) == .file { found.append(item.standardizedFileURL) }
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func folder(
    _ path: String?, of name: String, in root: URL, isOnly: Bool
  ) -> URL? {
    let usual = ["Sources", "Source", "src", "srcs"]
    let candidates =
      path.map { [$0] } ?? usual.map { "\($0)/\(name)" } + (isOnly ? usual : [])
    return candidates.map { root.appendingPathComponent($0).standardizedFileURL }
      .first { FileType(at: $0.path) == .folder }
  }
}
