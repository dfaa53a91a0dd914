// UniformTypeIdentifiers' `UTType`. A type that Apple does not declare is known by its identifier
// only.

@_exported public import FoundationSupplement

public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String

  public init?(_ identifier: String) {
    guard Self.known[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(
      tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  init(known identifier: String) {
    self.identifier = identifier
  }

  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard
      let match = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    else { return nil }
    self = match
  }

  /// The known types that a tag is of, by their identifiers' order.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let wanted = tag.lowercased()
    let matches = known.filter { _, facts in
      tagClass == .filenameExtension ? facts.extensions.contains(wanted) : facts.mime == wanted
    }
    return matches.keys.sorted().map { UTType(known: $0) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if let facts = Self.known[identifier] {
      if !facts.extensions.isEmpty { tags[.filenameExtension] = facts.extensions }
      if let mime = facts.mime { tags[.mimeType] = [mime] }
    }
    return tags
  }

  /// The types that this type conforms to, directly or indirectly.
  public var supertypes: Set<UTType> {
    let parents = (Self.known[identifier]?.parents ?? []).map { UTType(known: $0) }
    return parents.reduce(into: []) { found, parent in
      found.insert(parent)
      found.formUnion(parent.supertypes)
    }
  }

  public var version: Int? { nil }
  public var referenceURL: URL? { nil }

  public var preferredFilenameExtension: String? { Self.known[identifier]?.extensions.first }
  public var preferredMIMEType: String? { Self.known[identifier]?.mime }
  public var localizedDescription: String? { nil }
  public var isDynamic: Bool { false }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var isDeclared: Bool { Self.known[identifier] != nil }

  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    let parents = Self.known[identifier]?.parents ?? []
    return parents.contains { UTType(known: $0).conforms(to: type) }
  }

  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  struct Facts {
    let parents: [String]
    let extensions: [String]
    let mime: String?
  }
}

/// A kind of name for a type.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let filenameExtension = Self(rawValue: "public.filename-extension")
  public static let mimeType = Self(rawValue: "public.mime-type")
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension URL {
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    let name = appendingPathComponent(partialName)
    return name.pathExtension.isEmpty ? name.appendingPathExtension(for: contentType) : name
  }

  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let suffix = contentType.preferredFilenameExtension else { return self }
    return pathExtension.lowercased() == suffix ? self : appendingPathExtension(suffix)
  }

  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
