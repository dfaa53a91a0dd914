import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetBuilder

/// Builds sources once for all tests, and asks where things are declared.
@Suite struct WidgetLocatorTests {
  private static let sources = [
    "Widgets/Clock.swift": """

    import Foundation

    @main
    struct Clock { static func main() { print(AppProvider()) } }
    """,
    "Widgets/Provider.swift": """
    import Kit

    struct Entry { let date: Int }

    /// Tells the time.
    struct Provider {
      func placeholder(in context: Int) -> Entry { make() }

      func make() -> Entry {
        func getTimeline(in context: Int, completion: () -> Void) {}
        return Entry(date: 0)
      }
    }

    extension Provider {
      func getSnapshot(in context: Int, completion: @escaping (Entry) -> Void) {}
      func getTimeline(
        in context: Int, completion: @escaping ([Entry]) -> Void
      ) {}
      func timeline(of day: Int) -> [Entry] { [] }
    }

    #if os(watchOS)
    struct Dial { func relevance() {} }
    #else
    struct Dial {
      func relevance() async {}
    }
    #endif

    enum Feature {
      struct Provider {}
    }
    extension Feature.Provider {
      func recommendations() -> [Int] { [] }
    }

    typealias Shown = Feature.Provider
    extension Shown {
      func entry(configuration: Int, context: Int) {}
    }

    final class AppProvider: KitProvider, Simple {}
    """,
    "Widgets/A.swift": Self.private("A"),
    "Widgets/B ü%41.swift": Self.private("B"),
    "Kit/Kit.swift": """
    public protocol Simple {}
    extension Simple {
      public func placeholder(in context: Int) {}
    }
    open class KitProvider {
      public init() {}
      public func getTimeline(in context: Int, completion: () -> Void) {}
    }
    """,
  ]

  private static func `private`(_ name: String) -> String {
    "struct \(name) {}\nprivate struct Twin {\n  func relevance() {}\n}\n"
  }

  private static let locator = Result {
    let folder = try ScratchFolder(sources)
    let text = """
      {version: 1, name: "Clocks", platform: "iOS", extension:
        {sources: ["Widgets"], modules: [{name: "Kit", sources: ["Kit"]}]}}
      """
    let manifest = try Manifest(
      Data(text.utf8), format: .json, file: "widgetcheck.json", folder: folder.url, knownChecks: [])
    let builder = Builder(
      frameworks: try TestFrameworks.location(),
      cache: BuildCache(folder: folder.url.appendingPathComponent("cache")),
      environment: ProcessInfo.processInfo.environment)
    let first = try builder.build(manifest) { _ in }
    // A later run compiles nothing and reads the sources alone.
    let second = try builder.build(manifest) { _ in }
    #expect(first == second)
    return WidgetLocator(try #require(second.survey))
  }

  private func located(
    type: String = "Clock", provider: String = "Provider", entry: String = "Entry"
  ) throws -> RecordedWidget {
    var widget = RecordedWidget(kind: "clock", families: [], configuration: .static)
    widget.type = type
    widget.provider = provider
    widget.entry = entry
    return try Self.locator.get().locating(widget)
  }

  @Test func `a widget is located with its provider, its methods and its entry`() throws {
    let widget = try located()
    #expect(widget.place == SourcePlace(file: "Widgets/Clock.swift", line: 5))
    let file = "Widgets/Provider.swift"
    let places = try #require(widget.places)
    #expect(places.provider == SourcePlace(file: file, line: 6))
    #expect(places.entry == SourcePlace(file: file, line: 3))
    #expect(places.method(for: .placeholder) == SourcePlace(file: file, line: 7))
    #expect(places.method(for: .snapshot) == SourcePlace(file: file, line: 16))
    #expect(places.method(for: .timeline) == SourcePlace(file: file, line: 17))
    #expect(places.methods[.relevance] == nil)
    #expect(places.method(for: .relevance) == SourcePlace(file: file, line: 6))
  }

  @Test func `a finding about the view has a place where there is one view`() throws {
    func view(of names: String...) throws -> SourcePlace? {
      var widget = RecordedWidget(kind: "clock", families: [], configuration: .static)
      widget.views = names
      return try Self.locator.get().locating(widget).places?.view
    }
    #expect(try view(of: "Entry") == SourcePlace(file: "Widgets/Provider.swift", line: 3))
    #expect(try view(of: "Entry", "Provider") == nil)
    #expect(try view() == nil)
    #expect(try view(of: "Absent") == nil)
  }

  @Test func `types of values in the environment are no views`() {
    let found = survey([
      ("Face.swift", "class Store {}\nstruct Face: View {}\nstruct Dial: SwiftUI.View {}")
    ])
    func view(of names: String...) -> Int? {
      var widget = RecordedWidget(kind: "clock", families: [], configuration: .static)
      widget.views = names
      return WidgetLocator(found).locating(widget).places?.view?.line
    }
    #expect(view(of: "Face", "ModelContext") == 2)
    #expect(view(of: "Store", "Face") == 2)
    #expect(view(of: "Face", "Dial") == nil)
  }

  @Test func `only what the platform compiles is seen`() throws {
    let places = try located(provider: "Dial").places
    #expect(places?.provider?.line == 26)
    #expect(places?.methods[.relevance]?.line == 27)
  }

  @Test func `a type inside another is known by both names, and by its other names`() throws {
    let places = try located(provider: "Feature.Provider").places
    #expect(places?.provider?.line == 32)
    #expect(
      places?.methods == [
        .recommendations: SourcePlace(file: "Widgets/Provider.swift", line: 35),
        .entry: SourcePlace(file: "Widgets/Provider.swift", line: 40),
      ])
  }

  @Test func `a method may come from a class or protocol of a module`() throws {
    let places = try located(provider: "AppProvider").places
    #expect(
      places?.methods == [
        .placeholder: SourcePlace(file: "Kit/Kit.swift", line: 3),
        .timeline: SourcePlace(file: "Kit/Kit.swift", line: 7),
      ])
  }

  @Test func `private types of one name are told apart by the widget's file`() throws {
    #expect(
      try located(type: "B", provider: "Twin").places?.provider?.file == "Widgets/B ü%41.swift")
    #expect(
      try located(type: "A", provider: "Twin").places?.methods[.relevance]
        == SourcePlace(file: "Widgets/A.swift", line: 3))
    #expect(try located(type: "C", provider: "Twin", entry: "None").places == nil)
  }

  @Test func `types that inherit from one another in a circle end the search`() throws {
    let found = survey([
      ("A.swift", "class Provider: Other {}\ntypealias Other = Base\nclass Base: Provider {}"),
      ("B.swift", "typealias One = Two\ntypealias Two = One\nextension One {}"),
    ])
    var widget = RecordedWidget(kind: "clock", families: [], configuration: .static)
    widget.provider = "Provider"
    let places = WidgetLocator(found).locating(widget).places
    #expect(places?.provider == SourcePlace(file: "A.swift", line: 1))
    #expect(places?.methods == [:])
  }

  @Test func `what is unknown keeps what the extension said`() {
    var known = RecordedWidget(kind: "clock", families: [], configuration: .static)
    known.type = "Clock"
    known.place = SourcePlace(file: "Known.swift", line: 3)
    #expect(WidgetLocator(SourceSurvey()).locating(known) == known)
  }
}
