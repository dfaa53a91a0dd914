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
    /// The fetches whose results its objects have as properties, by the properties' names.
    public var fetchedProperties: [FetchRequest] = []
    /// Lists of properties whose values no two objects have in common.
    public var constraints: [[String]] = []
    /// The entity's name in an older model, if it was renamed.
    public var formerName: String?

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

  /// A fetch that a model names.
  public struct FetchRequest: Codable, Hashable, Sendable {
    /// The fetch's name.
    public var name: String
    /// The entity of the objects that it finds.
    public var entity: String
    /// The format of its predicate; nil where it finds all.
    public var predicate: String?
    /// The greatest number of objects; 0 for any.
    public var limit: Int

    /// Creates a fetch.
    public init(name: String, entity: String, predicate: String? = nil, limit: Int = 0) {
      self.name = name
      self.entity = entity
      self.predicate = predicate
      self.limit = limit
    }
  }

  /// The entities, in the model's order.
  public var entities: [Entity]
  /// The modules in which the objects' classes are looked for.
  public var modules: [String]
  /// The fetches that code asks for by name.
  public var fetchRequests: [FetchRequest] = []
  /// The names of the entities of each configuration.
  public var configurations: [String: [String]] = [:]
  /// The identifier that the author gave to this version of the model.
  public var version: String?

  /// Creates a model.
  public init(entities: [Entity], modules: [String] = []) {
    self.entities = entities
    self.modules = modules
  }
}
