import FileTypes
public import Foundation

/// Finds the manifests that the arguments of a command stand for.
public enum ManifestDiscovery {
  /// The names by which a manifest is found in a folder.
  public static let names = ["widgetcheck.json", "widgetcheck.plist"]

  /// A manifest that was found.
  public struct Located: Hashable, Sendable {
    /// The manifest's file.
    public var url: URL
    /// Its name for errors: the argument, or the argument's folder and the path below it.
    public var name: String

    /// Creates a place.
    public init(url: URL, name: String) {
      self.url = url
      self.name = name
    }
  }

  /// Returns the manifests that arguments stand for.
  ///
  /// A file stands for itself, a folder for the manifests below it. Hidden folders and those that
  /// symbolic links lead to are not entered. A manifest that two arguments name is found once.
  ///
  /// - Parameters:
  ///   - arguments: Files and folders; none stands for the current folder.
  ///   - folder: The folder that relative arguments start from.
  /// - Returns: The manifests, in the order of the arguments, then of their paths.
  /// - Throws: `ManifestErrors` with each argument that names nothing.
  public static func manifests(
    for arguments: [String], from folder: URL
  ) throws(ManifestErrors) -> [Located] {
    var found: [Located] = []
    var errors: [ManifestError] = []
    for argument in arguments.isEmpty ? ["."] : arguments {
      let path = argument.hasPrefix("/") ? argument : folder.path + "/" + argument
      if FileType(at: path) == .folder {
        let below = manifests(below: path, named: shown(argument))
        if below.isEmpty {
          let problem = unreadable(path).map { ManifestError.Problem.unreadable($0) }
          errors.append(
            ManifestError(file: argument, problem: problem ?? .noManifest(names[0])))
        }
        found += below
      } else if FileManager.default.fileExists(atPath: path) {
        found.append(Located(url: URL(fileURLWithPath: path), name: argument))
      } else {
        errors.append(ManifestError(file: argument, problem: .notFound(argument)))
      }
    }
    guard errors.isEmpty else { throw ManifestErrors(errors) }
    var seen: Set<String> = []
    return found.filter { located in
      seen.insert(RootFolder.real(located.url.path) ?? located.url.path).inserted
    }
  }

  /// An argument as the beginning of a path; nothing for the current folder.
  private static func shown(_ argument: String) -> String {
    let trimmed = argument.hasSuffix("/") ? String(argument.dropLast()) : argument
    return trimmed == "." || trimmed.isEmpty ? "" : trimmed + "/"
  }

  /// The reason why a folder cannot be read; nil where it can.
  private static func unreadable(_ folder: String) -> String? {
    do {
      _ = try FileManager.default.contentsOfDirectory(atPath: folder)
      return nil
    } catch {
      return error.fileReason
    }
  }

  private static func manifests(below folder: String, named prefix: String) -> [Located] {
    let manager = FileManager.default
    var found: [Located] = []
    for name in ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = folder + "/" + name
      let isLink = (try? manager.destinationOfSymbolicLink(atPath: path)) != nil
      if FileType(at: path) == .folder {
        guard !name.hasPrefix("."), !isLink else { continue }
        found += manifests(below: path, named: prefix + name + "/")
      } else if names.contains(name) {
        found.append(Located(url: URL(fileURLWithPath: path), name: prefix + name))
      }
    }
    return found
  }
}
