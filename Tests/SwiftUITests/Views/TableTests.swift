import SwiftUI
import Testing
import UIKit

private struct Part: Identifiable {
  let id: Int
  var parts: [Part]?
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
}
