import Combine
import Observation
import SwiftUI
import Testing

private struct TitleKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var title: String {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }

  @_EnvironmentEntry fileprivate var limit: Int = 3
  @_EnvironmentEntry fileprivate var names: [String: Int]?
}

private final class Counter: ObservableObject {
  @Published var count = 5
}

@Observable private final class Settings {
  var name = "observed"
}

@MainActor @Suite struct EnvironmentTests {
  struct Reader: View {
    @Environment(\.title) var title
    @Environment(\.limit) var limit
    @Environment(\.names) var names

    var body: some View { Text(verbatim: "\(title) \(limit) \(names?.count ?? -1)") }
  }

  @Test func `a value holds for the views below and nowhere else`() {
    let node = tree(
      VStack {
        Reader().environment(\.title, "set").environment(\.limit, 4)
        Reader().environment(\.names, ["a": 1])
      })
    #expect(node.texts == ["set 4 -1", "none 3 1"])
  }

  @Test func `one value shown twice reads each place's environment`() {
    let reader = Reader()
    let node = tree(
      HStack {
        reader.environment(\.title, "a")
        reader.environment(\.title, "b")
        reader
      })
    #expect(node.texts.map { $0.prefix(1) } == ["a", "b", "n"])
  }

  @Test func `objects reach their readers`() {
    struct Object: View {
      @EnvironmentObject var counter: Counter
      @Environment(Settings.self) var settings
      @Environment(Settings.self) var maybe: Settings?

      var body: some View {
        Text(verbatim: "\(counter.count) \(settings.name) \(maybe == nil)")
      }
    }
    let node = tree(Object().environmentObject(Counter()).environment(Settings()))
    #expect(node.texts == ["5 observed false"])
  }

  @Test func `modifiers and properties of properties read the environment as well`() {
    struct Title: DynamicProperty {
      @Environment(\.title) var title
    }
    struct Titled: ViewModifier {
      var title = Title()
      func body(content: Content) -> some View {
        HStack {
          content
          Text(verbatim: title.title)
        }
      }
    }
    #expect(tree(Text("a").modifier(Titled()).environment(\.title, "deep")).texts == ["a", "deep"])
  }

  @Test func `state begins with its first value, and bindings lead to it`() {
    struct Stateful: View {
      @State var count = 1
      @State var items = ["a", "b"]
      @StateObject private var counter = Counter()
      @GestureState var dragged = false
      @FocusState var focused: Bool
      @SceneStorage("tab") var tab = 2

      var body: some View {
        Text(verbatim: "\(count) \($count.wrappedValue) \(counter.count) \(dragged) \(tab)")
        ForEach($items, id: \.self) { Text($0.wrappedValue) }
      }
    }
    #expect(tree(Stateful()).texts == ["1 1 5 false 2", "a", "b"])
  }

  @Test func `a state object is kept in a view, and made anew at each access elsewhere`() {
    struct Holder {
      @StateObject var counter = Counter()
    }
    let holder = Holder()
    #expect(holder.counter !== holder.counter)
    struct Same: View {
      @StateObject var counter = Counter()

      var body: some View { Text(verbatim: counter === counter ? "same" : "other") }
    }
    #expect(tree(Same()).texts == ["same"])
  }

  @Test func `a binding writes through to a part of its value`() {
    var size = CGSize(width: 1, height: 2)
    let binding = Binding(get: { size }, set: { size = $0 })
    binding.width.wrappedValue = 9
    #expect(size.width == 9)
    #expect(Binding<Int>(Binding<Int?>.constant(nil)) == nil)
    #expect(Binding<Int?>(Binding.constant(3)).wrappedValue == 3)
  }

  @Test func `app storage reads and writes its suite`() throws {
    let store = try #require(UserDefaults(suiteName: "swiftui-tests"))
    store.removePersistentDomain(forName: "swiftui-tests")
    defer { store.removePersistentDomain(forName: "swiftui-tests") }
    struct Stored {
      @AppStorage var count: Int
      @AppStorage var name: String?
    }
    let stored = Stored(
      count: AppStorage(wrappedValue: 7, "count", store: store),
      name: AppStorage("name", store: store))
    #expect(stored.count == 7)
    #expect(stored.name == nil)
    stored.count = 8
    stored.$name.wrappedValue = "n"
    #expect(store.integer(forKey: "count") == 8)
    #expect(stored.name == "n")
  }

  @Test func `views below see what menus, fields and scroll views do`() {
    struct Reader: View {
      @Environment(\.menuOrder) var order
      @Environment(\.verticalScrollIndicatorVisibility) var vertical
      @Environment(\.horizontalScrollIndicatorVisibility) var horizontal
      @Environment(\.autocorrectionDisabled) var isUncorrected
      @Environment(\.isHoverEffectEnabled) var hovers
      var body: some View {
        Text(
          verbatim:
            "\(order == .fixed) \(vertical == .hidden) \(horizontal == .hidden) "
            + "\(isUncorrected) \(hovers)")
      }
    }
    #expect(tree(Reader()).texts == ["false false false false true"])
    let view = Reader().menuOrder(.fixed).scrollIndicators(.hidden, axes: .vertical)
      .autocorrectionDisabled().hoverEffectDisabled()
    #expect(tree(view).texts == ["true true false true false"])
  }

  @Test func `a metric grows with the size of text`() {
    struct Scaled: View {
      @ScaledMetric var side = 17.0
      var body: some View { Color.red.frame(width: side, height: side) }
    }
    #expect(tree(Scaled()).attributes["width"] == .number(17))
    #expect(
      tree(Scaled()) { $0.dynamicTypeSize = .accessibility1 }.attributes["width"]
        == .number(17.0 * 34 / 22))
  }

  @Test func `sizes of text have their older names`() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility1
    #expect(environment.sizeCategory == .accessibilityMedium)
    environment.sizeCategory = .extraSmall
    #expect(environment.dynamicTypeSize == .xSmall)
  }

  @Test func `a colour scheme for some views shows in the tree`() {
    let node = tree(Text("a").environment(\.colorScheme, .dark))
    #expect(node.kind == ".environment")
    #expect(node.attributes["value"] == .record(["colorScheme": "dark"]))
  }

  @Test func `redaction adds up and is taken off`() {
    struct Reasons: View {
      @Environment(\.redactionReasons) var reasons
      var body: some View { Text(verbatim: "\(reasons.rawValue)") }
    }
    let node = tree(
      VStack {
        Reasons().redacted(reason: .privacy)
        Reasons().unredacted()
      }.redacted(reason: .placeholder))
    #expect(node.texts == ["3", "0"])
  }
}
