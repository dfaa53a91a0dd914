import Foundation
import TestSupport
import Testing

@testable import ExtensionImport

/// The names by which members of Apple's types are known, and the tables that they come from.
@Suite struct AppleMemberTests {
  /// The modules of which widgets are made: every member of theirs counts.
  private static let whole: Set<String> = [
    "ActivityKit", "AppIntents", "Charts", "CoreGraphics", "RelevanceKit", "SwiftUI", "WidgetKit",
  ]

  @Test func `the listed names are those of the tables`() throws {
    var functions: [String: Set<String>] = [:]
    var properties: [String: Set<String>] = [:]
    var labels: [String: Set<String>] = [:]
    let tables = try FileManager.default.contentsOfDirectory(
      at: Repository.file("API"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "txt" }
    #expect(tables.count > 70)
    for table in tables {
      let module = table.deletingPathExtension().lastPathComponent
      // A member that counts by itself is taken for one of two types.
      let others = Self.whole.contains(module) ? ["\(module) 1", "\(module) 2"] : []
      for (type, member) in try Self.members(in: table) {
        let name = String(member.prefix { $0 != "(" })
        let owners = others + ["\(module).\(type)"]
        if name.count == member.count {
          properties[name, default: []].formUnion(owners)
        } else if name != "init" {
          functions[name, default: []].formUnion(owners)
        } else {
          for label in member.dropFirst(5).dropLast().split(separator: ":") where label != "_" {
            labels[String(label), default: []].formUnion(owners)
          }
        }
      }
    }
    let of = "that several types, or a module that widgets are made of, have."
    try Self.expect(functions, "Functions", "The functions \(of)")
    try Self.expect(properties, "Properties", "The properties and cases \(of)")
    try Self.expect(
      labels, "Labels", "The arguments of initializers that several types, or such a module, have.")
  }

  @Test func `the listed types are those of the tables`() throws {
    var types: [String: Set<String>] = [:]
    for module in Self.whole.union(["Combine", "SwiftData"]) {
      let table = try String(contentsOf: Repository.file("API/\(module).txt"), encoding: .utf8)
      for line in table.split(separator: "\n") where !line.hasPrefix("#") {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        let name = fields.count > 1 ? fields[1].prefix { $0 != "." && $0 != "<" } : ""
        if name.first?.isUppercase == true, name.prefixMatch(of: /[A-Z]{2}[A-Z][a-z]/) == nil {
          types[String(name)] = ["1", "2"]
        }
      }
    }
    let text = """
      // The names in the tables of the `API` folder; `make record` writes this file.

      extension AppleTypes {
        /// The types of the modules that widgets are made of.
        static let listed = \"""
      \(Self.lines(of: types) { $0.wholeMatch(of: /\w+/) != nil })
          \"""
      }

      """
    try expectGolden(Data(text.utf8), "Sources/ExtensionImport/StandIns/AppleTypes+Listed.swift")
  }

  private static func expect(
    _ owners: [String: Set<String>], _ kind: String, _ words: String
  ) throws {
    let text = """
      // The names in the tables of the `API` folder; `make record` writes this file.

      extension AppleMembers {
        /// \(words)
        static let listed\(kind) = \"""
      \(lines(of: owners))
          \"""
      }

      """
    try expectGolden(Data(text.utf8), "Sources/ExtensionImport/Folder/Apple\(kind).swift")
  }

  @Test func `members and arguments of Apple's are known, and an author's are not`() {
    #expect(AppleMembers.contains("title", isCalled: false))
    #expect(AppleMembers.contains("containerBackground", isCalled: true))
    #expect(AppleMembers.contains("hasPrefix", isCalled: true))
    #expect(!AppleMembers.contains("brand", isCalled: false))
    #expect(AppleMembers.initialize(with: "systemName"))
    #expect(!AppleMembers.initialize(with: "brand"))
  }

  /// The types and their members in a table: a line has a mark, a type, a member and more.
  private static func members(in table: URL) throws -> [(type: String, member: String)] {
    var type = ""
    let text = try String(contentsOf: table, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard !line.hasPrefix("#"), fields.count > 1 else { return nil }
      guard fields[1].isEmpty else {
        type = fields[1]
        return nil
      }
      return fields.count > 2 ? (type, fields[2]) : nil
    }
  }

  /// The names that two owners have, in lines of a source.
  private static func lines(
    of owners: [String: Set<String>], where isListed: (String) -> Bool = { $0.isMemberName }
  ) -> String {
    let names = owners.filter { $0.value.count > 1 && isListed($0.key) }.keys.sorted()
    var lines = [""]
    for name in names {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = "    " + name
      } else if line.count + 1 + name.count > 98 {
        lines.append("    " + name)
      } else {
        lines[lines.count - 1] = line + " " + name
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// Whether a text is a plain name that begins with a small letter.
  fileprivate var isMemberName: Bool {
    wholeMatch(of: /[a-z][A-Za-z0-9_]*/) != nil
  }
}
