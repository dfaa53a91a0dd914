import Foundation
import Testing

@testable import MacroExpansion

@Suite struct FrameworkMacrosTests {
  private func answer(_ message: String) throws -> NSDictionary {
    let parsed = try #require(PluginMessage(Data(message.utf8)))
    return parsed.answer as NSDictionary
  }

  private func expansion(_ message: String) throws -> String? {
    let result = try answer(message)["expandMacroResult"] as? [String: Any]
    #expect((result?["diagnostics"] as? [Any])?.isEmpty == true)
    return result?["expandedSource"] as? String
  }

  private func entry(_ role: String, _ source: String) throws -> String? {
    let message: [String: Any] = [
      "expandAttachedMacro": [
        "macro": ["moduleName": "FrameworkMacros", "typeName": "EntryMacro", "name": "Entry"],
        "macroRole": role, "declSyntax": ["kind": "declaration", "source": source],
      ] as [String: Any]
    ]
    let data = try JSONSerialization.data(withJSONObject: message)
    return try expansion(String(decoding: data, as: UTF8.self))
  }

  @Test func `the plugin says which version of the protocol it speaks`() throws {
    #expect(
      try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        == ["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
  }

  @Test func `a preview expands to nothing`() throws {
    #expect(
      try expansion(
        #"{"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"},"macroRole":"declaration"}}"#
      ) == "")
  }

  @Test func `a union of values conforms`() throws {
    let message: [String: Any] = [
      "expandAttachedMacro": [
        "macro": ["typeName": "UnionValueMacro"], "macroRole": "extension",
        "extendedTypeSyntax": ["kind": "type", "source": "Place"],
        "declSyntax": ["kind": "declaration", "source": "enum Place { case city(City) }"],
      ] as [String: Any]
    ]
    let data = try JSONSerialization.data(withJSONObject: message)
    #expect(
      try expansion(String(decoding: data, as: UTF8.self))
        == "extension Place: AppIntents._UnionIntentValue {}")
  }

  @Test func `an entry expands to a key and accessors`() throws {
    let source = "@Entry var limit: Int = 3"
    #expect(
      try entry("peer", source) == """
        private struct __Key_limit: SwiftUI.EnvironmentKey, SwiftUI.ContainerValueKey, SwiftUI.TransactionKey {
          static var defaultValue: Int { 3 }
        }
        """)
    #expect(
      try entry("accessor", source) == """
        {
          get { self[__Key_limit.self] }
          set { self[__Key_limit.self] = newValue }
        }
        """)
  }

  @Test func `a model gets its state and conforms`() throws {
    func expansion(_ macro: String, _ role: String) throws -> String? {
      try self.expansion(
        """
        {"expandAttachedMacro": {"macro": {"typeName": "\(macro)"}, "macroRole": "\(role)",
         "declSyntax": {"source": "class A { #Unique<A>([\\\\.b], [\\\\.b, \\\\.d]); @Attribute(.unique) var b = 1; var c: Int { 2 } }"}, "extendedTypeSyntax": {"source": "Shop.A"}}}
        """)
    }
    let members = try #require(try expansion("ModelMacro", "member"))
    #expect(
      members.contains(
        "keypath: \\A.b, defaultValue: 1, metadata: SwiftData.Schema.Attribute(.unique)"))
    #expect(
      members.contains("_uniqueKeyPaths: [[AnyKeyPath]] {")
        && members.contains("[[\\.b] as [PartialKeyPath<A>], [\\.b, \\.d] as [PartialKeyPath<A>]]"))
    #expect(members.contains("_b = SwiftData._StoredProperty()") && !members.contains("_c"))
    #expect(
      try expansion("ModelMacro", "extension")
        == "nonisolated extension Shop.A: SwiftData.PersistentModel {}")
    #expect(try expansion("ModelActorMacro", "member")?.contains("init(modelContainer:") == true)
    #expect(
      try expansion("ModelActorMacro", "extension") == "extension Shop.A: SwiftData.ModelActor {}")
    #expect(try expansion("AttributeMacro", "peer") == "")
    #expect(try expansion("PersistedPropertyMacro", "peer") == "")
  }

  @Test func `a constant of a model is kept as a variable is`() {
    let source = "@Model class Trip { let name: String; static let all = 1 }"
    #expect(ModelClass(source)?.properties == [ModelClass.Property(name: "name")])
    let constant = "let name: String"
    #expect(
      ModelExpansion.source(
        macro: "ModelMacro", role: "memberAttribute", type: "Trip", declaration: constant)
        == "@SwiftData._PersistedProperty")
  }

  @Test func `what can be generated is read, written and described by its properties`() throws {
    func generable(_ source: String, _ role: String = "member") throws -> String {
      let message: [String: Any] = [
        "expandAttachedMacro": [
          "macro": ["typeName": "GenerableMacro"], "macroRole": role,
          "declSyntax": ["source": source], "extendedTypeSyntax": ["source": "Trip"],
        ] as [String: Any]
      ]
      let data = try JSONSerialization.data(withJSONObject: message)
      return try #require(try expansion(String(decoding: data, as: UTF8.self)))
    }
    let source = """
      @Generable(description: "A trip") public struct Trip {
        @Guide(description: "Where to", .count(2)) public var stops: [Stop]
        let note: String?; let version = 1; static var all: [Trip] = []
        var isLong: Bool { true }
      }
      """
    let trip = try generable(source)
    let conforming = try generable(source, "extension")
    #expect(conforming.hasPrefix("nonisolated extension Trip: FoundationModels.Generable {"))
    #expect(conforming.contains("stops = try content.value(forProperty: \"stops\")"))
    #expect(
      trip.contains(
        #".init(name: "stops", description: "Where to", type: [Stop].self), "#
          + #".init(name: "note", description: nil, type: String?.self)]"#))
    #expect(trip.contains("public var stops: [Stop].PartiallyGenerated?"))
    #expect(trip.contains("public var note: String.PartiallyGenerated?"))
    #expect(["version", "\"all\"", "isLong"].allSatisfy { !trip.contains($0) })
    let kind = "enum Kind { case a, b(Int, of: String) }"
    #expect(try generable(kind).contains(#"anyOf: ["a", "b"]"#))
    #expect(
      try generable(kind, "extension").contains(
        #"case "b": self = .b(try content.value(forProperty: "_0"), of: "#))
    #expect(try generable("class Other {}").isEmpty)
  }

  @Test func `a rule is a call, and a parameter keeps its value beside it`() throws {
    #expect(
      try expansion(
        """
        {"expandFreestandingMacro": {"macro": {"typeName": "TipRuleMacro"},
         "macroRole": "expression", "syntax": {"source": "#Rule(Self.$count) { $0 > 3 }"}}}
        """)
        == "TipKit.Tips._rule(Self.$count) { $0 > 3 }")
    func parameter(_ role: String, _ source: String) throws -> String? {
      try expansion(
        """
        {"expandAttachedMacro": {"macro": {"typeName": "TipParameterMacro"}, "macroRole": "\(role)",
         "declSyntax": {"source": "\(source)"}}}
        """)
    }
    #expect(
      try parameter("accessor", "@Parameter static var count: Int = 3") == """
        {
          get { $count.wrappedValue }
          set { $count.wrappedValue = newValue }
        }
        """)
    #expect(
      try parameter("peer", "@Parameter(.transient) public static var city: String?")
        == "public static let $city = TipKit.Tips.Parameter<String?>(_value: nil)")
    #expect(
      try parameter("peer", "@Parameter static var count = 3")
        == "static let $count = TipKit.Tips.Parameter(_value: 3)")
    #expect(try parameter("peer", "@Parameter func count() {}") == "")
  }

  static let entries: [(String, String, String?, String?)] = [
    ("@Entry var a: Int = 3", "a", "Int", "3"),
    ("@Entry public var a = Color.red", "a", nil, "Color.red"),
    ("@Entry var a: String?", "a", "String?", nil),
    (
      "// the var of vars\n@Entry var map : [String: Int] = [\"a\": 1]", "map", "[String: Int]",
      "[\"a\": 1]"
    ),
    ("@Entry var act: (Int) -> Void = { _ in }", "act", "(Int) -> Void", "{ _ in }"),
    ("@Entry\nvar variable: Set<Int> = []", "variable", "Set<Int>", "[]"),
  ]

  @Test(arguments: entries)
  func `an entry is read from its source`(
    source: String, name: String, type: String?, value: String?
  ) {
    let entry = EnvironmentEntry(source)
    #expect(entry?.name == name)
    #expect(entry?.type == type)
    #expect(entry?.value == value)
  }

  @Test func `messages are read and answered one after the other`() throws {
    let (input, output) = (Pipe(), Pipe())
    for message in [#"{"getCapability":{}}"#, #"{"expandFreestandingMacro":{}}"#] {
      var length = UInt64(message.utf8.count).littleEndian
      input.fileHandleForWriting.write(Data(bytes: &length, count: 8) + Data(message.utf8))
    }
    try input.fileHandleForWriting.close()
    MessageLoop(input: input.fileHandleForReading, output: output.fileHandleForWriting).run()
    try output.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let first = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    let second = #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#
    #expect(
      data == Data([UInt8(first.utf8.count)]) + Data(count: 7) + Data(first.utf8)
        + Data([UInt8(second.utf8.count)]) + Data(count: 7) + Data(second.utf8))
  }
}
