import Foundation

/// A report on coverage: the counts of each framework and status.
struct CoverageReport {
  /// The tables of all frameworks.
  let tables: [CoverageTable]
  /// The survey of the build's declarations.
  let survey: Survey
  /// The names that are in no list of Apple's, by framework.
  let unlisted: [String: [String]]

  /// The report as a table for a terminal.
  var text: String {
    var lines = [
      Self.line(
        "", ["declarations", "behave", "untested", "keep their place", "absent", "in no list"])
    ]
    var all = CoverageCounts()
    for table in tables {
      all.add(table.counts)
      lines.append(Self.line(table.framework, table.counts, unlisted[table.framework]?.count ?? 0))
    }
    lines.append(Self.line("all", all, unlisted.values.map(\.count).reduce(0, +)))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ name: String, _ counts: CoverageCounts, _ unlisted: Int) -> String {
    let numbers = [
      counts.total, counts.behaves, counts.untested, counts.keepsItsPlace, counts.absent, unlisted,
    ]
    return line(name, numbers.map(String.init))
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    let widths = [12, 6, 8, 16, 6, 10]
    let name = name.padding(toLength: 24, withPad: " ", startingAt: 0)
    return name
      + zip(cells, widths).map { cell, width in
        "  " + String(repeating: " ", count: max(0, width - cell.count)) + cell
      }.joined()
  }

  /// The report as JSON, with every declaration and the tests that name it.
  ///
  /// - Returns: An object of JSON with its keys in order.
  /// - Throws: An error of encoding.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(tables.map(framework))
  }

  private struct Framework: Encodable {
    let framework: String
    let notes: [String]
    let declarations: [Declaration]
    let inNoList: [String]
  }

  private struct Declaration: Encodable {
    let name: String
    let since: String?
    let status: String
    let unlistedMembers: Int?
    let tests: [String]
  }

  private func framework(_ table: CoverageTable) -> Framework {
    let found = survey.declarations[table.framework] ?? [:]
    let declarations = table.rows.map { row in
      let name = row.path.joined(separator: ".")
      return Declaration(
        name: name, since: row.since, status: "\(row.status)",
        unlistedMembers: row.unlisted == 0 ? nil : row.unlisted,
        tests: found[name]?.tests.sorted() ?? [])
    }
    return Framework(
      framework: table.framework, notes: table.notes, declarations: declarations,
      inNoList: unlisted[table.framework] ?? [])
  }
}
