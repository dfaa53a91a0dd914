// INObject, its collections, and the values beside it.

public import FoundationSupplement

public protocol INSpeakable: NSObjectProtocol {
  var spokenPhrase: String { get }
  var pronunciationHint: String? { get }
  var vocabularyIdentifier: String? { get }
}

open class INObject: NSObject, INSpeakable, NSCopying, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?
  open var alternativeSpeakableMatches: [INSpeakableString]?
  /// The properties that a subclass marks `@NSManaged`.
  var managed = ManagedProperties()

  /// True on Apple's platforms, where objects are coded; here none is.
  open class var supportsSecureCoding: Bool { true }

  public init(
    identifier: String?, display displayString: String, pronunciationHint: String?
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    super.init()
  }

  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }

  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    self.subtitleString = subtitleString
    self.displayImage = displayImage
  }

  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?,
    subtitle subtitleString: String?, image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
    self.subtitleString = subtitleString
    self.displayImage = displayImage
  }

  open var spokenPhrase: String { displayString }
  open var vocabularyIdentifier: String? { identifier }

  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject else { return false }
    return type(of: other) == type(of: self) && other.identifier == identifier
      && other.displayString == displayString
  }

  open override var hash: Int {
    displayString.hashValue
  }
}

open class INObjectSection<ObjectType>: NSObject, @unchecked Sendable {
  public let title: String?
  public let items: [ObjectType]

  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}

open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
  public let sections: [INObjectSection<ObjectType>]
  open var usesIndexedCollation = false

  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
  }

  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  public var allItems: [ObjectType] {
    sections.flatMap(\.items)
  }
}

open class INSpeakableString: NSObject, INSpeakable, NSCopying, @unchecked Sendable {
  public let spokenPhrase: String
  public let pronunciationHint: String?
  public let vocabularyIdentifier: String?

  public init(
    vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?
  ) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }

  public init(spokenPhrase: String) {
    vocabularyIdentifier = nil
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }
}

open class INImage: NSObject, NSCopying, @unchecked Sendable {
  private enum Source: Equatable {
    case named(String)
    case system(String)
    case data(Data)
    case url(URL, width: Double?, height: Double?)
  }

  private let source: Source

  private init(_ source: Source) {
    self.source = source
  }

  public convenience init(named name: String) {
    self.init(.named(name))
  }

  public class func systemImageNamed(_ systemImageName: String) -> Self {
    named(.system(systemImageName))
  }

  public convenience init(imageData: Data) {
    self.init(.data(imageData))
  }

  public convenience init?(url URL: URL) {
    self.init(.url(URL, width: nil, height: nil))
  }

  public convenience init?(url URL: URL, width: Double, height: Double) {
    self.init(.url(URL, width: width, height: height))
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INImage)?.source == source
  }

  private static func named(_ source: Source) -> Self {
    guard let image = INImage(source) as? Self else {
      preconditionFailure("INImage is not meant to be subclassed")
    }
    return image
  }
}

open class INFile: NSObject, @unchecked Sendable {
  private let contents: Data?

  open var filename: String
  public let fileURL: URL?
  public let typeIdentifier: String?
  open var removedOnCompletion = false

  public init(data: Data, filename: String, typeIdentifier: String?) {
    contents = data
    self.filename = filename
    fileURL = nil
    self.typeIdentifier = typeIdentifier
  }

  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    contents = nil
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
    self.typeIdentifier = typeIdentifier
  }

  /// The file's bytes; none where it cannot be read.
  open var data: Data {
    contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
  }
}

open class INCurrencyAmount: NSObject, NSCopying, @unchecked Sendable {
  public let amount: NSDecimalNumber?
  public let currencyCode: String?

  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }
}
