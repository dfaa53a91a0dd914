import WidgetDrawing

/// The drawings that pages show, each once.
struct PictureFiles {
  private let shelves: [DrawingShelf]
  private var shown: Set<String> = []

  /// Prepares for pages of some bundles.
  init(_ pages: [PageModel]) {
    shelves = pages.map(\.drawings).filter { !$0.isEmpty }
  }

  /// Notes the drawings that a page shows.
  mutating func note(_ content: [Markup]) {
    guard !shelves.isEmpty else { return }
    for case .element(_, let attributes, let inner) in content {
      for attribute in attributes where attribute.name == "src" || attribute.name == "href" {
        let parts = attribute.value.split(separator: "/")
        if parts.count > 1, parts[parts.count - 2] == "drawings", let file = parts.last {
          shown.insert(String(file))
        }
      }
      note(inner)
    }
  }

  /// The files.
  var files: [ReportFile] {
    var written: Set<String> = []
    return shelves.flatMap { shelf in
      shelf.names.filter { name in
        shown.contains(PageIdentifier.slug(name) + ".svg") && written.insert(name).inserted
      }.compactMap(shelf.file)
    }
  }
}
