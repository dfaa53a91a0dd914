import CommandLineArguments
import ExtensionImport
import Foundation
import WidgetBuilder

/// Writes manifests for the widget extensions of a folder.
struct InitCommand: Command {
  static let name = "init"
  static let summary = "write a widgetcheck.json for an existing widget extension"
  static let discussion: String? = """
    Xcode's projects in the folder or above it say which files belong to which extension; without \
    one, the Swift files are looked through. Nothing is changed but the manifest, and an existing \
    one stays as it is. Where an Info.plist names build settings of the project, \
    widgetcheck-Info.plist beside the manifest has their values, and WidgetStandIns the skeletons of \
    modules that are not here.
    """
  static let examples = [
    CommandExample("init Widgets", "the extension in that folder"),
    CommandExample("init .", "every widget extension of the projects here"),
  ]

  @Argument(
    .folder("FOLDER-OF-SWIFT-SOURCES"),
    help: "the folder of an extension or of a project, or an .xcodeproj or .xcworkspace itself")
  var folder: String
  let talk = ConsoleOptions()

  func run() throws -> ExitStatus {
    let console = Console(talk)
    let given = URL(fileURLWithPath: folder)
    let cache = try BuildCache.find(environment: ProcessInfo.processInfo.environment)
    let proposals = try ImportProposal.all(for: given, fetchedInto: cache.packages)
    let isProject = ["xcodeproj", "xcworkspace"].contains(given.pathExtension)
    let top = isProject ? given.deletingLastPathComponent() : given
    let files = proposals.map { top.appending(path: $0.manifestPath) }
    let lists = proposals.map { $0.infoPlistPath.map { top.appending(path: $0) } }
    let present = files.flatMap(manifests)
    guard present.isEmpty else {
      throw ManifestPresentError(files: present.map { shown($0, below: top) })
    }
    var lines: [String] = []
    for (proposal, (file, list)) in zip(proposals, zip(files, lists)) {
      var notes = proposal.decisions
      if let list, let text = proposal.infoPlist {
        let name = shown(list, below: top)
        // An earlier call's is there where only the manifest was removed; what was edited is kept.
        if !FileManager.default.fileExists(atPath: list.path) {
          try write(text, to: list, named: name)
        } else if (try? Data(contentsOf: list)) != Data(text.utf8) {
          notes.append("\(name) stays as it is; move it away to have another written")
        }
      }
      for standIn in proposal.standIns {
        let place = top.appending(path: standIn.path)
        // A stand-in that somebody filled in is kept.
        guard !FileManager.default.fileExists(atPath: place.path) else { continue }
        try write(standIn.text, to: place, named: shown(place, below: top))
      }
      let name = shown(file, below: top)
      try write(proposal.text, to: file, named: name)
      lines += ["\(name): written"] + notes.map { "  \($0)" }
    }
    let names = files.map { shown($0, below: top) }
    try console.result(lines + missing(proposals) + next(names, proposals))
    return .success
  }

  /// Writes a file whole, or not at all.
  private func write(_ text: String, to file: URL, named name: String) throws(OutputError) {
    do throws(OutputError) {
      try WholeFile.write(Data(text.utf8), to: file.path)
    } catch {
      throw OutputError(path: name, reason: error.reason, advice: "make its folder writable")
    }
  }

  /// The line of required things that were not found, where there is anything.
  private func missing(_ proposals: [ImportProposal]) -> [String] {
    let modules = Set(proposals.flatMap(\.missingModules)).sorted().joined(separator: ", ")
    return modules.isEmpty
      ? [] : ["not found: \(modules); give the sources, or stand-ins, under extension.modules"]
  }

  /// The lines with the commands to type next.
  private func next(_ manifests: [String], _ proposals: [ImportProposal]) -> [String] {
    let folders = manifests.map { ($0 as NSString).deletingLastPathComponent }
    // Several manifests lie side by side in a folder of their own, which stands for all of them.
    let folder =
      folders.count > 1 ? (folders[0] as NSString).deletingLastPathComponent : folders.first
    let words = [folder].compactMap(\.self).filter { !$0.isEmpty }.map(\.quotedForShells)
    let line = { (command: [String]) in "next: " + (command + words).joined(separator: " ") }
    let isFetching = proposals.contains { !$0.fetchablePackages.isEmpty }
    return (isFetching ? [line(["widgetcheck", "packages", "--fetch"])] : [])
      + [line(["widgetcheck", "run"])]
  }

  /// The manifests, of either form, that stand where one is to be written.
  private func manifests(beside file: URL) -> [URL] {
    ["json", "plist"].map { file.deletingPathExtension().appendingPathExtension($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// A file's path as it follows from the words of the command line.
  private func shown(_ file: URL, below top: URL) -> String {
    let prefix = top.path.hasSuffix("/") ? top.path : top.path + "/"
    let below = file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
    let base =
      top.path == URL(fileURLWithPath: folder).path
      ? folder : (folder as NSString).deletingLastPathComponent
    let start = base.hasSuffix("/") ? String(base.dropLast()) : base
    return start == "." || start.isEmpty ? below : "\(start)/\(below)"
  }
}

/// Manifests that stand where others were to be written.
struct ManifestPresentError: Error, Hashable {
  /// The files, as they follow from the words of the command line; there is at least one.
  let files: [String]
}

extension ManifestPresentError: CustomStringConvertible {
  /// One line a file.
  var description: String {
    files.map { "\($0): error: a manifest is already there; move it away to have another written" }
      .joined(separator: "\n")
  }
}

extension String {
  /// The text as one word of a shell's command line.
  fileprivate var quotedForShells: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-+@%:,".contains($0) }
    return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
