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
    zip(omissions, advice(on: omissions.map(\.reason))).map { omission, advice in
      guard omission.modules.isEmpty, let advice else { return omission }
      var omission = omission
      omission.cause = .unexplained
      omission.reason += advice
      return omission
    }
  }

  /// Returns errors of the app's side, with the file that has what is missing.
  func explained(_ errors: [RecordedDiagnostic]) -> [RecordedDiagnostic] {
    zip(errors, advice(on: errors.map(\.message))).map { error, advice in
      var error = error
      error.message += advice ?? ""
      return error
    }
  }

  /// The advice on each of some messages; the files are read once, and where a message misses a name.
  private func advice(on messages: [String]) -> [String?] {
    let names = messages.map { message in
      message.firstMatch(of: /^cannot find (?:type )?'(\w+)' in scope/).map { String($0.1) }
    }
    guard names.contains(where: { $0 != nil }) else { return names }
    let texts = files.compactMap { file in
      (try? String(contentsOf: file.url, encoding: .utf8)).map { (path: file.path, text: $0) }
    }
    return names.map { name in
      guard let name,
        let file = texts.first(where: {
          ForeignDeclarations.declares(name, $0.text, isSwift: true)
        })
      else { return nil }
      return "; \(file.path), a file of the extension, declares '\(name)': add it to 'app.sources'"
    }
  }
}
