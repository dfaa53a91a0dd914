// MusicKit's items. No request here has an answer, so that an app has no item but those that it
// reads from data of its own.

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

/// An item that a player can add to its queue.
public protocol PlayableMusicItem: MusicItem {
  var playParameters: PlayParameters? { get }
}

/// The identifier and kind by which a player finds an item; only items decoded by the app have
/// them.
public struct PlayParameters: Hashable, Codable, Sendable {
  private let id: String
  private let kind: String
}

public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, Sendable,
  ExpressibleByArrayLiteral
{
  private let items: [MusicItemType]

  public init() { items = [] }
  public init(_ items: some Sequence<MusicItemType>) { self.items = Array(items) }
  public init(arrayLiteral elements: MusicItemType...) { items = elements }

  public var hasNextBatch: Bool { false }
  public var title: String? { nil }
  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(position: Int) -> MusicItemType { items[position] }

  public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? {
    nil
  }

  public static func + (
    left: MusicItemCollection<MusicItemType>, right: MusicItemCollection<MusicItemType>
  ) -> MusicItemCollection<MusicItemType> {
    MusicItemCollection(left.items + right.items)
  }

  public static func += (
    left: inout MusicItemCollection<MusicItemType>, right: MusicItemCollection<MusicItemType>
  ) {
    left = left + right
  }
}

extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}

extension MusicItemCollection: Decodable where MusicItemType: Decodable {
  public init(from decoder: any Decoder) throws { items = try Array(from: decoder) }
}

extension MusicItemCollection: Encodable where MusicItemType: Encodable {
  public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}
