import WidgetDrawing

/// The list of what is approximated in some drawings.
struct ApproximationNotes {
  /// The names of the drawings.
  let drawings: [String]
  /// The bundle.
  let page: PageModel

  /// The list, folded; nil where nothing is drawn.
  var markup: Markup? {
    let known = Set(drawings).compactMap(page.drawings.drawing)
    guard !drawings.isEmpty else { return nil }
    let notes = Set(known.flatMap(\.notes)).sorted()
    let cut = Set(known.flatMap(\.boxes).filter(\.truncated).compactMap(\.text)).sorted()
    return PagePieces.folded("What is approximated in these pictures") {
      Markup("ul", ["class": "notes"]) {
        Markup("li") {
          "Laid out by SwiftUI’s rules as far as they are known, with Inter and Bootstrap Icons in "
          "place of Apple’s font and symbols. These are not Apple’s pixels: widths of texts, and "
          "with them line breaks, are right to about 2 in 100, and the icons’ lines are made wider "
          "or narrower for the font’s weight."
        }
        Markup("li") { "Corners, and margins other than 16 points, are assumed." }
        for note in notes { Markup("li") { PagePieces.prose(SafeText.line(note)) } }
        if !cut.isEmpty {
          Markup("li") {
            "Cut off, estimated with the stand-in font: "
            SafeText.line(cut.prefix(8).joined(separator: " · "))
          }
        }
      }
    }
  }
}
