import Foundation
import TestSupport
import Testing

/// The arrows that ARCHITECTURE.md draws, held by the package and by what the sources import.
@Suite struct ArchitectureTests {
  /// A target as the package describes it.
  private struct Target {
    var name: String
    var folder: String
    var dependencies: Set<String>
  }

  /// The arrows of ARCHITECTURE.md: what each module imports.
  private static func drawnArrows() throws -> [String: Set<String>] {
    let text = try String(contentsOf: Repository.file("ARCHITECTURE.md"), encoding: .utf8)
    var arrows: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("`") {
      let sides = line.components(separatedBy: " ←")
      guard sides.count == 2, !sides[0].contains(" ") else { continue }
      arrows[sides[0]] = Set(sides[1].split(separator: " ").map(String.init))
    }
    return arrows
  }

  /// The targets that the package declares, without tests, plug-ins and generators.
  private static func declaredTargets() throws -> [Target] {
    let scratch = try ScratchFolder()
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", Repository.file(".").path, "--scratch-path",
      scratch.url.path, "dump-package",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let package = try #require(
      JSONSerialization.jsonObject(with: data) as? [String: Any])
    let targets = try #require(package["targets"] as? [[String: Any]])
    return targets.compactMap { target in
      guard let name = target["name"] as? String,
        ["regular", "executable"].contains(target["type"] as? String)
      else { return nil }
      let dependencies = (target["dependencies"] as? [[String: [Any]]] ?? []).compactMap {
        $0.values.first?.first as? String
      }
      return Target(
        name: name, folder: target["path"] as? String ?? "Sources/\(name)",
        dependencies: Set(dependencies))
    }
  }

  /// The texts of a folder's sources by their paths.
  private static func sources(in folder: String) throws -> [String: String] {
    let root = Repository.file(folder)
    let files =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let sources = files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".table") }
    return try Dictionary(
      uniqueKeysWithValues: sources.map {
        ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8))
      })
  }

  /// The modules that a folder's sources import.
  private static func imports(in folder: String) throws -> Set<String> {
    let line = /^(?:@\w+(?:\(\w+\))? )*(?:(?:public|package|internal) )?import (\w+)/
    var names: Set<String> = []
    for text in try sources(in: folder).values {
      for match in text.matches(of: line.anchorsMatchLineEndings()) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  @Test func `the arrows are those of the package`() throws {
    let drawn = try Self.drawnArrows()
    let declared = try Self.declaredTargets()
    #expect(drawn.count > 20)
    for (name, arrows) in drawn {
      let target = declared.first { $0.name == name }
      #expect(target?.dependencies == arrows, "\(name)")
    }
    let roots = ["Sources/Frameworks/", "Sources/FrameworkSupport/", "Tests/"]
    for target in declared where drawn[target.name] == nil {
      let isElsewhere = roots.contains { target.folder.hasPrefix($0) }
      let isTool = target.name.hasSuffix("Generator") || target.name == "APICoverage"
      #expect(isElsewhere || isTool, "\(target.name) is not drawn")
    }
  }

  @Test func `sources import what is declared, and all of it`() throws {
    let targets = try Self.declaredTargets()
    let byName = Dictionary(targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    func reach(of name: String) -> Set<String> {
      let direct = byName[name]?.dependencies ?? []
      return direct.reduce(into: direct) { $0.formUnion(reach(of: $1)) }
    }
    let drawn = try Self.drawnArrows()
    for target in targets where !target.folder.hasPrefix("Tests/") {
      let imported = try Self.imports(in: target.folder)
      // Frameworks pass on what they are built on; the pipeline's modules name all that they
      // import.
      let reachable = drawn[target.name] ?? reach(of: target.name)
      let undeclared = imported.filter { byName[$0] != nil && !reachable.contains($0) }
      #expect(undeclared.isSubset(of: Self.written(by: target.name)), "\(target.name)")
      // Code that a macro makes is seen by the compiler alone.
      let unused = target.dependencies.subtracting(imported).subtracting(["FrameworkMacros"])
      #expect(unused.isEmpty, "\(target.name) does not import \(unused.sorted())")
    }
  }

  /// The modules whose imports a target only writes into sources that it makes.
  private static func written(by target: String) -> Set<String> {
    switch target {
    case "WidgetBuilder": ["Intents"]
    case "WidgetDoctor": ["SwiftUI", "WidgetKit"]
    default: []
    }
  }

  @Test func `no module has the name of a type in it`() throws {
    for target in try Self.declaredTargets() {
      let declaration = try Regex(
        #"^ *(?:@main )?(?:[a-z]+ )*(?:actor|class|enum|protocol|struct|typealias) \#(target.name)\b"#
      ).anchorsMatchLineEndings()
      for (file, text) in try Self.sources(in: target.folder) where text.contains(target.name) {
        #expect(text.firstMatch(of: declaration) == nil, "\(target.folder)/\(file)")
      }
    }
  }

  @Test(arguments: ["Sources", "Tests"])
  func `no folder holds a crowd of sources`(_ top: String) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Repository.file(top).path)
    var counts: [String: Int] = [:]
    for path in paths where path.hasSuffix(".swift") || path.hasSuffix(".table") {
      let folders = path.split(separator: "/").dropLast()
      // A target's data are as many as there are.
      if folders.dropFirst().first == "Data" { continue }
      counts[folders.joined(separator: "/"), default: 0] += 1
    }
    #expect(counts.count > 50)
    for (folder, count) in counts {
      #expect(count <= 12, "\(top)/\(folder) holds \(count) files")
    }
  }

  @Test func `no test lies in a folder of data, which is not compiled`() throws {
    let root = Repository.file("Tests")
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let data = paths.filter { $0.contains("/Data/") && $0.hasSuffix(".swift") }
    #expect(!data.isEmpty)
    for path in data {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      #expect(!text.contains("import Testing"), "Tests/\(path) is not compiled")
    }
  }
}
