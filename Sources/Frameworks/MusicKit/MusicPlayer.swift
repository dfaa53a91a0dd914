// MusicKit's players: their queue can be set, and nothing is ever played.

public import Combine
import FoundationSupplement

public enum MusicAuthorization {
  public enum Status: String, Hashable, Codable, Sendable {
    case notDetermined, denied, restricted, authorized
  }

  public static var currentStatus: Status { .notDetermined }

  /// Returns a refusal: an extension cannot ask.
  public static func request() async -> Status { .denied }
}

open class MusicPlayer: ObservableObject, @unchecked Sendable {
  public enum PlaybackStatus: Hashable, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }

  public enum RepeatMode: Hashable, Sendable {
    case none, one, all
  }

  public enum ShuffleMode: Hashable, Sendable {
    case off, songs
  }

  public final class State: ObservableObject, @unchecked Sendable {
    public var playbackStatus: PlaybackStatus { .stopped }
    public var playbackRate: Float { 0 }
    @Published public var repeatMode: RepeatMode?
    @Published public var shuffleMode: ShuffleMode?
  }

  open class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    public enum EntryInsertionPosition: Hashable, Sendable {
      case afterCurrentEntry, tail
    }

    public struct Entry: Identifiable, Sendable {
      public let id: String
      public let title: String
      public let subtitle: String?
      public let artwork: Artwork?
      /// The song or video; nil for what stands for several.
      public let item: Item?
      /// The item that stands for several, such as an album.
      public let transientItem: (any PlayableMusicItem)?

      /// Whether it stands for several items, of which the queue has not made entries.
      public var isTransient: Bool { transientItem != nil }

      /// A song or a video in a queue.
      public enum Item: MusicItem, Hashable {
        case song(Song)
        case musicVideo(MusicVideo)

        public var id: MusicItemID {
          switch self {
          case .song(let song): song.id
          case .musicVideo(let video): video.id
          }
        }

        init?(_ item: some PlayableMusicItem) {
          switch item {
          case let song as Song: self = .song(song)
          case let video as MusicVideo: self = .musicVideo(video)
          case let track as Track:
            self =
              switch track {
              case .song(let song): .song(song)
              case .musicVideo(let video): .musicVideo(video)
              }
          default: return nil
          }
        }
      }

      public init(
        _ item: some PlayableMusicItem, startTime: TimeInterval? = nil, endTime: TimeInterval? = nil
      ) {
        id = item.id.rawValue
        let facts = Self.facts(of: item)
        (title, subtitle, artwork) = (facts.title, facts.subtitle, facts.artwork)
        self.item = Item(item)
        transientItem = self.item == nil ? item : nil
      }

      private static func facts(
        of item: some PlayableMusicItem
      ) -> (title: String, subtitle: String?, artwork: Artwork?) {
        switch item {
        case let item as Song: (item.title, item.artistName, item.artwork)
        case let item as Album: (item.title, item.artistName, item.artwork)
        case let item as Track: (item.title, item.artistName, item.artwork)
        case let item as MusicVideo: (item.title, item.artistName, item.artwork)
        case let item as Playlist.Entry: (item.title, item.artistName, item.artwork)
        case let item as Playlist: (item.name, item.curatorName, item.artwork)
        case let item as Station: (item.name, item.stationProviderName, item.artwork)
        default: ("", nil, nil)
        }
      }
    }

    public struct Entries: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
      private let entries: [Entry]

      public init(arrayLiteral elements: Entry...) { entries = elements }
      fileprivate init(_ entries: [Entry]) { self.entries = entries }

      public var startIndex: Int { entries.startIndex }
      public var endIndex: Int { entries.endIndex }
      public subscript(position: Int) -> Entry { entries[position] }
    }

    @Published open var currentEntry: Entry?
    @Published public var entries: Entries

    public init(_ entries: some Sequence<Entry>, startingAt startEntry: Entry? = nil) {
      let all = Entries(Array(entries))
      self.entries = all
      currentEntry = startEntry ?? all.first
    }

    public convenience init(for items: some Sequence<any PlayableMusicItem>) {
      self.init(items.map { Self.entry(of: $0) })
    }

    public convenience init<Items: Sequence>(
      for items: Items, startingAt item: Items.Element? = nil
    )
    where Items.Element: PlayableMusicItem {
      self.init(items.map { Entry($0) }, startingAt: item.map { Entry($0) })
    }

    public convenience init(album: Album, startingAt track: Track) {
      self.init((album.tracks ?? []).map { Entry($0) }, startingAt: Entry(track))
    }

    public convenience init(playlist: Playlist, startingAt entry: Playlist.Entry) {
      self.init((playlist.entries ?? []).map { Entry($0) }, startingAt: Entry(entry))
    }

    public required convenience init(arrayLiteral elements: any PlayableMusicItem...) {
      self.init(elements.map { Self.entry(of: $0) })
    }

    private static func entry(of item: some PlayableMusicItem) -> Entry { Entry(item) }

    open func insert(
      _ item: some PlayableMusicItem, position: EntryInsertionPosition
    ) async throws {
      throw MusicPlayerError.noPlayer
    }

    open func insert<Items: Sequence>(
      _ items: Items, position: EntryInsertionPosition
    ) async throws where Items.Element: PlayableMusicItem {
      throw MusicPlayerError.noPlayer
    }
  }

  fileprivate init() {}

  public let state = State()
  open var isPreparedToPlay: Bool { false }
  open var playbackTime: TimeInterval = 0

  open func prepareToPlay() async throws { throw MusicPlayerError.noPlayer }
  open func play() async throws { throw MusicPlayerError.noPlayer }
  open func pause() {}
  open func stop() {}
  open func skipToNextEntry() async throws { throw MusicPlayerError.noPlayer }
  open func skipToPreviousEntry() async throws { throw MusicPlayerError.noPlayer }
  open func restartCurrentEntry() {}
}

private enum MusicPlayerError: LocalizedError {
  case noPlayer

  var errorDescription: String? { "no music is played here" }
}

public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = ApplicationMusicPlayer()

  @Published public var queue = MusicPlayer.Queue(for: [Song]())
}

public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = SystemMusicPlayer()

  @Published public var queue = MusicPlayer.Queue(for: [Song]())
}
