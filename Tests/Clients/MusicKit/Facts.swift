import MusicKit

/// What a widget tells of a song beside its title.
func facts(of song: Song) -> [String] {
  let texts = [song.composerName, song.isrc, song.artistURL?.absoluteString]
  let notes: EditorialNotes? = song.editorialNotes
  let previews: [PreviewAsset] = song.previewAssets ?? []
  let parameters: PlayParameters? = song.playParameters
  let genres: MusicItemCollection<Genre>? = song.genres
  return texts.compactMap(\.self) + [notes?.tagline].compactMap(\.self)
    + previews.compactMap { ($0.hlsURL ?? $0.url)?.absoluteString }
    + (genres ?? []).map(\.name)
    + [song.hasLyrics == true ? "lyrics" : "", song.contentRating == .explicit ? "E" : ""]
    + [parameters == nil ? "" : "can be played", song.discNumber.map(String.init) ?? ""]
    + [song.lastPlayedDate?.description ?? ""]
}

/// What a widget tells of an album.
func facts(of album: Album) -> [String] {
  let rating: ContentRating? = album.contentRating
  return [
    album.copyright ?? "", album.recordLabelName ?? "", album.editorialNotes?.standard ?? "",
    album.isCompilation == true ? "compilation" : "", album.isSingle == true ? "single" : "",
    rating == .clean ? "clean" : "",
  ]
}

/// What a widget tells of a list or a station.
func facts(of list: Playlist, or station: Station) -> [String] {
  [list.shortDescription, list.standardDescription, station.stationProviderName]
    .compactMap(\.self)
}

/// All of an item's properties that are loaded later.
enum Later {
  static let song: [PartialMusicAsyncProperty<Song>] = [
    .albums, .artists, .composers, .genres, .station, .artistURL,
  ]
  static let album: [PartialMusicAsyncProperty<Album>] = [
    .artists, .genres, .tracks, .relatedAlbums, .artistURL,
  ]
  static let artist: [PartialMusicAsyncProperty<Artist>] = [.similarArtists, .station, .playlists]
  static let list: [PartialMusicAsyncProperty<Playlist>] = [.entries, .tracks, .featuredArtists]
  static let genres: MusicRelationshipProperty<Song, Genre> = .genres
  static let address: MusicExtendedAttributeProperty<Album, URL> = .artistURL

  /// Whether two properties are one.
  static func areSame(_ one: AnyMusicProperty, _ other: PartialMusicProperty<Song>) -> Bool {
    one === other && !(one is MusicAttributeProperty<Song, String>)
  }
}

/// Loads properties of any item.
func loaded<Item: MusicPropertyContainer>(
  _ item: Item, _ properties: [PartialMusicAsyncProperty<Item>], from source: MusicPropertySource
) async throws -> Item {
  try await item.with(properties, preferredSource: source)
}

/// Finds items of the library by a value of any kind.
func find<Item: MusicLibraryRequestable, Value: MusicLibraryRequestFilterValueMembershipComparable>(
  _ key: KeyPath<Item.LibraryFilter, Value>, _ values: [Value]
) async throws -> [Item] {
  var request = MusicLibraryRequest<Item>()
  request.filter(matching: key, memberOf: values)
  return Array(try await request.response().items)
}

/// Finds one item of the library, and orders by a value.
func first<Item: MusicLibraryRequestable, Value: MusicLibraryRequestFilterValueEquatable>(
  _ key: KeyPath<Item.LibraryFilter, Value?>, _ value: Value?,
  by order: KeyPath<Item.LibrarySortProperties, String>
) async throws -> Item? {
  var request = MusicLibraryRequest<Item>()
  request.filter(matching: key, equalTo: value)
  request.sort(by: order, ascending: true)
  return try await request.response().items.first
}

/// The keys by which each kind of item is found.
struct Keys {
  let songs: [PartialKeyPath<any LibrarySongFilter>] = [\.title, \.genres, \.composerName]
  let albums: [PartialKeyPath<any LibraryAlbumFilter>] = [\.title, \.isCompilation]
  let artists: [PartialKeyPath<any LibraryArtistFilter>] = [\.name]
  let lists: [PartialKeyPath<any LibraryPlaylistFilter>] = [\.name]
  let tracks: [PartialKeyPath<any LibraryTrackFilter>] = [\.title]
  let genres: [PartialKeyPath<any LibraryGenreFilter>] = [\.name]
}

/// The keys by which each kind of item is ordered.
struct Orders {
  let songs: [PartialKeyPath<any LibrarySongSortProperties>] = [\.discNumber, \.lastPlayedDate]
  let albums: [PartialKeyPath<any LibraryAlbumSortProperties>] = [\.releaseDate]
  let artists: [PartialKeyPath<any LibraryArtistSortProperties>] = [\.libraryAddedDate]
  let lists: [PartialKeyPath<any LibraryPlaylistSortProperties>] = [\.lastPlayedDate]
  let tracks: [PartialKeyPath<any LibraryTrackSortProperties>] = [\.playCount]
  let genres: [PartialKeyPath<any LibraryGenreSortProperties>] = [\.name]
}

/// Searches the library.
func searchLibrary(_ term: String) async throws -> [String] {
  let types: [any MusicLibrarySearchable.Type] = [Song.self, Album.self]
  let found: MusicLibrarySearchResponse = try await MusicLibrarySearchRequest(
    term: term, types: types
  ).response()
  return found.songs.map(\.title)
}

/// What a search of the catalogue finds beside songs.
func videos(_ types: [any MusicCatalogSearchable.Type]) async throws -> [MusicVideo] {
  let found = try await MusicCatalogSearchRequest(term: "sea", types: types).response()
  return found.stations.isEmpty ? Array(found.musicVideos) : []
}

/// An item of the catalogue by its identifier.
func item<Item: FilterableMusicItem>(
  _ key: KeyPath<Item.FilterType, MusicItemID>, _ id: MusicItemID
) async throws -> Item? {
  let answer: MusicCatalogResourceResponse<Item> = try await MusicCatalogResourceRequest<Item>(
    matching: key, memberOf: [id]
  ).response()
  return answer.items.first
}

/// A song by its number in the trade.
func song(isrc: String) async throws -> Song? {
  try await MusicCatalogResourceRequest<Song>(matching: \.isrc, equalTo: isrc).response().items
    .first
}

/// What was played last, of any kind.
func recent<Item: MusicRecentlyPlayedRequestable>() async throws -> [Item] {
  let answer: MusicRecentlyPlayedResponse<Item> = try await MusicRecentlyPlayedRequest<Item>()
    .response()
  return Array(answer.items)
}

/// Keeps an item in the library or in a list.
func keep(_ item: some MusicLibraryAddable, and song: some MusicPlaylistAddable, in list: Playlist)
  async throws
{
  try await MusicLibrary.shared.add(item)
  _ = try await MusicLibrary.shared.add(song, to: list)
}

/// Has a song come next.
func playNext(_ song: Song, at position: MusicPlayer.Queue.EntryInsertionPosition) async throws {
  try await ApplicationMusicPlayer.shared.queue.insert([song], position: position)
}
