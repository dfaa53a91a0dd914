import Foundation
import TestSupport
import Testing
import WidgetPlatforms

@testable import ExtensionImport

@Suite struct StandInTests {
  private func standIn(
    _ source: String, headers: [String: String] = [:], others: [String: String] = [:]
  ) throws -> StandIn {
    let folder = try ScratchFolder(
      ["W.swift": "import Sea\n" + source, "Sea/a.m": ""]
        .merging(headers.map { ("Sea/" + $0.key, $0.value) }) { $1 }.merging(others) { $1 })
    let top = AbsolutePath(folder.url.path)
    let module = try #require(ForeignModule("Sea", in: top.appending("Sea")))
    #expect(module.kind == .objectiveC)
    let sources = (["W.swift"] + others.keys).map(top.appending)
    return StandIn(
      for: module,
      in: ReadSources(
        sources, conditions: ScanConditions(platform: .iOS), modules: ["Sea"], SourceTrees()))
  }

  @Test func `headers tell what is used, with its types, and nothing else is declared`() throws {
    let header = """
      @interface SEATide : NSObject
      + (instancetype)shared;
      - (NSString *)nameFor:(NSInteger)hour;
      @property (nonatomic, readonly) BOOL isHigh;
      - (void)unused;
      @end
      @interface SEABoat : NSObject
      @end
      int sea_level(int, int);
      """
    let found = try standIn(
      """
      struct View {
        let tide = SEATide.shared()
        func text() -> String { tide.name(for: 3) + "\\(sea_level(1, 2))" }
        func high() -> Bool { tide.isHigh }
      }
      """, headers: ["Sea.h": header])
    #expect(
      found.text == """
        // A stand-in for Sea: what the widget uses of it. Fill in what it should answer.
        import Foundation

        public func sea_level(_ value1: Int32, _ value2: Int32) -> Int32 { 0 }

        open class SEATide: NSObject {
          public override init() { super.init() }
          open var isHigh: Bool = false
          public static func shared() -> SEATide! { SEATide() }
          open func nameFor(_ hour: Int) -> String! { "" }
          open func name(for hour: Int) -> String! { "" }
          open func unused() {}
        }

        """)
    #expect(found.isComplete)
    #expect(found.used == ["SEATide (isHigh, name(for:), shared())", "sea_level(_:_:)"])
  }

  @Test func `an argument that is an implicit member has a type with such members`() throws {
    let found = try standIn(
      """
      func a() -> String { Tide.text(in: .metres, at: .spot(3)) }
      let b = Tide(.high)
      """)
    #expect(
      found.text == """
        // A stand-in for Sea: what the widget uses of it. Fill in what it should answer.
        import Foundation

        open class TextAt {
          public init() {}
          public static func spot(_ value1: Int) -> TextAt { TextAt() }
        }

        open class TextIn {
          public init() {}
          public static var metres: TextIn { TextIn() }
        }

        open class Tide {
          public init() {}
          public init(_ value1: TideValue) {}
          public static func text(in value1: TextIn, at value2: TextAt) -> String { "" }
        }

        open class TideValue {
          public init() {}
          public static var high: TideValue { TideValue() }
        }

        """)
    #expect(found.isComplete)
  }

  @Test func `without headers, types are told by the place of their use, or are open`() throws {
    let found = try standIn(
      """
      final class Model: TideDelegate {
        func a() { Tide(key: "a").start { print(1) } }
        func b() -> String { "now " + Tide(key: "b").name }
        func c() -> Int { Tide(key: "c").height }
        func e() -> Color { Tide(key: "c").color }
        func d() -> some View { Text(Other.name) }
      }
      """, others: ["O.swift": "struct Other { static let name = Boat() }"])
    #expect(!found.isComplete)
    #expect(found.text.contains("public protocol TideDelegate {}"))
    #expect(found.text.contains("public init(key value1: String) {}"))
    #expect(found.text.contains("public func start(_ value1: @escaping () -> Void) {}"))
    #expect(found.text.contains("public var name: String { \"\" }"))
    #expect(found.text.contains("public var height: Int { 0 }"))
    #expect(found.text.contains("public var color: Any { fatalError() } // the type is not known"))
    #expect(!found.text.contains("Other") && !found.text.contains("Boat"))
  }

  @Test func `a module that lies here and of which nothing is used has an empty stand-in`() throws {
    let found = try standIn("struct A { let text = String(1) }")
    #expect(found.isNamed && found.used.isEmpty && found.types.isEmpty)
    #expect(found.text.hasSuffix("missed.\nimport Foundation\n"))
  }

  @Test func `a project's widget has the skeleton in its manifest`() throws {
    let folder = try ScratchFolder([
      "W.swift": SourceText.widget("W", kind: "w")
        + "\nimport Sea\nlet level = String(sea_level())\n",
      "SourcePackages/checkouts/sea/Package.swift": """
      let package = Package(name: "sea", targets: [.target(name: "Sea")])
      """,
      "SourcePackages/checkouts/sea/Sources/Sea/a.cpp": "",
      "SourcePackages/checkouts/sea/Sources/Sea/include/a.h": "int sea_level(void);",
    ])
    var text = ProjectText()
    text.addFile("W", "W.swift")
    text.addTarget("T", "Widget", sources: ["W"])
    try text.write(folder)
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.standIns.map(\.path) == ["WidgetStandIns/Sea.swift"])
    #expect(
      proposal.text.contains(#"{ "name": "Sea", "sources": ["WidgetStandIns/Sea.swift"] }"#))
    #expect(proposal.missingModules.isEmpty)
    #expect(
      proposal.decisions.contains {
        $0.hasPrefix("Sea is written in C++, and cannot be built here; used of it: sea_level()")
      })
  }

  /// The sources of a widget that uses a module of which nothing is known.
  private func readBoard() throws -> ReadSources {
    let folder = try ScratchFolder(["W.swift": Self.board])
    return ReadSources(
      [AbsolutePath(folder.url.path).appending("W.swift")],
      conditions: ScanConditions(platform: .iOS), modules: ["Sea"], SourceTrees())
  }

  private static let board = """
    import Sea
    struct Board: View {
      @Tide(.low) var tide: Double
      let boats: Fleet<Boat, Int>?
      var harbour: ClosedRange<Int>?
      var body: some View {
        VStack { Text(Harbour.shared.name) }.padding().afloat(by: 3)
          .foregroundStyle(Color.foam)
      }
      func wave(_ level: Double) -> Double { Double(level).remainder(dividingBy: 2) }
      func sink() throws { throw Leak(depth: 3) }
    }
    """

  @Test func `of a module without sources, its types, wrappers and modifiers are declared`() throws
  {
    let found = StandIn(for: ForeignModule(absent: "Sea"), in: try readBoard())
    let low = ForeignUses.Member(name: "init", labels: [""], types: ["TideValue"])
    let wrapper = WrapperText(name: "Tide", initializers: [low]).lines.joined(separator: "\n")
    #expect(wrapper.contains("init(wrappedValue: Wrapped, _ value1: TideValue) { value = "))
    #expect(
      found.text == """
        // A stand-in for Sea: what the widget uses of it. Fill in what it should answer.
        import SwiftUI

        open class Boat {
          public init() {}
        }

        open class Fleet<Value1, Value2> {
          public init() {}
        }

        open class Harbour {
          public init() {}
          public var name: String { "" }
          public static var shared: Harbour { Harbour() }
        }

        open class Leak: Error, @unchecked Sendable {
          public init() {}
          public init(depth value1: Int) {}
        }

        \(wrapper)

        open class TideValue {
          public init() {}
          public static var low: TideValue { TideValue() }
        }

        extension Color {
          public static var foam: Color { fatalError() }
        }

        extension View {
          public func afloat(by value1: Int) -> some View { self }
        }

        """)
    #expect(found.isComplete)
  }

  @Test func `members that the author's own functions and values are given are declared`() throws {
    let folder = try ScratchFolder([
      "W.swift": """
      import Sea
      extension View {
        func sunk(_ depth: SeaDepth, by level: SeaLevel = .low) -> some View { self }
      }
      struct Chart { let depth: SeaDepth; var tone = 1 }
      let usual: SeaDepth? = .usual
      let chart = Chart(depth: .deepest, tone: .zero)
      let text = Text("A").sunk(.reef(at: 3), by: .high)
      """
    ])
    let sources = ReadSources(
      [AbsolutePath(folder.url.path).appending("W.swift")],
      conditions: ScanConditions(platform: .iOS), modules: ["Sea"], SourceTrees())
    let found = StandIn(for: ForeignModule(absent: "Sea"), in: sources)
    #expect(found.used == ["SeaDepth (deepest, reef(at:), usual)", "SeaLevel (high, low)"])
    #expect(found.text.contains("public static func reef(at value1: Int) -> SeaDepth"))
    #expect(found.text.contains("public static var high: SeaLevel"))
  }

  @Test func `a module of which nothing is used has an empty stand-in, which no manifest names`()
    throws
  {
    // An empty one is there to be filled in; nothing is gained by naming it.
    let nothing = StandIn(for: ForeignModule(absent: "Lake"), in: try readBoard())
    #expect(!nothing.isNamed && nothing.text.hasSuffix("missed.\nimport Foundation\n"))
  }

  @Test func `the types of an intent definition are the extension's own`() throws {
    let folder = try ScratchFolder([
      "Card.intentdefinition": """
      <plist><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Configuration</string>
      </dict></array><key>INEnums</key><array><dict>
      <key>INEnumName</key><string>Style</string><key>INEnumClassPrefix</key><string>AB</string>
      </dict></array></dict></plist>
      """, "Other.intentdefinition": "",
    ])
    let files = ["Card.intentdefinition", "Other.intentdefinition"].map {
      AbsolutePath(folder.url.path).appending($0)
    }
    #expect(
      IntentClassNames.all(in: files) == [
        "ConfigurationIntent", "ConfigurationIntentHandling", "ConfigurationIntentResponse",
        "ConfigurationIntentResponseCode", "ABStyle",
      ])
  }
}
