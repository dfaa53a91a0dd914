/// A table whose rows fill a template.
struct DeclarationTable {
  /// A column of the table.
  struct Column {
    /// The name by which the template asks for it.
    let name: String
    /// Whether its cells hold items, separated by commas.
    let isList: Bool
    /// The cell's default where a row ends before it.
    let fallback: [Template.Piece]?
  }

  /// The cells of one row, and its line in the file.
  struct Row {
    /// The cells as they are written.
    let cells: [String]
    /// The row's line, from 1 on.
    let line: Int
  }

  /// The name by which `@each` asks for it.
  let name: String
  /// The table's columns.
  let columns: [Column]
  /// The line of its header, from 1 on.
  let line: Int
  /// Its rows in order.
  var rows: [Row] = []

  /// Reads a header: `@table name: column | list... | column = default`.
  ///
  /// - Parameters:
  ///   - header: The line.
  ///   - line: Its number.
  /// - Throws: `TableError.Problem` for another form.
  init(header: Substring, line: Int) throws(TableError.Problem) {
    guard let colon = header.firstIndex(of: ":") else { throw .malformedHeader }
    name = String(header[..<colon].dropFirst("@table".count)).trimmed
    var columns: [Column] = []
    for cell in header[colon...].dropFirst().cells {
      let equals = cell.firstIndex(of: "=") ?? cell.endIndex
      let word = String(cell[..<equals]).trimmed
      let isList = word.hasSuffix("...")
      let name = isList ? String(word.dropLast(3)) : word
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
        throw .malformedHeader
      }
      guard !columns.contains(where: { $0.name == name }) else { throw .repeatedName(name) }
      let fallback = String(cell[equals...].dropFirst()).trimmed
      columns.append(
        Column(
          name: name, isList: isList,
          fallback: equals == cell.endIndex ? nil : Template.pieces(of: fallback[...])))
    }
    guard !name.isEmpty else { throw .malformedHeader }
    self.columns = columns
    self.line = line
  }

  /// Adds a row.
  ///
  /// - Throws: `TableError.Problem` for a number of cells that does not fit, or a repetition.
  mutating func append(_ text: Substring, line: Int) throws(TableError.Problem) {
    let cells = text.cells
    let least = (columns.lastIndex { $0.fallback == nil } ?? -1) + 1
    guard (least...columns.count).contains(cells.count) else {
      throw .cellCount(cells.count, columns: columns.count)
    }
    if let same = rows.first(where: { $0.cells == cells }) { throw .repeatedRow(line: same.line) }
    rows.append(Row(cells: cells, line: line))
  }
}

extension Substring {
  /// The cells between the bars that stand between spaces.
  fileprivate var cells: [String] {
    var cells = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if word == "|" { cells.append("") } else { cells[cells.count - 1] += " " + word }
    }
    return cells.map(\.trimmed)
  }
}

extension String {
  /// The text without spaces around it.
  var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
