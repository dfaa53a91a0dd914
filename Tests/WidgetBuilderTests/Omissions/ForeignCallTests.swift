import Foundation
import SourceParsing
import SwiftPackages
import SwiftSyntax
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetBuilder

@Suite struct ForeignCallTests {
  /// The place of a mark in a text, and the text without it.
  private func place(in marked: String) throws -> (text: String, line: Int, column: Int) {
    let mark = try #require(marked.firstRange(of: "→")).lowerBound
    let lines = marked[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
    return (
      marked.replacing("→", with: ""), lines.count, (lines.last?.utf8.count ?? 0) + 1
    )
  }

  private func unit(_ text: String) -> CompileUnit {
    let staged = SourceStager.Staged(
      bytes: Array(text.utf8), hasTopLevelCode: false, hasMainAttribute: false)
    return CompileUnit(
      name: "App", product: .module,
      settings: CompileSettings(languageMode: .v5, defines: [], flags: []),
      sources: [.init(path: "A.swift", staged: staged)])
  }

  @Test(arguments: [
    ("let a = →Picker(1, value: b)", "no exact matches in call to initializer ", "Picker"),
    ("let a = Text(1).→frame(size: 2)", "no exact matches in call to instance method", "frame"),
    ("let a = Picker(1) →{ Text(2) }", "extra trailing closure passed in call", "Picker"),
    ("let a = Picker(1) { 2 } label: →{ 3 }", "extra trailing closure passed in call", "Picker"),
    (
      "let a = Slider(value: →number(1))",
      "cannot convert value of type 'Int' to expected argument type 'Double'", "Slider"
    ),
    (
      "extension AppStorage {\n  init(_ key: Key) { self.init(→key) }\n}",
      "cannot convert value of type 'Key' to expected argument type 'String'", "AppStorage"
    ),
    (
      "struct A {\n  @→Saved(\"a\") var a: Int?\n}", "no exact matches in call to initializer",
      "Saved"
    ),
    ("let a: A = .init(→1)", "extra argument in call", "init"),
    ("let a = Set<Int>(→1, 2)", "extra argument in call", "Set"),
  ])
  func `an error about a call says what is called`(
    _ marked: String, _ message: String, _ called: String
  ) throws {
    let (text, line, column) = try place(in: marked)
    let tree = try #require(BoundedParser.parse(text))
    let places = SourceLocationConverter(fileName: "", tree: tree)
    let error = RecordedDiagnostic(file: "A.swift", line: line, column: column, message: message)
    let token = try #require(tree.token(of: error, places))
    #expect(ForeignCall.name(in: message, at: token) == called)
  }

  @Test(arguments: [
    ("func f() -> Int { →}", "missing return in global function expected to return 'Int'"),
    ("let a: Int = →text(1)", "cannot convert value of type 'String' to specified type 'Int'"),
    ("let a = →b", "cannot find 'b' in scope"),
  ])
  func `other errors are about no call`(_ marked: String, _ message: String) throws {
    let (text, line, column) = try place(in: marked)
    let tree = try #require(BoundedParser.parse(text))
    let places = SourceLocationConverter(fileName: "", tree: tree)
    let error = RecordedDiagnostic(file: "A.swift", line: line, column: column, message: message)
    let token = try #require(tree.token(of: error, places))
    #expect(ForeignCall.name(in: message, at: token) == nil)
  }

  @Test(arguments: [
    ("func g() { Picker() →{ 1 } }", RecordedOmission.Cause.perhapsAbsence),
    ("struct Picker {}\nfunc g() { Picker() →{ 1 } }", .unexplained),
  ])
  func `beside something of Apple's a call of what is not declared here may need an overload`(
    _ marked: String, _ cause: RecordedOmission.Cause
  ) throws {
    let (text, line, column) = try place(in: "func f() { UITouch() }\n" + marked)
    let errors = [
      RecordedDiagnostic(
        file: "A.swift", line: 1, column: 12, message: "cannot find 'UITouch' in scope"),
      RecordedDiagnostic(
        file: "A.swift", line: line, column: column,
        message: "extra trailing closure passed in call"),
    ]
    let round = try #require(OmissionRound(errors, in: unit(text), after: nil, trusted: false))
    #expect(round.omissions.map(\.cause) == [.absence, cause])
  }

  @Test func `an error that ends a build says whose overload may be missing`() throws {
    let (text, line, column) = try place(in: "struct Row {}\nlet a = →Picker(1)\nlet b = Row(1)\n")
    let message = "no exact matches in call to initializer"
    let errors = [
      RecordedDiagnostic(file: "A.swift", line: line, column: column, message: message),
      RecordedDiagnostic(
        file: "A.swift", line: 3, column: 13,
        message: "argument passed to call that takes no arguments"),
      RecordedDiagnostic(message: message),
    ]
    let explained = ForeignCall.explained(errors, in: unit(text))
    #expect(
      explained[0].message
        == "\(message); the extension's sources do not declare 'Picker': where Xcode compiles this "
        + "call, widgetcheck lacks an overload")
    #expect(explained[1...] == errors[1...])
  }

  @Test func `an error that ends a build says whose member may be missing`() throws {
    let folder = try ScratchFolder([
      "themes/Package.swift": "",
      "themes/Sources/Themes/Theme.swift": "public struct Theme {}\n",
      "themes/Sources/C/include/c.h": "// Wave\ntypedef struct { int a; } c_tide;\n",
    ])
    let themes = PackagePlaces(
      below: nil, named: [folder.url.appendingPathComponent("themes")]
    ).folders
    let messages = ["Own", "Theme", "c_tide", "Wave<Int>"].map {
      "value of type '\($0)' has no member 'x'"
    }
    let errors = messages.map { RecordedDiagnostic(file: "A.swift", line: 1, message: $0) }
    let explained = ForeignCall.explained(
      errors, in: unit("struct Own {}\n"), elsewhere: themes)
    #expect(
      zip(messages, explained).map { $1.message.dropFirst($0.count) } == [
        "", "; Sources/Themes/Theme.swift of the package themes declares 'Theme'",
        "; Sources/C/include/c.h of the package themes declares 'c_tide'",
        "; the extension's sources do not declare 'Wave': where Xcode compiles this, widgetcheck "
          + "lacks the member",
      ])
  }

  @Test func `what a package's type lacks is left out for want of the package`() throws {
    let folder = try ScratchFolder([
      "themes/Package.swift": "", "themes/Theme.swift": "public enum Theme {}\n",
    ])
    let place = folder.url.appendingPathComponent("themes")
    let packages = ForeignDeclarations(PackagePlaces(below: nil, named: [place]).folders)
    let omissions = [
      ("type 'Theme' has no member 'neon'", RecordedOmission.Cause.absence),
      ("type 'Theme' has no member 'neon'", .unexplained),
      ("cannot find 'UITouch' in scope", .absence),
    ].map { reason, cause in
      RecordedOmission(file: "A.swift", line: 1, name: "A.b", reason: reason, cause: cause)
    }
    let found = packages.explained(omissions, besides: [])
    #expect(found.map(\.modules) == [["themes"], [], []])
    #expect(found.map(\.isPartial) == [true, false, false])
    #expect(found[0].reason.hasSuffix("; Theme.swift of the package themes declares 'Theme'"))
    #expect(packages.explained(omissions, besides: ["Theme"]) == omissions)
  }
}
