import Foundation

/// The tables of all frameworks, and the survey that they are compared with.
struct Coverage {
  /// The repository's top folder.
  let repository: URL
  /// The folder of the build's products.
  let products: URL

  /// The folder of the committed tables.
  static let folder = "API"

  /// Returns the frameworks of this package, in order.
  ///
  /// - Returns: Their names.
  /// - Throws: An error of reading the folder.
  func frameworks() throws -> [String] {
    let folder = repository.appending(path: "Sources/Frameworks").path
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the file of a framework's table, from the repository's top folder.
  static func path(of framework: String) -> String { "\(folder)/\(framework).txt" }

  /// Reads a committed table.
  ///
  /// - Parameter framework: The framework.
  /// - Returns: The table; one without rows where there is no file.
  /// - Throws: `CoverageError.malformedTable`.
  func table(of framework: String) throws(CoverageError) -> CoverageTable {
    let path = Self.path(of: framework)
    let file = repository.appending(path: path)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      return CoverageTable(framework: framework, notes: [], rows: [])
    }
    return try CoverageTable(text, file: path, framework: framework)
  }

  /// Surveys the build's declarations.
  ///
  /// - Returns: The declarations, and which of them behave.
  /// - Throws: `CoverageError`, or an error of reading a graph.
  func survey() throws -> Survey {
    let store = try IndexStore(products.appending(path: "index/store"))
    let source = SymbolGraphs(
      products: products, folder: products.appending(path: "SymbolGraphs"))
    var graphs: [String: [ModuleSymbolGraph]] = [:]
    for module in try frameworks() + ["FoundationSupplement"] {
      graphs[module] = try source.graphs(of: module)
    }
    return Survey(graphs, uses: DeclarationUses(store, repository: repository))
  }

  /// Returns the modules that an import of one makes visible, itself first.
  func exports(of framework: String) -> [String] {
    var all: [String] = []
    var rest = [framework]
    while let module = rest.popLast() {
      guard !all.contains(module) else { continue }
      all.append(module)
      rest += directExports(of: module)
    }
    return all
  }

  private func directExports(of framework: String) -> [String] {
    let folder = repository.appending(path: "Sources/Frameworks/\(framework)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    let imports = sources.flatMap { source -> [String] in
      let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").filter { $0.hasPrefix("@_exported") }
        .compactMap { $0.split(separator: " ").last.map(String.init) }
    }
    return Set(imports).sorted()
  }

  /// Returns a table with the statuses that are true.
  ///
  /// A row that a person marked as refusing stays so, with all its members.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - survey: The survey of the build's declarations.
  /// - Returns: The table with other statuses.
  func current(_ table: CoverageTable, by survey: Survey) -> CoverageTable {
    let modules = exports(of: table.framework)
    var table = table
    var refusing: [String]?
    for (index, row) in table.rows.enumerated() where row.status != .uncounted {
      let name = row.path.joined(separator: ".")
      let declaration = modules.lazy.compactMap { survey.declarations[$0]?[name] }.first
      if row.status == .refuses { refusing = row.path }
      let isBelow = refusing.map { row.path.starts(with: $0) } ?? false
      table.rows[index].status =
        switch declaration {
        case nil: .absent
        case _ where row.status == .refuses: .refuses
        case _ where isBelow: .keepsItsPlace
        case let declaration?: declaration.status
        }
    }
    return table
  }

  /// Returns the names that are declared here and in no list of Apple's.
  func unlisted(_ table: CoverageTable, by survey: Survey) -> [String] {
    let known = Set(table.rows.map { $0.path.joined(separator: ".") })
    return (survey.declarations[table.framework] ?? [:]).keys.filter { name in
      !known.contains(name) && !name.isRoutine
    }.sorted()
  }
}

extension String {
  /// Whether a name is underscored, or one that every type of its kind has.
  var isRoutine: Bool {
    let end = firstIndex(of: "(") ?? endIndex
    let words = self[..<end].split(separator: ".")
    let own = outerName.map { String(dropFirst($0.count + 1)) } ?? self
    return words.contains { $0.hasPrefix("_") } || Self.routine.contains(own)
  }

  private static let routine: Set<String> = [
    "==(_:_:)", "!=(_:_:)", "hash(into:)", "hashValue", "encode(to:)", "init(from:)", "rawValue",
    "init(rawValue:)", "RawValue", "allCases", "AllCases", "ID", "body", "Body",
    "ArrayLiteralElement", "Element", "init(coder:)", "encode(with:)",
  ]
}
