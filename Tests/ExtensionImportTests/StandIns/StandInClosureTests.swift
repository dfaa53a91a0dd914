import Foundation
import TestSupport
import Testing
import WidgetPlatforms

@testable import ExtensionImport

@Suite struct StandInClosureTests {
  /// The stand-in for a module of which nothing is known but a source that uses it.
  private func standIn(_ source: String) throws -> StandIn {
    let folder = try ScratchFolder(["W.swift": "import Sea\n" + source])
    let sources = ReadSources(
      [AbsolutePath(folder.url.path).appending("W.swift")],
      conditions: ScanConditions(platform: .iOS), modules: ["Sea"], SourceTrees())
    return StandIn(for: ForeignModule(absent: "Sea"), in: sources)
  }

  @Test func `a closure is given as many values as it names, of types by what is done with them`()
    throws
  {
    let found = try standIn(
      """
      func load(done: @escaping (Int) -> Void) {
        Tides.request("a").onEnd { print(1) }
        Tides.request("a").onAnswer { (answer: TideAnswer) in
          switch answer.result {
          case .success(let value):
            if answer.reply?.statusCode == 200, let main = value as? [String: Any] { print(main) }
          case .failure(let error): print(error.localizedDescription)
          }
        }
        Tides.request("a").onData { data, error in
          guard let data = data else { return }
          if let error { print(error) }
          print(data.height == 3)
          done(1)
        }
        Tides.request("a").onNothing { _ in done(2) }
      }
      """)
    #expect(
      found.text == """
        // A stand-in for Sea: what the widget uses of it. Fill in what it should answer.
        import Foundation

        open class OnDataArgument {
          public init() {}
          public var height: Int { 0 }
        }

        open class TideAnswer {
          public init() {}
          public var reply: TideAnswerReply? { nil }
          public var result: Result<Any, any Error> { .failure(CancellationError()) }
        }

        open class TideAnswerReply {
          public init() {}
          public var statusCode: Int { 0 }
        }

        open class Tides {
          public init() {}
          public func onAnswer(_ value1: @escaping (TideAnswer) -> Void) {}
          public func onData(_ value1: @escaping (OnDataArgument?, (any Error)?) -> Void) {}
          public func onEnd(_ value1: @escaping () -> Void) {}
          public func onNothing(_ value1: @escaping (Any) -> Void) {}
          public static func request(_ value1: String) -> Tides { Tides() }
        }

        """)
    #expect(found.isComplete)
  }

  @Test func `a closure that returns something has a result, and what it waits for its effects`()
    throws
  {
    let text = try standIn(
      """
      let sea = Sea2()
      func load() {
        sea.sum { $0.x + $1.y }
        sea.order { $0.height < $1.height }
        sea.text { tide in "level" }
        sea.view { tide in Text(tide.name) }
        sea.any(first: { tide in
          if tide.isHigh { return make(1) }
          return make(2)
        }) { await wait() }
      }
      """
    ).text
    #expect(
      text.contains(
        "func sum<Returned1>(_ value1: @escaping (SumArgument, SumArgument2) -> Returned1) {}"))
    #expect(
      text.contains("func order(_ value1: @escaping (OrderArgument, OrderArgument2) -> Bool) {}"))
    #expect(text.contains("func text(_ value1: @escaping (Any) -> String) {}"))
    #expect(text.contains("func view<Returned1>(_ value1: @escaping (ViewArgument) -> Returned1)"))
    #expect(
      text.contains(
        "func any<Returned1>(first value1: @escaping (AnyArgument) -> Returned1, "
          + "_ value2: @escaping () async -> Void) {}"))
    #expect(text.contains("  public var isHigh: Bool { false }"))
    #expect(text.contains("  public var name: String { \"\" }"))
  }

  @Test func `two closures for one argument are two functions where they are given other numbers`()
    throws
  {
    let text = try standIn(
      """
      let sea = Sea2()
      func load() {
        sea.run { print(1) }
        sea.run { tide in print(tide.height > 2.5) }
        sea.run { other in print(2) }
      }
      """
    ).text
    #expect(text.contains("func run(_ value1: @escaping () -> Void) {}"))
    #expect(text.contains("func run(_ value1: @escaping (RunArgument) -> Void) {}"))
    #expect(text.contains("var height: Double { 0 }"))
  }

  @Test func `a value that is handed on in a closure has no known type`() throws {
    let found = try standIn("func a() { Tide.load { tide in show(tide) } }")
    #expect(!found.isComplete)
    #expect(found.text.contains("(Any /* the type is not known */) -> Void"))
  }

  @Test func `what is looked up in a value is mostly of its type, and can be set where it is`()
    throws
  {
    let found = try standIn(
      """
      func a(_ data: Data, rule: String) {
        var tide = Tide(data: data)
        let name = tide["name"]["x"].text ?? ""
        let first = tide[0].height + 2
        let two = tide["a", "b"].isHigh ? 1 : 2
        tide["set"] = Tide(data: data)
        tide.level = 4
        guard let list = tide.list else { return }
        for part in list { print(part[rule].height) }
        let high = list.filter { $0["h"].isHigh == true }
        print(list.count, high, name, first, two)
      }
      """)
    #expect(
      found.text == """
        // A stand-in for Sea: what the widget uses of it. Fill in what it should answer.
        import Foundation

        open class Tide {
          public init() {}
          public var height: Int { 0 }
          public init(data value1: Any) {}
          public var isHigh: Bool { false }
          public var level: Int { get { 0 } set {} }
          public var list: [Tide]? { nil }
          public subscript(_ value1: Any) -> Tide { Tide() }
          public subscript(_ value1: Int) -> Tide { Tide() }
          public subscript(_ value1: String) -> Tide { get { Tide() } set {} }
          public subscript(_ value1: String, _ value2: String) -> Tide { Tide() }
          public var text: String? { nil }
        }

        """)
  }

  @Test func `what the author's sources add to a type is not declared again`() throws {
    let found = try standIn(
      """
      extension Tide: Level {
        func level(by rule: String) -> String? { try? self.pick(rule).last()?.text(trim: true) }
      }
      func a() -> String? { (try? Seas.parse("a"))?.level(by: "b") }
      """)
    #expect(!found.text.contains("level"))
    #expect(found.text.contains("public func text(trim value1: Bool)"))
    #expect(found.text.contains("public static func parse(_ value1: String) -> Tide { Tide() }"))
  }

  @Test func `the attributes of a Live Activity conform, with their state`() throws {
    let found = try standIn(
      """
      struct Live: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: RideAttributes.self) { context in
            Text(context.state.driver)
            Text(context.attributes.number)
          } dynamicIsland: { context in
            DynamicIsland { Text(context.state.driver) }
          }
        }
      }
      """)
    #expect(
      found.text == """
        // A stand-in for Sea: what the widget uses of it. Fill in what it should answer.
        import ActivityKit
        import Foundation

        public struct RideAttributes: ActivityAttributes {
          public init() {}
          public var number: String { "" }
        }

        extension RideAttributes {
          public struct ContentState: Codable, Hashable {
            public init() {}
            public var driver: String { "" }
          }
        }

        """)
    #expect(found.isComplete)
  }
}

@Suite struct ClosureTypeTests {
  @Test(arguments: [
    "() -> Void", "(Int, [String: Any]) -> Bool", "(Int) async -> Void", "(Int) throws -> String",
    "((Int) -> Void, A<B, C>) async throws -> (any Error)?",
  ])
  func `a closure's type is read as it is written`(_ text: String) {
    #expect(ClosureType(text)?.text == text)
  }

  @Test(arguments: ["", "Int", "(Int)", "(Int) -> ", "(Int) rethrows -> Void", "(Int)->Void"])
  func `other types are no closure's`(_ text: String) {
    #expect(ClosureType(text) == nil || ClosureType(text)?.result.isEmpty == true)
  }
}
