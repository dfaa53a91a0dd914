import SwiftUI

/// The sizes of the reader's text, from its headlines to its notes.
let readerSizes: [Font.TextStyle] = [
  .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
  .caption, .caption2,
]

/// The reader's face, made of the settings.
struct ReaderFace {
  var design: Font.Design = .serif
  var leading: Font.Leading = .standard
  var width = Font.Width(0.1)

  var text: Font {
    Font.custom("Charter", size: 17, relativeTo: .body).leading(leading).width(width)
  }

  var code: Font { Font.system(.body, design: .default).monospaced() }

  var clock: Font { Font.custom("Charter", fixedSize: 40).pointSize(44) }

  func emphasized(_ isStrong: Bool, _ isSlanted: Bool) -> Font {
    text.bold(isStrong).italic(isSlanted).monospaced(!isStrong)
  }

  mutating func widen() {
    width = Font.Width(width.value + 0.1)
    leading = leading == .tight ? .loose : .tight
  }
}

/// A paragraph of the reader.
struct Paragraph: View {
  let text: String
  let price: Decimal
  let opening: DateInterval
  let face: ReaderFace

  var body: some View {
    VStack {
      Text(text)
        .fontWeight(.medium)
        .fontDesign(face.design)
        .italic(text.isEmpty)
        .monospaced(false)
        .strikethrough(text.isEmpty, color: .red)
        .strikethrough(true, pattern: .dot, color: .red)
        .accessibilityLabel(Text("Paragraph"))
        .accessibilityLabel("Paragraph")
      Text(opening)
      Text(price, format: .currency(code: "EUR").attributed)
      Text(LocalizedStringKey(text))
      Text("Costs \(price, format: .currency(code: "EUR").attributed)")
    }
    .italic()
    .monospaced(false)
    .monospacedDigit()
    .strikethrough(text.isEmpty, pattern: .dash, color: .red)
    VStack {
      Text(text).lineLimit(1...3)
      Text(text).lineLimit(2...)
      Text(text).lineLimit(...4)
      Text(text).lineLimit(2, reservesSpace: true)
      Text(text).truncationMode(.head).dynamicTypeSize(.large)
    }
  }
}

/// The sizes of text, with the steps of the settings.
struct TextSizeSteps {
  static let plain: [DynamicTypeSize] = [
    .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge,
  ]

  static let accessible: [DynamicTypeSize] = [
    .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
  ]

  /// The same steps under the names they had before.
  static let older: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  static func needsScrolling(_ category: ContentSizeCategory, below limit: ContentSizeCategory)
    -> Bool
  {
    category.isAccessibilityCategory || category > limit || (category >= limit && limit < .large)
      || !(category <= limit)
  }
}

/// A text set in what its surroundings say.
struct SurroundedText: View {
  @Environment(\.font) private var font
  @Environment(\.lineLimit) private var lines
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.calendar) private var calendar
  @Environment(\.minimumScaleFactor) private var factor
  @Environment(\.truncationMode) private var truncation
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var presentation
  @Environment(\.scenePhase) private var phase
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var weight

  var body: some View {
    Text("Week \(calendar.component(.weekOfYear, from: .now))")
      .font(font ?? .body)
      .lineLimit((lines ?? 1) + 1)
      .multilineTextAlignment(alignment == .leading ? .center : alignment)
      .minimumScaleFactor(factor / 2)
      .truncationMode(truncation)
      .opacity(isPresented || presentation.wrappedValue.isPresented ? 1 : 0.9)
      .bold(weight == .regular && contrast == .standard)
      .redacted(reason: phase == .background || phase == .inactive ? .privacy : [])
      .controlSize(isPresented ? .extraLarge : .small)
      .environment(\.controlSize, .regular)
  }
}
