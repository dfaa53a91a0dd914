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
  private let item: Any?

  /// Creates a provider without an item.
  public override init() {
    registeredTypeIdentifiers = []
    item = nil
    super.init()
  }

  /// Creates a provider of an item of a type.
  public init(item: Any?, typeIdentifier: String?) {
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    self.item = item
    super.init()
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
    let found = item as? any NSItemProviderReading
    if let found, type(of: found).isSubclass(of: aClass) {
      completionHandler(found, nil)
    } else if let type = registeredTypeIdentifiers.first(
      where: aClass.readableTypeIdentifiersForItemProvider.contains), let data
    {
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    } else {
      completionHandler(nil, ErrorCode.itemUnavailableError)
    }
    return Progress(totalUnitCount: 1)
  }

  /// The bytes of an item that is data, a text, an address or a file.
  private var data: Data? {
    switch item {
    case let data as Data: data
    case let data as NSData: data as Data
    case let text as String: Data(text.utf8)
    case let text as NSString: Data((text as String).utf8)
    case let url as URL:
      url.isFileURL ? try? Data(contentsOf: url) : Data(url.absoluteString.utf8)
    default: nil
    }
  }

  /// Loads the item as data of a type.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = data
    let isKnown = hasItemConformingToTypeIdentifier(typeIdentifier)
    completionHandler(
      isKnown ? data : nil, isKnown && data != nil ? nil : ErrorCode.itemUnavailableError)
    return Progress(totalUnitCount: 1)
  }

  /// Loads the item.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    let isKnown = hasItemConformingToTypeIdentifier(typeIdentifier)
    let found = isKnown ? item as? any NSSecureCoding : nil
    completionHandler?(found, found == nil ? ErrorCode.itemUnavailableError : nil)
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
