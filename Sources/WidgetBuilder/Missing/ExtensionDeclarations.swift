import Foundation
import WidgetManifest
import WidgetRecording

/// Tells which of the extension's files declares a name that the app's side does not find.
///
/// The app's side is a program of its own: it sees the extension's modules, and of the extension's
/// own files those that it lists.
struct ExtensionDeclarations {
  private let files: [RootedPath]

  /// Takes the extension's files, without those that the app's side has as well.
  init(_ sources: [RootedPath], besides app: [RootedPath]) {
    let known = Set(app.map(\.path))
    files = sources.filter { !known.contains($0.path) }
  }

  /// Returns omissions of the app's side; what lacks a declaration of the extension's is the
  /// manifest's mistake, and nothing of Apple's is missing.
  func explained(_ omissions: ArraySlice<RecordedOmission>) -> [RecordedOmission] {
    omissions.map { omission in
      guard omission.modules.isEmpty, let advice = advice(on: omission.reason) else {
        return omission
      }
      var omission = omission
      omission.cause = .unexplained
      omission.reason += advice
      return omission
    }
  }

  /// Returns errors of the app's side, with the file that has what is missing.
  func explained(_ errors: [RecordedDiagnostic]) -> [RecordedDiagnostic] {
    errors.map { error in
      var error = error
      error.message += advice(on: error.message) ?? ""
      return error
    }
  }

  private func advice(on message: String) -> String? {
    guard let match = message.firstMatch(of: /^cannot find (?:type )?'(\w+)' in scope/),
      let file = files.first(where: { declares(String(match.1), $0) })
    else { return nil }
    return "; \(file.path), a file of the extension, declares '\(match.1)': add it to 'app.sources'"
  }

  private func declares(_ name: String, _ file: RootedPath) -> Bool {
    guard let text = try? String(contentsOf: file.url, encoding: .utf8) else { return false }
    return ForeignDeclarations.declares(name, text, isSwift: true)
  }
}
