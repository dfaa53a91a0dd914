import SwiftUI

/// A line under or through a word, as a person marks it.
enum Marking: CaseIterable {
  case plain, dotted, dashed, mixed, busy

  var pattern: Text.LineStyle.Pattern {
    switch self {
    case .plain: .solid
    case .dotted: .dot
    case .dashed: .dash
    case .mixed: .dashDot
    case .busy: .dashDotDot
    }
  }

  var line: Text.LineStyle { Text.LineStyle(pattern: pattern, color: .red) }
}

/// A word of a text being corrected.
struct CorrectedWord: View {
  let word: String
  let marking: Marking

  var body: some View {
    VStack {
      styled
      Text(word)
        .speechSpellsOutCharacters()
        .speechAlwaysIncludesPunctuation()
        .underline(marking == .plain, color: .red)
      Text("As a view")
        .frame(width: 100)
        .fontWidth(.expanded)
        .kerning(1)
        .tracking(0.5)
        .baselineOffset(2)
        .underline(true, pattern: marking.pattern, color: .green)
        .textScale(.secondary, isEnabled: marking != .plain)
        .textCase(.uppercase)
        .lineSpacing(4)
        .allowsTightening(true)
        .truncationMode(cut)
        .textSelection(.enabled)
    }
  }

  private var styled: Text {
    Text(word)
      .fontWidth(.compressed)
      .underline(true, pattern: marking.pattern, color: .blue)
      .kerning(2)
      .tracking(1)
      .baselineOffset(-1)
      .textScale(scale, isEnabled: true)
  }

  private var scale: Text.Scale { marking == .busy ? .secondary : .default }

  private var cut: Text.TruncationMode { marking == .busy ? .middle : .tail }
}

/// Text a person may, or may not, copy.
struct CopyableText<Selecting: TextSelectability>: View {
  let text: String
  let selecting: Selecting

  var body: some View {
    Text(text)
      .textSelection(selecting)
      .contextMenu { if Selecting.allowsSelection { Button("Copy") {} } }
  }
}

/// The reader's selection of text, by whether the book is borrowed.
enum ReaderSelection {
  case owned(EnabledTextSelectability)
  case borrowed(DisabledTextSelectability)
}

/// An account number to copy, and a code that is not.
struct AccountNumbers: View {
  var body: some View {
    CopyableText(text: "12 34 56", selecting: .enabled)
    CopyableText(text: "••••", selecting: .disabled)
  }
}

/// The fonts of the reader, from its settings.
struct ReaderFonts {
  var style: Font.TextStyle = .callout
  var weight: Font.Weight = .regular
  var width: Font.Width = .standard

  var body: Font { .system(style).weight(weight) }

  var abbreviations: [Font] { [body.smallCaps(), body.lowercaseSmallCaps()] }

  var heading: Font { .callout.uppercaseSmallCaps() }

  static let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  static let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
}

/// A notice made of marked pieces.
func notice(about name: String, marking: Marking) -> AttributedString {
  var text = AttributedString(name)
  text.font = .headline
  text.foregroundColor = .primary
  text.backgroundColor = .yellow
  text.kern = 1
  text.tracking = 0.5
  text.baselineOffset = 2
  text.strikethroughStyle = marking.line
  text.underlineStyle = .single
  return text
}

/// The attributes the app's own markup may use, beside those of SwiftUI.
struct ReaderAttributes: AttributeScope {
  let swiftUI: AttributeScopes.SwiftUIAttributes
  let foundation: AttributeScopes.FoundationAttributes
}

extension AttributeScopes {
  var reader: ReaderAttributes.Type { ReaderAttributes.self }
}

/// Gathers what a text is set in.
struct SetRuns {
  typealias Names = AttributeScopes.SwiftUIAttributes

  var fonts: [Names.FontAttribute.Value] = []
  var inks: [Names.ForegroundColorAttribute.Value] = []
  var papers: [Names.BackgroundColorAttribute.Value] = []
  var kerns: [Names.KerningAttribute.Value] = []
  var trackings: [Names.TrackingAttribute.Value] = []
  var offsets: [Names.BaselineOffsetAttribute.Value] = []
  var lines: [Names.UnderlineStyleAttribute.Value] = []
  var crossings: [Names.StrikethroughStyleAttribute.Value] = []

  init(_ text: AttributedString) {
    for run in text.runs {
      if let font = run.swiftUI.font { fonts.append(font) }
      if let ink = run.swiftUI.foregroundColor { inks.append(ink) }
      if let paper = run.swiftUI.backgroundColor { papers.append(paper) }
      if let kern = run.swiftUI.kern { kerns.append(kern) }
      if let tracking = run.swiftUI.tracking { trackings.append(tracking) }
      if let offset = run.swiftUI.baselineOffset { offsets.append(offset) }
      if let line = run.swiftUI.underlineStyle { lines.append(line) }
      if let crossing = run.swiftUI.strikethroughStyle { crossings.append(crossing) }
      if run.link != nil { inks.append(.blue) }
    }
  }
}

/// The names of a text's attributes that can be stored.
func attributeNames() -> [String] {
  typealias Names = AttributeScopes.SwiftUIAttributes
  return [
    Names.FontAttribute.name, Names.ForegroundColorAttribute.name,
    Names.BackgroundColorAttribute.name, Names.KerningAttribute.name,
    Names.TrackingAttribute.name, Names.BaselineOffsetAttribute.name,
    Names.StrikethroughStyleAttribute.name, Names.UnderlineStyleAttribute.name,
  ]
}
