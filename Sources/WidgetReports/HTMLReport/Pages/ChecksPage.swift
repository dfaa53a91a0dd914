/// What the checks are.
struct ChecksPage: ReportPage {
  let pages: [PageModel]
  let scope: PageScope

  init(pages: [PageModel], layout: ReportOptions.HTMLLayout) {
    self.pages = pages
    scope = PageScope(of: .checks, layout: layout, depth: 1)
  }

  var title: String { "widgetcheck: the checks" }

  var crumbs: [PageFrame.Crumb] { [(.index, "All bundles")] }

  var content: [Markup] { [ExplanationSection(pages: pages, scope: scope).markup] }
}
