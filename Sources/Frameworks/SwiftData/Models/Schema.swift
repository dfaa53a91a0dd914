// Schemas, their versions and how a store is configured.

import FoundationSupplement

public final class Schema: Hashable, @unchecked Sendable {
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  public struct Entity: Hashable, Sendable {
    public let name: String
  }

  /// A property of a model: its name, its key path and what its macro says of it.
  public struct PropertyMetadata: @unchecked Sendable {
    let name: String
    let keypath: AnyKeyPath
    /// Returns the value that the class gives the property at first; nil for none.
    let defaultValue: () -> Any?
    let metadata: (any SchemaProperty)?

    public init(
      name: String, keypath: AnyKeyPath,
      defaultValue: @autoclosure @escaping () -> Any? = nil,
      metadata: (any SchemaProperty)? = nil
    ) {
      self.name = name
      self.keypath = keypath
      self.defaultValue = defaultValue
      self.metadata = metadata
    }
  }

  public final class Attribute: SchemaProperty, @unchecked Sendable {
    let names: Set<String>
    public let originalName: String
    public let hashModifier: String?

    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      names = Set(options.map(\.name))
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
    }

    public var isUnique: Bool { names.contains("unique") }

    public struct Option: Sendable {
      let name: String

      public static var unique: Option { Option(name: "unique") }
      public static var externalStorage: Option { Option(name: "externalStorage") }
      public static var encrypt: Option { Option(name: "encrypt") }
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      public static var ephemeral: Option { Option(name: "ephemeral") }
      public static var spotlight: Option { Option(name: "spotlight") }
      public static func transformable(by transformerName: String) -> Option {
        Option(name: transformerName)
      }
      public static func transformable(by transformerType: any AnyObject.Type) -> Option {
        Option(name: String(describing: transformerType))
      }
    }
  }

  public final class Relationship: SchemaProperty, @unchecked Sendable {
    public let deleteRule: DeleteRule
    public let originalName: String
    public let minimumModelCount: Int?
    public let maximumModelCount: Int?
    public let hashModifier: String?
    let inverse: AnyKeyPath?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      self.inverse = inverse
      self.hashModifier = hashModifier
    }

    public enum DeleteRule: String, CaseIterable, Codable, Hashable, Sendable {
      case noAction, nullify, cascade, deny
    }

    public struct Option: Sendable {
      let name: String

      public static var unique: Option { Option(name: "unique") }
    }
  }

  /// The kinds of a model's indices, which change what is found quickly and nothing else.
  public final class Index<Model: PersistentModel>: Sendable {
    public enum Types<T: PersistentModel> {
      case binary([PartialKeyPath<T>])
      case rtree([PartialKeyPath<T>])
    }
  }

  let models: [any PersistentModel.Type]
  public let schemaEncodingVersion: String = "1.0.0"
  public let encodingVersion: Version
  public var version: Version { encodingVersion }
  public var entities: [Entity] { models.map { Entity(name: String(describing: $0)) } }
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    models = types
    encodingVersion = version
  }

  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  public convenience init() { self.init([any PersistentModel.Type]()) }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public static func entityName<T: PersistentModel>(for type: T.Type) -> String {
    String(describing: type)
  }

  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.entities == rhs.entities && lhs.version == rhs.version
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(entities) }
}

/// A property of a model, as its macro describes it.
public protocol SchemaProperty: Sendable {
  var originalName: String { get }
}

public protocol VersionedSchema: SendableMetatype {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

public protocol SchemaMigrationPlan: SendableMetatype {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
