// The kinds of attributes under their newer names

extension NSAttributeDescription {
  /// The kind of an attribute's values.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public var rawValue: NSAttributeType
    /// Creates a kind.
    public init(rawValue: NSAttributeType) { self.rawValue = rawValue }

    private init(_ type: NSAttributeType) { self.init(rawValue: type) }

    /// None yet.
    public static let undefined = AttributeType(.undefinedAttributeType)
    /// Whole numbers of 16 bits.
    public static let integer16 = AttributeType(.integer16AttributeType)
    /// Whole numbers of 32 bits.
    public static let integer32 = AttributeType(.integer32AttributeType)
    /// Whole numbers of 64 bits.
    public static let integer64 = AttributeType(.integer64AttributeType)
    /// Decimal numbers.
    public static let decimal = AttributeType(.decimalAttributeType)
    /// Numbers of double precision.
    public static let double = AttributeType(.doubleAttributeType)
    /// Numbers of single precision.
    public static let float = AttributeType(.floatAttributeType)
    /// Texts.
    public static let string = AttributeType(.stringAttributeType)
    /// Truth values.
    public static let boolean = AttributeType(.booleanAttributeType)
    /// Dates.
    public static let date = AttributeType(.dateAttributeType)
    /// Bytes.
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    /// Unique identifiers.
    public static let uuid = AttributeType(.UUIDAttributeType)
    /// Addresses.
    public static let uri = AttributeType(.URIAttributeType)
    /// Values of other classes.
    public static let transformable = AttributeType(.transformableAttributeType)
    /// Objects of the store.
    public static let objectID = AttributeType(.objectIDAttributeType)
    /// Values made of values.
    public static let composite = AttributeType(.compositeAttributeType)
  }

  /// The kind of the attribute's values.
  public var type: AttributeType {
    get { AttributeType(rawValue: attributeType) }
    set { attributeType = newValue.rawValue }
  }
}
