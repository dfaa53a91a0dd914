import Foundation

/// A definition as Xcode writes one, with every part that is read.
enum CardsDefinition {
  static var root: [String: Any] {
    [
      "INIntentDefinitionModelVersion": "1.2",
      "INEnums": [purchaseCategory],
      "INTypes": [card],
      "INIntents": [
        viewRecentPurchases, ineligible, ["INIntentName": "Play", "INIntentType": "System"],
      ],
    ]
  }

  /// The root with something else at a path of keys and positions.
  static func changed(
    _ path: String, to value: Any?, in root: [String: Any] = CardsDefinition.root
  ) -> [String: Any] {
    func change(_ node: Any, _ steps: ArraySlice<Substring>) -> Any {
      guard let step = steps.first else { return value ?? NSNull() }
      let rest = steps.dropFirst()
      if var object = node as? [String: Any] {
        object[String(step)] =
          rest.isEmpty ? value : change(object[String(step)] ?? [String: Any](), rest)
        return object
      }
      if var list = node as? [Any], let index = Int(step) {
        list[index] = change(list[index], rest)
        return list
      }
      return node
    }
    return change(root, path.split(separator: "/")[...]) as? [String: Any] ?? [:]
  }

  static func data(
    _ root: [String: Any] = CardsDefinition.root,
    format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: root, format: format, options: 0)
  }

  private static var purchaseCategory: [String: Any] {
    [
      "INEnumName": "PurchaseCategory", "INEnumType": "Regular",
      "INEnumValues": [
        ["INEnumValueName": "unknown"],
        ["INEnumValueName": "all", "INEnumValueIndex": 1],
        ["INEnumValueName": "food", "INEnumValueIndex": 2],
        ["INEnumValueName": "default", "INEnumValueIndex": 3],
      ],
    ]
  }

  private static var card: [String: Any] {
    [
      "INTypeName": "Card",
      "INTypeProperties": [
        [
          "INTypePropertyName": "identifier", "INTypePropertyType": "String",
          "INTypePropertyDefault": true,
        ],
        ["INTypePropertyName": "limit", "INTypePropertyType": "Integer"],
      ],
    ]
  }

  private static var viewRecentPurchases: [String: Any] {
    [
      "INIntentName": "ViewRecentPurchases", "INIntentType": "Custom",
      "INIntentEligibleForWidgets": true,
      "INIntentParameters": [
        parameter(
          "card", "Object",
          [
            "ObjectType": "Card", "SupportsDynamicEnumeration": true, "SupportsResolution": true,
          ]),
        parameter(
          "category", "Integer",
          [
            "EnumType": "PurchaseCategory", "SupportsResolution": true,
            "Metadata": ["INIntentParameterMetadataDefaultValue": "all"],
          ]),
        parameter(
          "limit", "Integer",
          [
            "SupportsResolution": true,
            "UnsupportedReasons": [
              ["INIntentParameterUnsupportedReasonCode": "tooMany"],
              ["INIntentParameterUnsupportedReasonCode": "none"],
            ],
            "Metadata": [
              "INIntentParameterMetadataDefaultValue": 5,
              "INIntentParameterMetadataMaximumValue": Data(),
            ],
          ]),
        parameter(
          "names", "String",
          [
            "SupportsMultipleValues": true, "SupportsResolution": true,
            "SupportsDynamicEnumeration": true, "SupportsSearch": true,
          ]),
        parameter("cards", "Object", ["ObjectType": "Card", "SupportsMultipleValues": true]),
        parameter("Card", "Object", ["ObjectType": "Card"]),
        parameter(
          "Title", "String",
          [
            "Metadata": ["INIntentParameterMetadataDefaultValue": "\"Hello\\\" \n${x}"]
          ]),
        parameter(
          "isShort", "Boolean",
          [
            "Metadata": ["INIntentParameterMetadataDefaultValue": true]
          ]),
        parameter("since", "DateComponents"), parameter("link", "URL"),
        parameter("place", "Placemark"), parameter("owner", "Person"),
        parameter("receipt", "File"), parameter("ratio", "Decimal"),
        parameter("distance", "Distance"),
      ],
      "INIntentParameterCombinations": ["card,category": [String: Any](), "": [String: Any]()],
      "INIntentManagedParameterCombinations": ["card,category": [String: Any]()],
      "INIntentResponse": [
        "INIntentResponseCodes": [
          ["INIntentResponseCodeName": "success", "INIntentResponseCodeSuccess": true],
          [
            "INIntentResponseCodeName": "overLimit",
            "INIntentResponseCodeFormatString": "${total} is over the limit of ${card}",
          ],
        ],
        "INIntentResponseParameters": [
          [
            "INIntentResponseParameterName": "card", "INIntentResponseParameterType": "Object",
            "INIntentResponseParameterObjectType": "Card",
          ],
          [
            "INIntentResponseParameterName": "total", "INIntentResponseParameterType": "Decimal",
          ],
        ],
      ],
    ]
  }

  private static var ineligible: [String: Any] {
    ["INIntentName": "Ineligible", "INIntentIneligibleForSuggestions": true]
  }

  private static func parameter(
    _ name: String, _ type: String, _ more: [String: Any] = [:]
  ) -> [String: Any] {
    var entry: [String: Any] = [
      "INIntentParameterName": name, "INIntentParameterType": type,
      "INIntentParameterConfigurable": true,
    ]
    for (key, value) in more { entry["INIntentParameter" + key] = value }
    return entry
  }
}
