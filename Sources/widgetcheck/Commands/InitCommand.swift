import ExtensionImport
import Foundation

/// Writes manifests for the widget extensions of a folder.
struct InitCommand: Command {
  static let name = "init"
  static let usage = "FOLDER-OF-SWIFT-SOURCES"
  static let summary = "write a widgetcheck.json for an existing widget extension"
  static let options = Option.talk

  private let folder: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let folder = arguments.arguments.first else {
      throw UsageError(word: Self.name, problem: .missingArgument("a folder of Swift sources"))
    }
    if arguments.arguments.count > 1 {
      throw UsageError(word: arguments.arguments[1], problem: .unexpectedArgument)
    }
    self.folder = folder
  }

  func run(_ console: Console) -> ExitStatus {
    do throws(ImportError) {
      let given = URL(fileURLWithPath: folder)
      let proposals = try ImportProposal.all(for: given)
      let isProject = given.pathExtension == "xcodeproj"
      return write(proposals, below: isProject ? given.deletingLastPathComponent() : given, console)
    } catch {
      console.error(error)
      return .unusableInput
    }
  }

  /// Writes all manifests, or none where one of them is already there.
  private func write(
    _ proposals: [ImportProposal], below top: URL, _ console: Console
  ) -> ExitStatus {
    let present = proposals.flatMap { manifests(beside: top.appending(path: $0.manifestPath)) }
    guard present.isEmpty else {
      for file in present {
        console.error(
          "\(shown(file, below: top)): error: a manifest is already there; move it away to have "
            + "another written")
      }
      return .unusableInput
    }
    for proposal in proposals {
      let file = top.appending(path: proposal.manifestPath)
      do throws(OutputError) {
        try WholeFile.write(Data(proposal.text.utf8), to: file.path)
      } catch {
        console.error(
          "\(shown(file, below: top)): error: cannot be written: \(error.reason); make its folder "
            + "writable")
        return .notWritten
      }
      let lines = ["\(shown(file, below: top)): written"] + proposal.decisions.map { "  \($0)" }
      print(lines.joined(separator: "\n"))
    }
    return .success
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
