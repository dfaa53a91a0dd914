import Foundation
import Testing
import WidgetBuilder

@Suite struct IntentDefinitionTests {
  private func definition(
    _ root: [String: Any] = CardsDefinition.root
  ) throws -> IntentDefinition {
    try IntentDefinition(CardsDefinition.data(root), file: "Cards.intentdefinition")
  }

  @Test func `an intent is read with what it is eligible for`() throws {
    let intents = try definition().intents
    #expect(intents.map(\.className) == ["ViewRecentPurchasesIntent", "IneligibleIntent"])
    #expect(intents.map(\.isEligibleForWidgets) == [true, false])
    #expect(intents.map(\.isEligibleForSuggestions) == [true, false])
    #expect(intents[0].combinations == [[], ["card", "category"]])
  }

  @Test func `parameters are read in order with type, reference and default`() throws {
    let parameters = try definition().intents[0].parameters
    #expect(
      parameters.map(\.name) == [
        "card", "category", "limit", "names", "cards", "Card", "Title", "isShort", "since", "link",
        "place", "owner", "receipt", "ratio", "distance",
      ])
    #expect(parameters[0].reference == "Card")
    #expect(parameters[0].providesOptions)
    #expect(parameters[1].reference == "PurchaseCategory")
    #expect(parameters[1].defaultValue == .text("all"))
    #expect(parameters[2].defaultValue == .number(5))
    #expect(parameters[2].unsupportedReasons == ["tooMany", "none"])
    #expect(parameters[3].isList && parameters[3].searchesOptions)
    #expect(parameters[7].defaultValue == .truth(true))
  }

  @Test func `types, enumerations and responses are read`() throws {
    let definition = try definition()
    #expect(definition.types.map(\.name) == ["Card"])
    #expect(definition.types[0].properties.map(\.name) == ["limit"])
    #expect(definition.enumerations[0].cases.map(\.name) == ["unknown", "all", "food", "default"])
    #expect(definition.enumerations[0].cases.map(\.rawValue) == [0, 1, 2, 3])
    let response = definition.intents[0].response
    #expect(response.codes.map(\.name) == ["success", "overLimit"])
    // In the order of the text, which is not that of the properties.
    #expect(response.codes[1].mentioned == ["total", "card"])
  }

  @Test func `a class that the author named is the whole name, and references follow it`() throws {
    var root = CardsDefinition.changed("INIntents/0/INIntentClassName", to: "PurchasesIntent")
    root = CardsDefinition.changed("INTypes/0/INTypeClassName", to: "PaymentCard", in: root)
    root = CardsDefinition.changed("INTypes/0/INTypeClassPrefix", to: "XY", in: root)
    root = CardsDefinition.changed("INEnums/0/INEnumClassPrefix", to: "XY", in: root)
    let definition = try definition(root)
    #expect(definition.intents[0].className == "PurchasesIntent")
    #expect(definition.types.map(\.name) == ["PaymentCard"])
    #expect(definition.enumerations.map(\.name) == ["XYPurchaseCategory"])
    #expect(definition.intents[0].parameters[0].reference == "PaymentCard")
    #expect(definition.intents[0].parameters[1].reference == "XYPurchaseCategory")
  }

  @Test func `a binary property list is read like an XML one`() throws {
    let binary = try CardsDefinition.data(format: .binary)
    #expect(
      try IntentDefinition(binary, file: "Cards.intentdefinition") == definition())
  }

  @Test func `an enumeration without a zero gets an unknown case`() throws {
    let values = [["INEnumValueName": "small", "INEnumValueIndex": 1] as [String: Any]]
    let definition = try definition(CardsDefinition.changed("INEnums/0/INEnumValues", to: values))
    #expect(definition.enumerations[0].cases.map(\.name) == ["unknown", "small"])
  }

  @Test func `a file that is no property list is an error`() {
    #expect(
      throws: IntentDefinitionError(
        file: "a.intentdefinition", place: "", problem: .notAPropertyList)
    ) {
      try IntentDefinition(Data("intent {".utf8), file: "a.intentdefinition")
    }
  }

  @Test func `a file of unreasonable size is not read`() {
    let bytes = IntentDefinition.sizeLimit + 1
    let problem = IntentDefinitionError.Problem.tooLarge(
      bytes: bytes, limit: IntentDefinition.sizeLimit)
    #expect(throws: IntentDefinitionError(file: "a", place: "", problem: problem)) {
      try IntentDefinition(Data(count: bytes), file: "a")
    }
  }

  @Test(
    arguments: [
      (
        "INIntents/0/INIntentName", nil,
        "Cards.intentdefinition#INIntents/0: 'INIntentName' is missing"
      ),
      (
        "INIntents/0/INIntentParameters/2/INIntentParameterType", nil,
        "Cards.intentdefinition#INIntents/0/INIntentParameters/2: 'INIntentParameterType' is missing"
      ),
      (
        "INTypes/0/INTypeName", "Card { } import Evil",
        "Cards.intentdefinition#INTypes/0: 'Card { } import Evil' is not a name that Swift can use"
      ),
      (
        "INEnums/0/INEnumValues/1/INEnumValueName", "2nd",
        "Cards.intentdefinition#INEnums/0/INEnumValues/1: '2nd' is not a name that Swift can use"
      ),
      (
        "INIntents/0/INIntentResponse/INIntentResponseCodes/0/INIntentResponseCodeName", "",
        "Cards.intentdefinition#INIntents/0/INIntentResponse/INIntentResponseCodes/0: '' is not a name that Swift can use"
      ),
    ] as [(String, String?, String)])
  func `what Xcode would not accept is an error at its place`(
    path: String, value: String?, message: String
  ) {
    #expect {
      try definition(CardsDefinition.changed(path, to: value))
    } throws: { "\($0)" == message }
  }
}
