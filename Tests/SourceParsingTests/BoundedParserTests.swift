import SwiftSyntax
import Testing

@testable import SourceParsing

@Suite struct BoundedParserTests {
  @Test(arguments: [
    ("let a = [[1], [2]]", 2), ("// [[[\nlet a = 1", 0), ("/* [[ /* [ */ [[ */ [1]", 1),
    (##"let a = "[[" + #"["[["# + [1]"##, 1), (##"let a = "\([b["x[["]])""##, 2),
    ("let a = \"\"\"\n [[ \"x\" [\n \"\"\"; let b = [1]", 1), (##"let a = #"\([["# "##, 0),
    (##"let a = #"\#([[1]])"# "##, 2), ("let a = \"[\nlet b = [1]", 1), ("]]][", 1),
    ("a[b[c[d]]]", 3), ("\"\\\"[\"", 0), ("\"\\", 0), ("#\"", 0),
    ("// [\r[[1]]", 2), ("let a = \"[\rlet b = [1]", 1),
  ])
  func `brackets of code are counted, those of comments and texts are not`(
    source: String, depth: Int
  ) {
    #expect(BracketDepth.greatest(in: source) == depth)
  }

  @Test func `a source is parsed up to a depth that takes no time`() throws {
    func nested(_ depth: Int) -> String {
      "let a = " + String(repeating: "[", count: depth) + "1"
        + String(repeating: "]", count: depth)
    }
    let tree = try #require(BoundedParser.parse(nested(8)))
    #expect(tree.statements.count == 1)
    #expect(BoundedParser.parse(nested(BoundedParser.greatestBracketDepth + 1)) == nil)
    #expect(BoundedParser.parse("impo" + String(repeating: "[", count: 35) + "rt") == nil)
  }
}
