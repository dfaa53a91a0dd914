// SwiftUI's NavigationPath: values one of which led to the next, which can be kept where all of
// them are codable.

/// Values that lead to views, one after another.
public struct NavigationPath: Equatable {
  private struct Element: Equatable {
    let value: AnyHashable
    let codable: (any Codable)?

    static func == (first: Element, second: Element) -> Bool { first.value == second.value }
  }

  private var elements: [Element] = []

  public init() {}

  @_disfavoredOverload
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { Element(value: $0, codable: nil) }
  }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    self.elements = elements.map { Element(value: $0, codable: $0) }
  }

  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  @_disfavoredOverload
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(Element(value: value, codable: value as? any Codable))
  }

  public mutating func append<V: Hashable & Codable>(_ value: V) {
    elements.append(Element(value: value, codable: value))
  }

  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath {
  /// A path that can be kept; nil where a value cannot be encoded.
  public var codable: CodableRepresentation? {
    guard elements.allSatisfy({ $0.codable != nil }) else { return nil }
    return CodableRepresentation(path: self)
  }

  public init(_ codable: CodableRepresentation) { self = codable.path }

  /// The values with the names of their types, the last first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let path: NavigationPath

    fileprivate init(path: NavigationPath) { self.path = path }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var path = NavigationPath()
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type that can be decoded")
        }
        let text = try container.decode(String.self)
        path.append(try Self.value(of: type, in: Data(text.utf8)))
      }
      path.elements.reverse()
      self.path = path
    }

    private static func value<V: Codable & Hashable>(
      of type: V.Type, in data: Data
    ) throws -> any Codable & Hashable {
      try JSONDecoder().decode(type, from: data)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in path.elements.reversed() {
        guard let value = element.codable else { continue }
        try container.encode(_mangledTypeName(type(of: value)) ?? "\(type(of: value))")
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }

  private mutating func append(_ value: any Codable & Hashable) {
    elements.append(Element(value: AnyHashable(value), codable: value))
  }
}
