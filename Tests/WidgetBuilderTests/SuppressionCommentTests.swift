import Testing
import WidgetRecording

@testable import WidgetBuilder

@Suite struct SurveyTests {
  private func survey(_ sources: (path: String, text: String)...) -> SourceSurvey {
    WidgetBuilderTests.survey(sources)
  }

  private func widget(
    type: String = "Clock", provider: String = "Provider", entry: String = "Entry"
  ) -> RecordedWidget {
    var widget = RecordedWidget(kind: "clock", families: [], configuration: "static")
    widget.type = type
    widget.provider = provider
    widget.entry = entry
    return widget
  }

  private static let provider = """
    import WidgetKit

    struct Entry: TimelineEntry { let date: Date }

    /// Tells the time.
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { make() }

      func make() -> Entry {
        func getTimeline(in context: Context) {}
        return Entry(date: .now)
      }
    }

    extension Provider {
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
      func getTimeline(
        in context: Context, completion: @escaping (Timeline<Entry>) -> Void
      ) {}
      func timeline(of day: Date) -> [Entry] { [] }
    }
    """

  @Test func `a widget is located with its provider, its methods and its entry`() {
    let survey = survey(
      ("Widgets/Clock.swift", "import WidgetKit\n\n@main\nstruct Clock: Widget {}\n"),
      ("Widgets/Provider.swift", Self.provider))
    let located = survey.locating(widget())
    #expect(located.file == "Widgets/Clock.swift")
    #expect(located.line == 4)
    let file = "Widgets/Provider.swift"
    #expect(located.places?.provider == SourcePlace(file: file, line: 6))
    #expect(located.places?.entry == SourcePlace(file: file, line: 3))
    #expect(located.places?.method(for: .placeholder) == SourcePlace(file: file, line: 7))
    #expect(located.places?.method(for: .snapshot) == SourcePlace(file: file, line: 16))
    #expect(located.places?.method(for: .timeline) == SourcePlace(file: file, line: 17))
    #expect(located.places?.methods["relevance"] == nil)
    #expect(located.places?.method(for: .relevance) == SourcePlace(file: file, line: 6))
  }

  @Test func `only what the platform compiles is seen`() {
    let survey = survey(
      (
        "A.swift",
        """
        #if os(watchOS)
        struct Provider { func getTimeline(in context: Int) {} }
        #else
        struct Provider {
          func getTimeline(in context: Int) {}
        }
        #endif
        """
      ))
    let located = survey.locating(widget())
    #expect(located.places?.provider?.line == 4)
    #expect(located.places?.methods["timeline"]?.line == 5)
  }

  @Test func `a method may come from a class or protocol of the author`() {
    let survey = survey(
      (
        "A.swift",
        """
        protocol Simple: TimelineProvider {}
        extension Simple {
          func placeholder(in context: Context) -> Entry { Entry() }
        }
        class Base {
          func getTimeline(in context: Context) {}
        }
        final class Provider: Base, Simple {}
        """
      ))
    let places = survey.locating(widget()).places
    #expect(places?.methods["placeholder"]?.line == 3)
    #expect(places?.methods["timeline"]?.line == 6)
  }

  @Test func `types that inherit from one another in a circle end the search`() {
    let survey = survey(("A.swift", "class Provider: Other {}\nclass Other: Provider {}"))
    #expect(survey.locating(widget()).places?.methods == [:])
  }

  @Test func `private types of one name are told apart by the widget's file`() {
    let text = { (name: String) in
      "struct \(name): Widget {}\nprivate struct Provider {\n  func getTimeline(in c: Int) {}\n}\n"
    }
    let survey = survey(("A.swift", text("A")), ("B.swift", text("B")))
    #expect(survey.locating(widget(type: "B")).places?.provider?.file == "B.swift")
    #expect(survey.locating(widget(type: "A")).places?.methods["timeline"]?.file == "A.swift")
    #expect(survey.locating(widget(type: "C")).places == nil)
  }

  @Test func `a type inside another is known by both names`() {
    let survey = survey(
      (
        "A.swift",
        """
        enum Feature {
          struct Provider {}
        }
        extension Feature.Provider {
          func getTimeline(in context: Int) {}
        }
        struct Provider {}
        """
      ))
    let places = survey.locating(widget(provider: "Feature.Provider")).places
    #expect(places?.provider?.line == 2)
    #expect(places?.methods["timeline"]?.line == 5)
  }

  @Test func `what is unknown keeps what the extension said`() {
    var known = widget()
    known.file = "Known.swift"
    known.line = 3
    #expect(SourceSurvey().locating(known) == known)
  }
}

@Suite struct SuppressionCommentTests {
  private func suppressions(_ text: String) -> [RecordedSuppression] {
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
    #expect(found.map(\.line) == [3, 4, 6])
    #expect(found.map(\.type) == ["Outer", "Outer", "Outer.Inner"])
    #expect(found.map(\.reason) == ["first", nil, nil])
    #expect(found.map(\.check) == ["one-check", "other-check", ""])
    #expect(found.allSatisfy { $0.file == "A.swift" })
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
