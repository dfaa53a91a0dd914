// CoreTransferable: how values are given to other apps and taken from them. Nothing leaves an
// extension, so that representations are kept as values; data is exported and imported in process.

public import Combine
@_exported public import FoundationSupplement
public import UniformTypeIdentifiers

/// A value that can be given to another app.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form that a value takes on its way.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Transferable, TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
  public typealias Representation = Never
  public static var transferRepresentation: Never {
    preconditionFailure("there is no value of Never")
  }
}

@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    TupleTransferRepresentation()
  }
}

/// Several forms of one value, the best first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  public typealias Body = Never
}

/// A value in the form of data that an encoder makes.
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder
>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
  public typealias Body = Never

  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {}

  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {}
}

/// A value in the form of data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// A value in the form of a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A value in the form of another.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public typealias Body = Never

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {}

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {}
}

public struct TransferRepresentationVisibility: Sendable, Equatable {
  private let name: String

  public static let all = Self(name: "all")
  public static let team = Self(name: "team")
  public static let group = Self(name: "group")
  public static let ownProcess = Self(name: "ownProcess")
}

extension TransferRepresentation {
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { self }

  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }

  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { self }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      $0.dataRepresentation
    } importing: {
      URL(fileURLWithPath: String(decoding: $0, as: UTF8.self))
    }
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .text) {
      Data(String($0.characters).utf8)
    } importing: {
      AttributedString(String(decoding: $0, as: UTF8.self))
    }
  }
}
