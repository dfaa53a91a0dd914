import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetBuilder

@Suite struct StandInTypesTests {
  private let message = "value of type 'Document' has no member 'select'"

  /// The errors and the omissions of a source, for a stand-in that declares `Document`.
  private func explained(
    _ source: String = "", imports: [String], message: String
  ) throws -> (error: RecordedDiagnostic?, omission: RecordedOmission?) {
    let path = "WidgetStandIns/Soup.swift"
    let folder = try ScratchFolder([path: "open class Document { public init() {} }\n"])
    let types = StandInTypes([
      ModuleDeclaration(
        name: "Soup",
        sources: [RootedPath(path: path, url: folder.url.appendingPathComponent(path))])
    ])
    let unit = CompileUnit(
      name: "App", product: .module,
      settings: CompileSettings(languageMode: .v5, defines: [], flags: []),
      sources: [
        .init(
          path: "A.swift",
          staged: .init(
            bytes: Array(source.utf8), hasTopLevelCode: false, hasMainAttribute: false,
            imports: imports.map { .init(name: $0, offset: 0) }))
      ])
    let error = RecordedDiagnostic(file: "A.swift", line: 1, message: message)
    let omission = RecordedOmission(
      file: "A.swift", line: 1, name: "Document.text", reason: message, cause: .unexplained)
    let product = UnitCompiler.Product(folder: folder.url, omissions: [omission])
    let failed = types.explained(.failure(CacheMiss(failure: [error])), in: unit)
    let built = types.explained(.success(product), in: unit)
    guard case .failure(let miss) = failed, case .success(let made) = built else {
      return (nil, nil)
    }
    return (miss.failure.first, made.omissions.first)
  }

  @Test func `a member that a stand-in's type lacks is said to be the stand-in's`() throws {
    let found = try explained(imports: ["SwiftUI", "Soup"], message: message)
    let text =
      message + "; WidgetStandIns/Soup.swift, the stand-in for Soup, does not declare it"
    #expect(found.error?.message == text)
    #expect(found.omission?.reason == text)
    #expect(found.omission?.modules == ["Soup"] && found.omission?.isPartial == true)
    #expect(found.omission?.cause == .absence)
    let other = try explained(
      imports: ["Soup"], message: "value of type 'Document' has no subscripts")
    #expect(other.error?.message.hasSuffix("for Soup, does not declare any") == true)
  }

  @Test func `what the module's stand-in does not declare, or its own sources do, is left alone`()
    throws
  {
    let other = "value of type 'View' has no member 'select'"
    #expect(try explained(imports: ["Soup"], message: other).error?.message == other)
    let strange = try explained(imports: ["SwiftUI"], message: message)
    #expect(strange.error?.message == message && strange.omission?.modules == [])
    let own = try explained("struct Document {}", imports: ["Soup"], message: message)
    #expect(own.error?.message == message)
  }

  @Test func `a stand-in that does not know a type is open`() throws {
    let folder = try ScratchFolder([
      "WidgetStandIns/Soup.swift": "open class Soup { public init() {} }\n",
      "WidgetStandIns/Salt.swift": """
      open class Salt {
        public var grains: Any { fatalError() } // the type is not known
      }
      """,
    ])
    let modules = ["Soup", "Salt"].map { name in
      let path = "WidgetStandIns/\(name).swift"
      return ModuleDeclaration(
        name: name,
        sources: [RootedPath(path: path, url: folder.url.appendingPathComponent(path))])
    }
    #expect(StandInTypes(modules).open == ["Salt"])
  }

  @Test func `what leaves a part out for a stand-in is the stand-in's`() throws {
    let text = "cannot convert value of type 'Any' to expected argument type 'String'"
    #expect(try explained(imports: ["Soup"], message: text).omission?.modules == [])
    let judge = MissingOfApples(declared: [], lost: [])
    #expect(judge.accepts(text, lacking: ["Salt"]) && !judge.accepts(text))
  }
}
