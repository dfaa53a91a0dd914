import Foundation
import TestSupport
import Testing

@testable import APICoverage

@Suite struct CommittedTablesTests {
  private let coverage = Coverage(repository: Repository.root, products: Repository.products)

  @Test func `what the tables say of every framework is true`() throws {
    let survey = try coverage.survey()
    for framework in try coverage.frameworks() {
      let table = coverage.current(try coverage.table(of: framework), by: survey)
      try expectGolden(Data(table.text.utf8), Coverage.path(of: framework))
    }
  }

  @Test func `every framework has a table that says where its names are from`() throws {
    for framework in try coverage.frameworks() {
      let table = try coverage.table(of: framework)
      #expect(table.notes.first?.isEmpty == false, "\(framework)")
      #expect(!table.rows.isEmpty || table.notes.first?.hasPrefix("No list") == true)
    }
  }

  @Test func `the index tells tests of a declaration from tests of its namesakes`() throws {
    let store = try IndexStore(Repository.products.appending(path: "index/store"))
    let uses = DeclarationUses(store, repository: Repository.root)
    let tests = uses.tests["s:9WidgetKit13TimelineEntryP"] ?? []
    #expect(tests.contains("Tests/WidgetKitTests/Widgets/StaticWidgetTests.swift"))
    #expect(!tests.contains { $0.hasPrefix("Tests/Clients/") })
    #expect(uses.readTypes.contains("s:9WidgetKit8TimelineV"))
  }

  @Test func `a module's importers see what it exports`() {
    #expect(coverage.exports(of: "AppIntents").contains("RelevanceKit"))
    #expect(coverage.exports(of: "Combine").first == "Combine")
  }

  @Test func `a build without an index is refused with what to do`() {
    #expect(throws: CoverageError.self) {
      try IndexStore(Repository.products.appending(path: "index/missing"))
    }
  }
}
