// Providers of items that are dragged, shared or pasted, from iOS 8 and 11.

public import Foundation

/// An object that an item provider can hand over.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The type identifiers of the representations that the object can be written as.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that an item provider can make.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The type identifiers of the representations that the object can be read from.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates an object of its representation in a type.
  ///
  /// - Parameters:
  ///   - data: The bytes of the representation.
  ///   - typeIdentifier: The type.
  /// - Returns: The object.
  /// - Throws: An error of the class where the bytes are none of the type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Creates a text of bytes in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let text = String(data: data, encoding: .utf8).map { NSString(string: $0) }
    guard let text = text as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return text
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Creates an address of its text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let url = String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }
    guard let url = url as? Self else { throw NSItemProvider.ErrorCode.unexpectedValueClassError }
    return url
  }
}

/// A provider of an item and the types that it is available as.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// A handler that gets the item or an error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// A reason why an item cannot be loaded.
  public enum ErrorCode: Int, Error, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  /// The types, the best one first.
  public private(set) var registeredTypeIdentifiers: [String]
  /// The suggested name of the item's file.
  open var suggestedName: String?
  private var representations: [String: Representation] = [:]

  /// Creates a provider without an item.
  public override init() {
    registeredTypeIdentifiers = []
    super.init()
  }

  /// Creates a provider of an item of a type; without one, of the first that the object is written as.
  public init(item: Any?, typeIdentifier: String?) {
    let object = (item as? any NSItemProviderWriting).map { type(of: $0) }
    let typeIdentifier = typeIdentifier ?? object?.writableTypeIdentifiersForItemProvider.first
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    super.init()
    if let typeIdentifier, let item { representations[typeIdentifier] = .item(item) }
  }

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init(
      item: object,
      typeIdentifier: type(of: object).writableTypeIdentifiersForItemProvider.first)
  }

  /// Creates a provider of a file.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(item: fileURL, typeIdentifier: "public.file-url")
  }

  /// One representation of the item: a value, or the way to load it.
  enum Representation {
    case item(Any)
    case data(DataLoader)
    case file(FileLoader, isOpenedInPlace: Bool)
  }

  /// A function that hands data over, and may say how far it has come.
  typealias DataLoader =
    (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  /// A function that hands a file over, and whether it may be changed by others.
  typealias FileLoader =
    (_ completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  func register(_ representation: Representation, for typeIdentifier: String) {
    if representations.updateValue(representation, forKey: typeIdentifier) == nil {
      registeredTypeIdentifiers.append(typeIdentifier)
    }
  }

  func representation(_ typeIdentifier: String) -> Representation? {
    representations[typeIdentifier]
  }

  /// Returns whether the item is available as a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Returns whether an object of a class can be made.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(
      where: hasItemConformingToTypeIdentifier)
  }

  /// Makes an object of a class.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    for type in registeredTypeIdentifiers {
      guard case .item(let item)? = representations[type],
        let found = item as? any NSItemProviderReading,
        Swift.type(of: found).isSubclass(of: aClass)
      else { continue }
      completionHandler(found, nil)
      return Progress(totalUnitCount: 1)
    }
    guard
      let type = registeredTypeIdentifiers.first(
        where: aClass.readableTypeIdentifiersForItemProvider.contains)
    else {
      completionHandler(nil, ErrorCode.itemUnavailableError)
      return Progress(totalUnitCount: 1)
    }
    struct Wanted: @unchecked Sendable { let type: any NSItemProviderReading.Type }
    let wanted = Wanted(type: aClass)
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      do {
        guard let data else { throw error ?? ErrorCode.itemUnavailableError }
        completionHandler(
          try wanted.type.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads the item as data of a type.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress: Progress?
    switch representation(typeIdentifier) {
    case .item(let item)?:
      let data = Self.data(of: item)
      completionHandler(data, data == nil ? ErrorCode.itemUnavailableError : nil)
      progress = nil
    case .data(let load)?: progress = load(completionHandler)
    case .file(let load, _)?:
      progress = load { url, _, error in
        let data = url.flatMap { try? Data(contentsOf: $0) }
        completionHandler(data, data == nil ? error ?? ErrorCode.itemUnavailableError : nil)
      }
    case nil:
      completionHandler(nil, ErrorCode.itemUnavailableError)
      progress = nil
    }
    return progress ?? Progress(totalUnitCount: 1)
  }

  /// Loads the item.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    if case .item(let item)? = representation(typeIdentifier) {
      let found = item as? any NSSecureCoding
      completionHandler?(found, found == nil ? ErrorCode.itemUnavailableError : nil)
      return
    }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { NSData(data: $0) }, error)
    }
  }
}

extension NSItemProviderReading {
  fileprivate static func isSubclass(of other: any NSItemProviderReading.Type) -> Bool {
    let wanted: AnyClass = other
    var current: AnyClass? = self
    while let candidate = current {
      if candidate == wanted { return true }
      current = Swift._getSuperclass(candidate)
    }
    return false
  }
}
