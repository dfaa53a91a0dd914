// LinkPresentation: what a page of the web says about itself. No page is read here: fetching fails,
// and the run is told of the host.

import ExtensionEnvironment
@_exported public import UIKit

/// A reason why a page's facts are not there.
public struct LPError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    case metadataFetchFailed = 1
    case metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
  public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}

/// The facts about a page: its title, its pictures and where it is.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  public override init() {}

  public required init?(coder: NSCoder) {
    originalURL = coder.decodeObject(of: NSURL.self, forKey: "originalURL") as URL?
    url = coder.decodeObject(of: NSURL.self, forKey: "URL") as URL?
    title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
    remoteVideoURL = coder.decodeObject(of: NSURL.self, forKey: "remoteVideoURL") as URL?
  }

  open class var supportsSecureCoding: Bool { true }

  /// Writes the title and the addresses; pictures are left out.
  open func encode(with coder: NSCoder) {
    coder.encode(originalURL as NSURL?, forKey: "originalURL")
    coder.encode(url as NSURL?, forKey: "URL")
    coder.encode(title as NSString?, forKey: "title")
    coder.encode(remoteVideoURL as NSURL?, forKey: "remoteVideoURL")
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.iconProvider = iconProvider
    copy.imageProvider = imageProvider
    copy.videoProvider = videoProvider
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }
}

/// A reader of pages' facts, which reads none.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30

  public override init() {}

  /// Fails, as it does on a device that is offline, and tells the run of the host.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    refuse(url)
    throw LPError(.metadataFetchFailed)
  }

  /// Fails, as it does on a device that is offline, and tells the run of the host.
  open func startFetchingMetadata(
    for url: URL,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    refuse(url)
    completionHandler(nil, LPError(.metadataFetchFailed))
  }

  /// Does nothing: a fetch ends before it can be given up.
  open func cancel() {}

  private func refuse(_ url: URL?) {
    guard let url, let host = url.host else { return }
    RefusedSockets.note("\(url.scheme ?? "https")://\(host)", port: url.port)
  }
}

// Functions that take a request are compiled where they are used, so that only such programs load
// the network's libraries.
extension LPMetadataProvider {
  /// Fails, as it does on a device that is offline, and tells the run of the host.
  @_alwaysEmitIntoClient
  public func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    try await startFetchingMetadata(for: request.url ?? URL(fileURLWithPath: "/"))
  }
}

/// A view of a page's facts, which keeps them.
@MainActor @preconcurrency open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }

  public init(url URL: URL) {
    metadata = LPLinkMetadata()
    metadata.originalURL = URL
    metadata.url = URL
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
  }
}
