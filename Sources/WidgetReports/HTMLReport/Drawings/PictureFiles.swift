import WidgetDrawing

/// The drawings that pages show, each once.
enum PictureFiles {
  /// Returns the names of the files of drawings that a page shows.
  static func names(in content: [Markup]) -> Set<String> {
    var names: Set<String> = []
    note(content, in: &names)
    return names
  }

  private static func note(_ content: [Markup], in names: inout Set<String>) {
    for case .element(_, let attributes, let inner) in content {
      for attribute in attributes where attribute.name == "src" || attribute.name == "href" {
        let parts = attribute.value.split(separator: "/")
        if parts.count > 1, parts[parts.count - 2] == "drawings", let file = parts.last {
          names.insert(String(file))
        }
      }
      note(inner, in: &names)
    }
  }

  /// Returns the files of some names.
  static func files(named names: Set<String>, of pages: [PageModel]) -> [ReportFile] {
    var written: Set<String> = []
    return pages.map(\.drawings).filter { !$0.isEmpty }.flatMap { shelf in
      shelf.names.filter { name in
        names.contains(PageIdentifier.slug(name) + ".svg") && written.insert(name).inserted
      }.compactMap(shelf.file) + shelf.snapshotFiles.filter { written.insert($0.path).inserted }
    }
  }
}
