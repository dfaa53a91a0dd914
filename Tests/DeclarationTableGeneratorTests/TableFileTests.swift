import Testing

@testable import DeclarationTableGenerator

@Suite struct TableFileTests {
  /// The declarations without the line that says where they are from.
  private func declarations(_ text: String) throws -> String {
    let lines = try TableFile(text, name: "Sources/Kit/Units.table").declarations()
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "// Made of Units.table by the build.")
    return lines.dropFirst().joined(separator: "\n")
  }

  @Test func `the lines of a block are repeated for every row`() throws {
    let made = try declarations(
      """
      extension Unit {
        @each units
        static let {name} = Unit("{symbol}")
        @end
      }

      @table units: name | symbol
      meter | m
      // Comments and empty lines say nothing.

      second | s
      """)
    #expect(
      made == """
        extension Unit {
          static let meter = Unit("m")
          static let second = Unit("s")
        }

        """)
  }

  @Test func `a missing cell is the column's default, which other cells may be part of`() throws {
    let made = try declarations(
      """
      @each types
      let {name} = "{identifier}"
      @end
      @table types: name | identifier = public.{Name}
      stepCount
      uvExposure | public.UV
      """)
    #expect(made == "let stepCount = \"public.StepCount\"\nlet uvExposure = \"public.UV\"")
  }

  @Test func `a list is repeated in a line and over lines`() throws {
    let made = try declarations(
      """
      @each mergers
      struct {name}<{@each part: {Part}: Publisher}> {
        @each part
        let {part}: {Part}  // of {@each part: {part}}
        @end
      }
      @end
      @table mergers: name | part...
      Merge2 | a, b
      """)
    #expect(
      made == """
        struct Merge2<A: Publisher, B: Publisher> {
          let a: A  // of a, b
          let b: B  // of a, b
        }
        """)
  }

  @Test func `blocks stand in one another and may go through several tables`() throws {
    let made = try declarations(
      """
      @each views
      @each keys, words
      func {name}({title})
      @end
      @end
      @table views: name
      alert
      dialog
      @table keys: title
      _ key: Key
      @table words: title
      _ word: String
      """)
    #expect(
      made == """
        func alert(_ key: Key)
        func alert(_ word: String)
        func dialog(_ key: Key)
        func dialog(_ word: String)
        """)
  }

  @Test func `a line in which only empty cells stood is left out`() throws {
    let made = try declarations(
      """
      @each styles
      /// {doc}
      {attribute}
      func {name}(
        {parameters},
      )
      @end
      @table styles: name | doc = | attribute = | parameters =
      plain
      bordered | A border. | @available | a: Int, b: Int
      """)
    #expect(
      made == """
        func plain(
        )
        /// A border.
        @available
        func bordered(
          a: Int, b: Int,
        )
        """)
  }

  @Test func `an indented line goes on with its row, and a bar within a word is no border`() throws
  {
    let made = try declarations(
      """
      @each rules
      let {name} = {rule}
      @end
      @table rules: name |
        rule
      either |
        a || b
      """)
    #expect(made == "let either = a || b")
  }

  @Test func `braces of Swift's stay as they are`() throws {
    let text = "let empty = {}\nlet square = { $0 * $0 }\nvar x: Int { get set }"
    #expect(try declarations(text) == text)
  }
}

@Suite struct TableErrorTests {
  @Test(
    arguments: [
      ("@each a\n@table a: x\n1", 1, .openBlock),
      ("let x = 1\n@end", 2, .strayEnd),
      ("@each a\n@end", 1, .unknownTable("a")),
      ("@each a\n@end\n@table a x\n1", 3, .malformedHeader),
      ("@each a\n@end\n@table : x\n1", 3, .malformedHeader),
      ("@each a\n@end\n@table a: x | x\n1 | 2", 3, .repeatedName("x")),
      ("@each a\n@end\n@table a: x\n1\n@table a: x\n2", 5, .repeatedName("a")),
      ("@each a\n@end\n@table a: x", 3, .emptyTable("a")),
      ("let x = 1\n@table a: x\n1", 2, .unusedTable("a")),
      ("@each a\n@end\n@table a: x | y\n1 | 2\n3", 5, .cellCount(1, columns: 2)),
      ("@each a\n@end\n@table a: x\n1 | 2", 4, .cellCount(2, columns: 1)),
      ("@each a\n@end\n@table a: x\n1\n2\n1", 6, .repeatedRow(line: 4)),
    ] as [(String, Int, TableError.Problem)])
  func `a file in another form is refused`(
    _ text: String, _ line: Int, _ problem: TableError.Problem
  ) {
    #expect(throws: TableError(file: "A.table", line: line, problem: problem)) {
      try TableFile(text, name: "A.table").declarations()
    }
  }

  @Test(
    arguments: [
      ("\n@each a\nlet {z}\n@end\n", 3, .unknownColumn("z", among: ["x"])),
      ("@each a\nlet {@each z: 1}\n@end\n", 2, .unknownTable("z")),
      ("@each a\nlet {list}\n@end\n", 2, .unexpectedList("list")),
      ("let {x}\n@each a\n@end\n", 1, .unknownColumn("x", among: [])),
    ] as [(String, Int, TableError.Problem)])
  func `a placeholder that nothing fills is refused where it stands`(
    _ template: String, _ line: Int, _ problem: TableError.Problem
  ) {
    #expect(throws: TableError(file: "A.table", line: line, problem: problem)) {
      try TableFile(template + "@table a: x | list...\n1 | 2", name: "A.table").declarations()
    }
  }

  @Test func `an error is one line that a person can click on`() {
    let error = TableError(
      file: "Kit/A.table", line: 7, problem: .unknownColumn("z", among: ["x", "y"]))
    #expect(
      error.description == "Kit/A.table:7: error: no column fills '{z}'; here are x, y")
  }
}
