// Entities that are files.
//
// https://developer.apple.com/documentation/appintents/fileentity

public import FoundationSupplement
public import UniformTypeIdentifiers

/// An entity that is a document or another file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  /// The types of files.
  static var supportedContentTypes: [UTType] { get }
}

extension FileEntity {
  public static var supportedContentTypes: [UTType] { [] }
}

/// The identifier of an entity that is a file, or the draft of one.
public struct FileEntityIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
  /// The file's address; nil for a draft.
  public let fileURL: URL?
  /// The draft's identifier; nil for a file.
  public let draftIdentifier: String?

  /// Whether there is no file yet.
  public var isDraft: Bool { draftIdentifier != nil }

  /// Returns the identifier of a file.
  ///
  /// - Throws: `CocoaError` where the address is not that of a file.
  public static func file(url: URL) throws -> FileEntityIdentifier {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    return FileEntityIdentifier(fileURL: url, draftIdentifier: nil)
  }

  /// Returns the identifier of a draft.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(fileURL: nil, draftIdentifier: identifier)
  }

  public var entityIdentifierString: String {
    fileURL?.absoluteString ?? "draft:" + (draftIdentifier ?? "")
  }

  public static func entityIdentifier(
    for entityIdentifierString: String
  ) -> FileEntityIdentifier? {
    if entityIdentifierString.hasPrefix("draft:") {
      return .draft(identifier: String(entityIdentifierString.dropFirst("draft:".count)))
    }
    return URL(string: entityIdentifierString).flatMap { try? .file(url: $0) }
  }
}
