import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// A thing of a report that links point at.
///
/// Files and anchors are made of names alone, so they are the same in every run.
enum PageTarget: Hashable {
  /// The report's first page.
  case index
  /// A bundle, or one environment of its matrix.
  case bundle(String)
  /// What was not checked of a bundle.
  case unchecked(String)
  /// The circumstances under which a bundle was run.
  case context(String)
  /// A widget kind.
  case kind(String, bundle: String)
  /// A widget in a family and a configuration.
  case member(Member, bundle: String)
  /// A simulated stack.
  case stack(String, family: String, bundle: String)
  /// All checks.
  case checks
  /// The explanation of a check.
  case check(CheckID)
  /// A finding by its identifier, on a widget kind or on the bundle as a whole.
  case finding(String, kind: String?, bundle: String)

  /// The page that holds it where a report is a folder.
  var file: String {
    func path(_ parts: String...) -> String {
      parts.map(PageIdentifier.fileName).joined(separator: "/") + ".html"
    }
    switch self {
    case .index: return "index.html"
    case .bundle(let bundle), .unchecked(let bundle), .context(let bundle),
      .finding(_, nil, let bundle):
      return path("bundles", bundle)
    case .kind(let kind, let bundle), .finding(_, let kind?, let bundle):
      return path("widgets", bundle, kind)
    case .member(let member, let bundle): return path("widgets", bundle, member.kind)
    case .stack(let name, let family, let bundle): return path("stacks", bundle, family, name)
    case .checks, .check: return "checks.html"
    }
  }

  /// The name of its place on that page.
  var anchor: String {
    switch self {
    case .index: "content"
    case .bundle(let bundle): PageIdentifier.bundle(bundle)
    case .unchecked(let bundle): "unchecked:" + PageIdentifier.slug(bundle)
    case .context(let bundle): "context:" + PageIdentifier.slug(bundle)
    case .kind(let kind, let bundle): PageIdentifier.kind(kind, in: bundle)
    case .member(let member, let bundle): PageIdentifier.member(member, in: bundle)
    case .stack(let name, let family, let bundle):
      PageIdentifier.stack(name, family: family, in: bundle)
    case .checks: "checks"
    case .check(let check): PageIdentifier.check(check)
    case .finding(let identifier, _, _): identifier
    }
  }

  /// Whether it is a page, and not a place on one.
  var isPage: Bool {
    switch self {
    case .index, .bundle, .kind, .stack, .checks: true
    case .unchecked, .context, .member, .check, .finding: false
    }
  }
}
