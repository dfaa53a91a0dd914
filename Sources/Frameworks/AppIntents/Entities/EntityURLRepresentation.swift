// The addresses of entities.
//
// https://developer.apple.com/documentation/appintents/entityurlrepresentation

import FoundationSupplement

/// An entity that has an address.
public protocol URLRepresentableEntity: AppEntity {
  /// The form of the address, with the entity's values in it.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  public typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// An address in which members of an entity stand.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation,
  Sendable
{
  /// Members of entities that are no properties.
  public struct Token: Sendable {
    fileprivate let words: @Sendable (Entity) -> String

    /// The entity's identifier.
    public static var id: Token { Token { $0.id.entityIdentifierString } }
  }

  /// Words, and members of entities between them.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var parts: [@Sendable (Entity) -> String] = []

    /// Creates an interpolation without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

    /// Adds a member that is no property.
    public mutating func appendInterpolation(_ token: Token) { parts.append(token.words) }

    /// Adds a property.
    public mutating func appendInterpolation<Value>(
      _ property: any KeyPath<Entity, EntityProperty<Value>> & Sendable
    ) {
      parts.append { "\($0[keyPath: property].wrappedValue)" }
    }
  }

  private let parts: [@Sendable (Entity) -> String]

  /// Creates an address of words with members between them.
  public init(_ representation: EntityURLRepresentation<Entity>) { self = representation }

  public init(stringLiteral value: String) { parts = [{ _ in value }] }

  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Returns an entity's address; nil where the words are none.
  package func url(of entity: Entity) -> URL? {
    URL(string: parts.map { $0(entity) }.joined())
  }
}
