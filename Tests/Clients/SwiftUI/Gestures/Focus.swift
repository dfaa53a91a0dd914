import Observation
import SwiftUI

/// The document that commands work on.
struct FocusedNoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

/// The name of the focused folder.
struct FocusedFolderKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  var note: Binding<String>? {
    get { self[FocusedNoteKey.self] }
    set { self[FocusedNoteKey.self] = newValue }
  }

  var folder: String? {
    get { self[FocusedFolderKey.self] }
    set { self[FocusedFolderKey.self] = newValue }
  }
}

/// A player that several views share.
@Observable final class SharedPlayer {
  var isPlaying = false
}

/// A library in the older way.
final class SharedLibrary: ObservableObject {
  @Published var name = ""
}

/// The focused view's values, as commands read them.
struct FocusReader: View {
  @FocusedValue(\.folder) private var folder
  @FocusedValue(SharedPlayer.self) private var player
  @FocusedBinding(\.note) private var note
  @FocusedObject private var library: SharedLibrary?

  var body: some View {
    VStack {
      Text(folder ?? "No folder")
      Button("Clear") { note = "" }.disabled(note == nil || player == nil)
      if let note = Binding($note) { TextField("Note", text: note) }
      if let name = $library?.name { TextField("Library", text: name) }
    }
  }

  /// The name of a library, wherever it comes from.
  @MainActor func name(of wrapper: FocusedObject<SharedLibrary>.Wrapper) -> Binding<String> {
    wrapper.name
  }
}

/// The views that give values while they are focused.
struct FocusGivers: View {
  private enum Field: Hashable { case title, note }

  @State private var text = ""
  @FocusState private var field: Field?
  @FocusState private var isSearchFocused: Bool
  @Namespace private var namespace
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.isFocusEffectEnabled) private var hasEffect
  let library: SharedLibrary
  let player: SharedPlayer

  var body: some View {
    VStack {
      TextField("Title", text: $text)
        .focused($field, equals: .title)
        .focusedValue(\.note, $text)
        .focusedValue(\.folder, text.isEmpty ? nil : text)
        .focusedValue(player)
        .focusedObject(library)
        .focusedObject(Optional(library))
        .prefersDefaultFocus(in: namespace)
      TextField("Note", text: $text)
        .focusedSceneValue(\.note, $text)
        .focusedSceneValue(\.folder, text.isEmpty ? nil : text)
        .focusedSceneValue(player)
        .focusedSceneObject(library)
        .focusedSceneObject(Optional(library))
        .focusable(interactions: hasEffect ? .edit : [.activate, .automatic])
      Text("Card").focusable(true, onFocusChange: { isFocused in print(isFocused) })
      Button("Again") { resetFocus(in: namespace) }
    }
    .defaultFocus($field, .note, priority: .userInitiated)
    .defaultFocus($field, .title, priority: .automatic)
    .focusSection()
    .focusScope(namespace)
    .focusEffectDisabled()
    .searchFocused($isSearchFocused)
    .searchFocused($field, equals: .note)
  }
}
