import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetBuilder

@Suite struct ExtensionDeclarationsTests {
  private static let missing = "cannot find 'Week' in scope"
  private static let advice =
    "; Models/Week.swift, a file of the extension, declares 'Week': add it to 'app.sources'"

  private func declarations(
    in folder: ScratchFolder, app: [String] = []
  ) -> ExtensionDeclarations {
    let path = { (name: String) in
      RootedPath(path: name, url: folder.url.appending(path: name))
    }
    return ExtensionDeclarations(
      ["Widget.swift", "Models/Week.swift"].map(path), besides: app.map(path))
  }

  @Test func `what the extension declares and the app's side does not list is said`() throws {
    let folder = try ScratchFolder([
      "Widget.swift": "let week = Week()", "Models/Week.swift": "@Model final class Week {}",
    ])
    let omission = { (reason: String) in
      RecordedOmission(
        file: "Scenario.swift", line: 3, name: "fill()", reason: reason, cause: .perhapsAbsence)
    }
    let found = declarations(in: folder).explained([omission(Self.missing)][...])
    #expect(found.map(\.cause) == [.unexplained])
    #expect(found.map(\.reason) == [Self.missing + Self.advice])
    let error = RecordedDiagnostic(
      file: "Scenario.swift", line: 3, message: "cannot find type 'Week' in scope")
    #expect(
      declarations(in: folder).explained([error]).map(\.message) == [error.message + Self.advice])
    for other in ["cannot find 'Day' in scope", "missing return"] {
      #expect(declarations(in: folder).explained([omission(other)][...]) == [omission(other)])
    }
    let listed = declarations(in: folder, app: ["Models/Week.swift"])
    #expect(listed.explained([omission(Self.missing)][...]) == [omission(Self.missing)])
  }
}
