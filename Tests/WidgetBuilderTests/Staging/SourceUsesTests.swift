import Testing
import WidgetRecording

@testable import WidgetBuilder

/// The only lines at which widgets and providers use something.
@Suite struct SourceUsesTests {
  private func uses(
    _ sources: [(path: String, text: String)], withPackages: Bool = false, views: [String] = []
  ) -> [String: String] {
    var found = survey(sources)
    found.leavesOutPackages = withPackages
    var widget = RecordedWidget(kind: "clock", families: [], configuration: .static)
    widget.type = "Clock"
    widget.provider = "Provider"
    widget.views = views
    let places = WidgetLocator(found).locating(widget).places
    return (places?.uses ?? [:]).mapValues { "\($0)" }
  }

  private let widget = (
    path: "Clock.swift",
    text: """
    struct Clock: Widget {
      var body: some WidgetConfiguration { StaticConfiguration(provider: Provider()) { Face($0) } }
    }
    struct Provider {}
    """
  )

  @Test func `a use by a view that the widget reaches is found`() {
    let face = """
      struct Face: View {
        @StateObject var model = Model()
        var body: some View {
          Row()
            .onTapGesture { }
        }
      }
      struct Row: View {
        var body: some View {
          List {
            Button("Now", intent: Now())
            Button("Done") {}
          }
        }
      }
      struct Chart: UIViewRepresentable {}
      extension Row { var chart: some View { Chart() } }
      """
    #expect(
      uses([widget, ("Face.swift", face)]) == [
        "@StateObject": "Face.swift:2", "onTapGesture": "Face.swift:5", "List": "Face.swift:10",
        "Button without an intent": "Face.swift:12", "Chart (UIViewRepresentable)": "Face.swift:16",
      ])
    #expect(uses([widget, ("Face.swift", face)], withPackages: true) == [:])
  }

  @Test func `the only line of a text is found where it is not certain which view shows it`() {
    let face = """
      struct Face: View {
        var body: some View {
          Text("None")
          Row()
        }
      }
      struct Row: View {
        var body: some View {
          Text("Late")
          Label("Gate", systemImage: "door")
          Text("None")
          Text("\\(1) min")
        }
      }
      """
    #expect(
      uses([widget, ("Face.swift", face)], views: ["Face", "Row"]) == [
        "text Late": "Face.swift:9", "text Gate": "Face.swift:10",
      ])
    #expect(uses([widget, ("Face.swift", face)], views: ["Face"]) == [:])
  }

  @Test func `the line that names an app group is found`() {
    let face = """
      struct Face: View {
        @AppStorage("unit", store: UserDefaults(suiteName: "group.a")) var unit = "ml"
        var body: some View { Row() }
      }
      struct Row: View {
        let folder = FileManager.default
          .containerURL(forSecurityApplicationGroupIdentifier: "group.b")
      }
      """
    let found = uses([widget, ("Face.swift", face)])
    #expect(found["app group group.a"] == "Face.swift:2")
    #expect(found["app group group.b"] == "Face.swift:7")
  }

  @Test func `what nothing leads to is no use`() {
    let text = """
      struct Face: View { var body: some View { Text("12").task { } } }
      struct AppScreen: View { var body: some View { Text("12").task { } } }
      #if os(watchOS)
      extension Face { var other: some View { Text("12").task { } } }
      #endif
      #Preview { AppScreen().task { } }
      """
    #expect(uses([widget, ("Face.swift", text)]) == ["task": "Face.swift:1"])
  }

  @Test func `several uses lie in the type that has all of them, or nowhere`() {
    let text = """
      struct Face: View { var body: some View { Row() } }
      struct Row: View {
        var body: some View {
          Text("1").onAppear { }
          Text("2").onAppear { }
        }
      }
      """
    #expect(uses([widget, ("Face.swift", text)]) == ["onAppear": "Face.swift:2"])
    let other = text + "\nextension View { func row() -> some View { onAppear { } } }"
    #expect(uses([widget, ("Face.swift", other)]) == [:])
    // An initialiser is called without a name.
    let named = """
      struct Face: View { var body: some View { Text("1").gesture(x) } }
      extension Text { init() { Text("2").gesture(x) } }
      """
    #expect(uses([widget, ("Face.swift", named)]) == [:])
  }

  @Test func `an image or colour is found by its name, or where one alone has none written out`() {
    let face = """
      struct Face: View {
        var body: some View {
          Image("Cup")
          Image(systemName: "cup")
          Image(.drop).tint(Color(UIColor.red))
          Label("Tea", image: "Pot")
          Color("Dawn").overlay(Image(decorative: "Twice"))
          Image(uiImage: UIImage(named: "Twice")!)
        }
      }
      """
    let found = [
      "asset Cup": "Face.swift:3", "asset Pot": "Face.swift:6", "asset Dawn": "Face.swift:7",
    ]
    #expect(uses([widget, ("Face.swift", face)]) == found)
    // A name that is not written out may be any.
    let other = face + "\nextension Face { var hero: some View { Image(hero.name) } }"
    #expect(uses([widget, ("Face.swift", other)]) == [:])
    let alone = "struct Face: View { var body: some View {\nImage(hero.name) } }"
    #expect(uses([widget, ("Face.swift", alone)]) == ["asset": "Face.swift:2"])
  }

  @Test func `a side effect is found by its key, or where it is the only one`() {
    let text = """
      extension Provider {
        func getTimeline() {
          defaults.set(1, forKey: "count")
          defaults.set(1, forKey: "twice")
          save()
          WidgetCenter.shared.reloadAllTimelines()
          WidgetCenter.shared.reloadTimelines(ofKind: kind)
        }
      }
      func save() {
        defaults.removeObject(forKey: "twice")
        items.setValue(1)
        SecItemAdd(query, nil)
      }
      func unused() { SecItemAdd(query, nil) }
      """
    #expect(
      uses([widget, ("A.swift", text)]) == [
        "write count": "A.swift:3", "reloadAll": "A.swift:6", "reload": "A.swift:7",
        "secret": "A.swift:13",
      ])
    // A key that is not written out may be any.
    let unknown = text.replacing("items.setValue(1)", with: "defaults.set(1, forKey: key)")
    #expect(uses([widget, ("A.swift", unknown)])["write count"] == nil)
    // A set's insertion may be a context's, and a model may come into a store by a relationship.
    let sets = "extension Provider { func a() { seen.insert(1) } }"
    #expect(uses([widget, ("A.swift", sets)]) == [:])
    let objects = "extension Provider { func a() {\n_ = Plant(context: viewContext) } }"
    #expect(uses([widget, ("A.swift", objects)]) == ["insert": "A.swift:2"])
    // Objects that are changed come into the store where their context is saved.
    let saved = "extension Provider { func a() {\nplant.height = 2; try? context.save() } }"
    #expect(uses([widget, ("A.swift", saved)]) == ["save": "A.swift:2"])
    #expect(uses([widget, ("A.swift", saved.replacing("context", with: "self"))]) == [:])
  }
}
