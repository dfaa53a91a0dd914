import SwiftUI

/// A board that is played with keys.
struct KeyBoard: View {
  @Environment(\.keyboardShortcut) private var shortcut
  @State private var text = ""
  @State private var isFinding = false
  let move: (MoveCommandDirection) -> Void

  var body: some View {
    VStack {
      Button("Play") { move(.up) }.keyboardShortcut(.defaultAction)
      Button("Stop") { move(.down) }.keyboardShortcut(shortcut)
      Button("Left") { move(.left) }
        .keyboardShortcut(.leftArrow, modifiers: [], localization: .withoutMirroring)
      Button("Right") { move(.right) }
        .keyboardShortcut(KeyboardShortcut("r", modifiers: [.command, .numericPad]))
      field
    }
    .onKeyPress(.upArrow) {
      move(.up)
      return .handled
    }
    .onKeyPress(.space, phases: .down) { press in press.phase == .down ? .handled : .ignored }
    .onKeyPress(keys: Self.keys) { press in Self.keys.contains(press.key) ? .handled : .ignored }
    .onKeyPress(characters: .alphanumerics, phases: [.up, .repeat]) { press in
      press.characters.isEmpty ? .ignored : .handled
    }
    .onKeyPress(phases: .all) { press in press.modifiers.contains(.shift) ? .handled : .ignored }
    .onMoveCommand(perform: move)
    .onExitCommand { move(.down) }
    .onDeleteCommand(perform: nil)
  }

  private var field: some View {
    TextField("Note", text: $text)
      .keyboardType(.asciiCapable)
      .textContentType(.emailAddress)
      .autocapitalization(.none)
      .submitScope(text.isEmpty)
      .findNavigator(isPresented: $isFinding)
      .findDisabled(text.isEmpty)
      .replaceDisabled()
      .searchDictationBehavior(.inline(activation: .onSelect))
  }

  static let keys: Set<KeyEquivalent> = [
    .downArrow, .rightArrow, .deleteForward, .home, .end, .pageUp, .pageDown, .clear,
  ]
  static let dictations: [TextInputDictationBehavior] = [.automatic, .inline(activation: .onLook)]

  /// Says what a press was, for a log.
  static func log(_ phases: KeyPress.Phases) -> String { phases.debugDescription }

  /// The shortcut for another keyboard.
  static func adapted(_ shortcut: KeyboardShortcut) -> KeyboardShortcut {
    var copy = shortcut
    copy.key = .escape
    copy.modifiers = .option
    copy.localization = shortcut == .cancelAction ? .custom : .automatic
    return copy
  }
}
