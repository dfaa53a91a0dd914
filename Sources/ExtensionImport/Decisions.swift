import WidgetManifest

/// The sentences that say what was decided.
enum Decisions {
  /// What is said of widgets: what is certain, and what is not.
  static func widgets(_ scan: WidgetScan) -> [String] {
    let named = scan.widgets.map { widget in
      guard let families = widget.families else { return widget.kind }
      return "\(widget.kind) (\(families.joined(separator: ", ")))"
    }
    let certain = named.isEmpty ? [] : ["widgets, as the sources name them: \(list(named))"]
    return certain + scan.doubts
  }

  /// What is said of modules that nobody gives; nothing where there are none.
  static func missing(_ modules: [String], packages: Set<String>) -> [String] {
    guard !modules.isEmpty else { return [] }
    let named = modules.map { packages.contains($0) ? "\($0) (a Swift package's product)" : $0 }
    return [
      "imported and not here: \(list(named)); give the sources, or a stand-in with what the "
        + "extension uses, under extension.modules"
    ]
  }

  /// Things in a row, with as many as one can take in.
  static func list(_ things: [String]) -> String {
    let limit = 12
    guard things.count > limit else { return things.joined(separator: ", ") }
    return things.prefix(limit).joined(separator: ", ") + " and \(things.count - limit) more"
  }

  /// A number of things.
  static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }
}
