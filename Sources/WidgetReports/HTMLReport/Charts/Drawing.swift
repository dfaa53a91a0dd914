import WidgetRecording

/// Pieces of SVG that all drawings share; looks are classes of the style sheet.
enum Drawing {
  /// Returns a drawing that a screen reader can name.
  ///
  /// - Parameters:
  ///   - identifier: A name that is unique on the page.
  ///   - height: The height; the width is the same for all.
  ///   - axis: Its time axis, along which the script moves a line.
  ///   - title: The accessible name.
  ///   - description: The accessible description.
  ///   - content: The pieces.
  /// - Returns: The element.
  static func svg(
    _ identifier: String, height: Double, axis: TimeAxis, title: String, description: String,
    @MarkupBuilder content: () -> [Markup]
  ) -> Markup {
    Markup(
      "svg",
      [
        "viewBox":
          "0 0 \(ValueFormatter.coordinate(TimeAxis.width)) \(ValueFormatter.coordinate(height))",
        "class": "drawing", "role": "img",
        "aria-labelledby": "title-\(identifier) desc-\(identifier)",
        "data-left": ValueFormatter.coordinate(axis.left),
        "data-right": ValueFormatter.coordinate(axis.right),
        "data-height": ValueFormatter.coordinate(height),
      ]
    ) {
      Markup("title", ["id": "title-\(identifier)"]) { title }
      Markup("desc", ["id": "desc-\(identifier)"]) { description }
      content()
    }
  }

  /// Returns a rectangle; one too narrow to see is drawn one unit wide.
  ///
  /// Its data attributes hold the interval and the score for a page's script.
  static func box(
    _ className: String, x: Double, y: Double, width: Double, height: Double, radius: Double = 0,
    during span: SimulatedInterval? = nil, score: Double? = nil, tip: String? = nil
  ) -> Markup {
    Markup(
      "rect",
      [
        "class": className, "x": ValueFormatter.coordinate(x), "y": ValueFormatter.coordinate(y),
        "width": ValueFormatter.coordinate(max(1, width)),
        "height": ValueFormatter.coordinate(max(0, height)),
        "rx": radius == 0 ? nil : ValueFormatter.coordinate(radius),
        "data-from": span.map { PagePieces.seconds($0.start) },
        "data-to": span.map { PagePieces.seconds($0.end) },
        "data-score": score.map(ValueFormatter.score),
      ]
    ) {
      tip.map(tooltip)
    }
  }

  /// A rectangle in a drawing's units.
  struct Box {
    /// Its left edge.
    let x: Double
    /// Its upper edge.
    let y: Double
    /// Its width.
    let width: Double
    /// Its height.
    let height: Double
  }

  /// Returns rectangles as one path, which takes a third of the room of as many elements.
  ///
  /// One too narrow to see is drawn one unit wide; no path is drawn for none.
  static func boxes(_ className: String, _ boxes: [Box]) -> Markup? {
    guard !boxes.isEmpty else { return nil }
    let outlines = boxes.map { box in
      let width = ValueFormatter.coordinate(max(1, box.width))
      let height = ValueFormatter.coordinate(max(0, box.height))
      let corner = "\(ValueFormatter.coordinate(box.x)) \(ValueFormatter.coordinate(box.y))"
      return "M\(corner)h\(width)v\(height)h-\(width)z"
    }
    return Markup("path", ["class": className, "d": outlines.joined()])
  }

  /// Returns a picture of the report's folder.
  static func image(
    _ address: String, x: Double, y: Double, width: Double, height: Double, tip: String
  ) -> Markup {
    Markup(
      "image",
      [
        "href": address, "x": ValueFormatter.coordinate(x), "y": ValueFormatter.coordinate(y),
        "width": ValueFormatter.coordinate(width), "height": ValueFormatter.coordinate(height),
        "preserveAspectRatio": "xMinYMid meet",
      ]
    ) { tooltip(tip) }
  }

  /// Returns a line.
  static func line(
    _ className: String, x: Double, y: Double, toX: Double, toY: Double, tip: String? = nil
  ) -> Markup {
    Markup(
      "line",
      [
        "class": className, "x1": ValueFormatter.coordinate(x), "y1": ValueFormatter.coordinate(y),
        "x2": ValueFormatter.coordinate(toX), "y2": ValueFormatter.coordinate(toY),
      ]
    ) {
      tip.map(tooltip)
    }
  }

  /// Returns a mark of the page's sprite, centred on a point.
  static func mark(_ name: String, x: Double, y: Double, size: Double = 14, tip: String) -> Markup {
    Markup("g", ["class": "mark mark-\(name)"]) {
      tooltip(tip)
      Markup(
        "use",
        [
          "href": "#mark-\(name)", "x": ValueFormatter.coordinate(x - size / 2),
          "y": ValueFormatter.coordinate(y - size / 2), "width": ValueFormatter.coordinate(size),
          "height": ValueFormatter.coordinate(size),
        ])
    }
  }

  /// Returns text; the anchor is `start`, `middle` or `end`.
  static func label(
    _ text: String, x: Double, y: Double, anchor: String = "start", className: String = "label"
  ) -> Markup {
    Markup(
      "text",
      [
        "class": className, "x": ValueFormatter.coordinate(x), "y": ValueFormatter.coordinate(y),
        "text-anchor": anchor == "start" ? nil : anchor,
      ]
    ) { text }
  }

  /// Returns the hours of an axis: lines from the top, and labels below.
  static func grid(_ axis: TimeAxis, top: Double, bottom: Double) -> [Markup] {
    var markup: [Markup] = []
    for tick in axis.ticks {
      let name = tick.isDay ? "grid day" : "grid"
      markup.append(line(name, x: tick.x, y: top, toX: tick.x, toY: bottom))
      let (x, anchor) =
        tick.x < 32
        ? (4.0, "start")
        : tick.x > axis.right - 24 ? (axis.right + 14, "end") : (tick.x, "middle")
      markup.append(
        label(
          tick.label, x: x, y: bottom + 15, anchor: anchor,
          className: tick.isDay ? "hour day" : "hour"))
    }
    for change in axis.clockChanges {
      let x = axis.x(change.instant)
      markup.append(line("clock-change", x: x, y: top, toX: x, toY: bottom))
      markup.append(label(change.label, x: x + 4, y: top + 10, className: "hour"))
    }
    markup.append(line("axis", x: axis.left, y: bottom, toX: axis.right, toY: bottom))
    return markup
  }

  /// Returns the text that a pointer shows.
  static func tooltip(_ text: String) -> Markup {
    Markup("title") { text }
  }
}
