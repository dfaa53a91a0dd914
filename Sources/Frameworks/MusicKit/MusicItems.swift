// The kinds of MusicKit's items, with the facts that data of an app's own can give them.

public import FoundationSupplement

public enum ContentRating: String, Hashable, Codable, Sendable {
  case clean, explicit
}

public struct EditorialNotes: Hashable, Codable, Sendable {
  public let name: String?
  public let short: String?
  public let standard: String?
  public let tagline: String?
}

public struct PreviewAsset: Hashable, Codable, Sendable {
  public let artwork: Artwork?
  public let url: URL?
  public let hlsURL: URL?
}

public struct Song: PlayableMusicItem, MusicPropertyContainer, Hashable, Codable, Identifiable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let artistURL: URL?
  public let albumTitle: String?
  public let albums: MusicItemCollection<Album>?
  public let artists: MusicItemCollection<Artist>?
  public let artwork: Artwork?
  public let composerName: String?
  public let contentRating: ContentRating?
  public let discNumber: Int?
  public let duration: TimeInterval?
  public let editorialNotes: EditorialNotes?
  public let genreNames: [String]
  public let genres: MusicItemCollection<Genre>?
  public let hasLyrics: Bool?
  public let isrc: String?
  public let lastPlayedDate: Date?
  public let libraryAddedDate: Date?
  public let playCount: Int?
  public let playParameters: PlayParameters?
  public let previewAssets: [PreviewAsset]?
  public let releaseDate: Date?
  public let trackNumber: Int?
  public let url: URL?
}

public struct Album: PlayableMusicItem, MusicPropertyContainer, Hashable, Codable, Identifiable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let artistURL: URL?
  public let artists: MusicItemCollection<Artist>?
  public let artwork: Artwork?
  public let contentRating: ContentRating?
  public let copyright: String?
  public let editorialNotes: EditorialNotes?
  public let genreNames: [String]?
  public let genres: MusicItemCollection<Genre>?
  public let isCompilation: Bool?
  public let isSingle: Bool?
  public let lastPlayedDate: Date?
  public let libraryAddedDate: Date?
  public let playParameters: PlayParameters?
  public let recordLabelName: String?
  public let releaseDate: Date?
  public let trackCount: Int
  public let tracks: MusicItemCollection<Track>?
  public let upc: String?
  public let url: URL?
}

public struct Artist: MusicPropertyContainer, Hashable, Codable, Identifiable {
  public let id: MusicItemID
  public let name: String
  public let albums: MusicItemCollection<Album>?
  public let artwork: Artwork?
  public let editorialNotes: EditorialNotes?
  public let genreNames: [String]?
  public let genres: MusicItemCollection<Genre>?
  public let libraryAddedDate: Date?
  public let topSongs: MusicItemCollection<Song>?
  public let url: URL?
}

public struct Genre: MusicPropertyContainer, Hashable, Codable, Identifiable {
  public let id: MusicItemID
  public let name: String
}

public struct Station: PlayableMusicItem, MusicPropertyContainer, Hashable, Codable, Identifiable {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let isLive: Bool?
  public let playParameters: PlayParameters?
  public let stationProviderName: String?
  public let url: URL?
}

public struct MusicVideo: PlayableMusicItem, MusicPropertyContainer, Hashable, Codable, Identifiable
{
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let albumTitle: String?
  public let artwork: Artwork?
  public let duration: TimeInterval?
  public let playParameters: PlayParameters?
  public let releaseDate: Date?
  public let trackNumber: Int?
  public let url: URL?
}

public enum Track: PlayableMusicItem, Hashable, Codable, Identifiable {
  case song(Song)
  case musicVideo(MusicVideo)

  public var id: MusicItemID { fact(\.id, \.id) }
  public var title: String { fact(\.title, \.title) }
  public var artistName: String { fact(\.artistName, \.artistName) }
  public var albumTitle: String? { fact(\.albumTitle, \.albumTitle) }
  public var artwork: Artwork? { fact(\.artwork, \.artwork) }
  public var duration: TimeInterval? { fact(\.duration, \.duration) }
  public var playParameters: PlayParameters? { fact(\.playParameters, \.playParameters) }
  public var releaseDate: Date? { fact(\.releaseDate, \.releaseDate) }
  public var trackNumber: Int? { fact(\.trackNumber, \.trackNumber) }
  public var url: URL? { fact(\.url, \.url) }

  private func fact<Fact>(
    _ ofSong: KeyPath<Song, Fact>, _ ofVideo: KeyPath<MusicVideo, Fact>
  ) -> Fact {
    switch self {
    case .song(let song): song[keyPath: ofSong]
    case .musicVideo(let video): video[keyPath: ofVideo]
    }
  }
}

public struct Playlist: PlayableMusicItem, MusicPropertyContainer, Hashable, Codable, Identifiable {
  public enum Kind: String, Hashable, Codable, Sendable {
    case editorial, external, personalMix, replay, userShared
  }

  public struct Entry: PlayableMusicItem, Hashable, Codable, Identifiable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artwork: Artwork?
    public let duration: TimeInterval?
    public let playParameters: PlayParameters?
  }

  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let curatorName: String?
  public let entries: MusicItemCollection<Playlist.Entry>?
  public let kind: Playlist.Kind?
  public let lastModifiedDate: Date?
  public let lastPlayedDate: Date?
  public let libraryAddedDate: Date?
  public let playParameters: PlayParameters?
  public let shortDescription: String?
  public let standardDescription: String?
  public let tracks: MusicItemCollection<Track>?
  public let url: URL?
}
