import WidgetRecording

/// A page that is being written: where it stands among the others, which decides its links, and how
/// deep its headings are.
struct PageScope {
  /// How the report is laid out.
  let layout: ReportOptions.HTMLLayout
  /// The page's path from the report's folder.
  let file: String
  /// The level of the page's title, from 1.
  let level: Int

  /// Creates the scope of the page that a target stands on.
  ///
  /// - Parameters:
  ///   - target: What the page is about.
  ///   - layout: How the report is laid out.
  ///   - depth: How many headings stand above its title where everything is one file.
  init(of target: PageTarget, layout: ReportOptions.HTMLLayout, depth: Int) {
    self.layout = layout
    file = layout == .folder ? target.file : PageTarget.index.file
    level = layout == .folder ? 1 : depth + 1
  }

  /// Whether every page of the report is a part of one file.
  var isSingleFile: Bool { layout == .singleFile }

  /// The address of something, from this page.
  func link(to target: PageTarget) -> String {
    if isSingleFile || target.file == file { return "#" + target.anchor }
    return path(to: target.file) + (target.isPage ? "" : "#" + target.anchor)
  }

  /// The path of a file of the report, from this page.
  func path(to path: String) -> String {
    String(repeating: "../", count: file.count { $0 == "/" }) + path
  }

  /// A heading, a number of levels below the page's title.
  func heading(
    _ depth: Int, _ attributes: KeyValuePairs<String, String?> = [:],
    @MarkupBuilder content: () -> [Markup]
  ) -> Markup {
    Markup("h\(min(6, level + depth))", attributes, content: content)
  }

  /// A link to something.
  func anchor(
    _ target: PageTarget, className: String? = nil, @MarkupBuilder content: () -> [Markup]
  ) -> Markup {
    Markup("a", ["href": link(to: target), "class": className], content: content)
  }
}
