import Foundation
import TestSupport
import Testing

@testable import APICoverage

@Suite struct SurveyTests {
  private static let source = """
    public struct Kit {
      public let name: String
      public init(name: String) { self.name = name }
      public init(_ name: String) { self.init(name: name) }
      public func quiet() -> Kit { self }
      public func loud() -> String { name.uppercased() }
      public static let plain = Kit(name: "plain")
    }
    """

  /// A graph of the source above, with unique names `k:` and the declaration's.
  private func graph(_ file: URL) throws -> ModuleSymbolGraph {
    let places = [
      ("Kit", 0, 14), ("Kit.name", 1, 13), ("Kit.init(name:)", 2, 9), ("Kit.init(_:)", 3, 9),
      ("Kit.quiet()", 4, 14), ("Kit.loud()", 5, 14), ("Kit.plain", 6, 20),
    ]
    let symbols = places.map { name, line, column in
      let path = name.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ", ")
      return """
        {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "k:\(name)"},
         "pathComponents": [\(path)], "location": {"uri": "\(file.absoluteString)",
         "position": {"line": \(line), "character": \(column)}}}
        """
    }
    let members = places.dropFirst().map {
      #"{"kind": "memberOf", "source": "k:\#($0.0)", "target": "k:Kit"}"#
    }
    let text = """
      {"symbols": [\(symbols.joined(separator: ","))],
       "relationships": [\(members.joined(separator: ","))]}
      """
    return try JSONDecoder().decode(ModuleSymbolGraph.self, from: Data(text.utf8))
  }

  private func statuses(
    tested: [String], uses: Set<String> = [], readTypes: Set<String> = []
  ) throws -> [String: CoverageStatus] {
    let folder = try ScratchFolder(["Kit.swift": Self.source])
    let tests = Dictionary(uniqueKeysWithValues: tested.map { ("k:" + $0, Set(["T.swift"])) })
    let survey = Survey(
      ["Kit": [try graph(folder.url.appending(path: "Kit.swift"))]],
      uses: DeclarationUses(tests: tests, uses: uses, readTypes: readTypes))
    return survey.declarations["Kit"]?.mapValues(\.status) ?? [:]
  }

  @Test func `only what does something and a test names behaves`() throws {
    let found = try statuses(tested: ["Kit.quiet()", "Kit.loud()"])
    #expect(found["Kit.loud()"] == .behaves)
    #expect(found["Kit.quiet()"] == .keepsItsPlace)
    #expect(found["Kit"] == .behaves)
    #expect(try statuses(tested: [])["Kit.loud()"] == .untested)
  }

  @Test func `what is stored needs someone who reads it`() throws {
    let all = ["Kit.name", "Kit.init(name:)", "Kit.init(_:)", "Kit.plain"]
    let unread = try statuses(tested: all)
    #expect(all.allSatisfy { unread[$0] == .keepsItsPlace })
    let read = try statuses(tested: all, uses: ["k:Kit.name"], readTypes: ["k:Kit"])
    #expect(all.allSatisfy { read[$0] == .behaves })
  }

  @Test(arguments: [
    ("View.padding(_:)", "View"), ("Kit.Part.name", "Kit.Part"), ("Kit", nil),
    ("f(a.b:)", nil),
  ])
  func `the type around a name is what stands before its last dot`(
    _ name: String, _ outer: String?
  ) {
    #expect(name.outerName == outer)
  }

  @Test(arguments: [
    ("Kit.==(_:_:)", true), ("Kit.rawValue", true), ("Kit._hidden", true), ("_Kit.name", true),
    ("Kit.name(_:)", false), ("hash", false),
  ])
  func `what every type of a kind has, and the underscored, is routine`(
    _ name: String, _ isRoutine: Bool
  ) {
    #expect(name.isRoutine == isRoutine)
  }
}
