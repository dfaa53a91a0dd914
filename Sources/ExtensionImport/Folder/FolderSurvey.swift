import Foundation
import WidgetPlatforms

/// Finds widget extensions in a folder of sources that no project speaks of.
struct FolderSurvey {
  /// The extensions, in order of the folders that they are in.
  let extensions: [FoundExtension]

  /// Surveys a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - store: The folder that holds fetched packages; nil for none.
  init(_ folder: AbsolutePath, fetchedInto store: URL? = nil) {
    let files = FolderWalk(folder).files
    let entries = Self.entries(files.filter { FileKind($0) == .source })
    let begins = files.filter { ["main.swift", "main.m", "main.mm"].contains($0.name) }
    let lists = PropertyLists(files)
    extensions = entries.filter { $0.kind != .app }.compactMap { entry in
      guard Self.importsWidgets(entry.file) else { return nil }
      let others = Set(entries.map(\.file) + begins).subtracting([entry.file])
      let place = Self.place(of: entry.file, within: folder, without: others, lists)
      guard entry.kind != .function || Self.declaresWidgets(place) else { return nil }
      return FolderImport(place, entry: entry, isWhole: place == folder)
        .extension(from: folder, fetchedInto: store)
    }
  }

  /// The conditions under which entry points are searched; they seldom depend on the platform.
  private static let conditions = ScanConditions(platform: .iOS)

  /// The entry points of programs, in order of the files.
  ///
  /// Each file is looked at by itself, since two programs may have types of the same name; what a
  /// type is may stand in another file, however.
  private static func entries(_ sources: [AbsolutePath]) -> [WidgetScan.Entry] {
    let together = WidgetScan(sources, conditions: conditions).entries
    return sources.flatMap { file in
      let own = WidgetScan([file], conditions: conditions).entries
      return own.isEmpty ? together.filter { $0.file == file } : own
    }
  }

  /// Whether a file imports WidgetKit, or SwiftUI, which lets one write a bundle, too.
  private static func importsWidgets(_ file: AbsolutePath) -> Bool {
    let imports = WidgetScan([file], conditions: conditions).imports
    return !imports.isDisjoint(with: ["WidgetKit", "SwiftUI"])
  }

  /// Whether a program that begins in a function of its own has a widget to show: an app has none.
  private static func declaresWidgets(_ place: AbsolutePath) -> Bool {
    let sources = FolderWalk(place).files.filter { FileKind($0) == .source }
    return WidgetScan(sources, conditions: conditions).declaresWidgets
  }

  /// The largest folder around a file in which no other program begins.
  ///
  /// Where other programs begin beside it, it is the folder with the extension's property list.
  private static func place(
    of file: AbsolutePath, within top: AbsolutePath, without others: Set<AbsolutePath>,
    _ lists: PropertyLists
  ) -> AbsolutePath {
    var place = file.folder
    while place != top, place.path != "/" {
      guard !lists.tellOfWidgetsAlone(in: place),
        !others.contains(where: { $0.isWithin(place.folder) })
      else { break }
      place = place.folder
    }
    return place
  }
}
