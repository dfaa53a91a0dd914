/// The words that fill placeholders at one place of a template.
struct Scope {
  /// The items of list columns by name.
  private(set) var lists: [String: [String]] = [:]
  private var words: [String: String] = [:]

  /// Returns the scope with a name bound to a word.
  func with(_ name: String, _ word: String) -> Scope {
    var scope = self
    scope.words[name] = word
    return scope
  }

  /// Returns the scope with a table's columns bound to a row's cells.
  ///
  /// - Throws: `TableError.Problem` for a default that names no column.
  func with(
    _ row: DeclarationTable.Row, of table: DeclarationTable
  ) throws(TableError.Problem) -> Scope {
    var scope = self
    for (index, column) in table.columns.enumerated() {
      let cell =
        index < row.cells.count ? row.cells[index] : try scope.text(of: column.fallback ?? [])
      if column.isList {
        scope.words[column.name] = nil
        scope.lists[column.name] = cell.split(separator: ",").map { String($0).trimmed }
      } else {
        scope = scope.with(column.name, cell)
      }
    }
    return scope
  }

  /// Returns a line with its placeholders filled.
  ///
  /// - Throws: `TableError.Problem` for a placeholder without a column.
  func text(of pieces: [Template.Piece]) throws(TableError.Problem) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let literal): text += literal
      case .cell(let name): text += try word(name)
      case .each(let name, let inner):
        guard let items = lists[name] else { throw .unknownTable(name) }
        var texts: [String] = []
        for item in items { texts.append(try with(name, item).text(of: inner)) }
        text += texts.joined(separator: ", ")
      }
    }
    return text
  }

  private func word(_ name: String) throws(TableError.Problem) -> String {
    if let word = words[name] { return word }
    if let first = name.first, first.isUppercase {
      if let word = words[first.lowercased() + name.dropFirst()] {
        return word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    if lists[name] != nil { throw .unexpectedList(name) }
    throw .unknownColumn(name, among: words.keys.sorted())
  }
}
