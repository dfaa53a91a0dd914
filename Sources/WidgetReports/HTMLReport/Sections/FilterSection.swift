import WidgetRecording

/// Choices that show a part of a page; they are radio buttons, and need no script.
struct FilterSection {
  /// The page's kinds and families.
  let index: PageIndex
  /// The simulated Developer Modes.
  let modes: [DeveloperMode]

  /// The section.
  var markup: Markup {
    Markup("section", ["class": "filters", "aria-label": "Filters", "id": "filters"]) {
      group("Level", name: "level", choices: levels)
      if modes.count > 1 {
        group(
          "Developer Mode", name: "mode", choices: modes.map { ($0.rawValue, $0.rawValue) }
        )
      }
      if index.families.count > 1 {
        group("Family", name: "family", choices: numbered(index.families))
      }
      if index.kinds.count > 1 { group("Kind", name: "kind", choices: numbered(index.kinds)) }
    }
  }

  private var levels: [(value: String, label: String)] {
    [("error", "errors"), ("warning", "warnings"), ("note", "notes")]
  }

  private func numbered(_ names: [String]) -> [(value: String, label: String)] {
    names.prefix(PageIndex.filterable).enumerated().map { ("\($0 + 1)", SafeText.line($1)) }
  }

  private func group(
    _ title: String, name: String, choices: [(value: String, label: String)]
  ) -> Markup {
    Markup("fieldset") {
      Markup("legend") { title }
      choice(name, value: "all", label: "all", isChecked: "checked")
      for item in choices { choice(name, value: item.value, label: item.label, isChecked: nil) }
    }
  }

  private func choice(
    _ name: String, value: String, label: String, isChecked: String?
  ) -> Markup {
    Markup("label", ["class": "chip"]) {
      Markup(
        "input",
        [
          "type": "radio", "name": "filter-\(name)", "id": "\(name)-\(value)",
          "checked": isChecked,
        ])
      Markup("span") { label }
    }
  }
}
