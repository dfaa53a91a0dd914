import Testing

@testable import WidgetBuilder

@Suite struct CallableFunctionTests {
  private let found = survey([
    (
      "App.swift",
      """
      func plain() {}
      func spare(count: Int = 1) async throws {}
      func resume(_ activity: NSUserActivity) {}
      func open(at url: URL, animated: Bool = true) {}
      func open() {}
      func other(_ count: Int) {}
      func both(_ url: URL, _ activity: NSUserActivity) {}
      func generic<Value>(_ url: URL, as type: Value.Type = Int.self) {}
      struct Router {
        static func route(url: URL) {}
        func member() {}
        enum Card { struct Pick: WidgetConfigurationIntent {} }
        struct Box<Value>: WidgetConfigurationIntent {}
      }
      extension Router { struct Late: WidgetConfigurationIntent {} }
      """
    )
  ])

  @Test func `functions without arguments are found, and those that take what a visit brings`() {
    #expect(
      found.functions.map(\.name) == [
        "plain", "spare", "resume", "open", "open", "Router.route",
      ])
    #expect(found.function("resume")?.argument == .init(label: nil, kind: .activity))
    #expect(found.function("Router.route")?.argument == .init(label: "url", kind: .url))
    #expect(found.function("open")?.argument == nil)
    #expect(found.function("other") == nil)
  }

  @Test func `a type has the runtime's name unless an extension or a parameter changes it`() {
    let intents = found.declarations.filter { $0.inherited == ["WidgetConfigurationIntent"] }
    #expect(intents.map(\.name) == ["Router.Card.Pick", "Router.Box", "Router.Late"])
    #expect(intents.map(\.mangledName) == ["6RouterV4CardO4PickV", nil, nil])
  }

  @Test func `the app's program passes on what a visit brings`() {
    let functions = ["plain", "resume", "Router.route"].compactMap(found.function)
    let text = AppProgram(functions: functions, intents: ["Pick": "3App4PickV"]).source.text
    #expect(text.contains(#""plain": { _ in _ = try await plain() }"#))
    #expect(text.contains(#""resume": { visit in _ = try await resume(visit.activity) }"#))
    #expect(
      text.contains(#""Router.route": { visit in _ = try await Router.route(url: visit.url) }"#))
    #expect(text.contains(#"intents: ["Pick": "3App4PickV"]"#))
    let empty = AppProgram(functions: [], intents: [:]).source.text
    #expect(empty.contains("[:]") && empty.contains("intents: [:]"))
  }
}
