import FileTypes
public import Foundation

extension PackagePlaces {
  /// Returns the pins whose sources are nowhere here.
  public func absent(of pins: [PackagePin]) -> [PackagePin] {
    var seen: Set<String> = []
    let unique = pins.filter { seen.insert($0.identity).inserted }
    let present = folders(of: unique)
    return unique.filter { present[$0] == nil }
  }

  /// Returns the folders that hold pinned packages.
  ///
  /// A folder is a package's by its name, as the unpacked archive of it (`Tides-1.2.0`,
  /// `Tides-main`), or as a clone of its repository that has another name.
  ///
  /// - Parameter pins: The pins.
  /// - Returns: The first folder of each pin that has one.
  public func folders(of pins: [PackagePin]) -> [PackagePin: Folder] {
    let named = Dictionary(
      folders.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [PackagePin: Folder] = [:]
    for pin in pins {
      found[pin] = pin.folderNames.lazy.compactMap { named[$0] }.first
    }
    guard found.count < Set(pins).count else { return found }
    let cloned = Dictionary(
      folders.compactMap { folder in folder.clonedIdentity.map { ($0, folder) } },
      uniquingKeysWith: { first, _ in first })
    for pin in pins where found[pin] == nil { found[pin] = cloned[pin.identity] }
    return found
  }

  /// Pins what is referred to and neither lies here nor is pinned by a lock file, and adds the
  /// folders of what was fetched.
  ///
  /// A package that no lock file pins has dependencies of its own, which are not pinned either: they
  /// are those of the manifests, of the packages that were fetched and, where the Swift Package
  /// Manager has no lock file here, of those that lie here.
  ///
  /// - Parameters:
  ///   - references: The packages that are referred to.
  ///   - pins: The pins of lock files, which those of references join.
  ///   - store: The folder that holds what was fetched; nil for none.
  ///   - pin: Returns the pin of a package that was not fetched; nil for none.
  /// - Returns: The packages without a pin.
  public mutating func take(
    _ references: [PackageReference], pinnedWith pins: inout [PackagePin],
    fetchedInto store: URL?, orElse pin: (PackageReference) -> PackagePin?
  ) -> [PackageReference] {
    if let store { add(pins, fetchedInto: store) }
    var known = Set(pins.map(\.identity) + folders.map(\.identity))
    let isLocked = pins.contains { $0.manager == .swift }
    var waiting = references + (isLocked ? [] : folders.flatMap(PackageReference.all(neededBy:)))
    var open: [PackageReference] = []
    while !waiting.isEmpty {
      var taken: [PackagePin] = []
      for reference in PackageReference.merged(waiting)
      where known.insert(reference.identity).inserted {
        if let pin = store.flatMap(reference.pin(fetchedInto:)) ?? pin(reference) {
          taken.append(pin)
        } else {
          open.append(reference)
        }
      }
      pins += taken
      let count = folders.count
      if let store { add(taken, fetchedInto: store) }
      waiting = folders[count...].flatMap(PackageReference.all(neededBy:))
    }
    return open
  }
}

extension PackagePin {
  /// The names in small letters of the folders that checkouts and archives of it have.
  fileprivate var folderNames: [String] {
    let tag = version?.lowercased()
    let short = revision.map { String($0.prefix(7)) }
    let states = [tag, tag.map { "v" + $0 }, revision, short, "main", "master"]
    return [identity] + states.compactMap(\.self).map { "\(identity)-\($0)" }
  }
}

extension PackagePlaces.Folder {
  /// The greatest size of a repository's settings that are read, in bytes.
  private static let settingsLimit = 64 << 10

  /// The identity of the package whose repository git cloned here; nil where it was no repository
  /// of a server's, as the Swift Package Manager's copies are not.
  fileprivate var clonedIdentity: String? {
    let settings = url.appendingPathComponent(".git/config")
    guard FileType(at: settings.path) == .file,
      let handle = try? FileHandle(forReadingFrom: settings),
      let data = try? handle.read(upToCount: Self.settingsLimit)
    else { return nil }
    try? handle.close()
    var isOrigin = false
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.first?.first == "[" {
        isOrigin = words == ["[remote", "\"origin\"]"]
      } else if isOrigin, words.count == 3, words[0] == "url", words[1] == "=",
        words[2].contains(":")
      {
        return PackagePin.identity(of: String(words[2]))
      }
    }
    return nil
  }
}
