// MusicKit's requests to the library and the catalogue: they fail, as without the person's permission.

public import FoundationSupplement

public enum MusicTokenRequestError: String, LocalizedError, Sendable {
  case permissionDenied, privacyAcknowledgementRequired, unknown, userNotSignedIn, userTokenRevoked

  public var errorDescription: String? { "the person has not allowed the app to use Apple Music" }
}

public struct MusicLibraryRequest<MusicItemType: MusicItem>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public var includeOnlyDownloadedContent = false

  public init() {}

  public func response() async throws -> MusicLibraryResponse<MusicItemType> {
    throw MusicTokenRequestError.permissionDenied
  }
}

public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

public struct MusicCatalogSearchRequest: Sendable {
  public let term: String
  public var limit: Int?
  public var offset: Int?
  public var includeTopResults = false

  public init(term: String, types: [any MusicItem.Type]) { self.term = term }

  public func response() async throws -> MusicCatalogSearchResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}

public struct MusicCatalogSearchResponse: Sendable {
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
}

public struct MusicSubscription: Hashable, Sendable {
  public let canPlayCatalogContent: Bool
  public let canBecomeSubscriber: Bool
  public let hasCloudLibraryEnabled: Bool

  public static var current: MusicSubscription {
    get async throws { throw MusicTokenRequestError.permissionDenied }
  }
}
