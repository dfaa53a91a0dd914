// SwiftUI's TextEditor, its styles and the selection of a text.

/// A control to write several lines of text.
nonisolated public struct TextEditor: View, PrimitiveView {
  private let text: String

  nonisolated public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// Creates an editor with a binding to its selection.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
  }

  /// Creates an editor of a text with attributes.
  nonisolated public init(text: Binding<AttributedString>) {
    self.text = String(text.wrappedValue.characters)
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("TextEditor", ["value": text.attribute])]
  }
}

/// A selection of text.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The ranges of a selection.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range.
    case selection(Range<String.Index>)

    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected ranges.
  public var indices: Indices

  /// The affinity of an insertion point at the end of a line.
  public var affinity: TextSelectionAffinity

  /// Selects a range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
    affinity = .automatic
  }

  /// Selects several ranges.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
    affinity = .automatic
  }

  /// Selects the place between two characters.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether nothing but a place between two characters is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// To which line an insertion point between two belongs.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  case automatic, upstream, downstream
}
