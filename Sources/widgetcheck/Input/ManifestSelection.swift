import CommandLineArguments
import Foundation
import WidgetChecks
import WidgetFindings
import WidgetManifest

/// The manifests that a command works on.
struct ManifestArguments: ArgumentGroup {
  @Argument(
    list: .file("MANIFEST-OR-FOLDER"),
    help: "a folder stands for the widgetcheck.json files below it; the current one by default")
  var inputs: [String]

  /// Reads the manifests.
  ///
  /// - Parameter console: The console that lists the manifests' paths.
  /// - Returns: The manifests, all found usable.
  /// - Throws: `ManifestSelectionError` with all that is wrong with any of them.
  func selection(_ console: Console) throws(ManifestSelectionError) -> ManifestSelection {
    let selection = try ManifestSelection(inputs)
    for located in selection.manifests {
      console.detail("\(located.manifest.name): manifest \(located.path)")
    }
    return selection
  }
}

/// The manifests that a command line names, read and found usable.
struct ManifestSelection {
  /// A manifest and where it stands.
  struct Located: Sendable {
    /// The manifest.
    var manifest: Manifest
    /// Its path as the user named it.
    var path: String
  }

  /// The manifests in the order in which they were named.
  let manifests: [Located]

  /// Reads the manifests that some arguments stand for.
  ///
  /// - Parameter arguments: Files and folders; none stands for the current folder.
  /// - Throws: `ManifestSelectionError` with all that is wrong with any of them.
  init(_ arguments: [String]) throws(ManifestSelectionError) {
    var manifests: [Located] = []
    var problems: [ManifestSelectionError.Problem] = []
    do throws(ManifestErrors) {
      let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      for located in try ManifestDiscovery.manifests(for: arguments, from: folder) {
        do throws(ManifestErrors) {
          let manifest = try Manifest(
            contentsOf: located.url, named: located.name,
            knownChecks: CheckCatalog.descriptors.map(\.id))
          manifests.append(Located(manifest: manifest, path: located.name))
        } catch {
          problems.append(.unusable(error))
        }
      }
    } catch {
      problems.append(.unusable(error))
    }
    problems += Self.sharedNames(manifests)
    guard problems.isEmpty else { throw ManifestSelectionError(problems: problems) }
    self.manifests = manifests
  }

  /// The manifests whose bundle has the name of an earlier one.
  private static func sharedNames(_ manifests: [Located]) -> [ManifestSelectionError.Problem] {
    var first: [String: Located] = [:]
    return manifests.compactMap { located in
      let name = located.manifest.name
      if let other = first[name] {
        return .sharedName(name, path: located.path, other: other.path)
      }
      first[name] = located
      return nil
    }
  }
}

/// The errors of a command line's manifests.
struct ManifestSelectionError: Error, Hashable {
  /// A fault of one manifest.
  enum Problem: Hashable {
    /// A manifest cannot be found, read or understood.
    case unusable(ManifestErrors)
    /// Two bundles have the same name, which their reports would share.
    case sharedName(String, path: String, other: String)
  }

  /// The problems, in the order of the manifests; there is at least one.
  let problems: [Problem]
}

extension ManifestSelectionError: CustomStringConvertible {
  /// One line a mistake, so that all of them are said at once.
  var description: String {
    problems.map { problem in
      switch problem {
      case .unusable(let errors): errors.description
      case .sharedName(let name, let path, let other):
        "\(path)#/name: '\(name)' is the name of \(other) too"
      }
    }.joined(separator: "\n")
  }
}
