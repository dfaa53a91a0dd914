import SwiftUI
import Testing
import UIKit

private struct Part: Identifiable {
  let id: Int
  var parts: [Part]?
}

/// Content of any kind, which is handed on.
private struct Tracked<Content> {
  let content: () -> Content

  var body: Content { content() }
}

extension Tracked: TableColumnContent where Content: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never

  nonisolated var tableColumnBody: Never { fatalError("only the functions of SwiftUI's are asked") }

  nonisolated static func _makeContent(
    content: _GraphValue<Tracked<Content>>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    Content._makeContent(content: content[\.body], inputs: inputs)
  }
}

extension Tracked: TableRowContent where Content: TableRowContent {
  typealias TableRowValue = Content.TableRowValue

  var tableRowBody: Content { body }
}

/// Tables, and views in UIKit's cells.
@MainActor @Suite struct TableTests {
  private func headers(_ columns: TableColumnCustomization<Part>) -> [String?] {
    let table = Table([Part(id: 1)], columnCustomization: .constant(columns)) {
      TableColumn("A") { Text("\($0.id)") }.customizationID("a")
      TableColumn("B") { Text("\($0.id)") }.customizationID("b").defaultVisibility(.hidden)
    }
    return tree(table).children.first?.children.map(\.text) ?? []
  }

  @Test func `a table shows the columns that its customization leaves`() {
    var columns = TableColumnCustomization<Part>()
    #expect(headers(columns) == ["A"])
    columns[visibility: "a"] = .hidden
    columns[visibility: "b"] = .visible
    #expect(headers(columns) == ["B"])
    columns[visibility: "a"] = .automatic
    #expect(headers(columns) == ["A", "B"])
  }

  @Test func `rows below rows are closed`() {
    let table = Table([Part(id: 1, parts: [Part(id: 2)])], children: \.parts) {
      TableColumn("A") { Text("\($0.id)") }
    }
    #expect(tree(table).children.dropFirst().flatMap { $0.children.map(\.text) } == ["1"])
  }

  @Test func `a view is the content of a cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = UIHostingConfiguration { Text("a") }.background(.red)
    let view = cell.contentConfiguration?.makeContentView()
    #expect(view?.configuration is any UIContentConfiguration && view != nil)
    #expect(cell.defaultContentConfiguration().text == nil)
  }

  @Test func `columns and rows of an author's types are those that they are made of`() {
    let columns = Tracked {
      TableColumn<Part, Never, Text, Text>("B") { part in Text("\(part.id)!") }
    }
    let table = Table(of: Part.self) {
      TableColumn("A") { part in Text("\(part.id)") }
      columns
    } rows: {
      Tracked { TableRow(Part(id: 3)) }
    }
    let lines = tree(table).children.map { $0.children.map(\.text) }
    #expect(lines == [["A", "B"], ["3", "3!"]])
  }
}
