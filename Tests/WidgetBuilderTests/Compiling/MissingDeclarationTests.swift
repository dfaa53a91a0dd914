import TestSupport
import Testing
import WidgetRecording

@testable import WidgetBuilder

@Suite struct MissingDeclarationTests {
  private func explained(
    _ message: String, files: [String: String] = [:], compiled: Set<String> = []
  ) throws -> String? {
    let folder = try ScratchFolder(files)
    let search = MissingDeclarations(root: folder.url, compiled: compiled)
    return search.explain([RecordedDiagnostic(file: "W.swift", line: 1, message: message)])
      .first?.message
  }

  @Test(arguments: [
    ("RxSwift", "it is the app's or a third party's: give its sources"),
    ("ARKit", "it is Apple's and widgetcheck does not have it: give its sources"),
    ("CoreServices.Metadata", "it is Apple's and widgetcheck does not have it: give its sources"),
  ])
  func `a missing module is said to be Apple's or not`(_ module: String, _ text: String) throws {
    let message = try #require(try explained("no such module '\(module)'"))
    #expect(message.hasPrefix("no such module '\(module)'; \(text)"))
    #expect(message.hasSuffix("under extension.modules"))
  }

  @Test(arguments: [
    ("cannot find type 'Pokemon' in scope", "App/Model.swift:3"),
    ("cannot find 'makeBall' in scope", "App/Model.swift:6"),
  ])
  func `a name of the app is said where it is declared`(
    _ message: String, _ place: String
  ) throws {
    let files = [
      "App/Model.swift": """
      import Foundation

      public final class Pokemon {
        var other: Int { let makeBall = 1; return makeBall }
      }
      @MainActor func makeBall() {}
      """
    ]
    #expect(
      try explained(message, files: files)
        == "\(message); \(place) declares it, which is not among the extension's sources")
    #expect(try explained(message, files: files, compiled: ["App/Model.swift"]) == message)
  }

  @Test func `a skeleton that stands in for a module declares nothing of the app's`() throws {
    let message = "cannot find 'Keychain' in scope"
    let skeleton = ["App/WidgetStandIns/Sea.swift": "open class Keychain {}"]
    #expect(try explained(message, files: skeleton) == message)
  }

  @Test(arguments: [
    "cannot find 'NSExpressionDescription' in scope", "cannot find 'vDSP_sve' in scope",
    "cannot find 'tune' in scope", "module 'Darwin' has no member named 'pow10'",
  ])
  func `what may be Apple's is said to be missing here`(_ message: String) throws {
    let search = MissingDeclarations(
      root: try ScratchFolder([:]).url, compiled: [], partialPaths: ["W.swift"])
    let told = search.explain([RecordedDiagnostic(file: "W.swift", line: 1, message: message)])
    #expect(
      told.first?.message.hasPrefix(
        "\(message); it may be Apple's, and widgetcheck lacks it: ") == true)
  }

  @Test(arguments: [("Sound.swift", "Carbon, Apple's, of which"), ("Menu.swift", "Apple's, and")])
  func `a name may be of an empty module only where that is imported`(
    _ file: String, _ origin: String
  ) throws {
    let search = MissingDeclarations(
      root: try ScratchFolder([:]).url, compiled: [], emptyImports: ["Sound.swift": ["Carbon"]])
    let message = "cannot find 'NSStatusBar' in scope"
    let told = search.explain([RecordedDiagnostic(file: file, line: 1, message: message)])
    #expect(
      told.first?.message.contains("it may be\(file.hasPrefix("S") ? " of" : "") \(origin)") == true
    )
  }

  @Test(arguments: [
    ("cannot find 'Animation' in scope", "Packages/sea/Animation.swift"),
    ("cannot find type 'Animation' in scope", "Packages/sea/Animation.swift"),
    ("value of type 'Wave' has no member 'play'", "Packages/sea/Wave.swift"),
    ("type 'Wave' has no member 'rest'", nil), ("cannot find 'play' in scope", nil),
  ])
  func `a part that was left out of a module is named with the reason`(
    message: String, file: String?
  ) throws {
    let search = MissingDeclarations(
      root: try ScratchFolder([:]).url, compiled: [],
      omissions: [("Animation", "Animation"), ("Wave", "Wave.play(_:)")].map { file, name in
        RecordedOmission(
          file: "Packages/sea/\(file).swift", line: 1, name: name, reason: "no 'CALayer'",
          cause: .absence)
      })
    let told = search.explain([RecordedDiagnostic(file: "W.swift", line: 1, message: message)])
    let reason = "declares it, and it was left out of the build: no 'CALayer'"
    #expect(told.first?.message == message + (file.map { "; \($0) \(reason)" } ?? ""))
  }

  @Test func `a name that nothing here has may be of a source that .gitignore leaves out`() throws {
    let files = [
      ".gitignore": "build/\n*.generated.swift\nKeys/Secrets.swift\nHere.swift\n",
      "App/here.swift": "let other = 1",
    ]
    let message = "cannot find 'apiKey' in scope"
    let told = try explained(message, files: files)
    #expect(
      told == message
        + "; it may be of Secrets.swift, which .gitignore keeps out of the repository: "
        + "make the file, or declare what the extension uses of it in a source for widgetcheck alone"
    )
    #expect(
      try explained("cannot find 'other' in scope", files: files)?.contains("here.swift") == true)
  }

  @Test(arguments: [
    ("NSSecrets", "NSSecrets.swift"), ("AVThemes", "AVThemes+Generated.swift"),
    ("NSHere", nil), ("NSOther", nil),
  ])
  func `a name of a file that the project lists and that is not there is not said to be Apple's`(
    _ name: String, _ file: String?
  ) throws {
    let files = [
      "App.xcodeproj/project.pbxproj": """
      1 /* NSSecrets.swift */ = {isa = PBXFileReference; path = Made/NSSecrets.swift; sourceTree = "<group>"; };
      2 /* T */ = {isa = PBXFileReference; path = "AVThemes+Generated.swift"; sourceTree = "<group>"; };
      3 /* NSHere.swift */ = {isa = PBXFileReference; path = NSHere.swift; sourceTree = "<group>"; };
      """,
      "App/NSHere.swift": "",
    ]
    let message = "cannot find '\(name)' in scope"
    let explained = try #require(try explained(message, files: files))
    let absent = file.map {
      "; \($0) seems to declare it, which the Xcode project lists and which is not there: "
    }
    #expect(explained.hasPrefix(message + (absent ?? "; it may be Apple's, and")))
  }

  @Test func `what is declared nowhere and any other error stay as they are`() throws {
    for message in ["cannot find 'gone' in scope", "missing return in 'gone'"] {
      #expect(try explained(message, files: ["A.swift": "func other() {}"]) == message)
    }
  }
}
