/// The table of one framework: Apple's declarations, the versions that brought them and their
/// status.
///
/// A line is a status, the declaration's name, the version that brought it and the number of
/// members that are not listed, between tabs. A member stands below its type, one tab further to
/// the right. A version is iOS's unless it names another platform; where it is missing it is the
/// one above.
struct CoverageTable: Hashable {
  /// A row: one of Apple's declarations; overloads that differ in types alone are one.
  struct Row: Hashable {
    /// The names from the outermost type to the declaration, such as `View.padding(_:)`.
    let path: [String]
    /// The version that brought it; nil where it is not known.
    var since: String?
    /// The declaration's status.
    var status: CoverageStatus
    /// The number of members of an absent type whose names are not kept.
    var unlisted = 0
  }

  /// The framework.
  let framework: String
  /// The notes at the head of the file, such as the source of the names, one line each.
  let notes: [String]
  /// The declarations in the order of the file.
  var rows: [Row]

  /// Makes a table; a declaration whose version is not known came with its type.
  init(framework: String, notes: [String], rows: [Row]) {
    self.framework = framework
    self.notes = notes
    self.rows = rows
    var versions: [[String]: String] = [:]
    for (index, row) in rows.enumerated() {
      let since = row.since ?? versions[Array(row.path.dropLast())]
      self.rows[index].since = since
      versions[row.path] = since
    }
  }

  /// Reads a table's file.
  ///
  /// - Parameters:
  ///   - text: The table's text.
  ///   - file: The file, as errors name it.
  ///   - framework: The framework.
  /// - Throws: `CoverageError.malformedTable` for a line in another form.
  init(_ text: String, file: String, framework: String) throws(CoverageError) {
    var notes: [String] = []
    var rows: [Row] = []
    var above: [Row] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      if line.hasPrefix("#") {
        notes.append(String(line.dropFirst().drop { $0 == " " }))
        continue
      }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let depth = cells.dropFirst().prefix { $0.isEmpty }.count
      let words = Array(cells.dropFirst(depth + 1))
      guard let status = cells.first.flatMap(CoverageStatus.init), let name = words.first,
        depth <= above.count, words.count <= 3, words.count < 3 || Int(words[2]) != nil
      else { throw .malformedTable(file: file, line: index + 1) }
      above.removeLast(above.count - depth)
      let own = words.count > 1 ? words[1] : ""
      let row = Row(
        path: (above.last?.path ?? []) + [name], since: own.isEmpty ? above.last?.since : own,
        status: status, unlisted: words.count > 2 ? Int(words[2]) ?? 0 : 0)
      rows.append(row)
      above.append(row)
    }
    self.init(framework: framework, notes: notes, rows: rows)
  }

  /// The table as a file.
  var text: String {
    var lines = notes.map { "# " + $0 }
    var above: [Row] = []
    for row in rows {
      above.removeLast(above.count - row.path.count + 1)
      let tabs = String(repeating: "\t", count: row.path.count)
      let since = row.since == above.last?.since ? "" : row.since ?? ""
      let count = row.unlisted == 0 ? "" : "\t\(row.unlisted)"
      let end = since.isEmpty && count.isEmpty ? "" : "\t" + since + count
      lines.append(row.status.rawValue + tabs + (row.path.last ?? "") + end)
      above.append(row)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The number of declarations of each status.
  var counts: CoverageCounts {
    rows.reduce(into: CoverageCounts()) { counts, row in
      counts.add(row.status)
      counts.add(.absent, row.unlisted)
    }
  }
}
