// The values a view tree keeps of a view's arguments, and how SwiftUI's types become them.

/// An argument of a view or modifier as a plain value that can be saved and compared.
///
/// A number is always finite; any other is the string `infinity`, `-infinity` or `nan`.
package enum ViewAttribute: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case string(String)
  /// The bytes of a file, which saved trees hold the digest of.
  case data(Data)
  case list([ViewAttribute])
  case record(ViewAttributes)

  /// Returns a record of the pairs that have a value.
  package static func fields(_ pairs: KeyValuePairs<String, ViewAttribute?>) -> ViewAttribute {
    .record(ViewAttributes(pairs))
  }
}

extension ViewAttribute: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension ViewAttribute: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let values = try? container.decode([ViewAttribute].self) {
      self = .list(values)
    } else {
      self = .record(try container.decode(ViewAttributes.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .data(let data): try container.encode(data.digest)
    case .list(let values): try container.encode(values)
    case .record(let values): try container.encode(values)
    }
  }
}

/// A value that a view tree can keep.
package protocol AttributeRepresentable {
  var attribute: ViewAttribute { get }
}

extension Optional where Wrapped: AttributeRepresentable {
  package var attribute: ViewAttribute? { self?.attribute }
}

extension Array where Element: AttributeRepresentable {
  package var attribute: ViewAttribute { .list(map(\.attribute)) }
}

extension Double: AttributeRepresentable {
  package var attribute: ViewAttribute {
    if isFinite { return .number(self) }
    return .string(isNaN ? "nan" : self < 0 ? "-infinity" : "infinity")
  }
}

extension CGFloat: AttributeRepresentable {
  package var attribute: ViewAttribute { Double(self).attribute }
}

extension Int: AttributeRepresentable {
  package var attribute: ViewAttribute { .number(Double(self)) }
}

extension Bool: AttributeRepresentable {
  package var attribute: ViewAttribute { .flag(self) }
}

extension String: AttributeRepresentable {
  package var attribute: ViewAttribute { .string(self) }
}

extension Date: AttributeRepresentable {
  /// Seconds since 1970.
  package var attribute: ViewAttribute { timeIntervalSince1970.attribute }
}

extension URL: AttributeRepresentable {
  package var attribute: ViewAttribute { .string(absoluteString) }
}

extension CGPoint: AttributeRepresentable {
  package var attribute: ViewAttribute { .list([x.attribute, y.attribute]) }
}

extension CGSize: AttributeRepresentable {
  package var attribute: ViewAttribute { .list([width.attribute, height.attribute]) }
}

extension CGRect: AttributeRepresentable {
  package var attribute: ViewAttribute {
    .list([
      minX.attribute, minY.attribute, size.width.attribute, size.height.attribute,
    ])
  }
}
