// Value transformers, which turn a value into another and back, and are found by name.

import Synchronization

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let negateBooleanTransformerName = Self("NSNegateBoolean")
  public static let isNilTransformerName = Self("NSIsNil")
  public static let isNotNilTransformerName = Self("NSIsNotNil")
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// A class whose initialiser by name returns the object that is registered, which only a protocol's
/// initialiser can.
public protocol _NamedTransformer {}

extension _NamedTransformer {
  /// Finds the transformer of a name: the registered one, or one of the class that has the name.
  public init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformer.transformer(named: name) as? Self else { return nil }
    self = found
  }
}

open class ValueTransformer: NSObject, _NamedTransformer, @unchecked Sendable {
  private static let registered = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

  /// The modules in which classes are looked for.
  private static let modules = Mutex<Set<String>>([])

  public required override init() {}

  /// Has classes looked for in modules, too, where a name is that of a class alone.
  package static func lookForClasses(in names: [String]) {
    modules.withLock { $0.formUnion(names) }
  }

  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    registered.withLock { $0[name] = transformer }
  }

  open class func valueTransformerNames() -> [NSValueTransformerName] {
    registered.withLock { Array($0.keys) }.sorted { $0.rawValue < $1.rawValue }
  }

  /// The transformer of a name: one that was registered, or one of the system's, or a new one of
  /// the class that has the name, as Apple documents it.
  fileprivate static func transformer(named name: NSValueTransformerName) -> ValueTransformer? {
    if let known = registered.withLock({ $0[name] }) { return known }
    let new: ValueTransformer? =
      switch name {
      case .negateBooleanTransformerName: Negation()
      case .isNilTransformerName: Absence(isWanted: true)
      case .isNotNilTransformerName: Absence(isWanted: false)
      case .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
      default: type(named: name.rawValue)?.init()
      }
    if let new { registered.withLock { $0[name] = new } }
    return new
  }

  private static func type(named name: String) -> ValueTransformer.Type? {
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    let names = [name] + modules.withLock { $0.sorted() }.map { "\($0).\(plain)" }
    return names.lazy.compactMap { NSClassFromString($0) as? ValueTransformer.Type }.first
  }

  open class func transformedValueClass() -> AnyClass { NSObject.self }

  open class func allowsReverseTransformation() -> Bool { true }

  open func transformedValue(_ value: Any?) -> Any? { value }

  open func reverseTransformedValue(_ value: Any?) -> Any? {
    precondition(
      Self.allowsReverseTransformation(), "\(Self.self) does not allow reverse transformation")
    return transformedValue(value)
  }
}

private final class Negation: ValueTransformer, @unchecked Sendable {
  override class func transformedValueClass() -> AnyClass { NSNumber.self }

  override func transformedValue(_ value: Any?) -> Any? {
    NSNumber(value: KeyValues.number(KeyValues.plain(value)) ?? 0 == 0)
  }
}

private final class Absence: ValueTransformer, @unchecked Sendable {
  private let isWanted: Bool

  init(isWanted: Bool) {
    self.isWanted = isWanted
    super.init()
  }

  required init() {
    isWanted = true
    super.init()
  }

  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override class func allowsReverseTransformation() -> Bool { false }

  override func transformedValue(_ value: Any?) -> Any? {
    NSNumber(value: (KeyValues.plain(value) == nil) == isWanted)
  }
}

/// The transformer between archives and their objects.
///
/// The classes in an archive are not compared with `allowedTopLevelClasses`.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  open override class func allowsReverseTransformation() -> Bool { true }

  /// Returns the object of an archive.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = KeyValues.plain(value) as? Data,
      let reader = try? NSKeyedUnarchiver(forReadingFrom: data)
    else { return nil }
    reader.requiresSecureCoding = false
    reader.decodingFailurePolicy = .setErrorAndReturn
    defer { reader.finishDecoding() }
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }

  /// Returns the archive of an object that can be coded, and of a value of property lists.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value = KeyValues.plain(value) else { return nil }
    let isCoded =
      value is any NSCoding || PropertyListSerialization.propertyList(value, isValidFor: .binary)
    guard isCoded else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
  }
}
