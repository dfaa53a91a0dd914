public import Foundation

/// A manifest proposed for an existing widget extension, with the reasons for what it says.
public struct ImportProposal: Hashable, Sendable {
  /// Where the manifest belongs, as a path from the folder that was looked at.
  public let manifestPath: String
  /// The manifest, JSON that a person can go on writing.
  public let text: String
  /// What was decided and why, a sentence each, in the order of the manifest.
  public let decisions: [String]
  /// The name of the target, or of the type that the extension begins with.
  public let targetName: String
  /// Modules that the sources import and nobody gives, in order of their names.
  public let missingModules: [String]
}

extension ImportProposal {
  /// Proposes manifests for the widget extensions of a folder; nothing is written.
  ///
  /// Xcode's projects below the folder are asked first, and all of their widget extensions are
  /// taken. Then come projects above the folder, of which the target with most sources below the
  /// folder is taken, several of them where they share the same sources. Where no project knows of
  /// a widget extension, the Swift files below the folder are looked through for one.
  ///
  /// - Parameter folder: The folder of an extension or of a project, or a project itself.
  /// - Returns: One proposal an extension, in order of projects and targets, at least one.
  /// - Throws: `ImportError` where there is no widget extension, or a project is unreadable.
  public static func all(for folder: URL) throws(ImportError) -> [ImportProposal] {
    let given = Location(folder.standardizedFileURL.path)
    guard given.isFolder else {
      throw ImportError(file: folder.relativePath, problem: .notFolder)
    }
    let isProject = given.ending == "xcodeproj"
    let top = isProject ? given.folder : given
    let found = try isProject ? ProjectSurvey([given], top: top).targets() : targets(for: top)
    let extensions =
      found.isEmpty && !isProject
      ? FolderSurvey(top).extensions : found.map { TargetImport($0).extension(from: top) }
    guard !extensions.isEmpty else {
      throw ImportError(file: folder.relativePath, problem: .noWidgetExtension)
    }
    let paths = ManifestPaths(extensions.map(\.draft.name))
    return zip(extensions, paths.paths).map { $0.proposal(at: $1, from: top) }
  }

  /// The targets of the projects below a folder, or else of those above it.
  private static func targets(for top: Location) throws(ImportError) -> [WidgetTarget] {
    let below = try ProjectSurvey(ProjectSearch.below(top), top: top).targets()
    guard below.isEmpty else { return below }
    let above = try ProjectSurvey(ProjectSearch.above(top), top: top).targets()
    let counted = above.map { target in
      (target, target.files.sources.count { $0.isWithin(top) })
    }
    let most = counted.map(\.1).max() ?? 0
    return most == 0 ? [] : counted.filter { $0.1 == most }.map(\.0)
  }
}

/// Where the manifests of several extensions lie.
struct ManifestPaths {
  /// The paths, one a name, in the order of the names.
  let paths: [String]

  /// Finds a path for each name: one manifest lies on top, several in a folder each.
  init(_ names: [String]) {
    guard names.count > 1 else {
      paths = names.map { _ in "widgetcheck.json" }
      return
    }
    var taken: Set<String> = []
    paths = names.map { name in
      let base = String(name.map { "/\\:".contains($0) ? "_" : $0 }.drop { $0 == "." })
      var folder = base.isEmpty ? "Extension" : base
      var number = 2
      while !taken.insert(folder.lowercased()).inserted {
        folder = "\(base) \(number)"
        number += 1
      }
      return "widgetcheck/\(folder)/widgetcheck.json"
    }
  }
}
