import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// A bundle with its widgets and stacks as pictures, each a link to its page.
struct BundleTiles {
  /// The bundle.
  let page: PageModel
  /// The page that shows it.
  let scope: PageScope
  /// The greatest number of tiles.
  let room: Int
  /// The room for each one's picture.
  var pictureRoom = Pictures.Room.tile

  /// The section.
  var markup: Markup {
    Markup(
      "section",
      [
        "class": isWide ? "bundle-tiles wide" : "bundle-tiles",
        "id": !namesPlaces ? nil : PageIdentifier.bundle(page.name),
        "data-levels": levels(of: page.bundle.results),
      ]
    ) {
      Markup("header", ["class": "card-head"]) {
        scope.heading(2) { scope.anchor(.bundle(page.name)) { SafeText.line(page.name) } }
        Markup("span", ["class": "quiet"]) { "\(page.header.system)" }
        PagePieces.counts(page.bundle.numbers)
      }
      if page.bundle.recording.build?.hasFailed == true {
        Markup("p", ["class": "error message"]) {
          PagePieces.icon("error")
          " Does not build, so no provider was called."
        }
      } else if page.bundle.failedDescription != nil {
        Markup("p", ["class": "error message"]) {
          PagePieces.icon("error")
          " Ended before it had named a widget, so no provider was called."
        }
      }
      PagePieces.interruption(of: page)
      if let phrase = page.bundle.foldedPhrase {
        Markup("p", ["class": "quiet"]) { SafeText.line(phrase) }
      }
      tiles
      if page.kinds.count > room {
        Markup("p") {
          scope.anchor(.bundle(page.name)) {
            "and \(ValueFormatter.counted(page.kinds.count - room, "more widget"))"
          }
        }
      }
    }
  }

  /// Whether it has more tiles than fit beside another bundle's.
  private var isWide: Bool {
    min(page.kinds.count, room) + min(page.bundle.simulation.count, stackRoom) > 4
  }

  /// The greatest number of stacks.
  private var stackRoom: Int { max(1, room - page.kinds.count) }

  /// The tiles alone.
  var tiles: Markup? {
    guard !page.kinds.isEmpty || !page.bundle.simulation.isEmpty else { return nil }
    return Markup("ul", ["class": "tiles"]) {
      for kind in kinds.prefix(room) { tile(kind) }
      for simulation in page.bundle.simulation.prefix(stackRoom) { tile(simulation) }
    }
  }

  /// Whether the page is the index, whose places have names of their own.
  private var namesPlaces: Bool { !scope.isSingleFile && scope.file == PageTarget.index.file }

  /// The kinds; where not all have room, those with the most serious findings come first.
  private var kinds: [String] {
    guard page.kinds.count > room else { return page.kinds }
    return page.kinds.stablySorted { left, right in
      let (left, right) = (page.summary(ofKind: left), page.summary(ofKind: right))
      return (left.errors, left.warnings, left.notes) > (right.errors, right.warnings, right.notes)
    }
  }

  private func levels(of results: [CheckResult]) -> String {
    let levels = Set(results.flatMap(\.outcome.findings).map(\.level))
    return levels.sorted(by: >).map(\.rawValue).joined(separator: " ")
  }

  private func tile(_ kind: String) -> Markup {
    let members = page.members[kind] ?? []
    let outcomes = page.outcomesByKind[kind] ?? []
    return Markup(
      "li",
      [
        "class": "tile", "data-levels": levels(of: outcomes.map(\.result)),
        "id": !namesPlaces ? nil : PageIdentifier.kind(kind, in: page.name),
        "data-kind": SafeText.line(kind, limit: 80),
        "data-families": Set(members.map(\.family.rawValue)).sorted().joined(separator: " "),
      ]
    ) {
      scope.anchor(.kind(kind, bundle: page.name)) {
        picture(members, kind)
        Markup("strong") { SafeText.line(page.widgets[kind]?.displayName ?? kind, limit: 60) }
      }
      PagePieces.counts(page.summary(ofKind: kind))
      if let days = members.first.map(page.days), let day = days.first, !day.windows.isEmpty {
        Sparkline(day: day, span: page.header.span).markup
      }
    }
  }

  private func picture(_ members: [Member], _ kind: String) -> Markup {
    let pictures = Pictures(shelf: page.drawings, scope: scope)
    // A widget in a file that holds its pictures is drawn in its own part.
    let names =
      scope.isSingleFile
      ? nil : (page.picture(of: members) ?? page.picture(ofKind: kind))
    return names.flatMap { pictures.one($0, pictureRoom, label: kind) }
      ?? Markup("span", ["class": "shot shot-none", "aria-hidden": "true"]) {
        switch page.widgets[kind]?.configuration.kind {
        case .control: "a control"
        case .activity: "no content"
        case nil, .static, .intent, .appIntent, .relevance:
          members.isEmpty ? "no provider" : "not drawn"
        }
      }
  }

  /// The widget that is on top first.
  private func picture(_ simulation: StackSimulation) -> Markup {
    let top = simulation.modes.first?.tops.first?.member ?? simulation.stack.members.first
    let member = top.map { name in
      Member(
        kind: name.kind, family: simulation.stack.family, configuration: name.configuration)
    }
    let names = scope.isSingleFile ? nil : member.flatMap { page.picture(of: $0) }
    return names.flatMap {
      Pictures(shelf: page.drawings, scope: scope)
        .one($0, pictureRoom, label: simulation.stack.name)
    }
      ?? Markup("span", ["class": "shot shot-none", "aria-hidden": "true"]) {
        PagePieces.icon("stack")
      }
  }

  private func tile(_ simulation: StackSimulation) -> Markup {
    let stack = simulation.stack
    return Markup("li", ["class": "tile tile-stack", "data-levels": ""]) {
      scope.anchor(.stack(simulation, bundle: page.name)) {
        picture(simulation)
        Markup("strong") { "Stack \(SafeText.line(stack.name, limit: 60))" }
      }
      Markup("span", ["class": "quiet"]) {
        simulation.modes.map {
          "\($0.developerMode.rawValue): \(ValueFormatter.counted($0.rotations.count, "rotation"))"
        }.joined(separator: " · ")
      }
    }
  }
}
