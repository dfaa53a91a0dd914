import WidgetFindings
import WidgetRecording

/// What is wrong, before anything else: each fault once, the most serious first, with links to all
/// that it was found on.
struct FaultIndex {
  /// The findings of one check at one level.
  private struct Group {
    var level: Finding.Level
    var check: CheckID
    /// The messages with their places, in the order of the pages.
    var places: [(message: String, subject: String, link: String)]
  }

  /// The places that are linked for one fault; the others are counted.
  private static let shownPlaces = 6

  /// The bundles.
  let pages: [PageModel]

  /// The section; nothing where nothing was found.
  var markup: Markup? {
    let groups = groups
    guard !groups.isEmpty else { return nil }
    return Markup("section", ["class": "faults", "aria-labelledby": "faults"]) {
      Markup("h2", ["id": "faults"]) { "What is wrong" }
      Markup("ul") {
        for group in groups { item(group) }
      }
    }
  }

  private var groups: [Group] {
    struct Key: Hashable {
      var level: Finding.Level
      var check: CheckID
    }
    var order: [Key] = []
    var groups: [Key: Group] = [:]
    for page in pages {
      for outcome in page.outcomes {
        for finding in outcome.result.outcome.findings {
          let key = Key(level: finding.level, check: outcome.result.check)
          if groups[key] == nil { order.append(key) }
          let link = page.index.identifier(
            of: finding, check: key.check, subject: outcome.result.subject, in: page.name)
          let subject = [page.name, outcome.subject.path].filter { !$0.isEmpty }
          groups[key, default: Group(level: key.level, check: key.check, places: [])].places
            .append((finding.message, subject.joined(separator: "/"), link))
        }
      }
    }
    let found = order.compactMap { groups[$0] }
    return Finding.Level.allCases.reversed().flatMap { level in found.filter { $0.level == level } }
  }

  private func item(_ group: Group) -> Markup {
    Markup("li", ["class": "fault \(group.level.rawValue)"]) {
      Markup("p", ["class": "message"]) {
        PagePieces.badge(group.level)
        " "
        Markup("a", ["href": "#\(PageIdentifier.check(group.check))"]) { group.check.rawValue }
        if group.places.count > 1 {
          Markup("span", ["class": "quiet"]) { " \(group.places.count) times" }
        }
      }
      Markup("ul", ["class": "fault-places"]) {
        for place in group.places.prefix(Self.shownPlaces) {
          Markup("li") {
            Markup("a", ["href": "#\(place.link)"]) { SafeText.line(place.subject) }
            ": "
            place.message
          }
        }
        if group.places.count > Self.shownPlaces {
          Markup("li", ["class": "quiet"]) {
            "and \(group.places.count - Self.shownPlaces) more, each beside its widget below"
          }
        }
      }
    }
  }
}
