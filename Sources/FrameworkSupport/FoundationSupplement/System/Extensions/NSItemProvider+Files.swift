// Representations of an item provider that are registered, and files of them.

public import Foundation

/// Who may load a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// Options of a file of an item.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  /// Creates options.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file may be opened where it lies.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// A value of Swift's that is made of an object of an item.
public protocol _ItemProviderValue: SendableMetatype {
  associatedtype _ItemObject: NSItemProviderReading & SendableMetatype
  static func _value(of object: _ItemObject) -> Self
}

extension String: _ItemProviderValue {
  public static func _value(of object: NSString) -> String { object as String }
}

extension URL: _ItemProviderValue {
  public static func _value(of object: NSURL) -> URL { object as URL }
}

extension NSItemProvider {
  /// The bytes of an item that is data, a text, an address or a file.
  static func data(of item: Any) -> Data? {
    switch item {
    case let data as Data: data
    case let data as NSData: data as Data
    case let text as String: Data(text.utf8)
    case let text as NSString: Data((text as String).utf8)
    case let url as URL:
      url.isFileURL ? try? Data(contentsOf: url) : Data(url.absoluteString.utf8)
    case let url as NSURL: data(of: url as URL)
    default: nil
    }
  }

  /// Registers a representation as data.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(.data(loadHandler), for: typeIdentifier)
  }

  /// Registers a representation as a file.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping (_ completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    register(
      .file(loadHandler, isOpenedInPlace: fileOptions.contains(.openInPlace)), for: typeIdentifier)
  }

  /// Registers an object in each of the types that it can be written as.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      register(.item(object), for: identifier)
    }
  }

  /// Returns the types whose files have all of some options.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    registeredTypeIdentifiers.filter { identifier in
      guard fileOptions.contains(.openInPlace) else { return true }
      if case .file(_, let isOpenedInPlace)? = representation(identifier) { return isOpenedInPlace }
      return false
    }
  }

  /// Returns whether there is a representation whose file has all of some options.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions).contains(typeIdentifier)
  }

  /// Returns whether a value can be made: a `String` or a `URL`.
  public func canLoadObject<Value: _ItemProviderValue>(ofClass aClass: Value.Type) -> Bool {
    canLoadObject(ofClass: Value._ItemObject.self)
  }

  /// Makes a value: a `String` or a `URL`.
  @discardableResult public func loadObject<Value: _ItemProviderValue>(
    ofClass aClass: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: Value._ItemObject.self) { object, error in
      completionHandler((object as? Value._ItemObject).map { Value._value(of: $0) }, error)
    }
  }

  /// Writes a copy of the item in a type, which is removed once the handler has returned.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let suggestedName = suggestedName
    if let (load, _) = file(typeIdentifier) {
      return load { source, _, error in
        Self.lendCopy(named: suggestedName ?? source?.lastPathComponent, completionHandler) {
          guard let source else { throw error ?? ErrorCode.itemUnavailableError }
          try FileManager.default.copyItem(at: source, to: $0)
        }
      } ?? Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      Self.lendCopy(named: suggestedName, completionHandler) {
        guard let data else { throw error ?? ErrorCode.itemUnavailableError }
        try data.write(to: $0)
      }
    }
  }

  /// Loads the item's file where it lies, or writes a copy that stays; the handler is told which.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if case (let load, true)? = file(typeIdentifier) {
      return load { url, _, error in completionHandler(url, url != nil, error) }
        ?? Progress(totalUnitCount: 1)
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { copy, error in
      do {
        guard let copy else { throw error ?? ErrorCode.itemUnavailableError }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = folder.appendingPathComponent(copy.lastPathComponent)
        try FileManager.default.copyItem(at: copy, to: place)
        completionHandler(place, false, nil)
      } catch {
        completionHandler(nil, false, error)
      }
    }
  }

  /// The function that loads the file of a type, and whether it is opened where it lies.
  private func file(_ typeIdentifier: String) -> (FileLoader, Bool)? {
    switch representation(typeIdentifier) {
    case .file(let load, let isOpenedInPlace)?: return (load, isOpenedInPlace)
    case .item(let item)?:
      guard let url = item as? URL ?? (item as? NSURL).map({ $0 as URL }), url.isFileURL else {
        return nil
      }
      let load: FileLoader = { completion in
        completion(url, true, nil)
        return nil
      }
      return (load, true)
    case .data?, nil: return nil
    }
  }

  /// Hands a file over that is written before and removed after.
  private static func lendCopy(
    named name: String?, _ completion: (URL?, (any Error)?) -> Void, _ write: (URL) throws -> Void
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let place = folder.appendingPathComponent(name ?? "Item")
      try write(place)
      completion(place, nil)
    } catch {
      completion(nil, error)
    }
  }
}
