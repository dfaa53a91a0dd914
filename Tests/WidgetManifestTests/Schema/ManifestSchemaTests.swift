import Foundation
import Testing
import WidgetPlatforms
import WidgetRecording

@testable import WidgetManifest

@Suite struct ManifestSchemaTests {
  private func schema() throws -> [String: JSONValue] {
    let value = try JSONReader.read(JSONValue.self, from: ManifestSchema.json.utf8)
    return try #require(value.members)
  }

  private func definition(_ name: String) throws -> [String: JSONValue] {
    let schema = try schema()
    guard name != ManifestVocabulary.Top.definition else { return schema }
    return try #require(schema["$defs"]?.members?[name]?.members)
  }

  @Test func `the schema knows exactly the keys that are read`() throws {
    for keys in ManifestVocabulary.all {
      let properties = try definition(keys.definition)["properties"]?.members ?? [:]
      #expect(properties.keys.sorted() == keys.names.sorted(), "\(keys.definition)")
      #expect(try definition(keys.definition)["additionalProperties"] == .bool(false))
    }
    let definitions = try #require(schema()["$defs"]?.members)
    #expect(definitions.count == ManifestVocabulary.all.count - 1)
  }

  @Test func `every key is described`() throws {
    for keys in ManifestVocabulary.all {
      for (key, property) in try definition(keys.definition)["properties"]?.members ?? [:] {
        let members = try #require(property.members)
        var text = members["description"]
        if text == nil, case .string(let reference)? = members["$ref"] {
          text = try definition(String(reference.dropFirst("#/$defs/".count)))["description"]
        }
        guard case .string(let sentence)? = text else {
          Issue.record("\(keys.definition)/\(key) is not described")
          continue
        }
        #expect(sentence.hasSuffix("."))
      }
    }
  }

  @Test func `the words that the schema allows are those that are read`() throws {
    let platforms = try definition("manifest")["properties"]?.members?["platform"]?.members?["enum"]
    #expect(platforms == .array(Platform.allCases.map { .string($0.rawValue) }))
    let family = try definition("stack")["properties"]?.members?["family"]?.members?["enum"]
    #expect(family == .array(FamilyName.known.map(\.rawValue).sorted().map { .string($0) }))
    for (kind, key, words) in [
      ("weather", "condition", WeatherWords.conditions),
      ("weather", "precipitation", WeatherWords.precipitations),
      ("workout", "activity", WorkoutActivities.all),
    ] {
      let known = try definition(kind)["properties"]?.members?[key]?.members?["enum"]
      #expect(known == .array(words.map { .string($0) }), "\(kind)")
    }
  }
}
