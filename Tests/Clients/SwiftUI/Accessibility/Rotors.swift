import SwiftUI

/// A message of the thread.
struct ThreadMessage: Identifiable {
  let id: Int
  let sender: String
  let isPinned: Bool
}

/// A thread that can be walked through by several rotors.
struct ThreadView: View {
  let messages: [ThreadMessage]
  let text: String
  let title: String
  @Namespace private var names

  var body: some View {
    VStack {
      ForEach(messages) { message in
        Text(message.sender).accessibilityRotorEntry(id: message.id, in: names)
      }
    }
    .accessibilityRotor("Pinned") { pinned }
    .accessibilityRotor(Text("All")) {
      ForEach(messages) { AccessibilityRotorEntry(Text($0.sender), id: $0.id) }
    }
    .accessibilityRotor(title) {
      ForEach(messages, id: \.sender) {
        AccessibilityRotorEntry($0.sender, id: $0.id)
      }
    }
    .accessibilityRotor(.headings) { SenderEntries(messages: messages, names: names) }
    .modifier(ListedRotors(messages: messages, title: title, ranges: [whole]))
  }

  private var whole: Range<String.Index> { text.startIndex..<text.endIndex }

  @AccessibilityRotorContentBuilder
  private var pinned: some AccessibilityRotorContent {
    AccessibilityRotorEntry("First", id: 0, in: names) { print("first") }
    AccessibilityRotorEntry(title, 1, in: names)
    AccessibilityRotorEntry(Text(title), id: 2, in: names, textRange: whole)
    AccessibilityRotorEntry("Next", id: 3)
    AccessibilityRotorEntry("Words", textRange: whole)
    AccessibilityRotorEntry(title, textRange: whole)
    AccessibilityRotorEntry(textRange: whole)
    if messages.count > 3 {
      AccessibilityRotorEntry("Last", id: messages.count - 1)
    }
  }
}

/// Entries made of others.
struct SenderEntries: AccessibilityRotorContent {
  let messages: [ThreadMessage]
  let names: Namespace.ID

  var body: some AccessibilityRotorContent {
    ForEach(messages) { AccessibilityRotorEntry(Text($0.sender), id: $0.id, in: names) }
  }
}

/// Rotors over arrays and ranges.
struct ListedRotors: ViewModifier {
  let messages: [ThreadMessage]
  let title: String
  let ranges: [Range<String.Index>]

  func body(content: Content) -> some View {
    content
      .accessibilityRotor("Senders", entries: messages, entryLabel: \.sender)
      .accessibilityRotor(title, entries: messages, entryLabel: \.sender)
      .accessibilityRotor(Text(title), entries: messages, entryLabel: \.sender)
      .accessibilityRotor(.lists, entries: messages, entryLabel: \.sender)
      .accessibilityRotor("Ids", entries: messages, entryID: \.id, entryLabel: \.sender)
      .accessibilityRotor(title, entries: messages, entryID: \.id, entryLabel: \.sender)
      .accessibilityRotor(Text(title), entries: messages, entryID: \.id, entryLabel: \.sender)
      .accessibilityRotor(.tables, entries: messages, entryID: \.id, entryLabel: \.sender)
      .accessibilityRotor("Words", textRanges: ranges)
      .accessibilityRotor(title, textRanges: ranges)
      .accessibilityRotor(Text(title), textRanges: ranges)
      .accessibilityRotor(.misspelledWords, textRanges: ranges)
  }
}

/// The rotors that the reader of the app offers.
let readerRotors: [AccessibilitySystemRotor] = [
  .links, .links(visited: true), .headings, .headings(level: .h2), .boldText, .italicText,
  .underlineText, .images, .textFields, .landmarks,
]
