/// The list by which the extension's program finds the previews of its sources.
struct PreviewList {
  /// The names of the previews' values.
  let names: [String]

  /// The source; nil where there are no previews.
  var source: GeneratedSource? {
    guard !names.isEmpty else { return nil }
    return GeneratedSource(
      name: "WidgetcheckPreviews.swift",
      text: """
        public import WidgetKit

        public enum WidgetcheckPreviews: _PreviewList {
          @MainActor public static var all: [_WidgetPreview] {
            [\(names.joined(separator: ", "))]
          }
        }

        """)
  }
}
