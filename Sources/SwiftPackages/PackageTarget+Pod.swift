import FileTypes
import Foundation

extension PackageTarget {
  /// The names of folders in which no code of a module lies.
  private static let otherNames: Set<String> = [
    "tests", "test", "example", "examples", "demo", "demos", "sample", "samples", "playgrounds",
    "carthage", "pods", "fastlane", "docs", "scripts", "build", "benchmarks",
  ]
  /// The ends of the names of targets that are no product, behind the product's name.
  private static let otherEnds = [
    "Tests", "Test", "Example", "Examples", "Demo", "Demos", "Sample", "Samples", "Specs",
    "Playground", "Benchmarks",
  ]

  /// Takes the sources below a folder without a manifest, as CocoaPods and Carthage lay them out.
  ///
  /// - Parameter folder: The folder. The module has its name, unless a description of the pod gives
  ///   it another.
  public init?(sourcesIn folder: PackagePlaces.Folder) {
    guard !folder.hasManifest else { return nil }
    let pod = PodSpecification(folder)
    let name = folder.url.lastPathComponent
    let module = pod.module ?? (name.hasSuffix(".swift") ? String(name.dropLast(6)) : name)
    self.init(
      name: module, package: folder.identity, folder: folder.url, sources: pod.sources,
      without: pod.excluded + Self.otherFolders(in: folder.url, of: module))
  }

  /// The modules that its sources import.
  public var importedModules: Set<String> {
    var found: Set<String> = []
    for file in files(ending: ["swift"]) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for match in text.matches(of: Self.importDeclaration) { found.insert(String(match.2)) }
    }
    return found.subtracting([moduleName])
  }

  /// Whether a source imports a module on every platform, and none asks whether it can.
  ///
  /// - Parameter module: The module's name.
  /// - Returns: Whether one imports it outside of every `#if`.
  public func importsWithoutCondition(_ module: String) -> Bool {
    var imports = false
    for file in files(ending: ["swift"]) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      if text.contains("canImport(\(module))") { return false }
      imports =
        imports
        || text.matches(of: Self.importDeclaration).contains { match in
          let before = text[..<match.range.lowerBound]
          return match.2 == module
            && before.ranges(of: "#if ").count == before.ranges(of: "#endif").count
        }
    }
    return imports
  }

  private static var importDeclaration: Regex<(Substring, Substring?, Substring)> {
    /(?m)^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(?:public |internal |private |fileprivate )?import[ \t]+((?:class|struct|enum|protocol|func|var|let|typealias)[ \t]+)?([A-Za-z_]\w*)/
  }

  /// The folders of tests and demonstrations, on the two upper levels.
  private static func otherFolders(in folder: URL, of module: String) -> [String] {
    var found: [String] = []
    for name in folders(in: folder) {
      if isOther(name, than: module) {
        found.append(name)
      } else {
        found += folders(in: folder.appendingPathComponent(name))
          .filter { isOther($0, than: module) }.map { "\(name)/\($0)" }
      }
    }
    return found
  }

  private static func isOther(_ name: String, than module: String) -> Bool {
    guard name.lowercased() != module.lowercased() else { return false }
    return otherNames.contains(name.lowercased()) || otherEnds.contains(where: name.hasSuffix)
  }

  private static func folders(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      FileType(at: folder.appendingPathComponent(name).path) == .folder
    }.sorted()
  }
}
