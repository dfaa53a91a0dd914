// Attributes and the types of their values.

import DataModels
public import FoundationSupplement

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100

  /// The type that a model's file names.
  init(spelling: String) {
    self =
      switch spelling {
      case "Integer 16": .integer16AttributeType
      case "Integer 32": .integer32AttributeType
      case "Integer 64": .integer64AttributeType
      case "Decimal": .decimalAttributeType
      case "Double": .doubleAttributeType
      case "Float": .floatAttributeType
      case "String": .stringAttributeType
      case "Boolean": .booleanAttributeType
      case "Date": .dateAttributeType
      case "Binary": .binaryDataAttributeType
      case "UUID": .UUIDAttributeType
      case "URI": .URIAttributeType
      case "Transformable": .transformableAttributeType
      case "Composite": .compositeAttributeType
      default: .undefinedAttributeType
      }
  }
}

extension NSAttributeType {
  /// Returns a computed value as one of the type.
  func value(of computed: Any?) -> Any? {
    guard let plain = KeyValues.plain(computed) else { return nil }
    let number = KeyValues.number(plain)
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return number.flatMap { Int64(exactly: $0.rounded()) }.map { NSNumber(value: $0) }
    case .booleanAttributeType: return number.map { NSNumber(value: $0 != 0) }
    case .doubleAttributeType, .floatAttributeType: return number.map { NSNumber(value: $0) }
    case .decimalAttributeType:
      if let exact = plain as? NSDecimalNumber { return exact }
      return number.map { NSDecimalNumber(value: $0) }
    case .stringAttributeType: return plain as? String
    case .dateAttributeType: return plain as? Date
    default: return plain
    }
  }
}

open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var allowsCloudEncryption = false
  open var preservesValueInHistoryOnDeletion = false
  /// The conditions of a value that can be saved.
  private(set) var rules: [ValidationRule] = []

  open var validationPredicates: [NSPredicate] { rules.map(\.predicate) }
  open var validationWarnings: [Any] { rules.map { NSNumber(value: $0.code) } }

  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    let codes = (validationWarnings ?? []).map { Int($0) ?? NSManagedObjectValidationError }
    rules = (validationPredicates ?? []).enumerated().map { index, predicate in
      ValidationRule(
        predicate: predicate,
        code: index < codes.count ? codes[index] : NSManagedObjectValidationError)
    }
  }

  /// Makes the attribute that a model's file declares.
  static func make(_ compiled: CompiledDataModel.Attribute) -> NSAttributeDescription {
    if let elements = compiled.elements {
      let composite = NSCompositeAttributeDescription(compiled)
      composite.elements = elements.map { make($0) }
      return composite
    }
    guard let text = compiled.derivation else { return NSAttributeDescription(compiled) }
    let derived = NSDerivedAttributeDescription(compiled)
    derived.derivationExpression = NSExpression.parsed(text)
    if derived.derivationExpression == nil {
      NSLog("%@", "the derivation of \(compiled.name) is not supported here: \(text)")
    }
    return derived
  }

  convenience init(_ compiled: CompiledDataModel.Attribute) {
    self.init()
    name = compiled.name
    isOptional = compiled.isOptional
    attributeType = NSAttributeType(spelling: compiled.type)
    defaultValue = compiled.defaultValue.flatMap(value)
    isTransient = compiled.storage == .transient
    allowsExternalBinaryDataStorage = compiled.storage == .external
    renamingIdentifier = compiled.formerName
    valueTransformerName = compiled.transformer
    preservesValueInHistoryOnDeletion = compiled.isPreserved == true
    if let limits = compiled.limits { rules = rules(limits) }
  }

  /// Returns the default value for its text in a model's file.
  private func value(_ text: String) -> Any? {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1" || text == "true")
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .stringAttributeType: text
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }

  /// The rules that bounds in a model's file make.
  private func rules(_ limits: CompiledDataModel.Attribute.Limits) -> [ValidationRule] {
    let codes: (least: CocoaError.Code, greatest: CocoaError.Code)
    var path = "SELF"
    switch attributeType {
    case .stringAttributeType:
      codes = (.validationStringTooShort, .validationStringTooLong)
      path = "SELF.length"
    case .dateAttributeType: codes = (.validationDateTooSoon, .validationDateTooLate)
    default: codes = (.validationNumberTooSmall, .validationNumberTooLarge)
    }
    var rules: [ValidationRule] = []
    for (text, symbol, code) in [
      (limits.minimum, ">=", codes.least), (limits.maximum, "<=", codes.greatest),
    ] {
      let bound: Any? = text.flatMap { text in
        attributeType == .stringAttributeType ? Int(text).map { $0 } : value(text)
      }
      guard let bound else { continue }
      let predicate = NSPredicate(format: "\(path) \(symbol) %@", argumentArray: [bound])
      rules.append(ValidationRule(predicate: predicate, code: code.rawValue))
    }
    if let pattern = limits.pattern {
      rules.append(
        ValidationRule(
          predicate: NSPredicate(format: "SELF MATCHES %@", argumentArray: [pattern]),
          code: CocoaError.Code.validationStringPatternMatching.rawValue))
    }
    return rules
  }
}

/// A condition of an attribute's values, and the code of the error where it does not hold.
struct ValidationRule {
  var predicate: NSPredicate
  var code: Int
}
