public import Foundation

/// A manifest proposed for an existing widget extension, with its reasons.
public struct ImportProposal: Hashable, Sendable {
  /// A file that is written beside the manifest.
  public struct WrittenFile: Hashable, Sendable {
    /// The path, relative to the folder that was searched.
    public let path: String
    /// The contents.
    public let text: String
  }

  /// The manifest's path, relative to the folder that was searched.
  public let manifestPath: String
  /// The manifest, JSON that a person can go on writing.
  public let text: String
  /// The path of the Info.plist to write, relative to the searched folder; nil for none.
  public let infoPlistPath: String?
  /// The Info.plist with the values of the build settings that the author's names; nil where the
  /// author's own serves.
  public let infoPlist: String?
  /// The skeletons of stand-ins for modules that the extension uses and that cannot be built here.
  public let standIns: [WrittenFile]
  /// The decisions taken and their reasons, a sentence each, in the order of the manifest.
  public let decisions: [String]
  /// The name of the target, or of the type that the extension begins with.
  public let targetName: String
  /// Imported modules without a known source, in order of their names.
  public let missingModules: [String]
  /// Packages that are pinned, not here, and can be fetched, where modules are missing.
  public let fetchablePackages: [String]
}

extension ImportProposal {
  /// Proposes manifests for the widget extensions of a folder; nothing is written.
  ///
  /// Xcode's projects below the folder are asked first, and all of their widget extensions are
  /// taken. Then come projects above the folder, of which the target with most sources below the
  /// folder is taken, several of them where they share the same sources. Where no project knows of
  /// a widget extension, the Swift files below the folder are looked through for one.
  ///
  /// - Parameters:
  ///   - folder: The folder of an extension or of a project, or a project or workspace itself.
  ///   - store: The folder that holds fetched packages; nil to look for sources around the project
  ///     alone.
  /// - Returns: One proposal an extension, in order of projects and targets, at least one.
  /// - Throws: `ImportError` where there is no widget extension, or a project is unreadable.
  public static func all(
    for folder: URL, fetchedInto store: URL? = nil
  ) throws(ImportError) -> [ImportProposal] {
    let given = AbsolutePath(folder.standardizedFileURL.path)
    guard given.isFolder else {
      throw ImportError(file: folder.relativePath, problem: .notFolder)
    }
    let projects: [AbsolutePath]? =
      switch given.ending {
      case "xcodeproj": [given]
      case "xcworkspace": Workspace(given).projects
      default: nil
      }
    let top = projects == nil ? given : given.folder
    let trees = SourceTrees()
    let extensions =
      if let projects {
        found(try ProjectSurvey(projects, top: top, trees).targets(), top, store, trees)
      } else {
        try found(below: top, store, trees)
      }
    guard !extensions.isEmpty else {
      throw ImportError(file: folder.relativePath, problem: .noWidgetExtension)
    }
    return ManifestNames.given(to: extensions).map { $0.proposal(at: $1, from: top) }
  }

  /// Finds extensions by the projects below a folder, by those above it, or by sources alone.
  private static func found(
    below top: AbsolutePath, _ store: URL?, _ trees: SourceTrees
  ) throws(ImportError) -> [FoundExtension] {
    let below = try ProjectSurvey(ProjectSearch.below(top), top: top, trees).targets()
    guard below.isEmpty else { return found(below, top, store, trees) }
    var failure: ImportError?
    do throws(ImportError) {
      let above = try ProjectSurvey(ProjectSearch.above(top), top: top, trees).targets()
      let counts = above.map { target in target.files.sources.count { $0.isWithin(top) } }
      let most = counts.max() ?? 0
      if most > 0 {
        return found(zip(above, counts).filter { $0.1 == most }.map(\.0), top, store, trees)
      }
    } catch {
      failure = error
    }
    let inFolder = FolderSurvey(top, fetchedInto: store, trees).extensions
    guard let failure else { return inFolder }
    // A project above may be somebody else's: where the sources suffice, it is only told.
    guard !inFolder.isEmpty else { throw failure }
    return inFolder.map { $0.adding("not asked: \(failure)") }
  }

  private static func found(
    _ targets: [WidgetTarget], _ top: AbsolutePath, _ store: URL?, _ trees: SourceTrees
  ) -> [FoundExtension] {
    targets.map { TargetImport($0, trees).extension(from: top, fetchedInto: store) }
  }
}

/// File names for the manifests of several extensions.
enum ManifestNames {
  /// Returns extensions with names of their own, and the paths of their manifests.
  ///
  /// One manifest lies on top; several lie in a folder each, under the name of the extension.
  static func given(
    to extensions: [FoundExtension]
  ) -> [(extension: FoundExtension, path: String)] {
    guard extensions.count > 1 else { return extensions.map { ($0, "widgetcheck.json") } }
    var taken: Set<String> = []
    return extensions.map { found in
      let base = folderName(found.draft.name)
      var name = base
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(base) \(number)"
        number += 1
      }
      var found = found
      found.draft.name = name
      return (found, "widgetcheck/\(name)/widgetcheck.json")
    }
  }

  /// A name that a folder can have everywhere.
  private static func folderName(_ name: String) -> String {
    let usable = String(name.map { "/\\:".contains($0) ? "_" : $0 }.drop { $0 == "." })
    return usable.isEmpty ? "Widgets" : usable
  }
}
