// Files in iCloud, of somebody who is not signed in: there are none, and every call for one fails.

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

  /// Fails: nobody is signed in to iCloud.
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

/// How far a file in iCloud has come down.
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a status.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The newest version is here.
  public static let current = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent")
  /// A version is here.
  public static let downloaded = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded")
  /// Nothing is here.
  public static let notDownloaded = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
}

extension URLResourceValues {
  /// How far the file has come down; nil, as for a file that is not in iCloud.
  public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
  /// The room for what the person wants kept.
  public var volumeAvailableCapacityForImportantUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }
  /// The room for what could be fetched again.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }
}

extension URLResourceKey {
  /// The room for what the person wants kept: the same as the volume's.
  public static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey {
    .volumeAvailableCapacityKey
  }
  /// The room for what could be fetched again: the same as the volume's.
  public static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey {
    .volumeAvailableCapacityKey
  }
}

/// A search for files in iCloud: it ends at once and finds nothing.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  /// What is searched for.
  open var predicate: NSPredicate?
  /// Where it is searched for.
  open var searchScopes: [Any] = []
  /// In which order results stand.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// How often news are told.
  open var notificationBatchingInterval: TimeInterval = 1
  /// Where news are told.
  open var operationQueue: OperationQueue?
  /// Whether the search was started and not stopped.
  open private(set) var isStarted = false
  /// Whether the search is still looking for what was there at its start.
  open var isGathering: Bool { false }
  /// The number of files found.
  open var resultCount: Int { 0 }
  /// The files found.
  open var results: [Any] { [] }

  /// Creates a search.
  public override init() { super.init() }

  /// Starts the search and tells that it is done.
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
  /// Holds news back; there are none.
  open func disableUpdates() {}
  /// Tells news again; there are none.
  open func enableUpdates() {}
}

extension Notification.Name {
  /// A search has found what was there.
  public static let NSMetadataQueryDidFinishGathering = Notification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  /// What a search found has changed.
  public static let NSMetadataQueryDidUpdate = Notification.Name(
    "NSMetadataQueryDidUpdateNotification")
}

public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemURLKey = "kMDItemURL"
