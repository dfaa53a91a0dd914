import FileTypes
public import Foundation

/// The folders of package sources on this machine, and the lock files that pin them.
///
/// Nothing is fetched and no program runs: folders are looked at whose names package managers give
/// them. Links are not followed.
public struct PackagePlaces: Hashable, Sendable {
  /// A folder with the sources of a package.
  public struct Folder: Hashable, Sendable, Comparable {
    /// The name in small letters, by which others depend on it.
    public var identity: String
    /// The folder.
    public var url: URL

    /// Orders by identity, then by path.
    public static func < (left: Self, right: Self) -> Bool {
      (left.identity, left.url.path) < (right.identity, right.url.path)
    }

    /// Whether the folder has a manifest of the Swift Package Manager.
    public var hasManifest: Bool {
      FileType(at: url.appendingPathComponent("Package.swift").path) == .file
    }

    /// The commit at which a package manager has checked it out; nil where that is not known.
    public var checkedOutCommit: String? {
      let head = url.appendingPathComponent(".git/HEAD")
      guard url.deletingLastPathComponent().lastPathComponent.lowercased() == "checkouts",
        FileType(at: head.path) == .file, let text = try? String(contentsOf: head, encoding: .utf8)
      else { return nil }
      let commit = text.trimmingCharacters(in: .whitespacesAndNewlines)
      return commit.count >= 40 && commit.allSatisfy(\.isHexDigit) ? commit : nil
    }
  }

  /// The folders, each identity once for each place where it lies, those named first.
  public private(set) var folders: [Folder] = []
  /// The checkouts that are at another commit than the pinned one.
  public private(set) var outdated: [Folder] = []
  /// The lock files.
  public private(set) var lockFiles: [URL] = []
  /// Xcode's projects.
  public private(set) var projects: [URL] = []
  /// The descriptions for Tuist and XcodeGen that name the packages of projects.
  public private(set) var descriptions: [URL] = []
  /// The packages that projects and descriptions refer to, each once.
  public var references: [PackageReference] {
    let all =
      projects.flatMap { PackageReference.all(inProject: $0) }
      + descriptions.flatMap { PackageReference.all(inDescription: $0) }
    var seen: Set<PackageReference> = []
    return all.filter { seen.insert($0).inserted }
  }
  /// The folders in which packages were found, and those that are packages themselves.
  public private(set) var stores: [URL] = []

  /// Finds packages.
  ///
  /// - Parameters:
  ///   - root: The folder below which package managers' own folders and lock files are looked for.
  ///   - named: Folders and lock files that are named, wherever they lie: a package, or a folder of
  ///     packages.
  public init(below root: URL?, named: [URL]) {
    for place in named { take(named: place) }
    if let root { search(root) }
  }

  /// Adds what lies in a folder itself, such as the one around a project's, and not below it.
  public mutating func add(in folder: URL) {
    look(into: folder)
  }

  /// Adds the folders that a lock file names: those of pods under development.
  ///
  /// - Parameters:
  ///   - pins: The lock file's pins.
  ///   - places: The folders below which they may lie.
  public mutating func add(_ pins: [PackagePin], below places: [URL]) {
    for pin in pins {
      guard let folder = pin.folder, FileType(at: folder.path) == .folder,
        places.contains(where: { (folder.path + "/").hasPrefix($0.standardizedFileURL.path + "/") })
      else { continue }
      let found = Folder(identity: pin.identity, url: folder)
      if !folders.contains(found) { folders.append(found) }
    }
  }

  /// Takes out the checkouts of package managers that are at another commit than their pins.
  ///
  /// - Parameter pins: The pins of all lock files.
  public mutating func leaveOutdated(by pins: [PackagePin]) {
    let pinned = Dictionary(grouping: pins, by: \.identity)
      .mapValues { Set($0.compactMap(\.revision)) }
    let isOutdated = { (folder: Folder) in
      guard let wanted = pinned[folder.identity], !wanted.isEmpty,
        let commit = folder.checkedOutCommit
      else { return false }
      return !wanted.contains { commit.hasPrefix($0) }
    }
    outdated += folders.filter(isOutdated)
    folders.removeAll(where: outdated.contains)
  }

  /// Adds the folders in which pinned sources lie that were fetched earlier.
  ///
  /// - Parameters:
  ///   - pins: What is pinned.
  ///   - store: The folder that holds what was fetched.
  public mutating func add(_ pins: [PackagePin], fetchedInto store: URL) {
    for pin in pins {
      guard let name = pin.folderName else { continue }
      let url = store.appendingPathComponent(name, isDirectory: true)
      if FileType(at: url.path) == .folder {
        folders.append(Folder(identity: pin.identity, url: url))
      }
    }
  }
}

extension PackagePlaces {
  /// The folders in which package managers keep sources, from the folder of a project or package.
  ///
  /// Each is in parts, so that an installed program has no path through a build folder in it: such
  /// a path is how `make check-install` knows one that depends on where it was built.
  private static let stores = [
    ["SourcePackages/checkouts"], [".build/checkouts"], ["Tuist", ".build/checkouts"], ["Pods"],
    ["Carthage/Checkouts"], ["Tuist/Dependencies/SwiftPackageManager", ".build/checkouts"],
  ]

  /// The names of folders that hold third parties' code or a build's output, and so none of the
  /// author's own sources.
  public static let foreignFolderNames: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "SourcePackages", "checkouts",
    "vendor", "__MACOSX",
  ]

  private static let folderLimit = 5_000
  private static let levelLimit = 6

  private mutating func take(named place: URL) {
    if LockFile.names.contains(place.lastPathComponent), FileType(at: place.path) == .file {
      add(lockFile: place)
    } else if FileType(at: place.appendingPathComponent("Package.swift").path) == .file {
      add(place)
      if place.lastPathComponent == Self.tuistName {
        takeDescriptions(in: place.deletingLastPathComponent())
      }
    } else {
      addChildren(of: place)
    }
  }

  private mutating func search(_ root: URL) {
    var waiting = [(root, 0)]
    var count = 0
    while let (place, level) = waiting.popLast(), count < Self.folderLimit {
      count += 1
      let inner = look(into: place)
      if level < Self.levelLimit { waiting += inner.map { ($0, level + 1) } }
    }
  }

  /// Takes what lies in a folder, and returns the folders in it that may hold more.
  @discardableResult
  private mutating func look(into place: URL) -> [URL] {
    if FileType(at: place.appendingPathComponent("Package.swift").path) == .file {
      if !stores.contains(place) { stores.append(place) }
      add(place)
    }
    takeDescriptions(in: place)
    for store in Self.stores {
      addChildren(of: store.reduce(place) { $0.appendingPathComponent($1) })
    }
    // What `xcodebuild -derivedDataPath` is given is often hidden, or called as other builds'
    // output.
    for entry in Self.entries(of: place, hidden: true) {
      let name = entry.lastPathComponent
      guard name.hasPrefix(".") || name == "DerivedData" || name == "build" else { continue }
      addChildren(of: entry.appendingPathComponent("SourcePackages/checkouts"))
    }
    var inner: [URL] = []
    for entry in Self.entries(of: place) {
      let name = entry.lastPathComponent
      if LockFile.names.contains(name) {
        add(lockFile: entry)
      } else if ["xcodeproj", "xcworkspace"].contains(entry.pathExtension) {
        takeLock(ofProject: entry)
        if entry.pathExtension == "xcodeproj", !projects.contains(entry) { projects.append(entry) }
      } else if XcodeGenReferences.names.contains(name) {
        if !descriptions.contains(entry) { descriptions.append(entry) }
      } else if name == "DerivedData" {
        for derived in Self.entries(of: entry) {
          addChildren(of: derived.appendingPathComponent("SourcePackages/checkouts"))
        }
      } else if entry.pathExtension.isEmpty, !Self.foreignFolderNames.contains(name),
        FileType(at: entry.path) == .folder
      {
        inner.append(entry)
      }
    }
    return inner
  }

  private mutating func add(lockFile file: URL) {
    if !lockFiles.contains(file) { lockFiles.append(file) }
  }

  /// Takes the descriptions of packages that Tuist looks for in the folder of a workspace, and what
  /// it pins them to.
  private mutating func takeDescriptions(in place: URL) {
    let isFile = { (file: URL) in FileType(at: file.path) == .file }
    let own = place.appendingPathComponent(Self.tuistName)
    let hasProject = isFile(place.appendingPathComponent("Project.swift"))
    let files =
      ["Package.swift", "Dependencies.swift"].map { own.appendingPathComponent($0) }
      + (hasProject ? ["Package.swift", "Project.swift"] : []).map {
        place.appendingPathComponent($0)
      }
    for file in files where isFile(file) && !descriptions.contains(file) {
      descriptions.append(file)
    }
    if isFile(files[0]), !stores.contains(own) { stores.append(own) }
    let locks =
      [own.appendingPathComponent("Package.resolved")]
      + (hasProject ? [place.appendingPathComponent(".package.resolved")] : [])
    for lock in locks where isFile(lock) { add(lockFile: lock) }
  }

  /// The name of the folder in which Tuist has what is a whole workspace's.
  private static let tuistName = "Tuist"

  private mutating func takeLock(ofProject bundle: URL) {
    for inner in ["project.xcworkspace/", ""] {
      let file = bundle.appendingPathComponent(inner + "xcshareddata/swiftpm/Package.resolved")
      if FileType(at: file.path) == .file { add(lockFile: file) }
    }
  }

  private mutating func addChildren(of folder: URL) {
    let entries = Self.entries(of: folder).filter { FileType(at: $0.path) == .folder }
    if !entries.isEmpty, !stores.contains(folder) { stores.append(folder) }
    for entry in entries { add(entry) }
  }

  private mutating func add(_ url: URL) {
    let folder = Folder(identity: url.lastPathComponent.lowercased(), url: url)
    if !folders.contains(folder) { folders.append(folder) }
  }

  /// The items of a folder by name, without links and, unless they are wanted, hidden files.
  private static func entries(of folder: URL, hidden: Bool = false) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { hidden || !$0.hasPrefix(".") }.sorted()
      .map { folder.appendingPathComponent($0) }
      .filter { (try? FileManager.default.destinationOfSymbolicLink(atPath: $0.path)) == nil }
  }
}
