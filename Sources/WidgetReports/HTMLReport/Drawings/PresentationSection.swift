import WidgetDrawing
import WidgetRecording

/// The pictures of a control or Live Activity: a strip for each group of places that show it.
struct PresentationSection {
  /// The greatest number of frames of one strip.
  private static let shownFrames = 24

  /// Places whose pictures stand below one another.
  private struct Group {
    var title: String
    var places: [DrawnPlace]
  }

  private static let groups = [
    Group(title: "In Control Center", places: DrawnPlace.ofControls),
    Group(title: "On the Lock Screen", places: [.lockScreen]),
    Group(title: "In the Dynamic Island", places: [.islandCompact, .islandMinimal]),
    Group(title: "In the Dynamic Island, expanded", places: [.islandExpanded]),
    Group(title: "In the Smart Stack of a watch", places: [.watchStack]),
  ]

  /// The bundle.
  let page: PageModel
  /// The kind of the control or Live Activity.
  let kind: String
  /// The page that shows it.
  let scope: PageScope

  private var presentations: [ShownPresentation] { page.presentations[kind] ?? [] }

  /// The section; nil for a widget, and where nothing was drawn.
  var markup: Markup? {
    // Where a run draws nothing there is nothing to say of its contents.
    let isEmpty = presentations.allSatisfy { $0.drawings.isEmpty && $0.problem == nil }
    return switch page.widgets[kind]?.configuration {
    case .control: isEmpty ? nil : section
    case .activity: isEmpty && !presentations.isEmpty ? nil : section
    default: nil
    }
  }

  private var section: Markup {
    Markup(
      "article",
      [
        "class": "widget card", "id": PageIdentifier.kind(kind, in: page.name) + ":pictures",
        "tabindex": "-1",
      ]
    ) {
      Markup("header", ["class": "card-head"]) {
        scope.heading(1) {
          page.widgets[kind]?.configuration.kind == .control ? "The control" : "The Live Activity"
        }
      }
      if presentations.isEmpty {
        Markup("p", ["class": "quiet"]) {
          "Not drawn: no "
          Markup("code") { "#Preview" }
          " with content states and no request of the app’s side says what it shows."
        }
      }
      for group in Self.groups { strip(group) }
      for problem in Set(presentations.compactMap(\.problem)).sorted() {
        Markup("p", ["class": "quiet"]) { "Not all is drawn: \(SafeText.line(problem))." }
      }
      ApproximationNotes(drawings: presentations.flatMap(\.drawings), page: page).markup
    }
  }

  /// The names of the drawings of a presentation in some places.
  private func names(_ shown: ShownPresentation, _ places: [DrawnPlace]) -> [String] {
    shown.drawings.filter { name in
      page.drawings.drawing(name)?.look.place.map(places.contains) ?? false
    }
  }

  @MarkupBuilder private func strip(_ group: Group) -> [Markup] {
    let frames = frames(group)
    if !frames.isEmpty {
      Markup("p", ["class": "film-title"]) {
        frames.count > Self.shownFrames
          ? "\(group.title): \(Self.shownFrames) of \(frames.count)" : group.title
      }
      Markup(
        "div",
        [
          "class": "film", "tabindex": "0", "role": "group",
          "aria-label": "What \(SafeText.line(kind)) shows: \(group.title)",
        ]
      ) {
        for frame in frames.prefix(Self.shownFrames) {
          Markup("figure", ["class": "frame"]) {
            for name in frame.names {
              Pictures(shelf: page.drawings, scope: scope).all([name], .film, label: frame.label)
            }
            Markup("figcaption") { SafeText.line(frame.label) }
          }
        }
      }
    }
  }

  private struct Frame {
    var label: String
    var names: [String]
  }

  /// The frames of a group; one that looks like the one before it is added to that.
  private func frames(_ group: Group) -> [Frame] {
    var frames: [Frame] = []
    for shown in presentations {
      let names = names(shown, group.places)
      guard !names.isEmpty else { continue }
      let label = label(shown)
      if let last = frames.indices.last, frames[last].names == names {
        if !frames[last].label.contains(label) { frames[last].label += " and \(label)" }
      } else {
        frames.append(Frame(label: label, names: names))
      }
    }
    return frames
  }

  private func label(_ shown: ShownPresentation) -> String {
    let time = shown.at.map { page.clock.time($0) }
    // A number says which of several activities or states is meant.
    let series =
      shown.series == "control"
      ? nil
      : shown.series.hasPrefix("preview ") ? "\(shown.series), \(shown.position + 1)" : shown.series
    let state = shown.state.isEmpty ? nil : shown.state
    return [time, series, state].compactMap(\.self).joined(separator: ", ")
  }
}
