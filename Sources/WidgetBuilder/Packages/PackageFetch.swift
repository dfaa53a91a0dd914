import FileTypes
public import Foundation
public import SwiftPackages

/// Gets the sources of packages with git, at the revision that a lock file pins.
public struct PackageFetch: Sendable {
  private let store: URL
  private let environment: [String: String]
  private let isCancelled: @Sendable () -> Bool

  /// Creates what fetches into a cache.
  ///
  /// - Parameters:
  ///   - cache: Holds what is fetched.
  ///   - environment: The environment's variables, of which git gets those that it needs to sign
  ///     in.
  ///   - isCancelled: Whether the user interrupted.
  public init(
    into cache: BuildCache, environment: [String: String],
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    store = cache.packages
    self.isCancelled = isCancelled
    let kept = environment.filter { $0.key.hasPrefix("GIT_") || $0.key.hasPrefix("SSH_") }
    self.environment = CommandLineTool.clean(environment).merging(kept) { _, own in own }
      .merging(["GIT_TERMINAL_PROMPT": "0"]) { _, never in never }
  }

  /// Finds the newest version that a project wants of a package.
  ///
  /// - Parameter reference: The project's reference to the package.
  /// - Returns: The pin, of a tag or of a branch's commit.
  /// - Throws: `PackageFetchError` where the repository has none.
  public func newest(of reference: PackageReference) throws -> PackagePin {
    let wanted = PackagePin(identity: reference.identity, location: reference.location)
    guard !reference.location.hasPrefix("-") else {
      throw PackageFetchError(
        package: wanted.title, problem: .failed("'\(reference.location)' is no repository"))
    }
    let outcome = try run(
      ["ls-remote", "--quiet", "--refs", "--", reference.location],
      in: FileManager.default.temporaryDirectory)
    guard outcome.status == 0 else {
      throw PackageFetchError(package: wanted.title, problem: .failed(Self.reason(outcome)))
    }
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: "\t") }
      .filter { $0.count == 2 }
    if case .branch(let branch) = reference.requirement,
      let line = lines.first(where: { $0[1] == "refs/heads/" + branch })
    {
      return PackagePin(
        identity: reference.identity, location: reference.location, revision: String(line[0]))
    }
    let tags = lines.filter { $0[1].hasPrefix("refs/tags/") }.map { String($0[1].dropFirst(10)) }
    guard let pin = reference.pin(among: tags) else {
      throw PackageFetchError(
        package: wanted.title, problem: .failed("the repository has no \(reference.title)"))
    }
    return pin
  }

  /// Fetches a package, unless it is here.
  ///
  /// A commit that is pinned is the one that is taken, whatever tags say; without one, the tag is.
  ///
  /// - Parameter pin: The pinned package.
  /// - Returns: The folder with the sources.
  /// - Throws: `PackageFetchError` where they cannot be had, `BuildError` where the cache cannot be
  ///   written or the user interrupts.
  public func fetch(_ pin: PackagePin) throws -> URL {
    guard let location = pin.location, let name = pin.folderName, let wanted = pin.fetched else {
      throw PackageFetchError(package: pin.title, problem: .noRepository)
    }
    // Neither may be read as an option of git's.
    for (word, kind) in [(location, "repository"), (wanted, "commit or tag")]
    where word.hasPrefix("-") {
      throw PackageFetchError(package: pin.title, problem: .failed("'\(word)' is no \(kind)"))
    }
    let folder = store.appendingPathComponent(name, isDirectory: true)
    if FileManager.default.fileExists(atPath: folder.path) { return folder }
    let process = ProcessInfo.processInfo.processIdentifier
    let part = store.appendingPathComponent(".\(name).\(process).part", isDirectory: true)
    try? FileManager.default.removeItem(at: part)
    defer { try? FileManager.default.removeItem(at: part) }
    try create(part)
    try git(["init", "--quiet"], in: part, pin)
    try check(out: wanted, of: location, in: part, pin)
    let modules = part.appendingPathComponent(".gitmodules").path
    if FileManager.default.fileExists(atPath: modules) {
      try git(["submodule", "--quiet", "update", "--init", "--recursive"], in: part, pin)
    }
    try? FileManager.default.removeItem(at: part.appendingPathComponent(".git"))
    guard
      rename(part.path, folder.path) == 0
        || FileManager.default.fileExists(atPath: folder.path)
    else {
      throw BuildError(place: folder.path, problem: .unwritable(String(cString: strerror(errno))))
    }
    return folder
  }

  private func check(
    out wanted: String, of location: String, in folder: URL, _ pin: PackagePin
  ) throws {
    if pin.revision != nil {
      // Most servers give a single commit; some only what has a name.
      let isGiven = try ends(
        ["fetch", "--quiet", "--depth", "1", "--", location, wanted], in: folder)
      if !isGiven {
        try git(
          [
            "fetch", "--quiet", "--", location, "+refs/heads/*:refs/remotes/origin/*",
            "+refs/tags/*:refs/tags/*",
          ], in: folder, pin)
      }
      try git(["checkout", "--quiet", "--detach", wanted], in: folder, pin)
      return
    }
    let fetch = ["fetch", "--quiet", "--depth", "1", "--", location]
    let first = try run(fetch + ["refs/tags/" + wanted], in: folder)
    if first.status != 0 {
      let second = try run(fetch + ["refs/tags/v" + wanted], in: folder)
      guard second.status == 0 else {
        // What kept git from a tag that is there says more than that the other is not.
        let telling = first.lacksReference && !second.lacksReference ? second : first
        throw PackageFetchError(package: pin.title, problem: .failed(Self.reason(telling)))
      }
    }
    try git(["checkout", "--quiet", "--detach", "FETCH_HEAD"], in: folder, pin)
  }

  private func create(_ folder: URL) throws(BuildError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      let reason = error.systemWords
      throw BuildError(place: folder.path, problem: .unwritable(reason))
    }
  }

  private func ends(_ arguments: [String], in folder: URL) throws(BuildError) -> Bool {
    try run(arguments, in: folder).status == 0
  }

  private func git(_ arguments: [String], in folder: URL, _ pin: PackagePin) throws {
    let outcome = try run(arguments, in: folder)
    guard outcome.status != 0 else { return }
    throw PackageFetchError(package: pin.title, problem: .failed(Self.reason(outcome)))
  }

  /// The reason that git gives for a failure.
  private static func reason(_ outcome: CommandLineTool.Outcome) -> String {
    let lines = outcome.output.split(separator: "\n")
    let reason = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first
    return reason.map(String.init) ?? "git gave no reason"
  }

  private func run(
    _ arguments: [String], in folder: URL
  ) throws(BuildError) -> CommandLineTool.Outcome {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/git" }
    guard let program = folders.first(where: FileManager.default.isExecutableFile) else {
      throw BuildError(place: "git", problem: .notStarted("there is no git on the PATH"))
    }
    return try CommandLineTool.run(
      URL(fileURLWithPath: program),
      ["-c", "core.hooksPath=/dev/null", "-c", "advice.detachedHead=false"] + arguments, in: folder,
      environment: environment, isCancelled: isCancelled)
  }
}

extension CommandLineTool.Outcome {
  /// Whether git says that the repository has no branch or tag of the name.
  fileprivate var lacksReference: Bool { output.contains("couldn't find remote ref") }
}

/// A package whose sources cannot be had.
public struct PackageFetchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A reason for which sources cannot be fetched.
  public enum Problem: Hashable, Sendable {
    /// The lock file names no repository, or no revision.
    case noRepository
    /// Git fails; its reason.
    case failed(String)
  }

  /// The package, and what it is pinned to.
  public let package: String
  /// The reason.
  public let problem: Problem

  /// One line: the package, the problem, and what to do.
  public var description: String {
    switch problem {
    case .noRepository:
      "\(package): error: the lock file names no repository and revision; put the sources into a "
        + "folder that extension.packages names"
    case .failed(let reason):
      "\(package): error: \(reason); check the lock file and your access, or put the sources into "
        + "a folder that extension.packages names"
    }
  }
}
