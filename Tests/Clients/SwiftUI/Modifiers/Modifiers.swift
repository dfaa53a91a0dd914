import Combine
import SwiftUI

/// A poster that fills its place.
struct Poster: View {
  let regions: SafeAreaRegions
  let mode: ContentMode

  var body: some View {
    Image("poster")
      .resizable()
      .scaledToFill()
      .aspectRatio(1.5, contentMode: mode)
      .containerRelativeFrame(.horizontal, alignment: .leading)
      .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
      .ignoresSafeArea(regions, edges: .bottom)
      .edgesIgnoringSafeArea(.top)
      .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 4) { Text("Title") }
      .safeAreaInset(edge: .leading, alignment: .top) { Text("Side") }
      .zIndex(1)
  }

  static let behindKeyboard = Poster(regions: [.container, .keyboard], mode: .fill)
}

/// A page with room around its text.
struct Page: View {
  let margins: EdgeInsets
  let placement: ContentMarginPlacement

  static let reading = Page(margins: EdgeInsets(), placement: .scrollContent)
  static let marked = Page(margins: EdgeInsets(), placement: .scrollIndicators)

  var body: some View {
    ScrollView {
      Text("Headline").fixedSize().layoutPriority(1)
      Text("Body").fixedSize(horizontal: false, vertical: true)
    }
    .contentMargins(.vertical, margins, for: placement)
    .safeAreaPadding(margins)
    .safeAreaPadding(.horizontal, 8)
    .safeAreaPadding(4)
    .containerBackground(.background, for: background)
  }

  private var background: ContainerBackgroundPlacement { .navigationSplitView }
}

/// A photo's effects, each as strong as its slider.
struct PhotoEffects: View {
  let strength: Double
  let scheme: ColorScheme?

  var body: some View {
    VStack {
      photo.blur(radius: strength * 10, opaque: true)
      photo.grayscale(strength).compositingGroup()
      photo.contrast(1 + strength).geometryGroup()
      photo.colorMultiply(.orange)
      photo.colorInvert()
      photo.hueRotation(.degrees(360 * strength))
      photo.luminanceToAlpha()
      photo.drawingGroup(opaque: false, colorMode: .linear)
      photo.flipsForRightToLeftLayoutDirection(true)
    }
    .preferredColorScheme(scheme)
  }

  private var photo: Image { Image("photo") }
}

/// A card that hides parts while its data is old.
struct AgingCard: View {
  let isOld: Bool

  private var reasons: RedactionReasons { isOld ? [.invalidated, .placeholder] : [] }

  var body: some View {
    Text("Price").redacted(reason: reasons).invalidatableContent(isOld)
  }
}

/// A screen that hears of what happens around it.
struct ListeningScreen: View {
  let ticks: AnyPublisher<Date, Never>

  @State private var now = Date.now
  @State private var isHovered = false
  @State private var query = ""
  @State private var opened: URL?

  var body: some View {
    TextField("Find", text: $query)
      .onReceive(ticks) { now = $0 }
      .onOpenURL { opened = $0 }
      .onContinueUserActivity("reading") { opened = $0.webpageURL }
      .onSubmit(of: triggers) { query = "" }
      .onHover { isHovered = $0 }
      .onDisappear { opened = nil }
      .task { now = .now }
      .task(id: query) { await search() }
      .allowsHitTesting(!isHovered)
      .sensoryFeedback(feedback(hits: 3), trigger: query)
  }

  private var triggers: SubmitTriggers { [.text, .search] }

  private func search() async { query = query.trimmingCharacters(in: .whitespaces) }

  private func feedback(hits: Int) -> SensoryFeedback {
    switch hits {
    case ..<1: .decrease
    case 1: .impact
    default: .increase
    }
  }
}

/// A field for a name and its keyboard.
struct NameField: View {
  let label: SubmitLabel
  let capitals: TextInputAutocapitalization?

  @State private var name = ""
  @Environment(\.isFocused) private var isFocused
  @Environment(\.editMode) private var editMode

  static let joining = NameField(label: .join, capitals: .words)
  static let travelling = NameField(label: .route, capitals: .never)

  var body: some View {
    TextField("Name", text: $name)
      .disableAutocorrection(true)
      .textInputAutocapitalization(capitals)
      .submitLabel(label)
      .focusable()
      .keyboardShortcut(Shortcut.done.key, modifiers: Shortcut.done.modifiers)
      .onDrag { NSItemProvider() }
      .opacity(isFocused || mode.isEditing ? 1 : 0.5)
  }

  private var mode: EditMode { editMode?.wrappedValue ?? .inactive }
}

/// A key and what is held with it.
struct Shortcut {
  var key: KeyEquivalent
  var modifiers: EventModifiers

  static let done = Shortcut(key: .return, modifiers: [.command, .shift])
  static let shout = Shortcut(key: .space, modifiers: .capsLock)
}

/// Two changes of a title as one.
struct TitleLook: ViewModifier {
  func body(content: Content) -> some View { content.font(.title) }
}

/// A title that is framed as well.
struct FramedLook: ViewModifier {
  func body(content: Content) -> some View { content.border(.tint) }
}

/// The look of the first title on a screen.
@MainActor let firstTitle: ModifiedContent<TitleLook, FramedLook> = TitleLook().concat(FramedLook())

/// A graph that is drawn again only for other numbers.
struct SteadyGraph: View, Equatable {
  let numbers: [Int]

  var body: some View { Text(numbers.count, format: .number) }

  static func steady(_ numbers: [Int]) -> EquatableView<SteadyGraph> {
    SteadyGraph(numbers: numbers).equatable()
  }
}

/// A title in its look, above the graph.
struct TitledGraph: View {
  let numbers: [Int]

  var body: some View {
    Text("Graph").modifier(firstTitle)
    SteadyGraph.steady(numbers)
  }
}
