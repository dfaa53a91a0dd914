import Foundation
import TestSupport
import Testing

@testable import DeclarationTableGenerator

/// Code of apps, as their developers write it, compiles against the modules from outside.
///
/// The sources of `Tests/Clients` belong to no target: what they see is what an extension sees,
/// the public declarations alone.
@Suite struct ClientTests {
  private static let folder = Repository.root.appendingPathComponent("Tests/Clients")

  private static let modules =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test(arguments: modules)
  func `clients of a module compile in both language modes`(_ module: String) throws {
    let folder = Self.folder.appendingPathComponent(module)
    let sources = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0) }
    #expect(!sources.isEmpty)
    for mode in ["5", "6"] {
      let result = try ClientCompiler.check(sources, languageMode: mode)
      #expect(result.status == 0, "\(result.output)")
    }
  }

  /// The words after which a declaration's name comes.
  private static let introducers: Set<String> = [
    "func", "var", "let", "struct", "class", "enum", "protocol", "typealias", "actor", "macro",
  ]

  /// Names that no client can use: a type that an underscored protocol asks for, and the parameter
  /// that stands where a prefix operator's name would.
  private static let unusable: Set<String> = ["Unit", "operand"]

  @Test func `every public declaration is named by a client, a test or a sample`() throws {
    var used: Set<String> = []
    for folder in ["Tests", "Samples"] {
      for line in try lines(of: folder) { used.formUnion(line) }
    }
    var unused: Set<String> = []
    var total = 0
    let declared = try ["Frameworks", "FrameworkSupport/FoundationSupplement"].flatMap {
      try lines(of: "Sources/\($0)")
    }
    for words in declared {
      guard let start = words.firstIndex(where: { $0 == "public" || $0 == "open" }) else {
        continue
      }
      let rest = words[start...].drop { !Self.introducers.contains($0) }
      // Names with an underscore serve our own generated or inlined code.
      guard let name = rest.dropFirst().first(where: { !Self.introducers.contains($0) }),
        !name.hasPrefix("_"), !Self.unusable.contains(name)
      else { continue }
      total += 1
      if !used.contains(name) { unused.insert(name) }
    }
    #expect(total > 4000)
    #expect(unused.sorted() == [])
  }

  /// The identifiers of each line of code in a folder's Swift sources, and in what its tables make.
  private func lines(of folder: String) throws -> [[String]] {
    let root = Repository.file(folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let sources = (files?.compactMap { $0 as? URL } ?? []).filter {
      ["swift", "table"].contains($0.pathExtension)
    }
    try #require(!sources.isEmpty)
    return try sources.flatMap { source in
      let text = try String(contentsOf: source, encoding: .utf8)
      let isTable = source.pathExtension == "table"
      let code = isTable ? try TableFile(text, name: source.path).declarations() : text
      return lines(of: Array(code.utf8))
    }
  }

  /// One pass over the bytes, for there are a hundred thousand lines.
  private func lines(of bytes: [UInt8]) -> [[String]] {
    var lines: [[String]] = []
    var words: [String] = []
    var word: [UInt8] = []
    var isComment = false
    var last: UInt8 = 0
    for byte in bytes {
      if Self.isPartOfIdentifier[Int(byte)] {
        if !isComment { word.append(byte) }
      } else {
        if !word.isEmpty {
          words.append(String(decoding: word, as: UTF8.self))
          word.removeAll(keepingCapacity: true)
        }
        if byte == UInt8(ascii: "/"), last == byte { isComment = true }
        if byte == UInt8(ascii: "\n") {
          if !words.isEmpty { lines.append(words) }
          words.removeAll(keepingCapacity: true)
          isComment = false
        }
      }
      last = byte
    }
    return lines
  }

  /// Whether a byte is part of an identifier as Apple's are: letters, digits and underscores.
  private static let isPartOfIdentifier = (0..<256).map { byte in
    let scalar = Unicode.Scalar(UInt8(byte))
    return scalar == "_"
      || scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9") ~= scalar)
  }
}
