/// A table that no declarations can be made from, and the line that says why.
struct TableError: Error, Hashable {
  /// What is wrong with a table.
  enum Problem: Error, Hashable {
    /// A block that is never closed.
    case openBlock
    /// An `@end` outside every block.
    case strayEnd
    /// A header that is not `@table name: column | column`.
    case malformedHeader
    /// A name that a table or a column of the same table has already, since a line.
    case repeatedName(String)
    /// A table that no block repeats its lines for.
    case unusedTable(String)
    /// A table without rows.
    case emptyTable(String)
    /// A block for something that is neither a table nor a list column of an outer one.
    case unknownTable(String)
    /// A placeholder that no column fills, among the columns that would.
    case unknownColumn(String, among: [String])
    /// A list where a single text is needed.
    case unexpectedList(String)
    /// A row with another number of cells than the table has columns.
    case cellCount(Int, columns: Int)
    /// A row that stands in an earlier line too.
    case repeatedRow(line: Int)
  }

  /// The table's file.
  let file: String
  /// The line, from 1 on.
  let line: Int
  /// What is wrong there.
  let problem: Problem
}

extension TableError: CustomStringConvertible {
  /// One line in the form that compilers use.
  var description: String {
    "\(file):\(line): error: \(problem)"
  }
}

extension TableError.Problem: CustomStringConvertible {
  /// One lower-case clause.
  var description: String {
    switch self {
    case .openBlock: "'@each' has no '@end'"
    case .strayEnd: "'@end' has no '@each'"
    case .malformedHeader: "a table begins with '@table name: column | column'"
    case .repeatedName(let name): "'\(name)' is there already"
    case .unusedTable(let name): "no '@each \(name)' uses this table"
    case .emptyTable(let name): "table '\(name)' has no rows"
    case .unknownTable(let name): "there is no table or list '\(name)'"
    case .unknownColumn(let name, let columns):
      "no column fills '{\(name)}'; here are " + columns.joined(separator: ", ")
    case .unexpectedList(let name): "'\(name)' is a list: write '{@each \(name): …}'"
    case .cellCount(let count, let columns): "\(count) cells for \(columns) columns"
    case .repeatedRow(let line): "line \(line) has the same row"
    }
  }
}
