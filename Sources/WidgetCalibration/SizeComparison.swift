import WidgetPlatforms

/// The sizes of a setting, theirs beside ours.
public struct SizeComparison: Hashable, Sendable {
  /// The sizes of one view, on the device and here.
  public struct Row: Hashable, Sendable {
    /// The view.
    public var view: SizeEntry.MeasuredView
    /// The size on the device.
    public var theirs: LoggedSize
    /// The size here; nil where the view is not laid out here.
    public var ours: LoggedSize?
  }

  /// The setting, with the models of the devices.
  public var section: SizeLog.Section
  /// The views of the device's log, sorted.
  public var rows: [Row]

  /// Compares the sizes of a device with ours.
  ///
  /// - Parameters:
  ///   - section: The device's sizes.
  ///   - ours: Our sizes in the same setting.
  public init(_ section: SizeLog.Section, _ ours: [SizeEntry.MeasuredView: LoggedSize]) {
    self.section = section
    rows = section.sizes.keys.sorted().compactMap { view in
      section.sizes[view].map { Row(view: view, theirs: $0, ours: ours[view]) }
    }
  }

  /// The length of a pixel of the screen in points.
  private var pixel: Double { 1 / Double(section.setting.screen.scale ?? 1) }

  /// The number of views that differ by more than a pixel.
  public var differing: Int { rows.count { isDifferent($0) } }

  /// The number of views that are not laid out here.
  public var missing: Int { rows.count { $0.ours == nil } }

  private func isDifferent(_ row: Row) -> Bool {
    guard let ours = row.ours else { return false }
    return max(abs(ours.width - row.theirs.width), abs(ours.height - row.theirs.height))
      > pixel + 0.02
  }
}

extension SizeComparison {
  /// The comparison as a table, with a line that counts at its end.
  public var table: String {
    let cells =
      [["element", "family", "device", "ours", "difference"]]
      + rows.map { row in
        [
          row.view.element, row.view.family, Self.text(row.theirs),
          row.ours.map(Self.text) ?? "–",
          row.ours == nil ? "not here" : difference(of: row),
        ]
      }
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 2 || column == 3 ? padding + cell.0 : cell.0 + padding
      }
      .joined(separator: "  ").trimmingSpaces
    }
    return ([heading] + lines + [count]).map { $0 + "\n" }.joined()
  }

  private var heading: String {
    let setting = section.setting
    return "\(setting.system), \(setting.screen), text size \(setting.typeSize) "
      + "(\(section.models.joined(separator: ", ")))"
  }

  private var count: String {
    var parts = ["\(rows.count) sizes: \(rows.count - differing - missing) agree to a pixel"]
    parts.append("\(differing) differ")
    if missing > 0 { parts.append("\(missing) are not laid out here") }
    if !section.ambiguous.isEmpty {
      parts.append("of \(section.ambiguous.count) that were logged more than once the last counts")
    }
    return parts.joined(separator: ", ")
  }

  /// The difference of ours from theirs; empty for equal sizes.
  private func difference(of row: Row) -> String {
    guard let ours = row.ours else { return "" }
    let (x, y) = (ours.width - row.theirs.width, ours.height - row.theirs.height)
    guard abs(x) > 0.02 || abs(y) > 0.02 else { return "" }
    return "\(Self.signed(x)) x \(Self.signed(y))" + (isDifferent(row) ? "" : " (one pixel)")
  }

  private static func text(_ size: LoggedSize) -> String {
    "\(text(size.width)) x \(text(size.height))"
  }

  /// A length with two decimals at most.
  private static func text(_ length: Double) -> String {
    let hundredths = Int((length * 100).rounded())
    let fraction = hundredths % 100
    guard fraction != 0 else { return "\(hundredths / 100)" }
    if fraction % 10 == 0 { return "\(hundredths / 100).\(fraction / 10)" }
    return "\(hundredths / 100)." + (fraction < 10 ? "0\(fraction)" : "\(fraction)")
  }

  private static func signed(_ length: Double) -> String {
    let number = text(abs(length))
    return number == "0" ? "0" : (length < 0 ? "-" : "+") + number
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
