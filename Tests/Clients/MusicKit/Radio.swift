import CoreGraphics
import MusicKit

/// What a widget shows of the music.
struct NowPlaying {
  let title: String
  let subtitle: String?
  let cover: URL?

  init?(_ player: MusicPlayer, _ queue: MusicPlayer.Queue) {
    guard player.state.playbackStatus == .playing, player.state.playbackRate > 0,
      let entry = queue.currentEntry, let item = entry.item, item.id.rawValue == entry.id
    else { return nil }
    title = entry.title
    subtitle = entry.subtitle
    cover = entry.artwork.flatMap { art in
      art.url(width: min(300, art.maximumWidth), height: min(300, art.maximumHeight))
    }
  }

  /// Of the app's own player, or of the system's.
  static var current: NowPlaying? {
    let (own, system) = (ApplicationMusicPlayer.shared, SystemMusicPlayer.shared)
    return NowPlaying(own, own.queue) ?? NowPlaying(system, system.queue)
  }
}

/// Plays songs, over and over.
func play(_ songs: MusicItemCollection<Song>) async throws {
  let player = ApplicationMusicPlayer.shared
  player.queue = MusicPlayer.Queue(for: songs.map { $0 as any PlayableMusicItem })
  player.state.repeatMode = MusicPlayer.RepeatMode.all
  player.state.shuffleMode = MusicPlayer.ShuffleMode.songs
  if !player.isPreparedToPlay { try await player.prepareToPlay() }
  try await player.play()
  player.playbackTime = 10
  try await player.skipToNextEntry()
  try await player.skipToPreviousEntry()
  player.restartCurrentEntry()
  player.pause()
  player.stop()
}

/// The songs of the library, where the person allows it.
func songs(limit: Int) async throws -> [String] {
  var status = MusicAuthorization.currentStatus
  if status == .notDetermined { status = await MusicAuthorization.request() }
  guard status == MusicAuthorization.Status.authorized else { return [] }
  var request = MusicLibraryRequest<Song>()
  request.limit = limit
  request.offset = 0
  request.includeOnlyDownloadedContent = true
  let answer: MusicLibraryResponse<Song> = try await request.response()
  var items = answer.items
  if items.hasNextBatch, let more = try await items.nextBatch(limit: limit) { items = more }
  return (items.startIndex..<items.endIndex).map { line(of: items[$0]) }
}

/// A song in a line.
func line(of song: Song) -> String {
  let facts = [
    song.title, song.artistName, song.albumTitle ?? "", song.genreNames.joined(separator: " "),
    song.url?.absoluteString ?? "", song.trackNumber.map(String.init) ?? "",
    song.duration.map { "\($0)" } ?? "", song.releaseDate?.description ?? "",
    song.artwork == nil ? "" : "with a cover",
  ]
  return facts.joined(separator: ", ")
}

/// What a search finds.
func search(_ term: String) async throws -> [String] {
  var request = MusicCatalogSearchRequest(
    term: term, types: [Song.self, Album.self, Artist.self, Playlist.self])
  request.limit = 5
  request.offset = 0
  request.includeTopResults = request.term.count > 3
  do {
    let found: MusicCatalogSearchResponse = try await request.response()
    let albums = found.albums.map {
      "\($0.title) \($0.artistName) \($0.trackCount) \($0.releaseDate as Any) \($0.url as Any)"
    }
    let artists = found.artists.map { "\($0.name) \($0.url as Any) \($0.artwork as Any)" }
    let lists = found.playlists.map { "\($0.name) \($0.curatorName ?? "") \($0.url as Any)" }
    return found.songs.map(\.title) + albums + artists + lists
  } catch let error as MusicTokenRequestError where error == .permissionDenied {
    return [error.localizedDescription]
  }
}

/// The first cover of a list, or of an album.
func cover(_ list: Playlist?, _ album: Album?) -> Artwork? { list?.artwork ?? album?.artwork }

/// An item by what an app keeps of it.
func isKept(_ item: some MusicItem, among kept: [String]) -> Bool {
  kept.map { MusicItemID($0) }.contains(item.id) || item.id == MusicItemID(rawValue: "1")
    || item.id.description == "all"
}

/// Whether the person can play everything.
func canPlay() async -> Bool {
  guard let subscription = try? await MusicSubscription.current else { return false }
  return subscription.canPlayCatalogContent && !subscription.canBecomeSubscriber
    && subscription.hasCloudLibraryEnabled
}

/// Words for a player's states.
func word(_ status: MusicPlayer.PlaybackStatus) -> String {
  switch status {
  case .playing: "plays"
  case .seekingForward, .seekingBackward: "seeks"
  case .paused, .interrupted, .stopped: "rests"
  }
}

/// Words for a refusal.
func word(_ error: MusicTokenRequestError) -> String {
  switch error {
  case .permissionDenied, .privacyAcknowledgementRequired: "not allowed"
  case .userNotSignedIn, .userTokenRevoked: "not signed in"
  case .unknown: error.errorDescription ?? ""
  }
}

/// No songs, and the first of some.
func firstSong(_ songs: [Song]) -> Song? {
  let found: MusicItemCollection<Song> = songs.isEmpty ? [] : MusicItemCollection(songs)
  return found.first ?? MusicItemCollection<Song>().first
}

/// The modes that a button goes through.
let modes: [(MusicPlayer.RepeatMode, MusicPlayer.ShuffleMode)] = [(.none, .off), (.one, .songs)]

/// The answers that hide the button.
let hidden: [MusicAuthorization.Status] = [.denied, .restricted]

/// A queue's entry by hand.
func entry(_ song: Song) -> MusicPlayer.Queue.Entry { .init(song) }

/// The state that a view observes.
func state(_ player: MusicPlayer) -> MusicPlayer.State { player.state }

/// The name of what plays.
func name(of entry: MusicPlayer.Queue.Entry) -> String? {
  switch entry.item {
  case .song(let song)?: song.title
  case .musicVideo(let video)?: video.title
  case nil: entry.isTransient ? entry.transientItem?.id.rawValue : nil
  }
}

/// The colours of a cover, the background's first.
func colors(of cover: Artwork) -> [CGColor] {
  [
    cover.backgroundColor, cover.primaryTextColor, cover.secondaryTextColor,
    cover.tertiaryTextColor, cover.quaternaryTextColor,
  ].compactMap { $0 }
}

/// A cover in words.
func words(for cover: Artwork) -> String { cover.alternateText ?? "Cover" }
