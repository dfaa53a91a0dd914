import Foundation

/// Apple's declarations, gathered from symbol graphs of an SDK and from pages of documentation.
struct AppleDeclarations {
  /// The version that brought each declaration of a framework, by its path.
  private(set) var introduced: [String: [[String]: String?]] = [:]
  private var types: [String: Set<[String]>] = [:]
  private var sources: [String: [String]] = [:]
  private var sdk = "0"

  /// Adds the symbol graphs in a folder.
  ///
  /// A graph is one of a framework's own declarations, of its extensions of another's types, or of
  /// the overlay for sources that import two frameworks, which counts as the first one's.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - version: The version of iOS that the SDK is for.
  ///   - frameworks: The frameworks to look for.
  /// - Throws: An error of reading a graph.
  mutating func addGraphs(in folder: URL, version: String, of frameworks: [String]) throws {
    sdk = version
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files.sorted(by: { $0.path < $1.path })
    where file.lastPathComponent.hasSuffix(".symbols.json") {
      let module = file.lastPathComponent.dropLast(".symbols.json".count).split(separator: "@")[0]
      let framework = module.hasPrefix("_") ? module.split(separator: "_")[0] : module
      guard frameworks.contains(String(framework)) else { continue }
      let graph = try JSONDecoder().decode(ModuleSymbolGraph.self, from: Data(contentsOf: file))
      for symbol in graph.symbols where !symbol.isUnavailable {
        add(symbol.path, symbol.introduced, to: String(framework), isType: symbol.isType)
      }
      note("the SDK of iOS \(version)", of: String(framework))
    }
  }

  /// Adds the pages of documentation below a folder, for declarations that are newer than the SDK
  /// or not in it.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - version: The version of iOS that the pages are of.
  ///   - frameworks: The frameworks to look for.
  mutating func addPages(below folder: URL, version: String, of frameworks: [String]) {
    let known = Set(introduced.keys)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "json" {
      guard let data = try? Data(contentsOf: file),
        let page = try? JSONDecoder().decode(DocumentationPage.self, from: data),
        frameworks.contains(page.module)
      else { continue }
      let isNewer = page.introduced["iOS"].map { $0.isNewer(than: sdk) } ?? true
      guard isNewer || !known.contains(page.module) else { continue }
      add(page.path, page.introduced, to: page.module, isType: page.isType)
      note("documentation of iOS \(version)", of: page.module)
    }
  }

  private mutating func note(_ source: String, of framework: String) {
    if sources[framework]?.contains(source) != true {
      sources[framework, default: []].append(source)
    }
  }

  private mutating func add(
    _ path: [String], _ platforms: [String: String], to framework: String, isType: Bool
  ) {
    guard !path.joined(separator: ".").isRoutine else { return }
    let other = Self.platforms.first { platforms[$0] != nil }
    let version = platforms["iOS"] ?? other.map { "\($0) \(platforms[$0] ?? "")" }
    if isType { types[framework, default: []].insert(path) }
    guard introduced[framework]?[path] == nil else { return }
    introduced[framework, default: [:]][path] = version
  }

  /// Returns a framework's table.
  ///
  /// Of absent declarations the outermost type alone has a row, with the number of its members. In
  /// a large framework the functions and constants outside types have one together, and so have the
  /// types where three quarters of them are absent.
  ///
  /// - Parameters:
  ///   - framework: The framework.
  ///   - isDeclared: Whether a path is declared here.
  /// - Returns: The table; the statuses of its present declarations are to be found out.
  func table(of framework: String, isDeclared: (String) -> Bool) -> CoverageTable {
    var rows: [[String]: CoverageTable.Row] = [:]
    let all = introduced[framework] ?? [:]
    let own = (types[framework] ?? []).filter { $0.count == 1 }
    let isSliver = own.filter { isDeclared($0[0]) }.count * 4 < own.count
    for (path, since) in all {
      let outermost = Array(path[..<1])
      let isAbsent = all[outermost] != nil && !isDeclared(path[0])
      if isAbsent, all.count > Self.mostListed, isSliver || !own.contains(outermost) {
        let group = [own.contains(outermost) ? "(other types)" : "(functions and constants)"]
        rows[group, default: row(group, nil, .uncounted)].unlisted += 1
      } else if let outer = absentType(around: path, all, isDeclared) {
        rows[outer, default: row(outer, all[outer] ?? nil, .absent)].unlisted += 1
      } else {
        let status = isDeclared(path.joined(separator: ".")) ? CoverageStatus.untested : .absent
        rows[path, default: row(path, since, status)].status = status
        for count in 1..<path.count where rows[Array(path[..<count])] == nil {
          let outer = Array(path[..<count])
          rows[outer] = row(outer, all[outer] ?? nil, all[outer] != nil ? .absent : .uncounted)
        }
      }
    }
    return CoverageTable(
      framework: framework,
      notes: ["From " + (sources[framework] ?? []).joined(separator: " and ") + "."],
      rows: rows.values.sorted { $0.path.lexicographicallyPrecedes($1.path) })
  }

  /// The platforms whose version stands in for iOS's where a declaration is not for iOS; the first
  /// counts.
  private static let platforms = ["watchOS", "macOS", "visionOS", "tvOS", "Mac Catalyst"]

  /// The size of a framework up to which everything outside types has a row.
  private static let mostListed = 400

  /// Returns the outermost type around a declaration that is Apple's and absent here.
  private func absentType(
    around path: [String], _ all: [[String]: String?], _ isDeclared: (String) -> Bool
  ) -> [String]? {
    (1..<path.count).lazy.map { Array(path[..<$0]) }.first {
      all[$0] != nil && !isDeclared($0.joined(separator: "."))
    }
  }

  private func row(
    _ path: [String], _ since: String?, _ status: CoverageStatus
  ) -> CoverageTable.Row {
    CoverageTable.Row(path: path, since: since, status: status)
  }
}

extension ModuleSymbolGraph.Symbol {
  /// Whether the symbol is a type, a type alias or a macro.
  fileprivate var isType: Bool {
    ["struct", "class", "enum", "protocol", "typealias", "actor", "macro"].contains {
      kind == "swift." + $0
    }
  }
}

extension String {
  /// Whether a version is later than another.
  fileprivate func isNewer(than other: String) -> Bool {
    let (own, others) = (versionNumbers, other.versionNumbers)
    return others.lexicographicallyPrecedes(own)
  }

  private var versionNumbers: [Int] { split(separator: ".").map { Int($0) ?? 0 } }
}
