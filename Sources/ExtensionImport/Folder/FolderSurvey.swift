import SourceParsing
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
  ///   - trees: The sources' trees.
  init(_ folder: AbsolutePath, fetchedInto store: URL? = nil, _ trees: SourceTrees) {
    let files = FolderWalk(folder).files
    let entries = Self.entries(files.filter { FileKind($0) == .source }, trees)
    let begins = files.filter { ["main.swift", "main.m", "main.mm"].contains($0.name) }
    let lists = PropertyLists(files)
    extensions = entries.filter { $0.kind != .app }.compactMap { entry in
      guard Self.importsWidgets(entry.file, trees) else { return nil }
      let others = Set(entries.map(\.file) + begins).subtracting([entry.file])
      let place = Self.place(of: entry.file, within: folder, without: others, lists)
      guard entry.kind != .function || Self.declaresWidgets(place, trees) else { return nil }
      return FolderImport(place, entry: entry, isWhole: place == folder, trees)
        .extension(from: folder, fetchedInto: store)
    }
  }

  /// The conditions under which entry points are searched; they seldom depend on the platform.
  private static let conditions = ScanConditions(platform: .iOS)

  /// The entry points of programs, in order of the files.
  ///
  /// Each file is looked at by itself, since two programs may have types of the same name; what a
  /// type is may stand in another file, however. All are read only where a file leaves that open.
  private static func entries(
    _ sources: [AbsolutePath], _ trees: SourceTrees
  ) -> [WidgetScan.Entry] {
    var together: [WidgetScan.Entry]?
    return sources.filter(isPerhapsMain).flatMap { file in
      let own = WidgetScan([file], conditions: conditions, trees).entries
      guard own.isEmpty else { return own }
      let all = together ?? WidgetScan(sources, conditions: conditions, trees).entries
      together = all
      return all.filter { $0.file == file }
    }
  }

  /// Whether a file has an attribute with which a type says that a program begins in it.
  private static func isPerhapsMain(_ file: AbsolutePath) -> Bool {
    guard let text = file.text else { return false }
    return text.hasBytes("@main") || text.hasBytes("@UIApplicationMain")
      || text.hasBytes("@NSApplicationMain")
  }

  /// Whether a file imports WidgetKit, or SwiftUI, which lets one write a bundle, too.
  private static func importsWidgets(_ file: AbsolutePath, _ trees: SourceTrees) -> Bool {
    !trees.imports(of: [file], conditions).isDisjoint(with: ["WidgetKit", "SwiftUI"])
  }

  /// Whether a program that begins in a function of its own has a widget to show: an app has none.
  private static func declaresWidgets(_ place: AbsolutePath, _ trees: SourceTrees) -> Bool {
    let sources = FolderWalk(place).files.filter { FileKind($0) == .source }
    return WidgetScan(sources, conditions: conditions, trees).declaresWidgets
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
