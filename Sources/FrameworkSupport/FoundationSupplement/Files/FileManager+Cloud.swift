// Files in iCloud, for a person who is not signed in: there are none, and every call for one fails.

public import Foundation

extension FileManager {
  /// Returns false: no file is in iCloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Fails: no file is in iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Fails: no file is in iCloud.
  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Fails: the person is not signed in to iCloud.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Fails: an extension has no trash.
  public func trashItem(
    at url: URL, resultingItemURL: UnsafeMutablePointer<NSURL?>?
  ) throws {
    throw CocoaError(.featureUnsupported)
  }
}

/// The download status of a file in iCloud.
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a status.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The newest version is downloaded.
  public static let current = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent")
  /// A version is downloaded.
  public static let downloaded = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded")
  /// The file is not downloaded.
  public static let notDownloaded = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
}

extension URLResourceValues {
  /// The name of the file system: a device's.
  public var volumeTypeName: String? { "apfs" }
  /// The download status; nil, as for a file that is not in iCloud.
  public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
  /// The capacity for what the person wants kept.
  public var volumeAvailableCapacityForImportantUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }
  /// The capacity for what could be fetched again.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }
}

extension URLResourceKey {
  /// The name of the volume's file system. Foundation on Linux reads no key of it, and one of every
  /// file's in its place.
  public static var volumeTypeNameKey: URLResourceKey { .isVolumeKey }
  /// The capacity for what the person wants kept: the same as the volume's.
  public static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey {
    .volumeAvailableCapacityKey
  }
  /// The capacity for what could be fetched again: the same as the volume's.
  public static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey {
    .volumeAvailableCapacityKey
  }
}

/// A search for files in iCloud: it ends at once and finds nothing.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  /// The predicate of the search.
  open var predicate: NSPredicate?
  /// The scopes of the search.
  open var searchScopes: [Any] = []
  /// The sort order of the results.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// The interval at which updates are batched.
  open var notificationBatchingInterval: TimeInterval = 1
  /// The queue on which updates are posted.
  open var operationQueue: OperationQueue?
  /// Whether the search was started and not stopped.
  open private(set) var isStarted = false
  /// Whether the search is still in its initial gathering phase.
  open var isGathering: Bool { false }
  /// The number of files found.
  open var resultCount: Int { 0 }
  /// The files found.
  open var results: [Any] { [] }
  /// A file that was found; there is none at any place.
  open func result(at idx: Int) -> Any { NSMetadataItem() }
  /// The place of a file that was found.
  open func index(ofResult result: Any) -> Int { NSNotFound }

  /// Creates a search.
  public override init() { super.init() }

  /// Starts the search and posts that its gathering has finished.
  @discardableResult open func start() -> Bool {
    guard predicate != nil, !isStarted else { return false }
    isStarted = true
    DispatchQueue.main.async { [self] in
      NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    }
    return true
  }

  /// Stops the search.
  open func stop() { isStarted = false }
  /// Suspends updates; there are none.
  open func disableUpdates() {}
  /// Resumes updates; there are none.
  open func enableUpdates() {}
}

/// A file that a search found; none ever is.
open class NSMetadataItem: NSObject, @unchecked Sendable {
  /// The names of the attributes that are known: none.
  open var attributes: [String] { [] }
  /// The value of an attribute: nil.
  open func value(forAttribute key: String) -> Any? { nil }
}

extension Notification.Name {
  /// A notification that a search has finished its initial gathering phase.
  public static let NSMetadataQueryDidFinishGathering = Notification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  /// A notification that the results of a search have changed.
  public static let NSMetadataQueryDidUpdate = Notification.Name(
    "NSMetadataQueryDidUpdateNotification")
}

public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataUbiquitousItemDownloadingStatusKey =
  "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemPercentDownloadedKey =
  "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
