import Foundation

/// The app's documents in iCloud, with how much of each is here.
struct CloudFiles {
  let query: NSMetadataQuery

  /// The documents that the search found.
  var documents: [[String: Any]] {
    (0..<query.resultCount).compactMap { query.result(at: $0) as? NSMetadataItem }.map(facts)
  }

  private func facts(_ item: NSMetadataItem) -> [String: Any] {
    let keys = [
      NSMetadataItemURLKey, NSMetadataItemFSSizeKey, NSMetadataItemDisplayNameKey,
      NSMetadataItemPathKey, NSMetadataItemFSContentChangeDateKey,
      NSMetadataUbiquitousItemPercentDownloadedKey, NSMetadataUbiquitousItemIsDownloadingKey,
    ]
    let known = keys.filter { item.attributes.contains($0) }
    return known.reduce(into: [:]) { $0[$1] = item.value(forAttribute: $1) }
  }

  /// Whether a document is here as it is in iCloud.
  func isCurrent(_ item: NSMetadataItem) -> Bool? {
    switch item.value(forAttribute: NSMetadataUbiquitousItemDownloadingStatusKey) as? String {
    case NSMetadataUbiquitousItemDownloadingStatusCurrent?: true
    case NSMetadataUbiquitousItemDownloadingStatusDownloaded?: false
    case NSMetadataUbiquitousItemDownloadingStatusNotDownloaded?: nil
    default: query.index(ofResult: item) == NSNotFound ? nil : false
    }
  }
}
