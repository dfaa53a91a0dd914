// The kinds of the widgets that previews show. Nothing here is Apple's.

import ExtensionRuntime

/// The kinds of the widgets of previews, by the previews' numbers; nil for one of no widget.
///
/// A preview makes its widget, which is the author's code and may crash: a widget's `init()` may be
/// there for the protocol alone. The bundle's widgets are none the worse for it, so that previews
/// are asked in a copy of the process. One that ends the copy counts for the bundle's widget of its
/// type, where there is one, and the fault comes again when that preview is shown.
@MainActor struct PreviewKinds {
  /// The real time that all previews have to make their widgets.
  private static let patience = Duration.seconds(10)
  /// The number of copies after which previews are taken by their type alone.
  private static let mostCopies = 16

  /// The kinds.
  let all: [String?]

  /// Finds the kinds.
  init(of previews: [_WidgetPreview], in widgets: [ResolvedWidget]) {
    let end = RealInstant.now.advanced(by: Self.patience)
    var kinds: [String?] = []
    for _ in 0..<Self.mostCopies where kinds.count < previews.count {
      let rest = previews[kinds.count...]
      guard let (found, isWhole) = try? Self.ask(rest, until: end) else { break }
      kinds += found
      guard !isWhole, kinds.count < previews.count else { break }
      kinds.append(Self.kind(of: previews[kinds.count], in: widgets))
    }
    kinds += previews.dropFirst(kinds.count).map { Self.kind(of: $0, in: widgets) }
    all = kinds
  }

  /// Has a copy of the process write the kinds of previews, a line each.
  ///
  /// - Returns: The kinds that it wrote, and whether it ended in good order.
  private static func ask(
    _ previews: ArraySlice<_WidgetPreview>, until end: RealInstant
  ) throws(ProcessCopyError) -> (kinds: [String?], isWhole: Bool) {
    var kinds: [String?] = []
    let ending = try ProcessCopy.run(until: end, isQuiet: true) { write in
      for preview in previews {
        let kind = preview.widget()?.kind.replacing("\n", with: " ")
        write(kind.map { Array("k\($0)".utf8) } ?? [UInt8(ascii: "-")])
      }
    } receive: { lines in
      kinds += lines.map { line in
        // The first letter says whether a kind follows.
        line.first == UInt8(ascii: "k") ? String(decoding: line.dropFirst(), as: UTF8.self) : nil
      }
    }
    return (kinds, ending == .ended(0))
  }

  /// The kind of the first widget of a bundle that has the type of a preview's.
  private static func kind(of preview: _WidgetPreview, in widgets: [ResolvedWidget]) -> String? {
    widgets.first { $0.type.map(ObjectIdentifier.init) == preview.type.map(ObjectIdentifier.init) }?
      .kind
  }
}
