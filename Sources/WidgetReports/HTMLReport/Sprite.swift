/// The pictures that a page uses again and again, drawn once.
enum Sprite {
  /// Icons by name: a path in a square of sixteen, with the class of its parts.
  private static let icons: [(name: String, paths: [(className: String, shape: String)])] = [
    (
      "error",
      [
        ("body", "M5 1h6l4 4v6l-4 4H5l-4-4V5z"), ("cut", "M5.5 5.5l5 5M10.5 5.5l-5 5"),
      ]
    ),
    ("warning", [("body", "M8 1.2l7.2 13.3H.8z"), ("cut", "M8 6v4M8 12v.6")]),
    ("note", [("body", "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z"), ("cut", "M8 7.2v4.3M8 4.4v.6")]),
    ("pass", [("body", "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z"), ("cut", "M4.8 8.2l2.3 2.4 4.2-5")]),
    ("stack", [("ring", "M4.5 2.5h8a1.5 1.5 0 0 1 1.5 1.5v6M2 6.5h7.5v7H2z")]),
    ("skip", [("ring", "M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8zM5 8h6")]),
    (
      "open",
      [
        ("body", "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z"),
        ("cut", "M6 6.2a2 2 0 1 1 2.9 1.8c-.6.3-.9.7-.9 1.4M8 11.6v.6"),
      ]
    ),
  ]

  private static let marks: [(name: String, paths: [(className: String, shape: String)])] = [
    ("rotation", [("body", "M8 2.5l6 11H2z")]),
    ("suppressed", [("ring", "M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM3.8 12.2l8.4-8.4")]),
    ("rejected", [("ring", "M3 3l10 10M13 3L3 13")]),
    ("failed", [("body", "M5 1h6l4 4v6l-4 4H5l-4-4V5z"), ("cut", "M5.5 5.5l5 5M10.5 5.5l-5 5")]),
  ]

  /// The drawings, themselves invisible.
  static var markup: Markup {
    Markup("svg", ["class": "sprite", "width": "0", "height": "0", "aria-hidden": "true"]) {
      for icon in icons { symbol("icon-\(icon.name)", icon.paths) }
      for mark in marks { symbol("mark-\(mark.name)", mark.paths) }
      Markup(
        "pattern",
        [
          "id": "hatch", "width": "7", "height": "7", "patternUnits": "userSpaceOnUse",
          "patternTransform": "rotate(45)",
        ]
      ) {
        Markup("rect", ["class": "hatch", "width": "3", "height": "7"])
      }
    }
  }

  private static func symbol(
    _ name: String, _ paths: [(className: String, shape: String)]
  ) -> Markup {
    Markup("symbol", ["id": name, "viewBox": "0 0 16 16"]) {
      for path in paths { Markup("path", ["class": path.className, "d": path.shape]) }
    }
  }
}
