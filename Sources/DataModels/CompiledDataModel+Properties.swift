extension CompiledDataModel {
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
    /// The value's storage beside its column; nil for a column alone.
    public var storage: Storage?
    /// The attribute's name in an older model, if it was renamed.
    public var formerName: String?
    /// The expression that the store computes the value by; nil for a value that is set.
    public var derivation: String?
    /// The name of the transformer between the value and the bytes that a store keeps.
    public var transformer: String?
    /// The conditions of a value that can be saved.
    public var limits: Limits?
    /// The values that a composite one is made of; nil for any other.
    public var elements: [Attribute]?
    /// Whether a history keeps the value of a deleted object; nil where it does not.
    public var isPreserved: Bool?

    /// A place of values other than a column.
    public enum Storage: String, Codable, Sendable {
      /// None: the value is never stored.
      case transient
      /// A file beside the store, where the data is large.
      case external
    }

    /// The bounds of values, as the model spells them; of texts, the bounds of their lengths.
    public struct Limits: Codable, Hashable, Sendable {
      /// The least value.
      public var minimum: String?
      /// The greatest value.
      public var maximum: String?
      /// The regular expression of a text.
      public var pattern: String?

      /// Creates bounds; nil where there are none.
      public init?(minimum: String?, maximum: String?, pattern: String?) {
        if minimum == nil, maximum == nil, pattern == nil { return nil }
        self.minimum = minimum
        self.maximum = maximum
        self.pattern = pattern
      }
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
    /// Whether it may lead to no object.
    public var isOptional = true
    /// The least number of objects.
    public var minimumCount = 0
    /// The greatest number of objects of a relationship to many; 0 for any.
    public var maximumCount = 0
    /// The relationship's name in an older model, if it was renamed.
    public var formerName: String?

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
}
