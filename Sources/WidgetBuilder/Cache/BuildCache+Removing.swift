import Foundation
import ProcessSpawning

/// The number of a cache's entries, and their size.
public struct CacheContents: Hashable, Sendable {
  /// The number of entries.
  public var entries = 0
  /// The bytes of all entries.
  public var bytes = 0
  /// The bytes of the C modules that the compiler keeps.
  public var moduleBytes = 0
  /// The time since the use of the entry that was not used for longest; nil where there is none.
  public var age: Duration?
}

extension BuildCache {
  /// An entry as it lies in the folder.
  private struct Kept {
    var key: String
    var url: URL
    var bytes: Int
    /// Seconds since 1970.
    var lastUse: Double
  }

  /// The entries as they are now.
  public var contents: CacheContents {
    let kept = kept
    let now = Date().timeIntervalSince1970
    return CacheContents(
      entries: kept.count, bytes: kept.reduce(0) { $0 + $1.bytes },
      moduleBytes: Self.bytes(below: compilerModules),
      age: kept.map { .seconds(max(0, now - $0.lastUse)) }.max())
  }

  /// Empties the cache, except for entries that another process is making at the moment.
  ///
  /// - Returns: The contents removed.
  /// - Throws: `BuildError` for the first thing that cannot be removed.
  public func clean() throws(BuildError) -> CacheContents {
    let contents = contents
    for entry in kept { try remove(entry.url) }
    removeUnfinished()
    if FileManager.default.fileExists(atPath: compilerModules.path) {
      try remove(compilerModules)
    }
    for name in names where name.hasSuffix(Self.lockSuffix) {
      let url = entries.appendingPathComponent(name)
      // A lock that another process holds stays; the file of a free one is removed.
      if FileLock(ifFree: url) != nil { unlink(url.path) }
    }
    return contents
  }

  /// Removes entries unused for long and, above the size limit, the least recently used ones.
  ///
  /// An entry that was used a short while ago may be in use in this moment, and stays. Ages are
  /// counted by the file system's own clock, which on a network drive is another machine's.
  ///
  /// - Parameter key: The key of the entry that was just made.
  func prune(keeping key: String) {
    removeUnfinished()
    let all = kept
    guard let now = all.first(where: { $0.key == key })?.lastUse else { return }
    var left = all.filter { $0.key != key }.sorted { $0.lastUse < $1.lastUse }
    var size = all.reduce(0) { $0 + $1.bytes }
    while let oldest = left.first {
      left.removeFirst()
      let age = now - oldest.lastUse
      guard age > Self.lifetime || (size > greatestSize && age > useTime) else { return }
      if (try? remove(oldest.url)) != nil { size -= oldest.bytes }
    }
  }

  /// Takes a folder away, at once for all others, and then removes it.
  ///
  /// - Parameter url: An entry, or nothing.
  /// - Throws: `BuildError` where it cannot be removed.
  func remove(_ url: URL) throws(BuildError) {
    let gone = unfinished(url.lastPathComponent)
    guard rename(url.path, gone.path) == 0 else {
      guard errno != ENOENT else { return }
      throw BuildError(place: url.path, problem: .unwritable(SystemError.last.description))
    }
    try? FileManager.default.removeItem(at: gone)
  }

  // MARK: - Names

  private static let lockSuffix = ".lock"
  private static let unfinishedSuffix = ".part"

  /// The names of all that lies among the entries.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: entries.path)) ?? []
  }

  /// The key of an entry, by the folder of its files.
  static func key(of content: URL) -> String {
    content.deletingLastPathComponent().lastPathComponent
  }

  /// The file that keeps two processes from making the same entry.
  func lock(of key: String) -> URL {
    entries.appendingPathComponent(key + Self.lockSuffix)
  }

  /// A new name for an unfinished entry, or one that is being removed.
  func unfinished(_ key: String) -> URL {
    entries.appendingPathComponent(
      "\(key).\(UUID().uuidString)\(Self.unfinishedSuffix)", isDirectory: true)
  }

  /// The key of an unfinished entry, or one that is being removed; nil for any other name.
  static func key(ofUnfinished name: String) -> String? {
    guard name.hasSuffix(unfinishedSuffix) else { return nil }
    return name.split(separator: ".").first.map(String.init)
  }

  private var kept: [Kept] {
    names.filter { !$0.contains(".") }.compactMap { key in
      let url = entries.appendingPathComponent(key, isDirectory: true)
      var status = stat()
      guard stat(url.path, &status) == 0 else { return nil }
      let bytes = CacheListing(readingFrom: url)?.bytes ?? Self.bytes(below: url)
      return Kept(key: key, url: url, bytes: bytes, lastUse: Double(status.st_mtim.tv_sec))
    }
  }

  /// Removes the leftovers of killed processes, whose keys' locks are free.
  private func removeUnfinished() {
    for name in names {
      guard let key = Self.key(ofUnfinished: name), let lock = FileLock(ifFree: lock(of: key))
      else { continue }
      try? FileManager.default.removeItem(at: entries.appendingPathComponent(name))
      withExtendedLifetime(lock) {}
    }
  }

  private static func bytes(below folder: URL) -> Int {
    let below = FileManager.default.enumerator(atPath: folder.path)
    return (below?.allObjects as? [String] ?? []).reduce(0) { sum, name in
      var status = stat()
      let isFile =
        lstat("\(folder.path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      return sum + (isFile ? Int(status.st_size) : 0)
    }
  }
}
