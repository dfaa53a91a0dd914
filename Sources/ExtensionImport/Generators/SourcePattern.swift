/// A pattern of paths below a folder, as generators of projects have it: `**` is any number of
/// folders, also none, and what matches a folder matches all that is in it.
struct SourcePattern: Sendable {
  private let folder: AbsolutePath
  private let parts: [String]
  private static let partLimit = 64

  /// Creates a pattern that starts from a folder.
  init(_ text: String, from folder: AbsolutePath) {
    self.folder = folder
    parts = text.split(separator: "/").filter { $0 != "." }.prefix(Self.partLimit).map(String.init)
  }

  /// Whether a file below the folder, or a folder around it, matches.
  func matches(_ file: AbsolutePath) -> Bool {
    guard file.isWithin(folder) else { return false }
    let names = file.parts.dropFirst(folder.parts.count).map(String.init)
    // The places in the pattern that can be reached by the names so far.
    var places = opened([0])
    for name in names {
      if places.contains(parts.count) { return true }
      var next: Set<Int> = []
      for place in places where place < parts.count {
        if parts[place] == "**" {
          next.insert(place)
        } else if FileNamePattern(parts[place]).matches(AbsolutePath("/" + name)) {
          next.insert(place + 1)
        }
      }
      places = opened(next)
    }
    return places.contains(parts.count)
  }

  /// Adds the places behind each `**`, which may stand for nothing.
  private func opened(_ places: Set<Int>) -> Set<Int> {
    var all = places
    for index in parts.indices where parts[index] == "**" && all.contains(index) {
      all.insert(index + 1)
    }
    return all
  }

  /// The files below a folder, without hidden ones; folders that are one thing are one.
  static func files(below folder: AbsolutePath) -> [AbsolutePath] {
    var found: [AbsolutePath] = []
    var waiting = [folder]
    while let place = waiting.popLast(), found.count < fileLimit {
      for entry in place.entries {
        let isFolder = entry.isFolder && !FileKind.bundleEndings.contains(entry.ending)
        if !isFolder { found.append(entry) } else if !entry.isLink { waiting.append(entry) }
      }
    }
    return found.sorted()
  }

  private static let fileLimit = 50_000
}
