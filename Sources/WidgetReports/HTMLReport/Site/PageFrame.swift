import Foundation
import Hashing
import WidgetRecording

/// The frame of every page: its head, navigation and footer.
struct PageFrame {
  /// A step of the way from the first page to this one.
  typealias Crumb = (target: PageTarget, name: String)

  private static let style = String(decoding: PackageResources.report_css, as: UTF8.self)
  private static let script = String(decoding: PackageResources.report_js, as: UTF8.self)

  /// The page's place.
  let scope: PageScope
  /// The page's title.
  let title: String
  /// The version of the program.
  let version: String
  /// The way to this page; empty on the first one.
  var crumbs: [Crumb] = []
  /// Whether pictures stand in the page itself.
  var holdsPictures = false

  private static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\
    <rect fill="#c3cbf7" x="6" y="2" width="16" height="13" rx="4"/>\
    <rect fill="#4a5be0" x="2" y="7" width="16" height="15" rx="4"/>\
    <path fill="none" stroke="#fff" stroke-width="2.2" d="M6 14.5l3 3 5-6"/></svg>

    """

  /// The style sheet, the script and the icon as files, for a report that is a folder.
  static var assets: [ReportFile] {
    [
      ReportFile(path: "assets/report.css", data: Data(style.utf8)),
      ReportFile(path: "assets/report.js", data: Data(script.utf8)),
      ReportFile(path: "assets/icon.svg", data: Data(icon.utf8)),
    ]
  }

  /// The page as a file.
  func file(@MarkupBuilder content: () -> [Markup]) -> ReportFile {
    let content = content()
    let root = Markup("html", ["lang": "en"]) {
      head
      Markup("body") {
        Markup("a", ["class": "skip-link", "href": "#content"]) { "Skip to the results" }
        Sprite.markup
        banner
        Markup("main", ["id": "content", "tabindex": "-1"]) {
          content
          if scope.isSingleFile { Markup("script") { Markup.raw(Self.script) } }
        }
        Markup("footer", ["class": "foot"]) {
          "widgetcheck \(version) · recording format \(RecordedHeader.currentVersion) · "
          "Smart Stacks are simulated: Apple publishes no algorithm and no numbers for its limits. "
          "Pictures are laid out by SwiftUI’s rules, and are not Apple’s pixels."
        }
      }
    }
    return ReportFile(path: scope.file, data: HTMLDocument(root: root).data)
  }

  private var head: Markup {
    Markup("head") {
      Markup("meta", ["charset": "utf-8"])
      policy
      Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      Markup("meta", ["name": "color-scheme", "content": "light dark"])
      Markup("meta", ["name": "referrer", "content": "no-referrer"])
      Markup("title") { title }
      if scope.isSingleFile {
        Markup("style") { Markup.raw(Self.style) }
      } else {
        Markup("link", ["rel": "stylesheet", "href": scope.path(to: "assets/report.css")])
        Markup("link", ["rel": "icon", "href": scope.path(to: "assets/icon.svg")])
        Markup("script", ["src": scope.path(to: "assets/report.js"), "defer": "defer"])
      }
    }
  }

  /// The policy of a single file; a folder is under that of who serves it.
  private var policy: Markup? {
    guard scope.isSingleFile else { return nil }
    let directives = [
      "default-src 'none'", "style-src \(Self.policySource(of: Self.style))",
      "script-src \(Self.policySource(of: Self.script))", "base-uri 'none'",
      "form-action 'none'",
    ]
    let content = (directives + (holdsPictures ? ["img-src data:"] : [])).joined(separator: "; ")
    return Markup("meta", ["http-equiv": "Content-Security-Policy", "content": content])
  }

  /// Returns the source expression by which a policy allows exactly this text.
  private static func policySource(of text: String) -> String {
    "'sha256-\(Data(SHA256.hash(text.utf8)).base64EncodedString())'"
  }

  private var banner: Markup {
    Markup("header", ["class": "banner"]) {
      Markup("a", ["class": "brand", "href": scope.link(to: .index)]) {
        brand
        "widgetcheck"
      }
      if !crumbs.isEmpty {
        Markup("nav", ["class": "crumbs", "aria-label": "Where this page is"]) {
          Markup("ol") {
            for (target, name) in crumbs {
              Markup("li") { scope.anchor(target) { SafeText.line(name, limit: 60) } }
            }
          }
        }
      }
    }
  }

  private var brand: Markup {
    Markup("svg", ["viewBox": "0 0 24 24", "width": "24", "height": "24", "aria-hidden": "true"]) {
      Markup(
        "rect",
        ["class": "brand-back", "x": "6", "y": "2", "width": "16", "height": "13", "rx": "4"])
      Markup(
        "rect",
        ["class": "brand-front", "x": "2", "y": "7", "width": "16", "height": "15", "rx": "4"])
      Markup("path", ["class": "brand-tick", "d": "M6 14.5l3 3 5-6"])
    }
  }
}
