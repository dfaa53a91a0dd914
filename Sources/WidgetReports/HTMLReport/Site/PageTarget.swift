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
  /// The section of a bundle's checks without a result.
  case unchecked(String)
  /// The circumstances under which a bundle was run.
  case context(String)
  /// A widget kind.
  case kind(String, bundle: String)
  /// A widget in a family and a configuration.
  case member(Member, bundle: String)
  /// A simulated stack; the number tells apart those of one name and family.
  case stack(String, family: String, bundle: String, number: Int = 0)
  /// All checks.
  case checks
  /// The explanation of a check.
  case check(CheckID)
  /// A finding by its identifier, on a widget kind or on the bundle as a whole.
  case finding(String, kind: String?, bundle: String)

  /// The page of a simulation's stack.
  static func stack(_ simulation: StackSimulation, bundle: String) -> Self {
    let stack = simulation.stack
    return .stack(
      stack.name, family: stack.family.rawValue, bundle: bundle, number: simulation.number)
  }

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
    case .stack(let name, let family, let bundle, let number):
      // A tilde stands in no file name that is made of a name.
      let folder = ["stacks", bundle, family].map(PageIdentifier.fileName).joined(separator: "/")
      let suffix = number == 0 ? "" : "~\(number + 1)"
      return "\(folder)/\(PageIdentifier.fileName(name))\(suffix).html"
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
    case .stack(let name, let family, let bundle, let number):
      PageIdentifier.stack(name, family: family, in: bundle) + (number == 0 ? "" : ":\(number + 1)")
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
