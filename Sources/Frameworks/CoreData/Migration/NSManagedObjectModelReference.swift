// Versions of a model, as the stages of a migration name them.

public import FoundationSupplement
import Hashing

/// A version of a model.
open class NSManagedObjectModelReference: NSObject, @unchecked Sendable {
  public let versionChecksum: String
  /// The model; nil where there is none of that name.
  let found: NSManagedObjectModel?

  public init(model: NSManagedObjectModel, versionChecksum: String) {
    found = model
    self.versionChecksum = versionChecksum
  }

  public convenience init(fileURL: URL, versionChecksum: String) {
    self.init(NSManagedObjectModel(contentsOf: fileURL), versionChecksum)
  }

  /// Creates a reference to a version of the bundle's models: a file of its own, or one of several.
  public convenience init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
    let folder = bundle?.resourceURL ?? ExtensionSurroundings.current.resources
    let entries =
      folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    let places = [""] + entries.filter { $0.hasSuffix(".momd") }.sorted().map { $0 + "/" }
    let model = places.lazy.compactMap { place in
      folder.flatMap {
        NSManagedObjectModel(contentsOf: $0.appendingPathComponent("\(place)\(modelName).mom"))
      }
    }.first { _ in true }
    self.init(model, versionChecksum)
  }

  private init(_ found: NSManagedObjectModel?, _ versionChecksum: String) {
    self.found = found
    self.versionChecksum = versionChecksum
  }

  open var resolvedModel: NSManagedObjectModel {
    guard let found else {
      preconditionFailure("there is no model for the version \(versionChecksum)")
    }
    return found
  }
}

extension NSManagedObjectModel {
  /// A text that differs where what is stored does; it is another than Apple's for the same model.
  public var versionChecksum: String {
    let lines = entities.map { entity in
      let properties = entity.properties.map { property -> String in
        let kind =
          switch property {
          case let attribute as NSAttributeDescription:
            "\(attribute.attributeType.rawValue) \(attribute.isOptional)"
          case let relationship as NSRelationshipDescription:
            "\(relationship.destinationEntity?.name ?? "") \(relationship.isToMany)"
          default: ""
          }
        return "\(property.name) \(kind)"
      }
      let parent = entity.superentity?.name ?? ""
      return "\(entity.name ?? "") \(parent): \(properties.sorted().joined(separator: ", "))"
    }
    return Data(SHA256.hash(lines.sorted().joined(separator: "\n").utf8)).base64EncodedString()
  }
}
