import Testing
import WidgetRecording

@testable import WidgetBuilder

@Suite struct SuppressionCommentTests {
  private func suppressions(_ text: String) -> [SuppressionComment] {
    survey([("A.swift", text)]).suppressions
  }

  @Test(arguments: [
    "// widgetcheck:ignore entries-too-close — a clock\nstruct P {}",
    "// widgetcheck:ignore entries-too-close - a clock\n/// Words.\n@available(iOS 17, *)\nstruct P {}",
    "/// Words.\n// widgetcheck:ignore entries-too-close: a  clock\npublic final class P {}",
    "struct P { // widgetcheck:ignore entries-too-close a clock\n}",
    "@main // widgetcheck:ignore entries-too-close -- a clock\nstruct P {}",
    "/* widgetcheck:ignore entries-too-close — a clock */ struct P {}",
    "#if os(iOS)\n// widgetcheck:ignore entries-too-close — a clock\nstruct P {}\n#endif",
  ])
  func `a comment on or directly above a type suppresses for it`(_ text: String) throws {
    let found = try #require(suppressions(text).first)
    #expect(found.check == "entries-too-close")
    #expect(found.type == "P")
    #expect(found.reason == "a clock")
    #expect(suppressions(text).count == 1)
  }

  @Test(arguments: [
    "// widgetcheck:ignore a-check — why\n\nstruct P {}",
    "let one = 1 // widgetcheck:ignore a-check — why\nstruct P {}",
    "struct P {\n  // widgetcheck:ignore a-check — why\n  let one = 1\n}",
    "// widgetcheck:ignore a-check — why\nfunc make() {}",
    "// widgetcheck:ignore a-check — why",
  ])
  func `a comment elsewhere belongs to no type`(_ text: String) {
    #expect(suppressions(text).map(\.check) == ["a-check"])
    #expect(suppressions(text).map(\.type) == [nil])
  }

  @Test func `every comment above a type counts, with its own line`() {
    let found = suppressions(
      """
      import WidgetKit

      // widgetcheck:ignore one-check — first
      // widgetcheck:ignore other-check
      struct Outer {
        // widgetcheck:ignore
        struct Inner {}
      }
      """)
    #expect(found.map(\.place.line) == [3, 4, 6])
    #expect(found.map(\.type) == ["Outer", "Outer", "Outer.Inner"])
    #expect(found.map(\.reason) == ["first", nil, nil])
    #expect(found.map(\.check) == ["one-check", "other-check", ""])
    #expect(found.allSatisfy { $0.place.file == "A.swift" })
  }

  @Test(arguments: [
    "let text = \"// widgetcheck:ignore a-check — why\"\nstruct P {}",
    "#if os(watchOS)\n// widgetcheck:ignore a-check — why\nstruct P {}\n#endif",
    "// See widgetcheck:ignore in the handbook\nstruct P {}",
  ])
  func `what is no comment of the program's own says nothing`(_ text: String) {
    #expect(suppressions(text).isEmpty)
  }
}
