/// A file of declarations that differ in words: Swift text, and tables of the words.
///
/// The Swift text comes first. Lines between `@each quantities` and `@end` are repeated for every
/// row of the table `quantities`, where `{name}` stands for the row's cell in the column `name` and
/// `{Name}` for the same with a capital. A line in which nothing but empty cells stood is left out.
///
/// The tables follow. A header names the columns, and every line after it is a row:
///
///     @table quantities: name | identifier = {Name} | unit...
///     stepCount
///     uvExposure | UVExposure | count, index
///
/// A column with a default may be missing at a row's end. A column whose name ends in `...` holds a
/// list: `@each unit` repeats lines for its items, and `{@each unit: a {unit}}` repeats a text.
/// Empty lines and comments in a table say nothing; a line that begins with a space goes on with
/// its row.
struct TableFile {
  private let name: String
  private var templates: [Template] = []
  private var tables: [String: DeclarationTable] = [:]
  private var usedTables: Set<String> = []

  /// Reads a table's file.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - name: The file, as errors name it.
  /// - Throws: `TableError` for a text that is not in the form above.
  init(_ text: String, name: String) throws(TableError) {
    self.name = name
    let lines = Array(zip(text.split(separator: "\n", omittingEmptySubsequences: false), 1...))
    let start = lines.firstIndex { $0.0.hasPrefix("@table") } ?? lines.count
    var rest = lines[..<start]
    templates = try readTemplates(&rest, openedIn: nil)
    try readTables(lines[start...])
    for table in tables.values.sorted(by: { $0.line < $1.line }) {
      guard !table.rows.isEmpty else { throw error(table.line, .emptyTable(table.name)) }
      guard usedTables.contains(table.name) else {
        throw error(table.line, .unusedTable(table.name))
      }
    }
  }

  private func error(_ line: Int, _ problem: TableError.Problem) -> TableError {
    TableError(file: name, line: line, problem: problem)
  }

  private mutating func readTemplates(
    _ rest: inout ArraySlice<(Substring, Int)>, openedIn line: Int?
  ) throws(TableError) -> [Template] {
    var templates: [Template] = []
    while let (text, number) = rest.popFirst() {
      let word = String(text).trimmed
      if word == "@end" {
        guard line != nil else { throw error(number, .strayEnd) }
        return templates
      }
      if word.hasPrefix("@each ") {
        let names = word.dropFirst(6).split(separator: ",").map { String($0).trimmed }
        usedTables.formUnion(names)
        let inner = try readTemplates(&rest, openedIn: number)
        templates += names.map { .each($0, inner, number: number) }
      } else {
        templates.append(.line(Template.pieces(of: text), number: number))
      }
    }
    if let line { throw error(line, .openBlock) }
    return templates
  }

  private mutating func readTables(_ lines: ArraySlice<(Substring, Int)>) throws(TableError) {
    var table: DeclarationTable?
    var rest = lines
    while let (text, number) = rest.popFirst() {
      var row = String(text).trimmed
      guard !row.isEmpty, !row.hasPrefix("//") else { continue }
      while let (further, _) = rest.first, further.hasPrefix(" ") {
        row += " " + String(further).trimmed
        rest.removeFirst()
      }
      do throws(TableError.Problem) {
        if row.hasPrefix("@table") {
          let next = try DeclarationTable(header: row[...], line: number)
          guard tables[next.name] == nil, table?.name != next.name else {
            throw .repeatedName(next.name)
          }
          if let table { tables[table.name] = table }
          table = next
        } else {
          try table?.append(row[...], line: number)
        }
      } catch {
        throw self.error(number, error)
      }
    }
    if let table { tables[table.name] = table }
  }

  /// Returns the declarations: the text with every block repeated.
  ///
  /// - Throws: `TableError` for a placeholder or a block without a column or table.
  func declarations() throws(TableError) -> String {
    let origin = name.split(separator: "/").last.map(String.init) ?? name
    let lines = try lines(of: templates, in: Scope())
    return (["// Made of \(origin) by the build."] + lines).joined(separator: "\n")
  }

  private func lines(of templates: [Template], in scope: Scope) throws(TableError) -> [String] {
    var lines: [String] = []
    for template in templates {
      switch template {
      case .line(let pieces, let number):
        do throws(TableError.Problem) {
          let line = try scope.text(of: pieces)
          let isEmpty = line.allSatisfy { " ,/".contains($0) }
          if !isEmpty || !pieces.contains(where: \.isPlaceholder) { lines.append(line) }
        } catch {
          throw self.error(number, error)
        }
      case .each(let name, let inner, let number):
        for scope in try scopes(of: name, in: scope, line: number) {
          lines += try self.lines(of: inner, in: scope)
        }
      }
    }
    return lines
  }

  private func scopes(
    of name: String, in scope: Scope, line: Int
  ) throws(TableError) -> [Scope] {
    if let items = scope.lists[name] { return items.map { scope.with(name, $0) } }
    guard let table = tables[name] else { throw error(line, .unknownTable(name)) }
    var scopes: [Scope] = []
    for row in table.rows {
      do throws(TableError.Problem) {
        scopes.append(try scope.with(row, of: table))
      } catch {
        throw self.error(row.line, error)
      }
    }
    return scopes
  }
}

extension Template.Piece {
  /// Whether a cell's words come in its place.
  fileprivate var isPlaceholder: Bool {
    if case .text = self { return false }
    return true
  }
}
