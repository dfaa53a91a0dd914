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

  open class Queue: ObservableObject, @unchecked Sendable {
    public struct Entry: Identifiable, Sendable {
      public let id: String
      public let title: String
      public let subtitle: String?
      public let artwork: Artwork?
      /// The item.
      public let item: (any PlayableMusicItem)?

      public init(_ item: some PlayableMusicItem) {
        id = item.id.rawValue
        title = (item as? Song)?.title ?? (item as? Album)?.title ?? (item as? Playlist)?.name ?? ""
        subtitle = (item as? Song)?.artistName ?? (item as? Album)?.artistName
        artwork =
          (item as? Song)?.artwork ?? (item as? Album)?.artwork ?? (item as? Playlist)?.artwork
        self.item = item
      }
    }

    @Published open var currentEntry: Entry?

    public init(for items: some Sequence<any PlayableMusicItem>) {
      currentEntry = items.map { Self.entry(of: $0) }.first
    }

    private static func entry(of item: some PlayableMusicItem) -> Entry { Entry(item) }
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

  @Published public var queue = MusicPlayer.Queue(for: [])
}

public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = SystemMusicPlayer()

  @Published public var queue = MusicPlayer.Queue(for: [])
}
