import FileTypes
public import Foundation

/// A package that a project refers to, with the versions that it wants.
public struct PackageReference: Hashable, Sendable {
  /// The versions, or the one state, that a project wants.
  public enum Requirement: Hashable, Sendable {
    /// Versions from one on and below another.
    case versions(from: String, below: String)
    /// One version.
    case exact(String)
    /// A commit.
    case revision(String)
    /// The newest commit of a branch.
    case branch(String)
  }

  /// The name in small letters, by which others depend on it.
  public let identity: String
  /// The repository.
  public let location: String
  /// The wanted versions.
  public let requirement: Requirement

  /// Reads a reference as a project file has it; nil where it says not enough.
  ///
  /// - Parameters:
  ///   - location: The repository.
  ///   - requirement: The fields of the requirement, `kind` and those that belong to it.
  public init?(location: String?, requirement: [String: String]) {
    guard let location, !location.isEmpty else { return nil }
    self.location = location
    identity = PackagePin.identity(of: location)
    let least = requirement["minimumVersion"] ?? requirement["version"]
    switch requirement["kind"] {
    case "upToNextMajorVersion":
      guard let least else { return nil }
      self.requirement = .versions(from: least, below: Self.next(after: least, part: 0))
    case "upToNextMinorVersion":
      guard let least else { return nil }
      self.requirement = .versions(from: least, below: Self.next(after: least, part: 1))
    case "versionRange":
      guard let least, let most = requirement["maximumVersion"] else { return nil }
      self.requirement = .versions(from: least, below: most)
    case "exactVersion":
      guard let least else { return nil }
      self.requirement = .exact(least)
    case "revision":
      guard let revision = requirement["revision"] else { return nil }
      self.requirement = .revision(revision)
    case "branch":
      guard let branch = requirement["branch"] else { return nil }
      self.requirement = .branch(branch)
    default: return nil
    }
  }

  /// The package and the wanted versions in words.
  public var title: String {
    let versions =
      switch requirement {
      case .versions(let least, let most): "\(least) up to, and without, \(most)"
      case .exact(let version): version
      case .revision(let revision): String(revision.prefix(7))
      case .branch(let branch): "of the branch \(branch)"
      }
    return "\(identity) \(versions) from \(location)"
  }

  /// Returns the pin of the newest of some tags that the project wants; nil where none is.
  ///
  /// - Parameter tags: The repository's tags.
  /// - Returns: The pin, of the tag as it is written.
  public func pin(among tags: [String]) -> PackagePin? {
    switch requirement {
    case .exact(let version): return pin(version: version)
    case .revision(let revision):
      return PackagePin(identity: identity, location: location, revision: revision)
    case .branch: return nil
    case .versions(let least, let most):
      guard let least = Version(least), let most = Version(most) else { return nil }
      let fitting = tags.compactMap { tag in Version(tag).map { (tag, $0) } }
        .filter { $0.1 >= least && $0.1 < most && ($0.1.isRelease || !least.isRelease) }
      return fitting.max { $0.1 < $1.1 }.map { pin(version: $0.0) }
    }
  }

  /// Returns the pin of the newest wanted version that was fetched earlier; nil where none was.
  ///
  /// - Parameter store: The folder that holds what was fetched.
  /// - Returns: The pin.
  public func pin(fetchedInto store: URL) -> PackagePin? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: store.path)) ?? []
    if case .branch = requirement {
      let commits = names.filter { $0.hasPrefix(identity + "-") }.map {
        String($0.dropFirst(identity.count + 1))
      }
      // Which of several is the newest is not known; the first in order is always the same.
      let commit = commits.filter { $0.count == 40 && $0.allSatisfy(\.isHexDigit) }.min()
      return commit.map { PackagePin(identity: identity, location: location, revision: $0) }
    }
    let tags = names.filter { $0.hasPrefix(identity + "-") }.flatMap { name in
      let rest = name.dropFirst(identity.count + 1)
      // Behind the version may stand what tells one repository from another.
      return [String(rest), rest.split(separator: "-").dropLast().joined(separator: "-")]
    }
    guard let found = pin(among: tags.filter { isFetched($0, into: names) }) else { return nil }
    return found.folderName.map(names.contains) == true ? found : nil
  }

  private func isFetched(_ tag: String, into names: [String]) -> Bool {
    pin(version: tag).folderName.map(names.contains) == true
  }

  private func pin(version: String) -> PackagePin {
    PackagePin(identity: identity, location: location, version: version)
  }

  /// The first version of the next major (0) or minor (1) one.
  private static func next(after version: String, part: Int) -> String {
    var parts = (Version(version)?.parts ?? [0, 0, 0])
    parts[part] += 1
    for index in parts.indices where index > part { parts[index] = 0 }
    return parts.map(String.init).joined(separator: ".")
  }

  /// The references of a package's manifest to the packages that its targets are built on.
  ///
  /// The others in the manifest, such as a plugin for commands, are needed by no product.
  static func all(neededBy folder: PackagePlaces.Folder) -> [PackageReference] {
    let file = folder.url.appendingPathComponent("Package.swift")
    guard FileType(at: file.path) == .file, let text = text(of: file) else { return [] }
    // Before products had to be named with their packages, a manifest did not tell.
    let isOld = text.firstMatch(of: /swift-tools-version:\s*(\d+)\.?(\d*)/).map { match in
      (Int(match.1) ?? 0, Int(match.2) ?? 0) < (5, 2)
    }
    let names = Set(text.matches(of: /"([^"\n]+)"/).map { $0.1.lowercased() })
    return TuistReferences.all(in: text).filter { reference in
      // Macros are built with the toolchain's own.
      reference.identity != "swift-syntax"
        && (isOld == true || names.contains(reference.identity))
    }
  }

  /// References with those of one package made one, which wants what all of them want.
  ///
  /// Of requirements that no version meets together the first one counts.
  static func merged(_ references: [PackageReference]) -> [PackageReference] {
    var order: [String] = []
    var merged: [String: PackageReference] = [:]
    for reference in references {
      if let other = merged[reference.identity] {
        merged[reference.identity] = other.narrowed(to: reference)
      } else {
        order.append(reference.identity)
        merged[reference.identity] = reference
      }
    }
    return order.compactMap { merged[$0] }
  }

  private func narrowed(to other: PackageReference) -> PackageReference {
    guard case .versions(let least, let most) = requirement else { return self }
    guard case .versions(let otherLeast, let otherMost) = other.requirement else { return other }
    guard let first = Version(least), let last = Version(most), let second = Version(otherLeast),
      let end = Version(otherMost), max(first, second) < min(last, end)
    else { return self }
    return PackageReference(
      identity: identity, location: location,
      requirement: .versions(
        from: first < second ? otherLeast : least, below: end < last ? otherMost : most))
  }

  private init(identity: String, location: String, requirement: Requirement) {
    (self.identity, self.location, self.requirement) = (identity, location, requirement)
  }

  /// A semantic version, with or without a letter before it.
  private struct Version: Comparable {
    let parts: [Int]
    private let suffix: String

    var isRelease: Bool { suffix.isEmpty }

    init?(_ text: String) {
      let plain = text.first == "v" ? text.dropFirst() : Substring(text)
      let withoutBuild = plain.prefix { $0 != "+" }
      let numbers = withoutBuild.prefix { $0 != "-" }.split(
        separator: ".", omittingEmptySubsequences: false
      ).map { Int($0) }
      guard (1...3).contains(numbers.count), !numbers.contains(nil) else { return nil }
      let known = numbers.compactMap(\.self)
      parts = known + Array(repeating: 0, count: 3 - known.count)
      suffix = String(withoutBuild.drop { $0 != "-" }.dropFirst())
    }

    static func < (left: Self, right: Self) -> Bool {
      guard left.parts == right.parts else {
        return left.parts.lexicographicallyPrecedes(right.parts)
      }
      guard !left.suffix.isEmpty, !right.suffix.isEmpty else {
        return !left.suffix.isEmpty && right.suffix.isEmpty
      }
      return left.suffix < right.suffix
    }
  }
}

extension PackageReference {
  /// The greatest size of a project file that is read, in bytes.
  private static let sizeLimit = 33_554_432

  /// Returns the packages that a project refers to.
  ///
  /// - Parameter bundle: The project, whose name ends with `.xcodeproj`.
  /// - Returns: The references, in order of their locations; none of a project that cannot be read.
  public static func all(inProject bundle: URL) -> [PackageReference] {
    data(ofProject: bundle).map(ProjectReferences.all) ?? []
  }

  /// Returns the packages that a description for Tuist or XcodeGen names, or a package's manifest.
  ///
  /// - Parameter file: The description: `Package.swift`, `Dependencies.swift`, `Project.swift` or
  ///   `project.yml`.
  /// - Returns: The references, in order of their locations; none of a file that cannot be read.
  public static func all(inDescription file: URL) -> [PackageReference] {
    if XcodeGenReferences.names.contains(file.lastPathComponent) {
      return XcodeGenReferences.all(in: file, reading: text)
    }
    return text(of: file).map(TuistReferences.all) ?? []
  }

  private static func text(of file: URL) -> String? {
    data(of: file).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the names of the products that a project's targets take, by their packages'
  /// identities.
  ///
  /// - Parameter bundle: The project, whose name ends with `.xcodeproj`.
  /// - Returns: The names; none of a project that cannot be read.
  public static func products(inProject bundle: URL) -> [String: Set<String>] {
    data(ofProject: bundle).map(ProjectReferences.products) ?? [:]
  }

  private static func data(ofProject bundle: URL) -> Data? {
    data(of: bundle.appendingPathComponent("project.pbxproj"))
  }

  private static func data(of file: URL) -> Data? {
    guard FileType(at: file.path) == .file, let handle = try? FileHandle(forReadingFrom: file)
    else { return nil }
    defer { try? handle.close() }
    return try? handle.read(upToCount: sizeLimit)
  }
}
