import Testing

@testable import APICoverage

@Suite struct CoverageTableTests {
  private static let text = """
    # From the SDK of iOS 17.4.
    .\t(other types)\t\t7
    +\tKit\t14.0
    +\t\tPart
    ~\t\t\tname\t16.1
    =\t\tinit(_:)
    -\tShelf\twatchOS 9.0\t12
    .\tView
    -\t\tkit(_:)\t15.0

    """

  private func table(_ text: String) throws -> CoverageTable {
    try CoverageTable(text, file: "API/Kit.txt", framework: "Kit")
  }

  @Test func `a table is read with its types' names and versions, and written as it was`() throws {
    let table = try table(Self.text)
    #expect(table.notes == ["From the SDK of iOS 17.4."])
    #expect(table.rows[3].path == ["Kit", "Part", "name"])
    #expect(table.rows.map(\.since)[1...4] == ["14.0", "14.0", "16.1", "14.0"])
    #expect(table.rows[5].unlisted == 12)
    #expect(table.text == Self.text)
  }

  @Test func `members that are not listed are absent, and a heading counts for nothing`() throws {
    let counts = try table(Self.text).counts
    #expect(counts.behaves == 2)
    #expect(counts.untested == 1)
    #expect(counts.keepsItsPlace == 1)
    #expect(counts.absent == 7 + 1 + 12 + 1)
    #expect(counts.total == 25)
  }

  @Test(arguments: ["?\tKit", "Kit", "+\t\tname", "+\tKit\t14.0\tmany", "+\tKit\t14.0\t1\t2"])
  func `a line in another form is refused where it stands`(_ line: String) {
    #expect(throws: CoverageError.malformedTable(file: "API/Kit.txt", line: 2)) {
      try table("# Note.\n\(line)\n")
    }
  }

  @Test func `a status that changed is told with both`() throws {
    let committed = try table(Self.text)
    var current = committed
    current.rows[3].status = .absent
    #expect(
      current.differences(from: committed)
        == ["API/Kit.txt: Kit.Part.name: untested, now absent"])
    #expect(committed.differences(from: committed) == [])
  }

  @Test func `what a person found to refuse stays marked in a table that is read anew`() throws {
    var committed = try table(Self.text)
    committed.rows[1].status = .refuses
    var fresh = try table(Self.text)
    fresh.keepRefusals(of: committed)
    #expect(fresh.rows[1].status == .refuses)
  }
}
