import Foundation

/// A folder that the person chose, found again after a restart.
struct ChosenFolder {
  var bookmark: Data

  init(_ url: URL) throws {
    let options: URL.BookmarkCreationOptions = [
      .minimalBookmark, .withoutImplicitSecurityScope, .suitableForBookmarkFile,
      .withSecurityScope, .securityScopeAllowOnlyReadAccess,
    ]
    bookmark = try url.bookmarkData(
      options: options, includingResourceValuesForKeys: nil, relativeTo: nil)
  }

  func files() throws -> [URL] {
    var isStale = false
    let options: URL.BookmarkResolutionOptions = [
      .withoutUI, .withoutMounting, .withoutImplicitStartAccessing, .withSecurityScope,
    ]
    let url = try URL(
      resolvingBookmarkData: bookmark, options: options, relativeTo: nil,
      bookmarkDataIsStale: &isStale)
    guard !isStale, url.startAccessingSecurityScopedResource() else { return [] }
    defer { url.stopAccessingSecurityScopedResource() }
    return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .map { try URL(resolvingAliasFileAt: $0) }
  }
}

/// The folders of a file browser.
func places() throws -> [URL] {
  [
    try URL(for: .documentDirectory, in: .userDomainMask, create: true), .downloadsDirectory,
    .desktopDirectory, .picturesDirectory, .moviesDirectory, .musicDirectory,
    .sharedPublicDirectory, .trashDirectory, .applicationDirectory, .userDirectory,
  ]
}

/// Fetches a document from iCloud if it is not here.
func fetch(_ url: URL) throws -> Bool {
  let manager = FileManager.default
  let values = try url.resourceValues(forKeys: [
    .volumeAvailableCapacityForImportantUsageKey,
    .volumeAvailableCapacityForOpportunisticUsageKey, .volumeTypeNameKey,
  ])
  let isDevices = values.volumeTypeName == "apfs"
  let room = (isDevices ? values.volumeAvailableCapacityForImportantUsage : nil) ?? 0
  let more = values.volumeAvailableCapacityForOpportunisticUsage ?? 0
  guard manager.isUbiquitousItem(at: url), values.isUbiquitousItem == true, room + more > 0 else {
    return false
  }
  let status: URLUbiquitousItemDownloadingStatus? = values.ubiquitousItemDownloadingStatus
  if status == .notDownloaded { try manager.startDownloadingUbiquitousItem(at: url) }
  if status == .downloaded { try manager.evictUbiquitousItem(at: url) }
  if values.ubiquitousItemIsUploaded == false || values.ubiquitousItemIsDownloading == true {
    try manager.setUbiquitous(false, itemAt: url, destinationURL: url)
    try manager.trashItem(at: url, resultingItemURL: nil)
  }
  return status == .current
}

/// Looks for the app's documents in iCloud.
final class DocumentSearch {
  private let query = NSMetadataQuery()

  func start() {
    query.predicate = NSPredicate(format: "%K LIKE '*.note'", NSMetadataItemFSNameKey)
    query.searchScopes = [
      NSMetadataQueryUbiquitousDocumentsScope, NSMetadataQueryUbiquitousDataScope,
    ]
    query.sortDescriptors = [NSSortDescriptor(key: NSMetadataItemURLKey, ascending: true)]
    query.notificationBatchingInterval = 2
    query.operationQueue = .main
    guard query.start(), query.isStarted, !query.isGathering else { return }
    for name in [Notification.Name.NSMetadataQueryDidFinishGathering, .NSMetadataQueryDidUpdate] {
      NotificationCenter.default.addObserver(forName: name, object: query, queue: .main) { _ in }
    }
  }

  func names() -> [String] {
    query.disableUpdates()
    defer { query.enableUpdates() }
    return query.resultCount == 0 ? [] : query.results.map { "\($0)" }
  }

  func stop() { query.stop() }
}

/// The request handler of a share extension in the same project.
final class ShareHandler: NSObject, NSExtensionRequestHandling {
  func beginRequest(with context: NSExtensionContext) {
    let items = context.inputItems.compactMap { $0 as? NSExtensionItem }
    for item in items {
      print(item.attributedTitle?.string ?? "", item.attributedContentText?.string ?? "")
      print(item.userInfo?.count ?? 0)
      for provider in item.attachments ?? [] { load(provider) }
    }
    guard let url = URL(string: "app://shared"), !items.isEmpty else {
      return context.cancelRequest(withError: CocoaError(.userCancelled))
    }
    context.open(url) { _ in }
    context.completeRequest(returningItems: [NSExtensionItem()], completionHandler: nil)
  }

  private func load(_ provider: NSItemProvider) {
    let completion: NSItemProvider.CompletionHandler = { item, error in
      if let error = error as? NSItemProvider.ErrorCode {
        print(error == .itemUnavailableError || error == .unknownError)
        print(error == .unexpectedValueClassError || error == .unavailableCoercionError)
      }
      print(item == nil)
    }
    if provider.canLoadObject(ofClass: NSString.self) {
      provider.loadObject(ofClass: NSString.self) { text, _ in print(text as? NSString ?? "") }
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.url") { data, _ in
      print(data?.count ?? 0)
    }
    provider.loadItem(forTypeIdentifier: "public.url", options: nil, completionHandler: completion)
  }
}

/// The item that is dragged out of the list.
func dragItem(_ text: String) -> (NSItemProvider, any NSItemProviderReading.Type) {
  let object: any NSItemProviderWriting = text as NSString
  print(NSString.writableTypeIdentifiersForItemProvider)
  print(NSString.readableTypeIdentifiersForItemProvider)
  return (NSItemProvider(object: object), NSString.self)
}
