// MusicKit's requests to the catalogue: they fail, as without the person's permission.

public import FoundationSupplement

public enum MusicTokenRequestError: String, LocalizedError, Sendable {
  case permissionDenied, privacyAcknowledgementRequired, unknown, userNotSignedIn, userTokenRevoked

  public var errorDescription: String? { "the person has not allowed the app to use Apple Music" }
}

public protocol MusicCatalogSearchable: MusicItem {}
public protocol FilterableMusicItem: MusicItem {
  associatedtype FilterType
}

extension Song: MusicCatalogSearchable, FilterableMusicItem {
  public struct FilterType {
    public let id: MusicItemID
    public let isrc: String
  }
}

extension Album: MusicCatalogSearchable, FilterableMusicItem {
  public struct FilterType {
    public let id: MusicItemID
    public let upc: String
  }
}

extension Artist: MusicCatalogSearchable, FilterableMusicItem {
  public struct FilterType {
    public let id: MusicItemID
  }
}

extension Playlist: MusicCatalogSearchable, FilterableMusicItem {
  public struct FilterType {
    public let id: MusicItemID
  }
}

extension Genre: FilterableMusicItem {
  public struct FilterType {
    public let id: MusicItemID
  }
}

extension Station: MusicCatalogSearchable, FilterableMusicItem {
  public struct FilterType {
    public let id: MusicItemID
  }
}

extension MusicVideo: MusicCatalogSearchable, FilterableMusicItem {
  public struct FilterType {
    public let id: MusicItemID
    public let isrc: String
  }
}

public struct MusicCatalogSearchRequest: Sendable {
  public let term: String
  public var limit: Int?
  public var offset: Int?
  public var includeTopResults = false

  public init(term: String, types: [any MusicCatalogSearchable.Type]) { self.term = term }

  public func response() async throws -> MusicCatalogSearchResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}

public struct MusicCatalogSearchResponse: Sendable {
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
  public let musicVideos: MusicItemCollection<MusicVideo>
  public let stations: MusicItemCollection<Station>
}

public struct MusicCatalogResourceRequest<MusicItemType: MusicItem>: Sendable {
  public var limit: Int?
  public var properties: [PartialMusicAsyncProperty<MusicItemType>] = []

  public init<Value>(
    matching keyPath: KeyPath<MusicItemType.FilterType, Value>, equalTo value: Value
  ) where MusicItemType: FilterableMusicItem {}

  public init<Value>(
    matching keyPath: KeyPath<MusicItemType.FilterType, Value>, memberOf values: [Value]
  ) where MusicItemType: FilterableMusicItem {}

  public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
    throw MusicTokenRequestError.permissionDenied
  }
}

public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

public protocol MusicRecentlyPlayedRequestable: MusicItem {}
extension Song: MusicRecentlyPlayedRequestable {}
extension Track: MusicRecentlyPlayedRequestable {}
extension Station: MusicRecentlyPlayedRequestable {}

public struct MusicRecentlyPlayedRequest<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
  public var limit: Int?
  public var offset: Int?

  public init() {}

  public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
    throw MusicTokenRequestError.permissionDenied
  }
}

public struct MusicRecentlyPlayedResponse<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

public struct MusicSubscription: Hashable, Sendable {
  public enum Error: String, LocalizedError, Sendable {
    case permissionDenied, privacyAcknowledgementRequired, unknown

    public var errorDescription: String? {
      "the person has not allowed the app to use Apple Music"
    }
  }

  public let canPlayCatalogContent: Bool
  public let canBecomeSubscriber: Bool
  public let hasCloudLibraryEnabled: Bool

  public static var current: MusicSubscription {
    get async throws { throw MusicTokenRequestError.permissionDenied }
  }
}
