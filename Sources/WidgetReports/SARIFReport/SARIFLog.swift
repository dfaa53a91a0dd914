/// The parts of SARIF 2.1.0 that are written, with its names.
struct SARIFLog: Encodable {
  struct Text: Encodable {
    var text: String
    var markdown: String?
  }

  struct Rule: Encodable {
    struct Configuration: Encodable {
      var level: String
    }

    struct Properties: Encodable {
      var tags: [String]
      var source: String
    }

    var id: String
    var name: String
    var shortDescription: Text?
    var fullDescription: Text?
    var help: Text?
    var defaultConfiguration: Configuration?
    var properties: Properties?
  }

  struct Artifact: Encodable {
    var uri: String
    var uriBaseId: String
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      struct Region: Encodable {
        var startLine: Int
      }

      var artifactLocation: Artifact
      var region: Region?
    }

    struct Logical: Encodable {
      var fullyQualifiedName: String
      var kind: String
    }

    var physicalLocation: Physical?
    var logicalLocations: [Logical]
  }

  struct Result: Encodable {
    struct SuppressedResult: Encodable {
      var kind = "external"
      var justification: String
    }

    struct Properties: Encodable {
      var subject: String
      var call: String?
      var at: Double?
      var entry: Int?
      var developerMode: String?
    }

    var ruleId: String
    var ruleIndex: Int
    var kind: String
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]?
    var suppressions: [SuppressedResult]?
    var properties: Properties
  }

  struct Run: Encodable {
    struct Tool: Encodable {
      struct Driver: Encodable {
        var name: String
        var semanticVersion: String
        var rules: [Rule]
      }

      var driver: Driver
    }

    struct Base: Encodable {
      var description: Text
    }

    var tool: Tool
    var originalUriBaseIds: [String: Base]
    var columnKind = "utf16CodeUnits"
    var results: [Result]
  }

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}
