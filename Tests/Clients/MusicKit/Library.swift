import MusicKit

/// The songs that were played most, and those of an album.
func favourites() async throws -> [Song] {
  var most = MusicLibraryRequest<Song>()
  most.sort(by: \.playCount, ascending: false)
  most.limit = 20
  var old = MusicLibraryRequest<Song>()
  old.filter(text: "sea")
  old.sort(by: \.libraryAddedDate, ascending: true)
  let (first, second) = (most, old)
  async let played = first.response()
  async let added = second.response()
  return try await Array(played.items) + Array(added.items)
}

/// Plays a list of the library from its first entry.
func play(_ playlist: Playlist) async throws {
  let detailed = try await playlist.with([.entries, .tracks])
  guard let first = detailed.entries?.first else { return }
  SystemMusicPlayer.shared.queue = .init(playlist: detailed, startingAt: first)
  try await SystemMusicPlayer.shared.play()
}

/// Plays an album from one of its tracks, then a station.
func play(_ album: Album, then station: Station) async throws {
  let detailed = try await album.with([.tracks, .artists], preferredSource: .library)
  guard let track = detailed.tracks?.last else { return }
  ApplicationMusicPlayer.shared.queue = .init(album: detailed, startingAt: track)
  try await ApplicationMusicPlayer.shared.queue.insert(station, position: .tail)
}

/// The songs of some identifiers that can be played.
func playable(_ ids: [String]) async throws -> [Song] {
  var request = MusicLibraryRequest<Song>()
  request.filter(matching: \.id, memberOf: ids.map { MusicItemID($0) })
  return try await request.response().items.filter { $0.playParameters != nil }
}

/// What the catalogue has of an artist.
func albums(of artist: MusicItemID) async throws -> MusicItemCollection<Album>? {
  var request = MusicCatalogResourceRequest<Artist>(matching: \.id, equalTo: artist)
  request.properties = [.albums, .topSongs]
  return try await request.response().items.first?.albums
}

/// What was played last.
func recent() async throws -> [Track] {
  var request = MusicRecentlyPlayedRequest<Track>()
  request.limit = 5
  return Array(try await request.response().items)
}

/// Keeps songs in a new list.
func keep(_ songs: [Song]) async throws -> Playlist {
  let library = MusicLibrary.shared
  for song in songs { try await library.add(song) }
  return try await library.createPlaylist(name: "Kept", description: nil, items: songs)
}
