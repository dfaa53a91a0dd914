import Testing

@testable import WidgetBuilder

/// The notes that are made where a stand-in answers nothing.
@Suite struct StandInNotesTests {
  private func staged(_ text: String, path: String = "WidgetStandIns/Sea.swift") -> [String] {
    stageWithPreviews(text, path: path).lines
  }

  @Test(arguments: [
    (
      "public var name: String { \"\" }",
      "public var name: String { _noteStandIn(\"Sea\"); return \"\" }"
    ),
    (
      "public static func tide(_ value1: Date) -> Tide { Tide() }",
      "public static func tide(_ value1: Date) -> Tide { _noteStandIn(\"Sea\"); return Tide() }"
    ),
    (
      "var wind: Double { get { 0 } set {} }",
      "var wind: Double { get { _noteStandIn(\"Sea\"); return 0 } set {} }"
    ),
    (
      "subscript(_ value1: Int) -> Int? { nil }",
      "subscript(_ value1: Int) -> Int? { _noteStandIn(\"Sea\"); return nil }"
    ),
    (
      "var all: Any { fatalError() }",
      "var all: Any { _noteStandIn(\"Sea\"); _partLeftOut(\"Sea (WidgetStandIns/Sea.swift): the "
        + "stand-in does not know the type of what was asked for\"); fatalError() }"
    ),
    (
      "func load(_ value1: @escaping (Int) -> Void) {}",
      "func load(_ value1: @escaping (Int) -> Void) { "
        + "_noteStandIn(\"Sea\", lettingGoOfClosure: true) }"
    ),
    (
      "func all(_ value1: (Int) -> Bool) -> [Int] { [] }",
      "func all(_ value1: (Int) -> Bool) -> [Int] { "
        + "_noteStandIn(\"Sea\", lettingGoOfClosure: true); return [] }"
    ),
  ])
  func `a member that answers nothing notes that it was asked`(_ text: String, _ expected: String) {
    #expect(
      staged("open class Sea {\n  \(text)\n}") == ["open class Sea {", expected, "}"])
  }

  @Test(arguments: [
    "public init() {}", "func log(_ value1: String) {}", "var name: String { \"Baltic\" }",
    "func tide() -> Int { let high = 3; return high }", "var list: [Int] { [1] }",
    "static let depth = 0",
  ])
  func `a member that somebody filled in, or that answers nobody, notes nothing`(_ text: String) {
    #expect(staged("open class Sea {\n  \(text)\n}") == ["open class Sea {", text, "}"])
  }

  @Test func `sources of the author's note nothing`() {
    let text = "var name: String { \"\" }"
    #expect(staged(text, path: "Sea.swift") == [text])
  }
}
