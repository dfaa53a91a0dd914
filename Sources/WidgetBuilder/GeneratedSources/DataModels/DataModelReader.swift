import Foundation
import FoundationXML
import DataModels

/// Reads the XML of a `.xcdatamodel`.
final class DataModelReader: NSObject, XMLParserDelegate {
  /// The contents of a model's file.
  struct Contents: Hashable {
    /// The entities, as the bundle has them.
    var entities: [CompiledDataModel.Entity] = []
    /// The code generation of entities, by the entity's name: `class` or `category`.
    var codeGeneration: [String: String] = [:]
    /// The attributes that are numbers in Swift, as `Entity.attribute`.
    var scalars: Set<String> = []
    /// The Swift types that a model names itself, by `Entity.attribute`.
    var customTypes: [String: String] = [:]
  }

  private var contents = Contents()

  /// Reads a file.
  ///
  /// - Parameter data: The bytes of the model's `contents`.
  /// - Returns: The contents; nil where the file is not XML in UTF-8, as Xcode writes it.
  static func read(_ data: Data) -> Contents? {
    // Foundation's parser traps on names that are not UTF-8, and on some document types and
    // processing instructions, of which a model has none.
    guard let text = String(validating: data, as: UTF8.self), !text.contains("<!DOCTYPE"),
      !text.dropFirst(text.hasPrefix("<?xml ") ? 2 : 0).contains("<?")
    else { return nil }
    let reader = DataModelReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    return parser.parse() ? reader.contents : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String]
  ) {
    switch elementName {
    case "entity": readEntity(attributes)
    case "attribute": readAttribute(attributes)
    case "relationship": readRelationship(attributes)
    default: break
    }
  }

  private func readEntity(_ values: [String: String]) {
    guard let name = values["name"] else { return }
    let named = values["representedClassName"]?.split(separator: ".").last.map(String.init)
    contents.entities.append(
      CompiledDataModel.Entity(
        name: name, className: named, parent: values["parentEntity"],
        isAbstract: values["isAbstract"] == "YES"))
    contents.codeGeneration[name] = values["codeGenerationType"]
  }

  private func readAttribute(_ values: [String: String]) {
    guard let name = values["name"], let last = contents.entities.indices.last else { return }
    let entity = contents.entities[last].name
    contents.entities[last].attributes.append(
      CompiledDataModel.Attribute(
        name: name, type: values["attributeType"] ?? "", isOptional: values["optional"] == "YES",
        defaultValue: values["defaultValueString"] ?? values["defaultDateTimeInterval"],
        storage: Self.storage(values), formerName: values["elementID"]))
    if values["usesScalarValueType"] == "YES" { contents.scalars.insert("\(entity).\(name)") }
    contents.customTypes["\(entity).\(name)"] = values["customClassName"]
  }

  private static func storage(
    _ values: [String: String]
  ) -> CompiledDataModel.Attribute.Storage? {
    if values["transient"] == "YES" { return .transient }
    return values["allowsExternalBinaryDataStorage"] == "YES" ? .external : nil
  }

  private func readRelationship(_ values: [String: String]) {
    guard let name = values["name"], let last = contents.entities.indices.last else { return }
    contents.entities[last].relationships.append(
      CompiledDataModel.Relationship(
        name: name, destination: values["destinationEntity"] ?? "",
        inverse: values["inverseName"], isToMany: values["toMany"] == "YES",
        isOrdered: values["ordered"] == "YES",
        deletionRule: values["deletionRule"] ?? "Nullify"))
  }
}
