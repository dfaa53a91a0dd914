import Foundation
import SwiftPackages

/// Asks the package manager what is in a package, once for each manifest.
///
/// The manifest of a package is a program; it runs as the compiler does, and nothing is fetched.
struct PackageDump {
  let compiler: Compiler
  let cache: BuildCache
  /// The traits that are chosen of packages, by their identities.
  var traits: [String: Set<String>] = [:]

  /// Returns what a package's manifest says.
  ///
  /// - Parameter folder: The package's folder.
  /// - Returns: The description.
  /// - Throws: `BuildError` where the package manager fails or says nothing of use.
  func description(of folder: PackagePlaces.Folder) throws(BuildError) -> PackageDescription {
    var hash = ContentHash()
    hash.add(["package", compiler.identity])
    hash.add(contentsOf: Self.manifests(of: folder.url))
    let made = try cache.entry(hash.text) { entry throws(BuildError) -> String? in
      try ask(folder.url, answer: entry.appendingPathComponent("package.json"))
    }
    let failure: String
    switch made {
    case .success(let entry):
      do {
        let dump = try Data(contentsOf: entry.appendingPathComponent("package.json"))
        return try PackageDescription(
          dump: [UInt8](dump), folder: folder.url, identity: folder.identity,
          traits: traits[folder.identity])
      } catch {
        failure = "\(error)"
      }
    case .failure(let miss): failure = miss.failure
    }
    throw BuildError(place: folder.url.path, problem: .packageUnreadable(failure))
  }

  /// The manifests of a package: the general one, and those for versions of the tools.
  static func manifests(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  private func ask(_ package: URL, answer: URL) throws(BuildError) -> String? {
    let output = try dump(package, beside: answer)
    if let json = Self.json(in: output) {
      try json.save(to: answer)
      return nil
    }
    // A manifest for a later version of the tools is tried as one for the version at hand.
    if let installed = Self.installedVersion(in: output),
      let older = Self.manifest(of: package, for: installed)
    {
      let copy = answer.deletingLastPathComponent().appendingPathComponent("manifest")
      defer { try? FileManager.default.removeItem(at: copy) }
      try? FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      try older.save(to: copy.appendingPathComponent("Package.swift"))
      if let json = Self.json(in: try dump(copy, beside: answer)) {
        try json.save(to: answer)
        return nil
      }
    }
    let lines = output.split(separator: "\n")
    // The package manager repeats its whole call before the compiler's error.
    let errors = lines.filter { $0.contains("error: ") && !$0.contains("(compiled with: ") }
    let reason = errors.first ?? lines.first { !$0.contains("(compiled with: ") } ?? "no answer"
    return reason.hasPrefix("error: ") ? String(reason.dropFirst(7)) : String(reason)
  }

  /// The package manager's description, as JSON, of the package in a folder.
  private func dump(_ package: URL, beside answer: URL) throws(BuildError) -> String {
    let folder = answer.deletingLastPathComponent()
    let scratch = folder.appendingPathComponent("scratch")
    defer { try? FileManager.default.removeItem(at: scratch) }
    return try compiler.tool("swift-package").run(
      [
        "--package-path", package.path, "--scratch-path", scratch.path, "--cache-path",
        scratch.path, "--config-path", scratch.path, "--security-path", scratch.path,
        "dump-package",
      ], in: folder, writing: [folder], reading: [package]
    ).output
  }

  /// The object in an answer, after whatever warnings; nil where there is none.
  private static func json(in output: String) -> Data? {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "{"), lines.contains("}") else { return nil }
    return Data(lines[start...].joined(separator: "\n").utf8)
  }

  /// The version of the tools, where they say that a manifest is of a later one.
  private static func installedVersion(in output: String) -> Substring? {
    let words = "but the installed version is "
    guard output.contains("is using Swift tools version"),
      let mark = output.firstRange(of: words)
    else { return nil }
    return output[mark.upperBound...].prefix { $0.isNumber || $0 == "." }
  }

  /// A manifest as one of another version of the tools; nil where its first line names none.
  private static func manifest(of package: URL, for version: Substring) -> Data? {
    let file = package.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first?.contains("swift-tools-version") == true else { return nil }
    lines[0] = "// swift-tools-version: \(version)"
    return Data(lines.joined(separator: "\n").utf8)
  }
}

extension Compiler {
  /// A program of the toolchain's, which runs as the compiler does: beside it, or beside the one
  /// behind a link.
  func tool(_ name: String) -> Compiler {
    Compiler(executable: path(ofTool: name), isCancelled: isCancelled, protection: protection)
  }

  /// The folder of the toolchain, with `bin` and `lib` in it.
  var toolchainFolder: URL {
    path(ofTool: "swiftc").deletingLastPathComponent().deletingLastPathComponent()
  }

  private func path(ofTool name: String) -> URL {
    let places = [executable, executable.resolvingSymlinksInPath()].map {
      $0.deletingLastPathComponent().appendingPathComponent(name)
    }
    let toolchain = Compiler.ownToolchain.map { URL(fileURLWithPath: $0 + "/bin/" + name) }
    return (places + [toolchain].compactMap(\.self))
      .first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? places[0]
  }
}
