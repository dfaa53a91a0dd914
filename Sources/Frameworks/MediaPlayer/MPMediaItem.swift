// Items of the media library: the environment's song, of which a title, an artist, an album and a
// duration are known.

public import FoundationSupplement

public typealias MPMediaEntityPersistentID = UInt64

public let MPMediaEntityPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"

public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let music = MPMediaType(rawValue: 1)
  public static let podcast = MPMediaType(rawValue: 1 << 1)
  public static let audioBook = MPMediaType(rawValue: 1 << 2)
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  public static let movie = MPMediaType(rawValue: 1 << 8)
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  public static let any = MPMediaType(rawValue: .max)
}

/// A thing of the media library.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// The library's number of the thing; 0, as the environment has none.
  open var persistentID: MPMediaEntityPersistentID { 0 }

  /// The value of a property by its name.
  open func value(forProperty property: String) -> Any? {
    property == MPMediaEntityPropertyPersistentID ? NSNumber(value: persistentID) : nil
  }
}

open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  private let record: DeviceRecord?

  public override init() { record = nil }

  init(_ record: DeviceRecord) { self.record = record }

  open var title: String? { record?.text("title") }
  open var artist: String? { record?.text("artist") }
  open var albumTitle: String? { record?.text("album") }
  open var playbackDuration: TimeInterval { record?.number("duration") ?? 0 }
  open var mediaType: MPMediaType { record == nil ? [] : .music }

  open override func value(forProperty property: String) -> Any? {
    switch property {
    case MPMediaItemPropertyTitle: title
    case MPMediaItemPropertyArtist: artist
    case MPMediaItemPropertyAlbumTitle: albumTitle
    case MPMediaItemPropertyPlaybackDuration: NSNumber(value: playbackDuration)
    default: super.value(forProperty: property)
    }
  }

  // The environment knows nothing of what follows.
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  open var artistPersistentID: MPMediaEntityPersistentID { 0 }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var composer: String? { nil }
  open var albumTrackNumber: Int { 0 }
  open var albumTrackCount: Int { 0 }
  open var discNumber: Int { 0 }
  open var discCount: Int { 0 }
  open var artwork: MPMediaItemArtwork? { nil }
  open var isExplicitItem: Bool { false }
  open var isCompilation: Bool { false }
  open var isCloudItem: Bool { false }
  open var hasProtectedAsset: Bool { false }
  open var lyrics: String? { nil }
  open var comments: String? { nil }
  open var podcastTitle: String? { nil }
  open var releaseDate: Date? { nil }
  open var dateAdded: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var lastPlayedDate: Date? { nil }
  open var beatsPerMinute: Int { 0 }
  open var playCount: Int { 0 }
  open var skipCount: Int { 0 }
  open var rating: Int { 0 }
  open var assetURL: URL? { nil }
  open var playbackStoreID: String { "" }
}
