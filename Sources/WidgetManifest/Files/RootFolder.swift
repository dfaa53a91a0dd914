import Foundation

/// The folder that no path of a manifest may leave, and the one that paths start from.
struct RootFolder {
  /// The greatest number of files that one pattern may match.
  static let matchLimit = 20_000

  /// The folder of the manifest, without symbolic links.
  let folder: String
  /// The root folder, without symbolic links.
  let root: String

  /// Creates the folders; both must exist.
  init(folder: String, root: String) {
    self.folder = Self.real(folder) ?? folder
    self.root = Self.real(root) ?? root
  }

  /// The path without symbolic links; nil where there is nothing.
  static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a path without symbolic links lies under the root, or is the root.
  private func contains(_ real: String) -> Bool {
    root == "/" || real == root || real.hasPrefix(root + "/")
  }

  /// Finds what one path names.
  func resolve(
    _ declared: String, mustExist: Bool = true
  ) -> Result<RootedPath, PathProblem> {
    guard !declared.isEmpty, !declared.contains("\0") else { return .failure(.notFound(declared)) }
    let path = declared.hasPrefix("/") ? declared : folder + "/" + declared
    guard let real = Self.real(path) else {
      let above = (path as NSString).deletingLastPathComponent
      guard let parent = Self.deepest(above), contains(parent), !leavesLexically(path) else {
        return .failure(.leavesRoot(declared))
      }
      guard !mustExist else { return .failure(.notFound(declared)) }
      return .success(rooted(path, real: Self.normalized(path)))
    }
    guard contains(real) else { return .failure(.leavesRoot(declared)) }
    return .success(rooted(path, real: real))
  }

  /// The folder nearest above a path that exists, without symbolic links.
  private static func deepest(_ path: String) -> String? {
    var path = path
    while !path.isEmpty {
      if let real = real(path) { return real }
      if path == "/" { return nil }
      path = (path as NSString).deletingLastPathComponent
    }
    return nil
  }

  private func leavesLexically(_ path: String) -> Bool {
    !contains(Self.normalized(path))
  }

  /// A path without `.` and `..`, as text.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Names a path from the root: as it was written where that is under the root.
  private func rooted(_ path: String, real: String) -> RootedPath {
    let written = Self.normalized(path)
    let isUsable = contains(written) && Self.real(written) == Self.real(path)
    let chosen = isUsable ? written : real
    let prefix = root == "/" ? 1 : root.count + 1
    let relative = chosen == root ? "." : String(chosen.dropFirst(prefix))
    return RootedPath(path: relative, url: URL(fileURLWithPath: chosen))
  }

  /// Finds what a pattern matches, in the order of text.
  ///
  /// Hidden files are matched only by patterns that name their point. A folder reached through
  /// symbolic links is entered once, and only under the root.
  func expand(_ pattern: GlobPattern) -> Result<[RootedPath], PathProblem> {
    var walk = GlobWalk(limit: Self.matchLimit)
    for alternative in pattern.alternatives {
      let isAbsolute = pattern.text.hasPrefix("/")
      walk.visit(isAbsolute ? "" : folder, alternative[...])
    }
    guard !walk.isOverLimit else {
      return .failure(.matchesTooMuch(pattern.text, limit: Self.matchLimit))
    }
    var found: Set<RootedPath> = []
    for path in walk.found.sorted() {
      guard let real = Self.real(path) else { continue }
      guard contains(real) else { return .failure(.leavesRoot(display(path, of: pattern))) }
      found.insert(rooted(path, real: real))
    }
    return found.isEmpty ? .failure(.matchesNothing(pattern.text)) : .success(found.sorted())
  }

  /// A match as the manifest would write it; the pattern where it lies beside the folder.
  private func display(_ path: String, of pattern: GlobPattern) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : pattern.text
  }

  /// The reason for which a path cannot be used.
  enum PathProblem: Error, Hashable {
    case notFound(String)
    case leavesRoot(String)
    case matchesNothing(String)
    case matchesTooMuch(String, limit: Int)

    /// The same as a problem of a manifest.
    var problem: ManifestError.Problem {
      switch self {
      case .notFound(let path): .notFound(path)
      case .leavesRoot(let path): .leavesRoot(path)
      case .matchesNothing(let pattern): .matchesNothing(pattern)
      case .matchesTooMuch(let pattern, let limit): .matchesTooMuch(pattern, limit: limit)
      }
    }
  }
}
