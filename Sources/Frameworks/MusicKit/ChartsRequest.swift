// MusicKit's charts, requests to Apple Music's own interface, and changes of the subscription: all
// as without the person's permission.

public import FoundationSupplement

extension MusicSubscription {
  /// The subscription's changes, of which there are none.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = MusicSubscription

    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> MusicSubscription? { nil }
    }

    public func makeAsyncIterator() -> Iterator { Iterator() }
  }

  public static var subscriptionUpdates: Updates { Updates() }
}

// What makes requests is compiled where it is used, so that only such programs load the network's
// libraries.
public struct MusicDataRequest: Sendable {
  /// The request, a `URLRequest`.
  @usableFromInline let content: any Sendable

  @usableFromInline init(content: any Sendable) { self.content = content }

  @_alwaysEmitIntoClient
  public init(urlRequest: URLRequest) { self.init(content: urlRequest) }

  @_alwaysEmitIntoClient
  public var urlRequest: URLRequest {
    content as? URLRequest ?? URLRequest(url: URL(fileURLWithPath: "/"))
  }

  /// The storefront of the person's account.
  public static var currentCountryCode: String {
    get async throws { throw MusicTokenRequestError.permissionDenied }
  }

  public func response() async throws -> MusicDataResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}

public struct MusicDataResponse: Sendable {
  public let data: Data

  @_alwaysEmitIntoClient
  public var urlResponse: HTTPURLResponse {
    preconditionFailure("without the person's permission there is no answer")
  }
}

public protocol MusicCatalogChartRequestable: MusicItem {}

extension Album: MusicCatalogChartRequestable {}
extension MusicVideo: MusicCatalogChartRequestable {}
extension Playlist: MusicCatalogChartRequestable {}
extension Song: MusicCatalogChartRequestable {}

public enum MusicCatalogChartKind: Hashable, Sendable {
  case mostPlayed, cityTop, dailyGlobalTop
}

public struct MusicCatalogChart<MusicItemType: MusicCatalogChartRequestable>: Sendable {
  public let id: String
  public let kind: MusicCatalogChartKind
  public let title: String
  public let items: MusicItemCollection<MusicItemType>
}

public struct MusicCatalogChartsRequest: Sendable {
  public let genre: Genre?
  public let kinds: [MusicCatalogChartKind]
  public var limit: Int?
  public var offset: Int?

  public init(
    genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed],
    types: [any MusicCatalogChartRequestable.Type]
  ) {
    self.genre = genre
    self.kinds = kinds
  }

  public func response() async throws -> MusicCatalogChartsResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}

public struct MusicCatalogChartsResponse: Sendable {
  public let albumCharts: [MusicCatalogChart<Album>]
  public let musicVideoCharts: [MusicCatalogChart<MusicVideo>]
  public let playlistCharts: [MusicCatalogChart<Playlist>]
  public let songCharts: [MusicCatalogChart<Song>]
}
