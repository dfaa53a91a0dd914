import Foundation
import TestSupport
import Testing

@testable import APICoverage

@Suite struct AppleDeclarationsTests {
  private func symbol(
    _ path: String, _ kind: String = "method", since: (Int, Int) = (14, 0), more: String = ""
  ) -> String {
    let names = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {"kind": {"identifier": "swift.\(kind)"}, "identifier": {"precise": "s:\(path)"},
       "pathComponents": [\(names)], "availability": [\(more){"domain": "iOS",
       "introduced": {"major": \(since.0), "minor": \(since.1)}}]}
      """
  }

  private func page(
    _ path: String, of module: String = "Kit", platform: String, _ version: String,
    id: String = "s:1"
  ) -> String {
    let title = path.split(separator: "/").last.map(String.init) ?? ""
    return """
      {"kind": "symbol", "identifier": {"interfaceLanguage": "swift",
       "url": "doc://com.example/documentation/\(module)/\(path)"},
       "metadata": {"title": "\(title.replacing("-4ab2c", with: ""))", "symbolKind": "method",
       "externalID": "\(id)", "modules": [{"name": "\(module)"}],
       "platforms": [{"name": "\(platform)", "introducedAt": "\(version)"}]}}
      """
  }

  @Test func `a table has what a graph and later pages name, and counts what is absent`() throws {
    let symbols = [
      symbol("Kit", "struct"), symbol("Kit.name", since: (15, 0)), symbol("Kit.==(_:_:)"),
      symbol("Shelf", "class"), symbol("Shelf.a"), symbol("Shelf.b"), symbol("View.kit(_:)"),
      symbol("Kit.old()", more: #"{"domain": "Swift", "obsoleted": {"major": 3}}, "#),
    ]
    let folder = try ScratchFolder([
      "graphs/Kit.symbols.json": """
      {"symbols": [\(symbols.joined(separator: ","))], "relationships": []}
      """,
      "graphs/Other.symbols.json": #"{"symbols": [], "relationships": []}"#,
      "pages/1.json": page("Kit/size(_:)-4ab2c", platform: "iOS", "18.0"),
      "pages/2.json": page("Kit/early()", platform: "iOS", "17.0"),
      "pages/3.json": page("Kit/dial", platform: "watchOS", "9.0"),
      "pages/4.json": page("Kit/inherited()", platform: "iOS", "18.0", id: "s:1::SYNTHESIZED::s:2"),
      "pages/5.json": #"{"kind": "article"}"#,
    ])
    var apple = AppleDeclarations()
    try apple.addGraphs(
      in: folder.url.appending(path: "graphs"), version: "17.4", of: ["Kit"])
    apple.addPages(below: folder.url.appending(path: "pages"), version: "18.4", of: ["Kit"])
    let declared: Set = ["Kit", "Kit.name", "Kit.size(_:)"]
    let table = apple.table(of: "Kit") { declared.contains($0) }
    #expect(
      table.text == """
        # From the SDK of iOS 17.4 and documentation of iOS 18.4.
        ~\tKit\t14.0
        -\t\tdial\twatchOS 9.0
        ~\t\tname\t15.0
        ~\t\tsize(_:)\t18.0
        -\tShelf\t14.0\t2
        .\tView
        -\t\tkit(_:)\t14.0

        """)
  }

  @Test func `an overlay counts as the framework that it begins with`() throws {
    let folder = try ScratchFolder([
      "_Kit_SwiftUI@SwiftUI.symbols.json":
        #"{"symbols": [\#(symbol("View.kit(_:)"))], "relationships": []}"#
    ])
    var apple = AppleDeclarations()
    try apple.addGraphs(in: folder.url, version: "17.4", of: ["Kit"])
    #expect(apple.introduced["Kit"]?.keys.sorted { $0.count < $1.count } == [["View", "kit(_:)"]])
  }
}
