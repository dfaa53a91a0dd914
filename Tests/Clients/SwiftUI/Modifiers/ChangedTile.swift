import SwiftUI

/// A tile with every change a tile may have.
struct ChangedTile: View {
  let amount: Double
  let margins: EdgeInsets

  var body: some View {
    VStack {
      tile.saturation(amount).brightness(amount / 2)
      tile.scaleEffect(CGSize(width: amount, height: 1), anchor: .leading)
      tile.colorScheme(.dark)
      tile.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
      tile.offset(CGSize(width: amount, height: 0))
      tile.hidden()
      tile.help("A tile").help(String(describing: amount))
      tile.drawingGroup(opaque: true, colorMode: .nonLinear)
      tile.ignoresSafeArea(.all).contentMargins(8, for: .automatic)
      tile.contentMargins(.top, 8, for: .scrollContent).contentMargins(.all, margins)
    }
    VStack {
      tile.foregroundStyle(.red, .green, .blue)
      tile.background(ignoresSafeAreaEdges: .top)
      tile.background(in: .capsule, fillStyle: FillStyle())
      tile.overlay(.thinMaterial, ignoresSafeAreaEdges: .bottom)
      tile.overlay(.tint, in: .capsule)
      tile.containerBackground(.background, for: .window)
      tile.animation(.interactiveSpring(duration: 0.2, extraBounce: 0.1), value: amount)
      tile.animation(.interpolatingSpring(duration: 0.4, bounce: 0.2), value: amount)
      tile.alert("Full", isPresented: .constant(false)) { Button("Close") {} }
      tile.badge(3)
    }
  }

  private var tile: some View { Rectangle().fill(Color.red.tertiary) }
}

/// The keyboard of each field of a form.
enum FieldKind: CaseIterable {
  case name, note, code, address, mail, search, first, more, line

  var label: SubmitLabel {
    switch self {
    case .name, .code: .done
    case .note: .return
    case .address: .go
    case .mail: .send
    case .search: .search
    case .first: .next
    case .more: .continue
    case .line: .route
    }
  }

  var capitals: TextInputAutocapitalization {
    switch self {
    case .code: .characters
    case .note: .sentences
    default: .never
    }
  }

  var feedback: SensoryFeedback {
    switch self {
    case .name: .success
    case .note: .selection
    case .code: .error
    case .address: .warning
    case .mail: .start
    default: .stop
    }
  }
}

/// The shortcuts of the editor, by the letter or key that is struck.
struct EditorShortcuts {
  let letters: [Character]

  static let keys: [KeyEquivalent] = [.escape, .tab, .delete, .return, .space]

  var all: [(key: KeyEquivalent, modifiers: EventModifiers)] {
    letters.map { (KeyEquivalent($0), modifiers(for: $0)) }
  }

  func isLetter(_ key: KeyEquivalent) -> Bool { key.character.isLetter }

  private func modifiers(for letter: Character) -> EventModifiers {
    letter.isUppercase ? [.control, .option] : letter.isNumber ? .all : .command
  }
}

/// A list a person may edit, in the styles the system names.
struct EditableLists: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    VStack {
      rows.listStyle(.automatic)
      rows.listStyle(.inset)
      rows.listStyle(.grouped)
      rows.listStyle(.insetGrouped)
      rows.listStyle(.sidebar)
    }
    .scrollIndicators(isEditing ? .hidden : .automatic)
    .searchable(
      text: .constant(""),
      placement: isEditing ? .automatic : .navigationBarDrawer(displayMode: .automatic))
  }

  private var isEditing: Bool {
    editMode?.wrappedValue == .active || editMode?.wrappedValue == .transient
  }

  private var rows: some View {
    List {
      Spacer(minLength: 4)
      ForEach(0..<3) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }
    }
  }
}

/// Places that open by code as well as by touch.
struct PathLinks: View {
  @State private var path = NavigationPath()
  let title: String

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink(title) { Text(title) }
      Button("Open") { path.append(title) }
    }
  }

  var alert: Alert {
    Alert(title: Text(title), dismissButton: .cancel(Text("Later"), action: {}))
  }
}

/// A clock that moves as often as its screen allows.
struct FluentClock: View {
  let isPaused: Bool

  var body: some View {
    TimelineView(.animation) { context in Text(context.date, style: .time) }
    TimelineView(.animation(minimumInterval: 0.5, paused: isPaused)) { context in
      Text(context.date, style: .time)
    }
  }
}

/// The first moment any schedule names in a mode.
func firstMoment<Schedule: TimelineSchedule>(
  of schedule: Schedule, from start: Date, mode: TimelineScheduleMode
) -> Date? {
  let other: TimelineScheduleMode = mode == .normal ? .lowFrequency : .normal
  var moments = schedule.entries(from: start, mode: other).makeIterator()
  return moments.next()
}
