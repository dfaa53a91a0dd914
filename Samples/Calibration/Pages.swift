import SwiftUI
import WidgetKit

/// The groups of views that are measured.
enum Page: CaseIterable {
  case margins, styles, texts, gaps, symbols, controls, values, containers
}

/// One page; the names of its parts are the elements of the log.
struct PageView: View {
  let page: Page
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch page {
    case .margins: margins
    case .styles: StylePage()
    case .texts: TextPage()
    case .gaps: GapPage()
    case .symbols: SymbolPage()
    case .controls: ControlPage()
    case .values: ValuePage()
    case .containers: ContainerPage()
    }
  }

  /// The room that the system leaves inside the margins.
  @ViewBuilder private var margins: some View {
    if family == .accessoryInline {
      Text("Calibration")
    } else {
      Text("Calibration").font(.caption).minimumScaleFactor(0.5)
        .frame(maxWidth: .infinity, maxHeight: .infinity).measured("content")
    }
  }
}

/// One line in each text style.
struct StylePage: View {
  private static let styles: [(String, Font)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("body", .body), ("callout", .callout),
    ("subheadline", .subheadline), ("footnote", .footnote), ("caption", .caption),
    ("caption2", .caption2),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Self.styles, id: \.0) { name, font in
        Text("Sizes 1234").font(font).measuredFreely("text.\(name)")
      }
    }
  }
}

/// Texts of several lines, weights and designs.
struct TextPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: "One line\nand a second").measuredFreely("text.2-lines")
      Text("A text that has to wrap because it is long").font(.footnote)
        .frame(width: 140, alignment: .leading).measured("text.wrapped")
      Text("Sizes 1234").bold().measuredFreely("text.bold")
      Text("Sizes 1234").fontWeight(.light).measuredFreely("text.light")
      Text("Sizes 1234").fontDesign(.rounded).measuredFreely("text.rounded")
      Text("Sizes 1234").fontDesign(.serif).measuredFreely("text.serif")
      Text("Sizes 1234").monospaced().measuredFreely("text.monospaced")
      Text("11:11").font(.title2).monospacedDigit().measuredFreely("text.monospacedDigit")
      Text("40").font(.system(size: 40)).measuredFreely("text.40-points")
    }
  }
}

/// The default spacing between kinds of views.
struct GapPage: View {
  private var box: some View { Color.gray.frame(width: 10, height: 10) }

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 6) {
        VStack { pair(.body, .body) }.measuredFreely("gap.text-text")
        VStack { pair(.title2, .subheadline) }.measuredFreely("gap.title2-subheadline")
        VStack { pair(.caption, .caption2) }.measuredFreely("gap.caption-caption2")
        VStack {
          box
          Text("Ag")
        }.measuredFreely("gap.shape-text")
        VStack {
          Text("Ag")
          box
        }.measuredFreely("gap.text-shape")
      }
      VStack(alignment: .leading, spacing: 6) {
        VStack {
          Image(systemName: "star")
          Text("Ag")
        }.measuredFreely("gap.symbol-text")
        HStack {
          Text("Ag")
          Text("Ag")
        }.measuredFreely("gap.texts-in-row")
        HStack {
          Image(systemName: "star")
          Text("Ag")
        }.measuredFreely("gap.symbol-text-in-row")
        HStack {
          box
          Spacer()
          box
        }.measuredFreely("gap.spacer")
        box.padding().measuredFreely("padding")
        GeometryReader { _ in box }.measuredFreely("geometry.ideal")
        Circle().fill(.gray).measuredFreely("shape.ideal")
      }
    }
  }

  @ViewBuilder private func pair(_ first: Font, _ second: Font) -> some View {
    Text("Ag").font(first)
    Text("Ag").font(second)
  }
}

/// Symbols in the body font, and one in other sizes.
struct SymbolPage: View {
  private static let names = [
    "star", "star.fill", "heart.fill", "circle.fill", "bell.fill", "sun.max.fill", "cloud.fill",
    "drop.fill", "checkmark", "plus", "chevron.right", "arrow.up", "gearshape.fill", "house.fill",
    "person.fill", "flame.fill",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(0..<2) { row in
        HStack(spacing: 6) {
          ForEach(Self.names[row * 8..<row * 8 + 8], id: \.self) { name in
            Image(systemName: name).measuredFreely("symbol.\(name)")
          }
        }
      }
      HStack {
        Image(systemName: "star.fill").imageScale(.small).measuredFreely("symbol.small")
        Image(systemName: "star.fill").imageScale(.large).measuredFreely("symbol.large")
        Image(systemName: "star.fill").font(.title).measuredFreely("symbol.title")
        Image(systemName: "star.fill").font(.caption).measuredFreely("symbol.caption")
        Image(systemName: "star.fill").bold().measuredFreely("symbol.bold")
      }
    }
  }
}
