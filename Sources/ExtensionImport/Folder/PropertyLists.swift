/// The property list and the entitlements among the files of a folder.
struct PropertyLists {
  /// The extension's property list.
  let infoPlist: AbsolutePath?
  /// The extension's entitlements.
  let entitlements: AbsolutePath?
  private let candidates: [AbsolutePath]
  private let allEntitlements: [AbsolutePath]

  /// Chooses among files: the list that names the extension point, and the only entitlements.
  init(_ files: [AbsolutePath]) {
    candidates = files.filter {
      $0.name.lowercased() == "info.plist"
        || $0.ending == "plist" && ExtensionPoint.identifier(in: $0) != nil
    }
    let widgets = candidates.filter { ExtensionPoint.identifier(in: $0) == ExtensionPoint.widgets }
    infoPlist = widgets.first ?? (candidates.count == 1 ? candidates.first : nil)
    allEntitlements = files.filter { $0.ending == "entitlements" }
    entitlements = allEntitlements.count == 1 ? allEntitlements.first : nil
  }

  /// Whether a folder holds the list of a widget extension, and lists of other programs lie outside
  /// of it.
  func tellOfWidgetsAlone(in folder: AbsolutePath) -> Bool {
    let isWidgets = { ExtensionPoint.identifier(in: $0) == ExtensionPoint.widgets }
    return candidates.contains { $0.folder == folder && isWidgets($0) }
      && candidates.contains { !$0.isWithin(folder) && !isWidgets($0) }
  }

  /// Whether a file tells the system of the extension and is no resource.
  func isSetting(_ file: AbsolutePath) -> Bool { candidates.contains(file) }

  /// The sentences about the choice.
  func decisions(from top: AbsolutePath) -> [String] {
    var sentences: [String] = []
    if let infoPlist {
      sentences.append("infoPlist: \(infoPlist.relative(to: top))")
    } else {
      sentences.append("infoPlist is left out: \(Self.reason(candidates, top))")
    }
    if let entitlements {
      sentences.append("entitlements: \(entitlements.relative(to: top))")
    } else if !allEntitlements.isEmpty {
      sentences.append("entitlements are left out: \(Self.reason(allEntitlements, top))")
    }
    return sentences
  }

  private static func reason(_ files: [AbsolutePath], _ top: AbsolutePath) -> String {
    guard !files.isEmpty else { return "there is none" }
    return "it could be one of \(ImportNotes.list(files.map { $0.relative(to: top) }))"
  }
}
