// UniformTypeIdentifiers' `UTType`, from iOS 14, with the types that files and data are most often
// of. What else there may be is known by its identifier only.

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

  /// All types that the type conforms to, through others too.
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

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let fileURL = UTType(known: "public.file-url")
  public static let url = UTType(known: "public.url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let json = UTType(known: "public.json")
  public static let xml = UTType(known: "public.xml")
  public static let html = UTType(known: "public.html")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let heic = UTType(known: "public.heic")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")

  struct Facts {
    var parents: [String]
    var extensions: [String] = []
    var mime: String?
  }

  private static let known = common.merging(rarer) { common, _ in common }

  private static let common: [String: Facts] = [
    "public.item": Facts(parents: []), "public.content": Facts(parents: []),
    "public.data": Facts(parents: ["public.item"]),
    "public.directory": Facts(parents: ["public.item"]),
    "public.folder": Facts(parents: ["public.directory"]),
    "public.url": Facts(parents: ["public.data"]),
    "public.file-url": Facts(parents: ["public.url"]),
    "public.text": Facts(parents: ["public.data", "public.content"]),
    "public.plain-text": Facts(
      parents: ["public.text"], extensions: ["txt", "text"], mime: "text/plain"),
    "public.utf8-plain-text": Facts(parents: ["public.plain-text"]),
    "public.comma-separated-values-text": Facts(
      parents: ["public.text"], extensions: ["csv"], mime: "text/csv"),
    "public.json": Facts(
      parents: ["public.text"], extensions: ["json"], mime: "application/json"),
    "public.xml": Facts(parents: ["public.text"], extensions: ["xml"], mime: "application/xml"),
    "public.html": Facts(
      parents: ["public.text"], extensions: ["html", "htm"], mime: "text/html"),
    "com.apple.property-list": Facts(parents: ["public.data"], extensions: ["plist"]),
    "public.image": Facts(parents: ["public.data", "public.content"]),
    "public.png": Facts(parents: ["public.image"], extensions: ["png"], mime: "image/png"),
    "public.jpeg": Facts(
      parents: ["public.image"], extensions: ["jpeg", "jpg"], mime: "image/jpeg"),
    "public.heic": Facts(parents: ["public.image"], extensions: ["heic"], mime: "image/heic"),
    "com.compuserve.gif": Facts(
      parents: ["public.image"], extensions: ["gif"], mime: "image/gif"),
    "org.webmproject.webp": Facts(
      parents: ["public.image"], extensions: ["webp"], mime: "image/webp"),
    "public.svg-image": Facts(
      parents: ["public.image", "public.xml"], extensions: ["svg"], mime: "image/svg+xml"),
    "com.adobe.pdf": Facts(
      parents: ["public.data", "public.content"], extensions: ["pdf"], mime: "application/pdf"),
    "public.audiovisual-content": Facts(parents: ["public.data", "public.content"]),
    "public.movie": Facts(parents: ["public.audiovisual-content"]),
    "public.mpeg-4": Facts(parents: ["public.movie"], extensions: ["mp4"], mime: "video/mp4"),
    "public.audio": Facts(parents: ["public.audiovisual-content"]),
    "public.mp3": Facts(parents: ["public.audio"], extensions: ["mp3"], mime: "audio/mpeg"),
    "public.archive": Facts(parents: ["public.data"]),
    "public.zip-archive": Facts(
      parents: ["public.archive"], extensions: ["zip"], mime: "application/zip"),
  ]
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
