import ExtensionEnvironment
import FileTypes
import Foundation
import Glibc
import ProcessSpawning
import Synchronization
import WidgetManifest

/// The private folder of one run: the extension's bundle, and a home for each of its sessions.
///
/// As long as the run goes on it holds a lock on the folder; one that nobody holds was left by a
/// run that was killed, and is removed with its processes by the next.
final class RunFolder: Sendable {
  /// The stored data of one session: a container each for the extension and its app, and what both
  /// share.
  struct Home: Hashable {
    /// The owner of a private container.
    ///
    /// On a device app and extension have a sandbox each and find nothing of one another's: they
    /// share the containers of app groups, the defaults of suites and the keychain.
    enum Owner: String, CaseIterable {
      case app = "App"
      case `extension` = "Extension"

      /// The folder that the owner's process has as its home, below that of the session.
      func folder(in home: String) -> String { "\(home)/\(rawValue)" }
    }

    /// The session's folder.
    let path: String

    /// The folders below that of a session.
    static let folders =
      ["/.config", "/Containers", "/Photos"]
      + Owner.allCases.flatMap { owner in
        ["/tmp", "/Documents", "/Library"].map { owner.folder(in: "") + $0 }
      }

    /// The folder under which app-group containers lie.
    var containers: String { path + "/Containers" }

    /// The folder with the photos of the environment.
    var photos: String { path + "/Photos" }
  }

  /// The bundle of an extension.
  struct Bundle: Hashable {
    /// The program's path.
    let program: String
    /// The path of the program that it is a copy of.
    let original: String
    /// The folder of the copied resources; nil where there are none.
    let resources: String?
    /// The libraries that the program needs in a sandbox beside the system's.
    var libraries: [String] = []
    /// The folder with the answers that requests get; nil where the network answers.
    var network: String?
    /// The app groups of the extension.
    var appGroups: [String] = []
    /// The policy of the Info.plist that the manifest names; nil where it names none.
    var transportSecurity: TransportSecurity?
    /// Whether that Info.plist says that a widget wants the location; nil where none is named.
    var wantsLocation: Bool?
    /// The keychain access groups; nil where the manifest names no entitlements.
    var keychain: KeychainAccess?
  }

  private static let prefix = "widgetcheck-run-"

  /// The folder.
  var path: String { folder.path }
  private let files: [RootedPath]
  private let container: URL?
  private let photos: [(name: String, file: RootedPath)]
  private let folder: LockedFolder
  /// The process that removes the folder if this one is killed.
  private let keeper: RunGuard?
  private let homes = Atomic(0)

  /// Makes the folder, and removes those of runs that were killed.
  ///
  /// - Parameters:
  ///   - manifest: The manifest, whose files each home gets.
  ///   - parent: The folder to make it in.
  /// - Throws: `RunnerError` where the folder cannot be made.
  init(
    _ manifest: Manifest, in parent: URL = FileManager.default.temporaryDirectory
  ) throws(RunnerError) {
    files = manifest.environment.files
    container = manifest.environment.container?.url
    photos = manifest.environment.content.files
    for folder in LockedFolder.stale(prefix: Self.prefix, in: parent) { Self.remove(folder) }
    do {
      folder = try LockedFolder(prefix: Self.prefix, in: parent)
    } catch {
      keeper = nil
      throw RunnerError(place: parent.path, problem: .noFolder("\(error)"))
    }
    // Without one the next run removes what this one leaves.
    keeper = try? RunGuard(of: folder.path)
  }

  deinit { Self.remove(path) }

  /// Makes a home, with the manifest's files in its containers.
  ///
  /// - Parameter hasFiles: Whether the containers hold the manifest's files.
  /// - Returns: The home, which no other processes have.
  /// - Throws: `RunnerError` where it cannot be made or filled.
  func makeHome(hasFiles: Bool = true) throws(RunnerError) -> Home {
    let manager = FileManager.default
    let number = homes.add(1, ordering: .relaxed).newValue
    let home = Home(path: "\(path)/homes/\(number)")
    do {
      for folder in Home.folders {
        try manager.createDirectory(atPath: home.path + folder, withIntermediateDirectories: true)
      }
      for file in hasFiles ? files : [] { try Self.copy(file, into: home.containers, manager) }
      if let container, hasFiles { try Self.copy(container, ofGroupIn: home, manager) }
      for photo in hasFiles ? photos : [] {
        try manager.copyItem(atPath: photo.file.url.path, toPath: "\(home.photos)/\(photo.name)")
      }
    } catch {
      let reason = error.systemWords
      throw RunnerError(place: home.path, problem: .noFolder(reason))
    }
    return home
  }

  /// Lays the extension out as a bundle, with its Info.plist and resources beside the program.
  ///
  /// All are copies, outside of every home: what a provider does to them harms no other run. That
  /// is where Foundation on Linux looks for what belongs to the main bundle.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - manifest: The manifest, which decides the Info.plist.
  ///   - resources: The folder with the bundle's resources, where it has any.
  /// - Returns: The bundle.
  /// - Throws: `RunnerError` where the bundle cannot be filled.
  func bundle(
    _ executable: URL, of manifest: Manifest, resources: URL?
  ) throws(RunnerError) -> Bundle {
    var made = try bundle(
      executable, named: executable.lastPathComponent, in: "/Extension.appex",
      BundleInfo.init(_:executable:), of: manifest, resources: resources)
    made.appGroups = manifest.appGroups
    made.transportSecurity = manifest.transportSecurity
    made.wantsLocation = manifest.wantsLocation
    made.keychain = manifest.keychainAccess
    return made
  }

  /// Lays the app's side out as a bundle, with the extension's resources beside the program.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - manifest: The manifest, which decides the Info.plist.
  ///   - resources: The folder with the bundle's resources, where it has any.
  /// - Returns: The bundle.
  /// - Throws: `RunnerError` where the bundle cannot be filled.
  func appBundle(
    _ executable: URL, of manifest: Manifest, resources: URL?
  ) throws(RunnerError) -> Bundle {
    var made = try bundle(
      executable, named: "app", in: "/App.app", BundleInfo.init(appOf:executable:), of: manifest,
      resources: resources)
    made.keychain = manifest.keychainAccess
    made.keychain?.isWhole = false
    return made
  }

  private func bundle(
    _ executable: URL, named name: String, in folder: String,
    _ info: (Manifest, String) throws -> BundleInfo, of manifest: Manifest, resources: URL?
  ) throws(RunnerError) -> Bundle {
    let manager = FileManager.default
    let bundle = path + folder
    let program = "\(bundle)/\(name)"
    do {
      try manager.createDirectory(atPath: bundle, withIntermediateDirectories: true)
      try manager.copyItem(
        atPath: executable.resolvingSymlinksInPath().path, toPath: program)
      let information = try info(manifest, name)
      try information.write(to: bundle + "/Info.plist")
      let names = try resources.map { try manager.contentsOfDirectory(atPath: $0.path) } ?? []
      for name in names.sorted() where !manager.fileExists(atPath: "\(bundle)/\(name)") {
        try manager.copyItem(
          atPath: "\(resources?.path ?? "")/\(name)", toPath: "\(bundle)/\(name)")
      }
      try information.completeLanguages(of: bundle)
    } catch let error as PropertyListError {
      throw RunnerError(place: bundle, problem: .noFolder(error.description))
    } catch {
      let reason = error.systemWords
      throw RunnerError(place: bundle, problem: .noFolder(reason))
    }
    return Bundle(
      program: program, original: executable.resolvingSymlinksInPath().path,
      resources: resources == nil ? nil : bundle)
  }

  /// Removes the folder of a run with all of its processes.
  private static func remove(_ path: String) {
    StrayProcesses(folder: path).kill()
    guard (try? FileManager.default.removeItem(atPath: path)) == nil else { return }
    // An extension may have closed folders of its own, even to us, or made more of them within one
    // another than a path can name. These programs go from folder to folder.
    let script = #"chmod -R u+rwx "$1"; rm -rf "$1""#
    _ = try? SpawnRequest(
      "/bin/sh", ["-c", script, "sh", path], environment: ["PATH": "/usr/bin:/bin"], folder: "/"
    ).start().wait()
  }

}
