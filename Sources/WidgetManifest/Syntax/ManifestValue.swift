import WidgetRecording

/// Any value of a manifest, before anything is known about its meaning.
///
/// An object keeps its members in the order of the text, so that problems are told in that order.
indirect enum ManifestValue: Hashable, Sendable {
  /// One member of an object.
  struct Member: Hashable, Sendable {
    var key: String
    var value: ManifestValue
  }

  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([ManifestValue])
  case object([Member])
  /// Bytes, which only a property list can hold and no key takes.
  case data

  /// The name of the value's type, for errors.
  var type: ManifestError.ValueType {
    self == .data ? .data : json.type
  }

  /// The value without the order of its members, for the parts whose shape is the author's.
  var json: JSONValue {
    switch self {
    case .null, .data: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array(let values): .array(values.map(\.json))
    case .object(let members):
      .object(
        Dictionary(members.map { ($0.key, $0.value.json) }, uniquingKeysWith: { _, last in last })
      )
    }
  }
}

extension JSONValue {
  /// The name of the value's type, for errors.
  var type: ManifestError.ValueType {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}
