// MusicKit's requests to the person's library, with what items are chosen and ordered by. They
// fail, as without the person's permission.

public import FoundationSupplement

public protocol MusicLibraryRequestable: MusicItem {
  associatedtype LibraryFilter
  associatedtype LibrarySortProperties
}

public protocol MusicLibraryRequestFilterValueEquatable {}
public protocol MusicLibraryRequestFilterValueMembershipComparable:
  MusicLibraryRequestFilterValueEquatable
{}

extension MusicItemID: MusicLibraryRequestFilterValueMembershipComparable {}
extension String: MusicLibraryRequestFilterValueMembershipComparable {}
extension Bool: MusicLibraryRequestFilterValueEquatable {}
extension Int: MusicLibraryRequestFilterValueEquatable {}

public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public var includeOnlyDownloadedContent = false

  public init() {}

  public mutating func filter(text: String) {}

  public mutating func filter<Value: MusicLibraryRequestFilterValueEquatable>(
    matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value>, equalTo value: Value
  ) {}

  public mutating func filter<Value: MusicLibraryRequestFilterValueEquatable>(
    matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value?>, equalTo value: Value?
  ) {}

  public mutating func filter<Value: MusicLibraryRequestFilterValueMembershipComparable>(
    matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value>, memberOf values: [Value]
  ) {}

  public mutating func filter<Value: MusicLibraryRequestFilterValueMembershipComparable>(
    matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value?>, memberOf values: [Value?]
  ) {}

  public mutating func filter(
    matching keyPath: KeyPath<MusicItemType.LibraryFilter, String>, contains text: String
  ) {}

  public mutating func filter(
    matching keyPath: KeyPath<MusicItemType.LibraryFilter, String?>, contains text: String
  ) {}

  public mutating func filter<Related: MusicItem>(
    matching keyPath: KeyPath<MusicItemType.LibraryFilter, MusicItemCollection<Related>?>,
    contains item: Related
  ) {}

  public mutating func sort<Value>(
    by keyPath: KeyPath<MusicItemType.LibrarySortProperties, Value>, ascending: Bool
  ) {}

  public func response() async throws -> MusicLibraryResponse<MusicItemType> {
    throw MusicTokenRequestError.permissionDenied
  }
}

public struct MusicLibraryResponse<MusicItemType: MusicLibraryRequestable>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

public protocol MusicLibrarySearchable: MusicItem {}

public struct MusicLibrarySearchRequest: Sendable {
  public let term: String
  public var limit: Int?
  public var includeTopResults = false

  public init(term: String, types: [any MusicLibrarySearchable.Type]) { self.term = term }

  public func response() async throws -> MusicLibrarySearchResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}

public struct MusicLibrarySearchResponse: Sendable {
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
}

public protocol MusicLibraryAddable: MusicItem {}
public protocol MusicPlaylistAddable: MusicItem {}

/// The person's library, to which nothing can be added here.
public final class MusicLibrary: Sendable {
  public enum Error: String, LocalizedError, Sendable {
    case addToPlaylistFailed, createPlaylistFailed, itemAlreadyAdded, unableToAddItem
    case unableToEditPlaylist, unknown

    public var errorDescription: String? { "the library of Apple Music cannot be changed" }
  }

  public static let shared = MusicLibrary()

  private init() {}

  public func add(_ item: some MusicLibraryAddable) async throws {
    throw MusicLibrary.Error.unableToAddItem
  }

  public func add<Item: MusicPlaylistAddable>(
    _ item: Item, to playlist: Playlist
  ) async throws -> Playlist {
    throw MusicLibrary.Error.addToPlaylistFailed
  }

  public func createPlaylist(
    name: String, description: String? = nil, authorDisplayName: String? = nil
  ) async throws -> Playlist {
    throw MusicLibrary.Error.createPlaylistFailed
  }

  public func createPlaylist<Items: Sequence>(
    name: String, description: String? = nil, authorDisplayName: String? = nil, items: Items
  ) async throws -> Playlist where Items.Element: MusicPlaylistAddable {
    throw MusicLibrary.Error.createPlaylistFailed
  }
}

extension Song: MusicLibrarySearchable, MusicLibraryAddable, MusicPlaylistAddable,
  MusicLibraryRequestable
{
  public typealias LibraryFilter = any LibrarySongFilter
  public typealias LibrarySortProperties = any LibrarySongSortProperties
}

extension Album: MusicLibrarySearchable, MusicLibraryAddable, MusicPlaylistAddable,
  MusicLibraryRequestable
{
  public typealias LibraryFilter = any LibraryAlbumFilter
  public typealias LibrarySortProperties = any LibraryAlbumSortProperties
}

extension Artist: MusicLibrarySearchable, MusicLibraryRequestable {
  public typealias LibraryFilter = any LibraryArtistFilter
  public typealias LibrarySortProperties = any LibraryArtistSortProperties
}

extension Playlist: MusicLibrarySearchable, MusicLibraryAddable, MusicPlaylistAddable,
  MusicLibraryRequestable
{
  public typealias LibraryFilter = any LibraryPlaylistFilter
  public typealias LibrarySortProperties = any LibraryPlaylistSortProperties
}

extension Track: MusicLibraryAddable, MusicPlaylistAddable, MusicLibraryRequestable {
  public typealias LibraryFilter = any LibraryTrackFilter
  public typealias LibrarySortProperties = any LibraryTrackSortProperties
}

extension Genre: MusicLibraryRequestable {
  public typealias LibraryFilter = any LibraryGenreFilter
  public typealias LibrarySortProperties = any LibraryGenreSortProperties
}

extension MusicVideo: MusicLibraryAddable, MusicPlaylistAddable {}

public protocol LibrarySongFilter {
  var id: MusicItemID { get }
  var title: String { get }
  var albumTitle: String? { get }
  var albums: MusicItemCollection<Album>? { get }
  var artistName: String? { get }
  var artists: MusicItemCollection<Artist>? { get }
  var composerName: String? { get }
  var genres: MusicItemCollection<Genre>? { get }
}

public protocol LibrarySongSortProperties {
  var title: String { get }
  var albumTitle: String? { get }
  var artistName: String? { get }
  var discNumber: Int? { get }
  var lastPlayedDate: Date? { get }
  var libraryAddedDate: Date? { get }
  var playCount: Int? { get }
  var trackNumber: Int? { get }
}

public protocol LibraryAlbumFilter {
  var id: MusicItemID { get }
  var title: String { get }
  var artistName: String? { get }
  var artists: MusicItemCollection<Artist>? { get }
  var genres: MusicItemCollection<Genre>? { get }
  var isCompilation: Bool? { get }
}

public protocol LibraryAlbumSortProperties {
  var title: String { get }
  var artistName: String? { get }
  var lastPlayedDate: Date? { get }
  var libraryAddedDate: Date? { get }
  var releaseDate: Date? { get }
}

public protocol LibraryArtistFilter {
  var id: MusicItemID { get }
  var name: String { get }
  var genres: MusicItemCollection<Genre>? { get }
}

public protocol LibraryArtistSortProperties {
  var name: String { get }
  var libraryAddedDate: Date? { get }
}

public protocol LibraryPlaylistFilter {
  var id: MusicItemID { get }
  var name: String { get }
}

public protocol LibraryPlaylistSortProperties {
  var name: String { get }
  var lastPlayedDate: Date? { get }
  var libraryAddedDate: Date? { get }
}

public protocol LibraryTrackFilter {
  var id: MusicItemID { get }
  var title: String { get }
  var albumTitle: String? { get }
  var albums: MusicItemCollection<Album>? { get }
  var artistName: String? { get }
  var artists: MusicItemCollection<Artist>? { get }
  var genres: MusicItemCollection<Genre>? { get }
}

public protocol LibraryTrackSortProperties {
  var title: String { get }
  var albumTitle: String? { get }
  var artistName: String? { get }
  var lastPlayedDate: Date? { get }
  var libraryAddedDate: Date? { get }
  var playCount: Int? { get }
}

public protocol LibraryGenreFilter {
  var id: MusicItemID { get }
  var name: String { get }
}

public protocol LibraryGenreSortProperties {
  var name: String { get }
}
