import Foundation
import TestSupport
import Testing

/// The table of what is said of widgets names files and tests that are there.
@Suite struct SeedTableTests {
  /// The cells of the numbered rows.
  private func rows() throws -> [[String]] {
    let text = try String(contentsOf: Repository.file("Reports/seeds.md"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count == 3 && Int(cells[0]) != nil ? cells : nil
    }
  }

  @Test func `each of the 112 things has one row`() throws {
    let rows = try rows()
    #expect(rows.map { Int($0[0]) } == Array(1...112))
    #expect(Set(rows.map { $0[1] }).count == 112)
  }

  @Test func `every row names what shows it, or says that nothing does`() throws {
    for row in try rows() {
      #expect(row[2].contains("`") || row[2].hasPrefix("Not shown"), "row \(row[0])")
    }
  }

  @Test func `what the rows name is there`() throws {
    let places = /`(?<path>(?:Samples|Sources|Tests)\/[^`]+)`(?: “(?<test>[^”]+)”)?/
    for row in try rows() {
      for place in row[2].matches(of: places) {
        let file = Repository.file(String(place.path))
        #expect(FileManager.default.fileExists(atPath: file.path), "\(place.path)")
        guard let test = place.test else { continue }
        let source = try String(contentsOf: file, encoding: .utf8)
        #expect(source.contains("@Test") && source.contains("func `\(test)`"), "\(test)")
      }
    }
  }
}
