import Foundation
import TestSupport
import Testing
import WidgetBuilder

@Suite struct IntentClassSourceTests {
  private func source(_ root: [String: Any] = CardsDefinition.root) throws -> String {
    try IntentClassSource(files: [("Cards.intentdefinition", CardsDefinition.data(root))]).text
  }

  // The tests of the intents compile this file, so it is also known to work.
  @Test func `the source is the one that the intents' tests compile`() throws {
    try expectGolden(Data(source().utf8), "Tests/AppIntentsTests/Samples/CardsIntents.swift")
  }

  @Test func `the same files give the same source`() throws {
    #expect(try source() == source())
  }

  @Test func `a type of one file serves an intent of another`() throws {
    let types = try CardsDefinition.data(["INTypes": CardsDefinition.root["INTypes"] ?? []])
    let intents = try CardsDefinition.data([
      "INIntents": [
        [
          "INIntentName": "Show",
          "INIntentParameters": [
            [
              "INIntentParameterName": "card", "INIntentParameterType": "Object",
              "INIntentParameterObjectType": "Card",
            ]
          ],
        ]
      ]
    ])
    let text = try IntentClassSource(files: [("Show", intents), ("Types", types)]).text
    #expect(text.contains("public class ShowIntent: INIntent"))
    #expect(text.contains("public var card: Card?"))
    #expect(text.hasPrefix("// Made from Show, Types.\n"))
  }

  @Test func `constants are named as in Xcode's Swift code, and as Swift imports them`() throws {
    let names = ["unknown", "DefaultTheme", "URLValue", "NASA", "MP3", "kWh", "In"]
    let values = names.enumerated().map { index, name in
      ["INEnumValueName": name, "INEnumValueIndex": index] as [String: Any]
    }
    var root = CardsDefinition.changed("INEnums/0/INEnumValues", to: values)
    root = CardsDefinition.changed("INIntents", to: [[String: Any]](), in: root)
    let source = try source(root)
    for (index, name) in [
      "unknown", "defaultTheme", "uRLValue", "nASA", "mP3", "kWh", "`in`",
    ].enumerated() {
      #expect(source.contains("  case \(name) = \(index)\n"))
    }
    #expect(
      source.contains(
        """
          public static var mp3: Self { .mP3 }
          public static var nasa: Self { .nASA }
          public static var urlValue: Self { .uRLValue }
        }
        """))
  }

  @Test func `a file's name cannot leave its comment`() throws {
    let data = try CardsDefinition.data([:])
    let text = try IntentClassSource(files: [("a\nimport Evil", data)]).text
    #expect(!text.contains("\nimport Evil"))
  }

  @Test(
    arguments: [
      (
        "INIntents/0/INIntentParameters/8/INIntentParameterType", "Mood",
        "Cards.intentdefinition#INIntents/0: unknown parameter type 'Mood'"
      ),
      (
        "INIntents/0/INIntentParameters/0/INIntentParameterObjectType", "Purse",
        "Cards.intentdefinition#INIntents/0: no definition declares the type 'Purse'"
      ),
      (
        "INIntents/1/INIntentName", "ViewRecentPurchases",
        "Cards.intentdefinition: 'ViewRecentPurchasesIntent' is declared twice"
      ),
    ] as [(String, String, String)])
  func `a type that is not known or known twice is an error`(
    path: String, value: String, message: String
  ) {
    #expect {
      try source(CardsDefinition.changed(path, to: value))
    } throws: { "\($0)" == message }
  }

  @Test func `a default that is no case is an error`() {
    let path = "INIntents/0/INIntentParameters/1/INIntentParameterMetadata"
    let metadata = ["INIntentParameterMetadataDefaultValue": "cars"]
    #expect(
      throws: IntentDefinitionError(
        file: "Cards.intentdefinition", place: "INIntents/0", problem: .unknownCase("cars"))
    ) {
      try source(CardsDefinition.changed(path, to: metadata))
    }
  }

  @Test func `a list of an enumeration is not supported and said so`() {
    let path = "INIntents/0/INIntentParameters/1/INIntentParameterSupportsMultipleValues"
    #expect(
      throws: IntentDefinitionError(
        file: "Cards.intentdefinition", place: "INIntents/0",
        problem: .unsupportedList("PurchaseCategory"))
    ) {
      try source(CardsDefinition.changed(path, to: true))
    }
  }

  private func definition(_ parameters: [String]) throws -> Data {
    try CardsDefinition.data([
      "INIntents": [
        [
          "INIntentName": "Configuration",
          "INIntentParameters": parameters.map {
            ["INIntentParameterName": $0, "INIntentParameterType": "String"]
          },
        ]
      ],
      "INEnums": [["INEnumName": "Theme\(parameters.count)", "INEnumValues": [[String: Any]]()]],
    ])
  }

  @Test func `equal declarations of two files are one, and of others the nearer one counts`() throws
  {
    let files = [
      ("Phone/Phone.intentdefinition", try definition(["team", "city"])),
      ("Mac/Base.lproj/Mac.intentdefinition", try definition(["team"])),
    ]
    let equal = [files[0], ("Phone/Copy.intentdefinition", files[0].1)]
    let shared = try IntentClassSource(files: equal).text
    #expect(shared.ranges(of: "public class ConfigurationIntent:").count == 1)

    let mac = try IntentClassSource(files: files, entry: "Mac/Sources/Widget.swift").text
    #expect(mac.ranges(of: "public class ConfigurationIntent:").count == 1)
    #expect(!mac.contains("city") && mac.contains("enum Theme1") && mac.contains("enum Theme2"))
    #expect(try IntentClassSource(files: files, entry: "Phone/W.swift").text.contains("city"))

    #expect {
      try IntentClassSource(files: files, entry: "Watch/W.swift")
    } throws: {
      "\($0)"
        == "Mac/Base.lproj/Mac.intentdefinition: 'ConfigurationIntent' is declared otherwise in "
        + "Phone/Phone.intentdefinition, too; name the one that the extension uses under "
        + "intentDefinitions"
    }
  }
}
