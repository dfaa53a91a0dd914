/// A data model as an extension's bundle has it: what a `.xcdatamodel` declares, ready to be read.
public struct CompiledDataModel: Codable, Hashable, Sendable {
  /// An entity of the model.
  public struct Entity: Codable, Hashable, Sendable {
    /// The entity's name.
    public var name: String
    /// The name of the class of its objects; nil for `NSManagedObject` itself.
    public var className: String?
    /// The name of the entity that it specialises.
    public var parent: String?
    /// Whether no object is of this entity itself.
    public var isAbstract: Bool
    /// Its attributes, in the model's order.
    public var attributes: [Attribute]
    /// Its relationships, in the model's order.
    public var relationships: [Relationship]

    /// Creates an entity.
    public init(
      name: String, className: String? = nil, parent: String? = nil, isAbstract: Bool = false,
      attributes: [Attribute] = [], relationships: [Relationship] = []
    ) {
      self.name = name
      self.className = className
      self.parent = parent
      self.isAbstract = isAbstract
      self.attributes = attributes
      self.relationships = relationships
    }
  }

  /// A value of an object.
  public struct Attribute: Codable, Hashable, Sendable {
    /// The attribute's name.
    public var name: String
    /// The type, as the model spells it: `Integer 16`, `String`, `Date`.
    public var type: String
    /// Whether the value may be absent.
    public var isOptional: Bool
    /// The value that a new object has, as the model spells it.
    public var defaultValue: String?
    /// Where stores keep the value, if not in a column alone.
    public var storage: Storage?
    /// The attribute's name in an older model, if it was renamed.
    public var formerName: String?

    /// A place of values other than a column.
    public enum Storage: String, Codable, Sendable {
      /// None: the value is never stored.
      case transient
      /// A file beside the store, where the data is large.
      case external
    }

    /// Creates an attribute.
    public init(
      name: String, type: String, isOptional: Bool, defaultValue: String? = nil,
      storage: Storage? = nil, formerName: String? = nil
    ) {
      self.name = name
      self.type = type
      self.isOptional = isOptional
      self.defaultValue = defaultValue
      self.storage = storage
      self.formerName = formerName
    }
  }

  /// A tie of an object to others.
  public struct Relationship: Codable, Hashable, Sendable {
    /// The relationship's name.
    public var name: String
    /// The entity of the objects that it leads to.
    public var destination: String
    /// The relationship that leads back.
    public var inverse: String?
    /// Whether it leads to any number of objects.
    public var isToMany: Bool
    /// Whether these have an order.
    public var isOrdered: Bool
    /// The rule applied when the object is deleted: `Nullify`, `Cascade`, `Deny`, `No Action`.
    public var deletionRule: String

    /// Creates a relationship.
    public init(
      name: String, destination: String, inverse: String? = nil, isToMany: Bool = false,
      isOrdered: Bool = false, deletionRule: String = "Nullify"
    ) {
      self.name = name
      self.destination = destination
      self.inverse = inverse
      self.isToMany = isToMany
      self.isOrdered = isOrdered
      self.deletionRule = deletionRule
    }
  }

  /// The entities, in the model's order.
  public var entities: [Entity]
  /// The modules in which the objects' classes are looked for.
  public var modules: [String]

  /// Creates a model.
  public init(entities: [Entity], modules: [String] = []) {
    self.entities = entities
    self.modules = modules
  }
}
