import FileTypes
public import Foundation
import ProcessSpawning

/// The cache of builds, by the hash of their inputs.
///
/// An entry is a folder that appears whole or not at all, so processes that share a cache never see
/// half of one. It has a list of its files with their digests, by which it is verified whenever it
/// is used; a damaged one is made anew. No entry depends on the place of the cache, so that one
/// that was moved is used, and one that cannot be written is used as far as it goes.
public struct BuildCache: Hashable, Sendable {
  /// The environment variable that names the folder.
  public static let variable = "WIDGETCHECK_CACHE"
  /// The environment variable with the greatest size, such as `500MB`.
  public static let sizeVariable = "WIDGETCHECK_CACHE_SIZE"
  /// The greatest size in bytes where the environment names none.
  public static let usualSize = 2_000_000_000

  /// The time after which an unused entry is removed, in seconds.
  static let lifetime = 30.0 * 86400

  /// The folder.
  public let folder: URL
  /// The bytes of entries above which those that were not used for longest are removed.
  public let greatestSize: Int
  /// Seconds for which an entry that was used is taken to be in use.
  var useTime = 600.0

  /// Creates a cache in a folder, which need not exist yet.
  public init(folder: URL, greatestSize: Int = Self.usualSize) {
    self.folder = folder
    self.greatestSize = greatestSize
  }

  /// The folder in which the compiler keeps the C modules that it has built.
  var compilerModules: URL {
    folder.appendingPathComponent("modules", isDirectory: true)
  }

  var entries: URL { folder.appendingPathComponent("entries", isDirectory: true) }

  /// Returns the folder of a key's entry, and makes it if there is none.
  ///
  /// - Parameters:
  ///   - key: The hash of all that the entry depends on, as hexadecimal digits.
  ///   - make: Fills a new folder; nil from it means that there shall be no entry.
  /// - Returns: The entry and nil, or nil and the failure that `make` returned.
  /// - Throws: `BuildError` where the cache cannot be written, and the errors of `make`.
  func entry<Failure>(
    _ key: String, make: (URL) throws(BuildError) -> Failure?
  ) throws(BuildError) -> Result<URL, CacheMiss<Failure>> {
    let entry = entries.appendingPathComponent(key, isDirectory: true)
    if let content = use(entry) { return .success(content) }
    try createFolder(entries)
    let lock = try FileLock(lock(of: key))
    defer { withExtendedLifetime(lock) {} }
    if let content = use(entry) { return .success(content) }
    // With the key locked, an unfinished folder can only be left over from a killed process.
    for name in names where Self.key(ofUnfinished: name) == key {
      try? FileManager.default.removeItem(at: entries.appendingPathComponent(name))
    }
    let unfinished = unfinished(key)
    let content = CacheListing.content(of: unfinished)
    try createFolder(content)
    defer { try? FileManager.default.removeItem(at: unfinished) }
    if let failure = try make(content) { return .failure(CacheMiss(failure: failure)) }
    try CacheListing(describing: unfinished).write()
    // A damaged entry stands where the new one is to be.
    try? remove(entry)
    guard rename(unfinished.path, entry.path) == 0 else {
      throw BuildError(place: entry.path, problem: .unwritable(SystemError.last.description))
    }
    prune(keeping: key)
    return .success(CacheListing.content(of: entry))
  }

  /// The folder of a key's entry; nil where there is none.
  func existing(_ key: String) -> URL? {
    use(entries.appendingPathComponent(key, isDirectory: true))
  }

  /// The folder that holds the sources of packages that were fetched.
  public var packages: URL { folder.appendingPathComponent("packages", isDirectory: true) }

  /// Makes a folder and those on the way.
  private func createFolder(_ url: URL) throws(BuildError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw BuildError(
        place: url.path, problem: .unwritable(error.systemWords))
    }
  }

  /// Returns the files of an entry and notes that they are used; nil where not all are there.
  private func use(_ entry: URL) -> URL? {
    guard let listing = CacheListing(readingFrom: entry), listing.isTrue else { return nil }
    // An entry whose time cannot be set was used all the same.
    _ = utimes(entry.path, nil)
    return CacheListing.content(of: entry)
  }
}

/// The reason for which a key has no entry.
struct CacheMiss<Failure>: Error where Failure: Sendable {
  /// The error of the maker.
  var failure: Failure
}
