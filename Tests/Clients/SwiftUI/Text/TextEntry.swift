import SwiftUI

/// The fields in which a note is written.
struct NoteFields: View {
  @Binding var text: String
  @Binding var styled: AttributedString
  @Binding var amount: Double
  @Binding var limit: Int?
  @State private var selection: TextSelection?
  let title: String
  let resource: LocalizedStringResource

  var body: some View {
    Form {
      TextField("Title", text: $text, prompt: Text("Required"))
      TextField(title, text: $text, axis: .vertical)
      TextField(resource, text: $text)
      TextField("Title", text: $text, prompt: Text("Required"), axis: .vertical)
      TextField("Title", text: $text, selection: $selection)
      TextField(text: $text) { Text(title) }
      TextField(text: $text, prompt: Text("Required"), axis: .vertical) { Text(title) }
      TextField(text: $text, selection: $selection) { Text(title) }
      numbers
      committing
      TextEditor(text: $text, selection: $selection).textEditorStyle(.plain)
      TextEditor(text: $styled).textEditorStyle(.automatic)
      TextEditor(text: $text).textEditorStyle(.roundedBorder)
    }
  }

  @ViewBuilder private var numbers: some View {
    TextField("Amount", value: $amount, format: .number)
    TextField(title, value: $amount, format: .currency(code: "EUR"), prompt: Text("0"))
    TextField("Limit", value: $limit, format: .number)
    TextField(value: $amount, format: .percent) { Text(title) }
    TextField(value: $limit, format: .number) { Text(title) }
    TextField("Amount", value: $amount, formatter: NumberFormatter())
    TextField(value: $amount, formatter: NumberFormatter()) { Text(title) }
  }

  @ViewBuilder private var committing: some View {
    TextField("Title", text: $text, onCommit: save)
    TextField(title, text: $text, onEditingChanged: { _ in }, onCommit: save)
    TextField("Title", text: $text, onEditingChanged: { _ in })
    TextField("Amount", value: $amount, formatter: NumberFormatter(), onCommit: save)
    SecureField(title, text: $text)
    SecureField("Secret", text: $text, prompt: Text("Required"))
    SecureField("Secret", text: $text, onCommit: save)
    SecureField(resource, text: $text)
    SecureField(text: $text) { Text(title) }
  }

  private func save() {
    guard let selection, !selection.isInsertion else { return }
    switch selection.indices {
    case .selection(let range): text.removeSubrange(range)
    case .multiSelection(let ranges): text.removeSubranges(ranges)
    @unknown default: break
    }
    self.selection = TextSelection(insertionPoint: text.endIndex)
    self.selection?.affinity = .downstream
  }

  /// The first word of a text, and all of them.
  static func words(of text: String) -> [TextSelection] {
    let words = text.split(separator: " ").map { $0.startIndex..<$0.endIndex }
    let all = TextSelection(ranges: RangeSet(words))
    let affinities: [TextSelectionAffinity] = [.automatic, .upstream, .downstream]
    return words.prefix(1).map { TextSelection(range: $0) } + (affinities.isEmpty ? [] : [all])
  }
}
