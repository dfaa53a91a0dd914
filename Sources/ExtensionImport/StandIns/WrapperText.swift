/// The source of a property wrapper in a stand-in: it keeps what it is given, and has the emptiest
/// value before.
///
/// It is encoded as its value, as wrappers are whose types have to be Codable.
struct WrapperText {
  /// The wrapper's name.
  let name: String
  /// The arguments that uses give it.
  let initializers: [ForeignUses.Member]

  /// The lines of the declaration.
  var lines: [String] {
    [
      "@propertyWrapper", "public final class \(name)<Wrapped>: @unchecked Sendable {",
      "  private var value: Wrapped?",
      "  public var wrappedValue: Wrapped {",
      "    get { value ?? Self.empty }",
      "    set { value = newValue }",
      "  }",
      "  public init() {}",
      "  public init(wrappedValue: Wrapped) { value = wrappedValue }",
    ] + initializers.sorted().flatMap(declarations) + Self.emptyValue + [
      "}", "",
      "extension \(name): Encodable where Wrapped: Encodable {",
      "  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }",
      "}", "",
      "extension \(name): Decodable where Wrapped: Decodable {",
      "  public convenience init(from decoder: any Decoder) throws {",
      "    self.init(wrappedValue: try Wrapped(from: decoder))",
      "  }",
      "}", "",
      "extension \(name): Equatable where Wrapped: Equatable {",
      "  public static func == (left: \(name), right: \(name)) -> Bool {",
      "    left.wrappedValue == right.wrappedValue",
      "  }",
      "}", "",
      "extension \(name): Hashable where Wrapped: Hashable {",
      "  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }",
      "}",
    ]
  }

  private static let emptyValue = [
    "  private static var empty: Wrapped {",
    "    let value: Any? = switch Wrapped.self {",
    "    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())",
    "    case let type as any RangeReplaceableCollection.Type: type.init()",
    "    case let type as any AdditiveArithmetic.Type: type.zero",
    "    case is Bool.Type: false",
    "    default: nil",
    "    }",
    "    guard let value = value as? Wrapped else {",
    "      fatalError(\"the stand-in does not know the wrapped value\")",
    "    }",
    "    return value",
    "  }",
  ]

  /// The initializers with some arguments, with and without a first value.
  private func declarations(of member: ForeignUses.Member) -> [String] {
    let list = member.parameters
    guard !list.isEmpty else { return [] }
    return [
      "  public init(\(list)) {}",
      "  public init(wrappedValue: Wrapped, \(list)) { value = wrappedValue }",
    ]
  }
}
