import WidgetFindings
import WidgetRecording

/// Small pieces that sections of a page share.
enum PagePieces {
  /// The rows of a table that a page shows at most.
  static let shownRows = 200

  /// Returns a picture of the page's sprite; the text beside it says the same.
  static func icon(_ name: String) -> Markup {
    Markup(
      "svg", ["class": "icon icon-\(name)", "aria-hidden": "true", "width": "16", "height": "16"]
    ) {
      Markup("use", ["href": "#icon-\(name)"])
    }
  }

  /// Returns a level as picture and word.
  static func badge(_ level: Finding.Level) -> Markup {
    Markup("span", ["class": "badge \(level.rawValue)"]) {
      icon(level.rawValue)
      level.rawValue
    }
  }

  /// Returns the numbers of findings, most serious first; a tick where there are none.
  static func counts(_ summary: RunSummary) -> Markup {
    Markup("span", ["class": "counts"]) {
      for level in Finding.Level.allCases.reversed() where summary.count(of: level) > 0 {
        Markup("span", ["class": "count \(level.rawValue)"]) {
          icon(level.rawValue)
          ValueFormatter.counted(summary.count(of: level), level.rawValue)
        }
      }
      if summary.open > 0 {
        Markup("span", ["class": "count open"]) {
          icon("open")
          "\(summary.open) open"
        }
      }
      if summary.findingsPhrase.isEmpty, summary.open == 0 {
        let look = summary.hasChecked ? "pass" : "open"
        Markup("span", ["class": "count \(look)"]) {
          icon(look)
          summary.headline
        }
      }
    }
  }

  /// Returns the remark that a bundle's run was interrupted; nil where it was not.
  static func interruption(of page: PageModel) -> Markup? {
    guard let interruption = page.bundle.recording.interruption else { return nil }
    return Markup("p", ["class": "message"]) {
      icon("open")
      " \(interruption.description)"
    }
  }

  /// Returns a table in a box of its own, so that a narrow screen scrolls the box and not the page.
  ///
  /// - Parameters:
  ///   - caption: The table's caption.
  ///   - columns: The heads of its columns.
  ///   - rows: The cells of its rows; those beyond the page's limit are counted, and not made where
  ///     they are made lazily.
  ///   - count: The number of rows, where not all are given that are beyond the limit.
  ///   - className: A class beside that of all tables.
  /// - Returns: The element.
  static func table(
    caption: String, columns: [String], rows: some Collection<[Markup]>, count: Int? = nil,
    className: String? = nil
  ) -> Markup {
    let count = count ?? rows.count
    let look = ["scroll", className].compactMap(\.self).joined(separator: " ")
    return Markup(
      "div", ["class": look, "tabindex": "0", "role": "group", "aria-label": caption]
    ) {
      Markup("table") {
        Markup("caption") { caption }
        Markup("thead") {
          Markup("tr") {
            for column in columns { Markup("th", ["scope": "col"]) { column } }
          }
        }
        Markup("tbody") {
          for row in rows.prefix(shownRows) {
            Markup("tr") {
              for (index, cell) in row.enumerated() {
                if index == 0 {
                  Markup("th", ["scope": "row"]) { cell }
                } else {
                  Markup("td") { cell }
                }
              }
            }
          }
        }
      }
      if count > shownRows {
        Markup("p", ["class": "quiet"]) { "\(count - shownRows) more rows are not shown." }
      }
    }
  }

  /// Returns something that a reader unfolds.
  static func folded(
    _ title: String, className: String = "fold", @MarkupBuilder content: () -> [Markup]
  ) -> Markup {
    Markup("details", ["class": className]) {
      Markup("summary") { title }
      content()
    }
  }

  /// Returns a list of names and values; a name without a value is left out.
  static func facts(_ facts: [(name: String, value: Markup?)]) -> Markup {
    Markup("dl", ["class": "facts"]) {
      for case (let name, let value?) in facts {
        Markup("div") {
          Markup("dt") { name }
          Markup("dd") { value }
        }
      }
    }
  }

  /// Returns a text with code between backticks.
  static func prose(_ text: String) -> Markup {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count > 2, parts.count % 2 == 1 else { return .text(text) }
    return Markup("span") {
      for (index, part) in parts.enumerated() where !part.isEmpty {
        if index % 2 == 1 { code(String(part)) } else { Markup.text(String(part)) }
      }
    }
  }

  /// The attributes of the part of a report that is about one day: the script moves it as a whole.
  static func partAttributes(
    _ page: PageModel, id: String
  ) -> KeyValuePairs<String, String?> {
    [
      "class": "part", "id": id, "data-start": seconds(page.header.span.start),
      "data-end": seconds(page.header.span.end), "data-zone": SafeText.line(page.header.timeZone),
    ]
  }

  /// Returns an instant as the script of a page reads it: whole seconds since 1970.
  static func seconds(_ instant: SimulatedInstant) -> String {
    let seconds = instant.secondsSince1970.rounded()
    return abs(seconds) < 1e15 ? String(Int(seconds)) : "0"
  }

  /// Returns text in the font of code.
  static func code(_ text: String) -> Markup {
    Markup("code") { SafeText.line(text) }
  }
}
