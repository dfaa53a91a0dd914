// The properties of MusicKit's items that a request loads later: their names, and `with(_:)`, which
// fails as every request does.

import FoundationSupplement

open class AnyMusicProperty: @unchecked Sendable {
  fileprivate init() {}
}

open class PartialMusicProperty<Root>: AnyMusicProperty, @unchecked Sendable {}

open class PartialMusicAsyncProperty<Root>: PartialMusicProperty<Root>, @unchecked Sendable {}

open class MusicAttributeProperty<Root, Value>: PartialMusicProperty<Root>, @unchecked Sendable {}

public final class MusicExtendedAttributeProperty<Root, Value>: PartialMusicAsyncProperty<Root>,
  @unchecked Sendable
{}

public final class MusicRelationshipProperty<Root, RelatedMusicItem>:
  PartialMusicAsyncProperty<Root>, @unchecked Sendable
{}

public enum MusicPropertySource: Hashable, Sendable {
  case catalog, library
}

public protocol MusicPropertyContainer: MusicItem {}

extension MusicPropertyContainer {
  public func with(
    _ properties: [PartialMusicAsyncProperty<Self>],
    preferredSource: MusicPropertySource = .catalog
  ) async throws -> Self {
    throw MusicTokenRequestError.permissionDenied
  }
}

extension PartialMusicAsyncProperty where Root == Song {
  public static var albums: MusicRelationshipProperty<Song, Album> { .init() }
  public static var artists: MusicRelationshipProperty<Song, Artist> { .init() }
  public static var composers: MusicRelationshipProperty<Song, Artist> { .init() }
  public static var genres: MusicRelationshipProperty<Song, Genre> { .init() }
  public static var station: MusicRelationshipProperty<Song, Station> { .init() }
  public static var artistURL: MusicExtendedAttributeProperty<Song, URL> { .init() }
}

extension PartialMusicAsyncProperty where Root == Album {
  public static var artists: MusicRelationshipProperty<Album, Artist> { .init() }
  public static var genres: MusicRelationshipProperty<Album, Genre> { .init() }
  public static var tracks: MusicRelationshipProperty<Album, Track> { .init() }
  public static var relatedAlbums: MusicRelationshipProperty<Album, Album> { .init() }
  public static var artistURL: MusicExtendedAttributeProperty<Album, URL> { .init() }
}

extension PartialMusicAsyncProperty where Root == Artist {
  public static var albums: MusicRelationshipProperty<Artist, Album> { .init() }
  public static var genres: MusicRelationshipProperty<Artist, Genre> { .init() }
  public static var playlists: MusicRelationshipProperty<Artist, Playlist> { .init() }
  public static var station: MusicRelationshipProperty<Artist, Station> { .init() }
  public static var topSongs: MusicRelationshipProperty<Artist, Song> { .init() }
  public static var similarArtists: MusicRelationshipProperty<Artist, Artist> { .init() }
}

extension PartialMusicAsyncProperty where Root == Playlist {
  public static var entries: MusicRelationshipProperty<Playlist, Playlist.Entry> { .init() }
  public static var tracks: MusicRelationshipProperty<Playlist, Track> { .init() }
  public static var featuredArtists: MusicRelationshipProperty<Playlist, Artist> { .init() }
}
