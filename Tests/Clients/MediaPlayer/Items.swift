import Foundation
import MediaPlayer

/// What a widget shows of a song.
struct SongFacts {
  let item: MPMediaItem

  var id: MPMediaEntityPersistentID { item.persistentID }

  var ids: [MPMediaEntityPersistentID] { [item.albumPersistentID, item.artistPersistentID] }

  var words: [String] {
    [item.albumArtist, item.genre, item.composer, item.lyrics, item.comments, item.podcastTitle]
      .compactMap { $0 } + [item.playbackStoreID]
  }

  var numbers: [Int] {
    [
      item.albumTrackNumber, item.albumTrackCount, item.discNumber, item.discCount,
      item.beatsPerMinute, item.playCount, item.skipCount, item.rating,
    ]
  }

  var dates: [Date] { [item.releaseDate, item.lastPlayedDate, item.dateAdded].compactMap { $0 } }

  var isPlain: Bool {
    !item.isExplicitItem && !item.isCompilation && !item.isCloudItem && !item.hasProtectedAsset
      && item.artwork == nil && item.assetURL == nil
  }

  var isSound: Bool {
    let kinds: MPMediaType = [.music, .podcast, .audioBook, .movie, .anyVideo]
    return !item.mediaType.intersection(kinds).isSubset(of: .anyVideo) || item.mediaType == .any
      || item.mediaType == .anyAudio
  }

  var values: [Any] {
    [
      MPMediaEntityPropertyPersistentID, MPMediaItemPropertyPersistentID,
      MPMediaItemPropertyAlbumArtist, MPMediaItemPropertyGenre, MPMediaItemPropertyComposer,
      MPMediaItemPropertyAlbumTrackNumber,
    ].compactMap { (item as MPMediaEntity).value(forProperty: $0) }
  }
}
