// The tracks and metadata of an asset, of which none is known: files are not decoded here.

public import CoreGraphics
public import CoreMedia
import FoundationSupplement

public typealias CMPersistentTrackID = Int32

open class AVAssetTrack: NSObject, @unchecked Sendable {
  open weak var asset: AVAsset?
  public let mediaType: AVMediaType

  init(mediaType: AVMediaType) { self.mediaType = mediaType }

  open var trackID: CMPersistentTrackID { 0 }
  open var isEnabled: Bool { true }
  open var isPlayable: Bool { false }
  open var timeRange: CMTimeRange { .zero }
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonKeyTitle = Self(rawValue: "title")
  public static let commonKeyArtist = Self(rawValue: "artist")
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  public static let commonKeyArtwork = Self(rawValue: "artwork")
  public static let commonKeyAuthor = Self(rawValue: "author")
  public static let commonKeyCreationDate = Self(rawValue: "creationDate")
  public static let commonKeyLocation = Self(rawValue: "location")
  public static let commonKeyType = Self(rawValue: "type")
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonIdentifierTitle = Self(rawValue: "common/title")
  public static let commonIdentifierArtist = Self(rawValue: "common/artist")
  public static let commonIdentifierAlbumName = Self(rawValue: "common/albumName")
  public static let commonIdentifierArtwork = Self(rawValue: "common/artwork")
  public static let commonIdentifierCreationDate = Self(rawValue: "common/creationDate")
  public static let commonIdentifierDescription = Self(rawValue: "common/description")
}

/// A fact that a file states of itself.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var identifier: AVMetadataIdentifier? { nil }
  open var commonKey: AVMetadataKey? {
    identifier.map { AVMetadataKey(rawValue: String($0.rawValue.dropFirst("common/".count))) }
  }
  open var extendedLanguageTag: String? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var stringValue: String? { (value as? NSString).map { "\($0)" } }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { nil }
  open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }

  /// The items of an identifier among others.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] {
    metadataItems.filter { $0.identifier == identifier }
  }
}

/// A fact that an app states of a file.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  private var fact: (identifier: AVMetadataIdentifier?, value: (any NSCopying & NSObjectProtocol)?)
  private var language: String?

  public override init() {}

  open override var identifier: AVMetadataIdentifier? {
    get { fact.identifier }
    set { fact.identifier = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { fact.value }
    set { fact.value = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { language }
    set { language = newValue }
  }
}

extension AVAsset {
  public var tracks: [AVAssetTrack] { [] }
  public var metadata: [AVMetadataItem] { [] }
  public var commonMetadata: [AVMetadataItem] { [] }
  public var isExportable: Bool { false }
  public var isReadable: Bool { false }
  public var hasProtectedContent: Bool { false }

  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  /// Fails: nothing is decoded here.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    throw AVError(.fileFormatNotRecognized)
  }

  /// Answers with an error: nothing is decoded here.
  public func loadTracks(
    withMediaType mediaType: AVMediaType,
    completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, AVError(.fileFormatNotRecognized))
  }
}
