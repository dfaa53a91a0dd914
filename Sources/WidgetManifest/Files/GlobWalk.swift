import FileTypes
import Foundation

/// Walks through folders for a pattern's matches.
struct GlobWalk {
  /// The paths found; one that is reached in two ways stands here once.
  private(set) var found: Set<String> = []
  /// The greatest number of matches.
  let limit: Int

  /// Creates a walk that has not begun.
  init(limit: Int) {
    self.limit = limit
  }

  /// Whether more was found than may be.
  var isOverLimit: Bool { found.count > limit }

  /// Finds the matches of the rest of a pattern in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder; empty for the root of the file system.
  ///   - components: The rest of the pattern.
  ///   - above: The folders that `**` came through, without symbolic links.
  mutating func visit(
    _ folder: String, _ components: ArraySlice<GlobPattern.Component>, above: [String] = []
  ) {
    guard !isOverLimit, let component = components.first else { return }
    let rest = components.dropFirst()
    switch component {
    case .name(".."):
      let real = RootFolder.real(folder.isEmpty ? "/" : folder) ?? folder
      proceed((real as NSString).deletingLastPathComponent, rest)
    case .name("."):
      proceed(folder, rest)
    case .name(let name):
      proceed(folder + "/" + name, rest)
    case .tokens(let tokens):
      for name in Self.names(in: folder) where Self.accepts(tokens, name) {
        proceed(folder + "/" + name, rest)
      }
    case .anyFolders:
      anyFolders(folder, components, above: above)
    }
  }

  private mutating func proceed(
    _ path: String, _ rest: ArraySlice<GlobPattern.Component>
  ) {
    if !rest.isEmpty {
      visit(path, rest)
    } else if FileManager.default.fileExists(atPath: path) {
      found.insert(path)
    }
  }

  /// Matches none and then ever more folders.
  private mutating func anyFolders(
    _ folder: String, _ components: ArraySlice<GlobPattern.Component>, above: [String]
  ) {
    let rest = components.dropFirst()
    let real = RootFolder.real(folder.isEmpty ? "/" : folder) ?? folder
    guard !above.contains(real) else { return }
    if !rest.isEmpty { visit(folder, rest, above: above) }
    for name in Self.names(in: folder) where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if FileType(at: path) == .folder {
        visit(path, components, above: above + [real])
      } else if rest.isEmpty {
        found.insert(path)
      }
    }
  }

  private static func accepts(_ tokens: [GlobPattern.Token], _ name: String) -> Bool {
    if name.hasPrefix("."), tokens.first != .character(".") { return false }
    return GlobPattern.matches(tokens[...], Array(name)[...])
  }

  private static func names(in folder: String) -> [String] {
    let path = folder.isEmpty ? "/" : folder
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
