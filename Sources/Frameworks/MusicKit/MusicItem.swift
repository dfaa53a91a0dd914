// MusicKit's items. No request here has an answer, so that an app has no item but those that it reads
// from data of its own.

@_exported public import FoundationSupplement

public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public var description: String { rawValue }
}

public protocol MusicItem: Sendable {
  var id: MusicItemID { get }
}

public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, Sendable,
  ExpressibleByArrayLiteral
{
  private let items: [MusicItemType]

  public init() { items = [] }
  public init(_ items: some Sequence<MusicItemType>) { self.items = Array(items) }
  public init(arrayLiteral elements: MusicItemType...) { items = elements }

  public var hasNextBatch: Bool { false }
  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(position: Int) -> MusicItemType { items[position] }

  public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? {
    nil
  }
}

public struct Artwork: Hashable, Codable, Sendable {
  public let maximumWidth: Int
  public let maximumHeight: Int
  private let template: String

  private enum CodingKeys: String, CodingKey {
    case maximumWidth = "width"
    case maximumHeight = "height"
    case template = "url"
  }

  /// Returns the address of the picture in a size: Apple's addresses have places for both numbers.
  public func url(width: Int, height: Int) -> URL? {
    URL(
      string: template.replacingOccurrences(of: "{w}", with: "\(width)")
        .replacingOccurrences(of: "{h}", with: "\(height)"))
  }
}

public struct Song: MusicItem, PlayableMusicItem, Hashable, Codable, Identifiable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let albumTitle: String?
  public let artwork: Artwork?
  public let duration: TimeInterval?
  public let genreNames: [String]
  public let releaseDate: Date?
  public let trackNumber: Int?
  public let url: URL?
}

public struct Album: MusicItem, PlayableMusicItem, Hashable, Codable, Identifiable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let artwork: Artwork?
  public let releaseDate: Date?
  public let trackCount: Int
  public let url: URL?
}

public struct Artist: MusicItem, Hashable, Codable, Identifiable {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let url: URL?
}

public struct Playlist: MusicItem, PlayableMusicItem, Hashable, Codable, Identifiable {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let curatorName: String?
  public let url: URL?
}

/// What a player takes into its queue.
public protocol PlayableMusicItem: MusicItem {}
