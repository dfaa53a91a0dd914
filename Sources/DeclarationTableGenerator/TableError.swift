/// An error in a table file, with its line.
struct TableError: Error, Hashable {
  /// The problem with a table.
  enum Problem: Error, Hashable {
    /// A block without an `@end`.
    case openBlock
    /// An `@end` outside every block.
    case strayEnd
    /// A header that is not `@table name: column | column`.
    case malformedHeader
    /// A duplicate name of a table or of a column of one table.
    case repeatedName(String)
    /// A table without an `@each` block.
    case unusedTable(String)
    /// A table without rows.
    case emptyTable(String)
    /// An `@each` of a name that is neither a table nor a list column of an outer one.
    case unknownTable(String)
    /// A placeholder without a column, and the columns that there are.
    case unknownColumn(String, among: [String])
    /// A list where a single text is needed.
    case unexpectedList(String)
    /// A row with another number of cells than the table has columns.
    case cellCount(Int, columns: Int)
    /// A duplicate of an earlier row.
    case repeatedRow(line: Int)
  }

  /// The table's file.
  let file: String
  /// The line, from 1 on.
  let line: Int
  /// The problem.
  let problem: Problem
}

extension TableError: CustomStringConvertible {
  /// The error in the form of a compiler's diagnostic, one line.
  var description: String {
    "\(file):\(line): error: \(problem)"
  }
}

extension TableError.Problem: CustomStringConvertible {
  /// The problem as one lower-case clause.
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
