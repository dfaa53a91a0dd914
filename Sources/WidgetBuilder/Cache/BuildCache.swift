public import Foundation
import ProcessSpawning

/// Keeps what was built, by what it was built from.
///
/// An entry is a folder that appears whole or not at all, so processes that share a cache never see
/// half of one. Entries that nobody used for a month are removed when a new one is made.
public struct BuildCache: Hashable, Sendable {
  /// The environment variable that names the folder.
  public static let variable = "WIDGETCHECK_CACHE"

  /// The time after which an unused entry is removed, in seconds.
  static let lifetime = 30.0 * 86400

  /// The folder.
  public let folder: URL

  /// Creates a cache in a folder, which need not exist yet.
  public init(folder: URL) {
    self.folder = folder
  }

  /// Finds the folder that the environment names, or the usual one for caches.
  ///
  /// - Parameter environment: The environment's variables.
  /// - Returns: The cache.
  public static func find(environment: [String: String]) -> BuildCache {
    let named = { (key: String) in environment[key].flatMap { $0.isEmpty ? nil : $0 } }
    if let folder = named(variable) {
      return BuildCache(folder: URL(fileURLWithPath: folder, isDirectory: true))
    }
    let caches =
      named("XDG_CACHE_HOME")
      ?? (named("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path) + "/.cache"
    return BuildCache(
      folder: URL(fileURLWithPath: caches, isDirectory: true)
        .appendingPathComponent("widgetcheck", isDirectory: true))
  }

  /// The folder in which the compiler keeps the C modules that it has built.
  var compilerModules: URL {
    folder.appendingPathComponent("modules", isDirectory: true)
  }

  private var entries: URL { folder.appendingPathComponent("entries", isDirectory: true) }

  /// Returns the folder of a key's entry, and makes it if there is none.
  ///
  /// - Parameters:
  ///   - key: What the entry depends on, as hexadecimal digits.
  ///   - make: Fills a new folder; nil from it means that there shall be no entry.
  /// - Returns: The entry and nil, or nil and what `make` could say of its failure.
  /// - Throws: `BuildError` where the cache cannot be written, and what `make` throws.
  func entry<Failure>(
    _ key: String, make: (URL) throws(BuildError) -> Failure?
  ) throws(BuildError) -> Result<URL, CacheMiss<Failure>> {
    let entry = entries.appendingPathComponent(key, isDirectory: true)
    if touch(entry) { return .success(entry) }
    try createFolder(entries)
    let lock = try FileLock(entries.appendingPathComponent(key + ".lock"))
    defer { withExtendedLifetime(lock) {} }
    if touch(entry) { return .success(entry) }
    let unfinished = entries.appendingPathComponent(
      "\(key).\(ProcessInfo.processInfo.processIdentifier).part", isDirectory: true)
    try? FileManager.default.removeItem(at: unfinished)
    try createFolder(unfinished)
    defer { try? FileManager.default.removeItem(at: unfinished) }
    if let failure = try make(unfinished) { return .failure(CacheMiss(failure: failure)) }
    guard rename(unfinished.path, entry.path) == 0 || touch(entry) else {
      throw BuildError(place: entry.path, problem: .unwritable(SystemError.last.description))
    }
    prune()
    return .success(entry)
  }

  /// The folder of a key's entry; nil where there is none.
  func existing(_ key: String) -> URL? {
    let entry = entries.appendingPathComponent(key, isDirectory: true)
    return touch(entry) ? entry : nil
  }

  /// The folder that holds the sources of packages that were fetched.
  public var packages: URL { folder.appendingPathComponent("packages", isDirectory: true) }

  /// Makes a folder and those on the way.
  private func createFolder(_ url: URL) throws(BuildError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw BuildError(
        place: url.path, problem: .unwritable((error as NSError).localizedDescription))
    }
  }

  /// Notes that an entry was used, and says whether there is one.
  private func touch(_ entry: URL) -> Bool {
    utimes(entry.path, nil) == 0
  }

  /// Removes entries, and leftovers of killed processes, that nobody used for long.
  private func prune() {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: entries.path)) ?? [] {
      let url = entries.appendingPathComponent(name)
      var status = stat()
      guard stat(url.path, &status) == 0 else { continue }
      let age = Date().timeIntervalSince1970 - Double(status.st_mtim.tv_sec)
      if age > Self.lifetime { try? manager.removeItem(at: url) }
    }
  }
}

/// The reason for which a key has no entry.
struct CacheMiss<Failure>: Error where Failure: Sendable {
  /// The error of the maker.
  var failure: Failure
}
