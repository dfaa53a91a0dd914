import SwiftUI

/// Half of what a page takes.
struct HalfPage: PresentationSizing {
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    let size = root.sizeThatFits(.unspecified)
    return ProposedViewSize(width: size.width, height: size.height / 2)
  }
}

/// A gallery whose pictures open in sheets of several sizes.
struct SizedSheets: View {
  @State private var isPresented = false
  @State private var isQuiet = false
  @Namespace private var gallery

  var body: some View {
    Button("Open") { isPresented = true }
      .matchedTransitionSource(id: 1, in: gallery) {
        $0.background(.red).clipShape(.rect(cornerRadius: 12)).shadow(radius: 2)
      }
      .sheet(isPresented: $isPresented) {
        Text("Page").presentationSizing(.page)
        Text("Form").presentationSizing(.form.fitted(horizontal: true, vertical: false))
        Text("Fitted").presentationSizing(.fitted.sticky())
        Text("Automatic").presentationSizing(.automatic).presentationSizing(HalfPage())
      }
      .confirmationDialog("Delete", isPresented: $isPresented) {
        Button(role: .destructive) {}
      }
      .dialogIcon(Image(systemName: "trash"))
      .dialogSeverity(.critical)
      .dialogSuppressionToggle(isSuppressed: $isQuiet)
      .dialogSuppressionToggle("Never ask again", isSuppressed: $isQuiet)
      .dialogSuppressionToggle(Text("Never"), isSuppressed: $isQuiet)
  }

  static let severities: [DialogSeverity] = [.automatic, .standard]
  static let sizings: [any PresentationSizing] = [
    AutomaticPresentationSizing.automatic, FittedPresentationSizing.fitted,
    FormPresentationSizing.form, PagePresentationSizing.page,
  ]

  /// Leaves the picture as it is.
  static func plain(
    _ source: EmptyMatchedTransitionSourceConfiguration
  ) -> some MatchedTransitionSourceConfiguration {
    source
  }
}
