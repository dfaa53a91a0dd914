/// The legend of the pictures' marks.
enum LegendSection {
  private static let marks: [(mark: String, text: String)] = [
    ("rotation", "rotation to the top of a stack"),
    ("suppressed", "rotation that the limit did not allow"),
    ("rejected", "reload that the budget refused"), ("failed", "call that ended without an answer"),
  ]
  private static let swatches: [(look: String, text: String)] = [
    ("window", "relevant: effective score over time"),
    ("window shown", "relevant and on top of a stack"), ("top", "on top of the named stack"),
    ("span suggested", "inserted as a Widget Suggestion"), ("entry", "entry"),
    ("entry relevant", "entry that sets a relevance"), ("reload", "timeline delivered"),
  ]

  /// The legend.
  static var markup: Markup {
    Markup("ul", ["class": "legend", "aria-label": "Legend of the pictures"]) {
      for item in swatches { swatch(item.look, item.text) }
      for item in marks {
        Markup("li") {
          Markup(
            "svg",
            ["width": "14", "height": "14", "aria-hidden": "true", "class": "mark-\(item.mark)"]
          ) {
            Markup("use", ["href": "#mark-\(item.mark)", "width": "14", "height": "14"])
          }
          item.text
        }
      }
      Markup("li") {
        Markup("span", ["class": "digit", "aria-hidden": "true"]) { "1" }
        "finding, by its number in the list"
      }
    }
  }

  private static func swatch(_ look: String, _ text: String) -> Markup {
    Markup("li") {
      Markup("svg", ["width": "22", "height": "14", "aria-hidden": "true"]) {
        if look.hasPrefix("entry") || look == "reload" {
          Drawing.line(look, x: 11, y: 2, toX: 11, toY: 12)
          if look == "entry relevant" {
            Markup("circle", ["class": "entry-head", "cx": "11", "cy": "3", "r": "2.5"])
          }
        } else {
          Drawing.box(look, x: 1, y: 2, width: 20, height: 10, radius: 2)
          if look.hasSuffix("suggested") {
            Drawing.box("hatching", x: 1, y: 2, width: 20, height: 10, radius: 2)
          }
        }
      }
      text
    }
  }
}
