import Foundation

/// A command that compares Apple's declarations with those of this package.
@main
enum CoverageProgram {
  static func main() {
    do {
      let coverage = Coverage(
        repository: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
        products: URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
          .deletingLastPathComponent())
      exit(try run(Array(CommandLine.arguments.dropFirst()), on: coverage))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
      exit(70)
    }
  }

  /// Runs one command.
  ///
  /// - Parameters:
  ///   - arguments: The command line's arguments.
  ///   - coverage: The tables.
  /// - Returns: The exit status: 1 where a committed table is not true.
  /// - Throws: `CoverageError`, or an error of reading a graph.
  private static func run(_ arguments: [String], on coverage: Coverage) throws -> Int32 {
    switch arguments.first {
    case nil: return try report(on: coverage) { $0.text }
    case "--json":
      return try report(on: coverage) { String(decoding: try $0.json(), as: UTF8.self) + "\n" }
    case "--record": return try record(coverage)
    case "import": return try read(Array(arguments.dropFirst()), for: coverage)
    default: throw CoverageError.unknownArguments(arguments)
    }
  }

  private static func report(
    on coverage: Coverage, _ form: (CoverageReport) throws -> String
  ) throws -> Int32 {
    let survey = try coverage.survey()
    var tables: [CoverageTable] = []
    var differences: [String] = []
    for framework in try coverage.frameworks() {
      let committed = try coverage.table(of: framework)
      let current = coverage.current(committed, by: survey)
      tables.append(current)
      differences += current.differences(from: committed)
    }
    let unlisted = Dictionary(
      uniqueKeysWithValues: tables.map { ($0.framework, coverage.unlisted($0, by: survey)) })
    let report = CoverageReport(tables: tables, survey: survey, unlisted: unlisted)
    print(try form(report), terminator: "")
    for line in differences {
      try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
    return differences.isEmpty ? 0 : 1
  }

  private static func record(_ coverage: Coverage) throws -> Int32 {
    let survey = try coverage.survey()
    for framework in try coverage.frameworks() {
      try write(coverage.current(coverage.table(of: framework), by: survey), to: coverage)
    }
    return 0
  }

  /// Reads an SDK's symbol graphs and pages of documentation into the tables.
  ///
  /// The words are `--sdk VERSION FOLDER` and `--documentation VERSION FOLDER`, in that order, the
  /// latter once for every version.
  private static func read(_ arguments: [String], for coverage: Coverage) throws -> Int32 {
    var apple = AppleDeclarations()
    let frameworks = try coverage.frameworks()
    for start in stride(from: 0, to: arguments.count, by: 3) {
      let words = Array(arguments[start...].prefix(3))
      guard words.count == 3 else { throw CoverageError.unknownArguments(arguments) }
      let folder = URL(fileURLWithPath: words[2])
      switch words[0] {
      case "--sdk": try apple.addGraphs(in: folder, version: words[1], of: frameworks)
      case "--documentation": apple.addPages(below: folder, version: words[1], of: frameworks)
      default: throw CoverageError.unknownArguments(arguments)
      }
    }
    let survey = try coverage.survey()
    for framework in frameworks where apple.introduced[framework] != nil {
      let modules = coverage.exports(of: framework)
      var table = apple.table(of: framework) { name in
        modules.contains { survey.declarations[$0]?[name] != nil }
      }
      table.keepRefusals(of: try coverage.table(of: framework))
      try write(coverage.current(table, by: survey), to: coverage)
    }
    return 0
  }

  private static func write(_ table: CoverageTable, to coverage: Coverage) throws {
    let file = coverage.repository.appending(path: Coverage.path(of: table.framework))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(table.text.utf8).write(to: file)
  }
}

extension CoverageTable {
  /// Returns a line for every row whose status differs, with both statuses.
  func differences(from committed: CoverageTable) -> [String] {
    zip(rows, committed.rows).filter { $0.status != $1.status }.map { row, former in
      let name = row.path.joined(separator: ".")
      return "\(Coverage.path(of: framework)): \(name): \(former.status), now \(row.status)"
    }
  }

  /// Marks the rows that another table of the framework marks as refusing.
  mutating func keepRefusals(of other: CoverageTable) {
    let refusing = Set(other.rows.filter { $0.status == .refuses }.map(\.path))
    for index in rows.indices where refusing.contains(rows[index].path) {
      rows[index].status = .refuses
    }
  }
}
