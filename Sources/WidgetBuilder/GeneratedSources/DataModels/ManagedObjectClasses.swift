import WidgetManifest
import DataModels

/// The classes that Xcode makes of Core Data models: whole ones, or the properties of the author's.
struct ManagedObjectClasses {
  /// The models.
  let models: [DataModel]

  /// The source with the classes; nil where the author writes all of them.
  var source: GeneratedSource? {
    var sections: [String] = []
    for model in models {
      for entity in model.contents.entities {
        guard let generation = model.contents.codeGeneration[entity.name],
          let name = entity.className
        else { continue }
        if generation == "class" { sections.append(declaration(of: name, entity, in: model)) }
        sections.append(properties(of: name, entity, in: model))
      }
    }
    guard !sections.isEmpty else { return nil }
    let text =
      "public import Foundation\npublic import CoreData\n\n"
      + sections.joined(separator: "\n\n") + "\n"
    return GeneratedSource(name: "ManagedObjects.swift", text: text)
  }

  /// The names of the classes.
  var names: Set<String> { Set(models.flatMap(\.contents.entities).compactMap(\.className)) }

  /// Whether sources speak of one of the classes.
  ///
  /// The app's side may be a scenario without any; then it needs none of what they are made of.
  func areNamed(in sources: [[UInt8]]) -> Bool {
    let names = names
    return sources.contains { source in
      let text = String(decoding: source, as: UTF8.self)
      return names.contains { text.contains($0) }
    }
  }

  private func declaration(
    of name: String, _ entity: CompiledDataModel.Entity, in model: DataModel
  ) -> String {
    let parent = entity.parent.map { className(of: $0, in: model) } ?? "NSManagedObject"
    return "@objc(\(name))\npublic class \(name): \(parent) {}"
  }

  private func className(of entity: String, in model: DataModel) -> String {
    model.contents.entities.first { $0.name == entity }?.className ?? "NSManagedObject"
  }

  private func properties(
    of name: String, _ entity: CompiledDataModel.Entity, in model: DataModel
  ) -> String {
    var lines = [
      "extension \(name) {",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "  }",
    ]
    for attribute in entity.attributes {
      let key = "\(entity.name).\(attribute.name)"
      let type = Self.type(
        of: attribute, isScalar: model.contents.scalars.contains(key),
        custom: model.contents.customTypes[key])
      lines.append("  @NSManaged public var \(attribute.name): \(type)")
    }
    for relationship in entity.relationships {
      let destination = className(of: relationship.destination, in: model)
      let many = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
      let type = relationship.isToMany ? many : destination
      lines.append("  @NSManaged public var \(relationship.name): \(type)?")
    }
    // Fetched properties are read by their keys: Xcode declares attributes and relationships alone.
    lines.append("}")
    for relationship in entity.relationships where relationship.isToMany {
      lines += accessors(of: relationship, name, in: model)
    }
    if entity.parent == nil { lines += ["", "extension \(name): Identifiable {}"] }
    return lines.joined(separator: "\n")
  }

  private func accessors(
    of relationship: CompiledDataModel.Relationship, _ name: String, in model: DataModel
  ) -> [String] {
    let key = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let one = className(of: relationship.destination, in: model)
    let many = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var lines = ["", "extension \(name) {"]
    for word in ["addTo", "removeFrom"] {
      lines += [
        "  @NSManaged public func \(word)\(key)(_ value: \(one))",
        "  @NSManaged public func \(word)\(key)(_ values: \(many))",
      ]
    }
    if relationship.isOrdered { lines += Self.placeAccessors(key, one) }
    return lines + ["}"]
  }

  /// The accessors for the places of a relationship whose objects have an order.
  private static func placeAccessors(_ key: String, _ one: String) -> [String] {
    [
      "insertInto\(key)(_ value: \(one), at idx: Int)", "removeFrom\(key)(at idx: Int)",
      "insertInto\(key)(_ values: [\(one)], at indexes: NSIndexSet)",
      "removeFrom\(key)(at indexes: NSIndexSet)",
      "replace\(key)(at idx: Int, with value: \(one))",
      "replace\(key)(at indexes: NSIndexSet, with values: [\(one)])",
    ].map { "  @NSManaged public func \($0)" }
  }

  /// The type that Xcode gives a property: numbers as such or as objects, all else optional.
  private static func type(
    of attribute: CompiledDataModel.Attribute, isScalar: Bool, custom: String?
  ) -> String {
    let numbers = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Boolean": "Bool",
      "Double": "Double", "Float": "Float",
    ]
    if let number = numbers[attribute.type] { return isScalar ? number : "NSNumber?" }
    switch attribute.type {
    case "String": return "String?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Binary": return "Data?"
    case "Decimal": return "NSDecimalNumber?"
    case "Composite": return "[String: Any]?"
    default: return (custom ?? "NSObject") + "?"
    }
  }
}
