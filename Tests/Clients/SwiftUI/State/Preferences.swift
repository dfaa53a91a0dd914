import Combine
import SwiftUI

/// The setting of the reader's lines, by name.
enum LineSetting: String {
  case narrow, wide
}

/// The setting of the reader's page turns, by number.
enum PageSetting: Int {
  case curl, slide
}

/// The reader's stored preferences, of every kind that can be kept.
struct ReaderPreferences: View {
  @AppStorage("scale") private var scale = 1.0
  @AppStorage("font") private var font = "Serif"
  @AppStorage("home") private var home = URL(fileURLWithPath: "/")
  @AppStorage("marks") private var marks = Data()
  @AppStorage("opened") private var opened = Date.distantPast
  @AppStorage("lines") private var lines = LineSetting.wide
  @AppStorage("pages") private var pages = PageSetting.curl
  @AppStorage("rated") private var isRated: Bool?
  @AppStorage("age") private var age: Int?
  @AppStorage("speed") private var speed: Double?
  @AppStorage("feed") private var feed: URL?
  @AppStorage("cover") private var cover: Data?
  @AppStorage("oldLines") private var oldLines: LineSetting?
  @AppStorage("oldPages") private var oldPages: PageSetting?

  var body: some View {
    VStack {
      Slider(value: $scale)
      TextField("Font", text: $font)
      Text(home.lastPathComponent + (feed?.host ?? ""))
      Text("\(marks.count + (cover?.count ?? 0)) bytes")
      Text(opened, style: .date)
      if lines == .wide || pages == .curl { Text("As before") }
    }
    .onAppear(perform: migrate)
    .defaultAppStorage(.standard)
  }

  private func migrate() {
    lines = oldLines ?? lines
    pages = oldPages ?? pages
    scale = speed ?? Double(age ?? 1)
    if isRated == nil { isRated = false }
  }
}

/// Every way a view of the reader makes what it keeps while it is shown.
struct PageState: View {
  @State private var note: String?
  @State private var page: Int
  @GestureState private var offset: CGFloat
  @GestureState(resetTransaction: Transaction(animation: .snappy)) private var turn = 0.0
  @GestureState(resetTransaction: Transaction(animation: .snappy)) private var held: Int?
  @FocusState private var field: Field?
  @AccessibilityFocusState private var read: Field?
  @ScaledMetric private var margin = 8.0
  @ObservedObject private var settings: AppSettings
  @Bindable private var model: EditorModel

  enum Field: Hashable {
    case note, title
  }

  init(page: Int, settings: AppSettings, model: EditorModel) {
    _page = State(initialValue: page)
    _offset = GestureState(initialValue: 0)
    _settings = ObservedObject(initialValue: settings)
    _model = Bindable(model)
  }

  var body: some View {
    TextField("Note", text: text(of: $note))
      .focused($field, equals: .note)
      .padding(margin)
      .rotationEffect(.degrees(turn))
      .offset(x: offset + CGFloat(held ?? page))
      .onAppear { read = .title }
  }

  private func text(of note: Binding<String?>) -> Binding<String> {
    Binding(note)
      ?? Binding {
        model.title
      } set: {
        model.title = $0
      }
  }
}

/// The bindings a list of any kind makes of one.
struct BindingForms {
  let name: Binding<String>

  var optional: Binding<String?> { Binding(name) }

  var erased: Binding<AnyHashable> { Binding(name) }

  var same: Binding<String> { Binding(projectedValue: name) }

  var animated: Binding<String> {
    Binding {
      name.wrappedValue
    } set: { value, transaction in
      withTransaction(transaction) { name.wrappedValue = value }
    }
  }

  func bindable(_ model: EditorModel) -> Bindable<EditorModel> {
    Bindable(projectedValue: Bindable(wrappedValue: model))
  }

  /// The neighbors of a place in a list.
  func neighbors<Items: MutableCollection & BidirectionalCollection>(
    of index: Items.Index, in items: Binding<Items>
  ) -> (before: Items.Index, after: Items.Index) {
    (items.index(before: index), items.index(after: index))
  }
}
