// Collections in archives, from iOS 14.

public import Foundation

extension NSKeyedUnarchiver {
  /// Reads an array of objects of a class.
  public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSSecureCoding>(
    ofClass cls: DecodedObjectType.Type, from data: Data
  ) throws -> [DecodedObjectType]? {
    try unarchivedArrayOfObjects(ofClasses: [cls], from: data) as? [DecodedObjectType]
  }

  /// Reads an array of objects of some classes.
  public static func unarchivedArrayOfObjects(
    ofClasses classes: [AnyClass], from data: Data
  ) throws -> [Any]? {
    try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
  }

  /// Reads a dictionary of keys and objects of a class each.
  public static func unarchivedDictionary<
    KeyType: NSObject & NSCopying & NSSecureCoding, ObjectType: NSObject & NSSecureCoding
  >(
    ofKeyClass keyClass: KeyType.Type, objectClass valueClass: ObjectType.Type, from data: Data
  ) throws -> [KeyType: ObjectType]? {
    let classes: [AnyClass] = [NSDictionary.self, keyClass, valueClass]
    return try unarchivedObject(ofClasses: classes, from: data) as? [KeyType: ObjectType]
  }
}

extension NSCoder {
  /// Reads an array of objects of a class.
  public func decodeArrayOfObjects<DecodedObjectType: NSObject & NSSecureCoding>(
    ofClass cls: DecodedObjectType.Type, forKey key: String
  ) -> [DecodedObjectType]? {
    decodeArrayOfObjects(ofClasses: [cls], forKey: key) as? [DecodedObjectType]
  }

  /// Reads an array of objects of some classes.
  public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
    decodeObject(of: [NSArray.self] + classes, forKey: key) as? [Any]
  }

  /// Reads a dictionary of keys and objects of a class each.
  public func decodeDictionary<
    KeyType: NSObject & NSCopying & NSSecureCoding, ObjectType: NSObject & NSSecureCoding
  >(
    withKeyClass keyClass: KeyType.Type, objectClass: ObjectType.Type, forKey key: String
  ) -> [KeyType: ObjectType]? {
    let classes: [AnyClass] = [NSDictionary.self, keyClass, objectClass]
    return decodeObject(of: classes, forKey: key) as? [KeyType: ObjectType]
  }
}
