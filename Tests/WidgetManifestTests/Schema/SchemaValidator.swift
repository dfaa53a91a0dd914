import Foundation
import WidgetManifest
import WidgetRecording

/// As much of JSON Schema as the schema of manifests uses.
struct SchemaValidator {
  private let schema: JSONValue

  init() throws {
    schema = try JSONReader.read(JSONValue.self, from: ManifestSchema.json.utf8)
  }

  /// The pointers of what the schema does not allow.
  func faults(in value: JSONValue) -> [String] {
    faults(value, schema, at: "").sorted()
  }

  private func faults(_ value: JSONValue, _ rule: JSONValue, at pointer: String) -> [String] {
    guard case .object(let rule) = rule else { return [] }
    var faults: [String] = []
    if case .string(let reference)? = rule["$ref"] {
      faults += self.faults(value, definition(reference), at: pointer)
    }
    if !isTypeRight(value, rule["type"]) { return faults + [pointer] }
    if case .array(let allowed)? = rule["enum"], !allowed.contains(value) { faults.append(pointer) }
    if let only = rule["const"], only != value { faults.append(pointer) }
    faults += choices(value, rule, at: pointer)
    switch value {
    case .object(let members): faults += self.faults(members, rule, at: pointer)
    case .array(let elements): faults += self.faults(elements, rule, at: pointer)
    case .string(let text): faults += isTextRight(text, rule) ? [] : [pointer]
    case .number(let number): faults += isNumberRight(number, rule) ? [] : [pointer]
    case .null, .bool: break
    }
    return faults
  }

  private func definition(_ reference: String) -> JSONValue {
    var value = schema
    for part in reference.split(separator: "/").dropFirst() {
      guard case .object(let members) = value, let next = members[String(part)] else {
        return .null
      }
      value = next
    }
    return value
  }

  private func isTypeRight(_ value: JSONValue, _ type: JSONValue?) -> Bool {
    guard case .string(let type)? = type else { return true }
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool),
      ("number", .number):
      return true
    case ("integer", .number(let number)): return number == number.rounded()
    default: return false
    }
  }

  private func choices(
    _ value: JSONValue, _ rule: [String: JSONValue], at pointer: String
  ) -> [String] {
    var faults: [String] = []
    if case .array(let rules)? = rule["oneOf"] {
      let right = rules.filter { self.faults(value, $0, at: pointer).isEmpty }
      if right.count != 1 { faults.append(pointer) }
    }
    if case .array(let rules)? = rule["anyOf"] {
      let right = rules.filter { self.faults(value, $0, at: pointer).isEmpty }
      if right.isEmpty { faults.append(pointer) }
    }
    return faults
  }

  private func faults(
    _ members: [String: JSONValue], _ rule: [String: JSONValue], at pointer: String
  ) -> [String] {
    var faults: [String] = []
    if case .array(let required)? = rule["required"] {
      for case .string(let key) in required where members[key] == nil { faults.append(pointer) }
    }
    if case .number(let least)? = rule["minProperties"], Double(members.count) < least {
      faults.append(pointer)
    }
    var properties: [String: JSONValue] = [:]
    if case .object(let known)? = rule["properties"] { properties = known }
    for (key, value) in members {
      let place = "\(pointer)/\(key)"
      if let property = properties[key] {
        faults += self.faults(value, property, at: place)
      } else if rule["additionalProperties"] == .bool(false) {
        faults.append(place)
      } else if let other = rule["additionalProperties"] {
        faults += self.faults(value, other, at: place)
      }
    }
    return faults
  }

  private func faults(
    _ elements: [JSONValue], _ rule: [String: JSONValue], at pointer: String
  ) -> [String] {
    var faults: [String] = []
    let count = Double(elements.count)
    if case .number(let least)? = rule["minItems"], count < least { faults.append(pointer) }
    if case .number(let greatest)? = rule["maxItems"], count > greatest { faults.append(pointer) }
    if rule["uniqueItems"] == .bool(true), Set(elements).count < elements.count {
      faults.append(pointer)
    }
    if let items = rule["items"] {
      for (index, element) in elements.enumerated() {
        faults += self.faults(element, items, at: "\(pointer)/\(index)")
      }
    }
    return faults
  }

  private func isTextRight(_ text: String, _ rule: [String: JSONValue]) -> Bool {
    if case .number(let least)? = rule["minLength"], Double(text.count) < least { return false }
    if case .string(let pattern)? = rule["pattern"] {
      return text.range(of: pattern, options: .regularExpression) != nil
    }
    if rule["format"] == .string("date-time") {
      return ISO8601DateFormatter().date(from: text) != nil
    }
    return true
  }

  private func isNumberRight(_ number: Double, _ rule: [String: JSONValue]) -> Bool {
    if case .number(let least)? = rule["minimum"], number < least { return false }
    return true
  }
}
