// Storage of the app's runs, and their exchange with other apps.

import Foundation

/// The folders of the app and its group.
struct RunFolders {
  let files = FileManager.default

  var shared: URL? { files.containerURL(forSecurityApplicationGroupIdentifier: "group.runs") }
  var cloud: URL? { files.url(forUbiquityContainerIdentifier: nil) }
  var isSignedIn: Bool { files.ubiquityIdentityToken != nil }

  var own: [URL] {
    [
      .documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory,
      .homeDirectory, .temporaryDirectory,
    ]
  }
}

/// Reads and writes the file of runs while the app may do the same.
final class RunFile: NSObject, NSFilePresenter {
  let presentedItemURL: URL?
  let presentedItemOperationQueue = OperationQueue()

  init(at url: URL?) { presentedItemURL = url }

  /// Whether the app hears of changes to the file.
  var isPresented: Bool {
    get { NSFileCoordinator.filePresenters.contains { $0 === self } }
    set {
      if newValue {
        NSFileCoordinator.addFilePresenter(self)
      } else {
        NSFileCoordinator.removeFilePresenter(self)
      }
    }
  }

  func read() -> Data? {
    guard let url = presentedItemURL else { return nil }
    let options: NSFileCoordinator.ReadingOptions = [.withoutChanges, .resolvesSymbolicLink]
    var data: Data?
    let coordinator = NSFileCoordinator(filePresenter: self)
    coordinator.coordinate(readingItemAt: url, options: options, error: nil) { place in
      data = try? Data(contentsOf: place)
    }
    return data
  }

  func write(_ data: Data, isNew: Bool) {
    guard let url = presentedItemURL else { return }
    let options: NSFileCoordinator.WritingOptions = isNew ? .forReplacing : .forMerging
    var failure: NSError?
    NSFileCoordinator().coordinate(writingItemAt: url, options: options, error: &failure) {
      try? data.write(to: $0)
    }
  }

  /// The options as the app's settings store them.
  func stored(
    _ reading: NSFileCoordinator.ReadingOptions, _ writing: NSFileCoordinator.WritingOptions
  ) -> Bool {
    let sameReading = NSFileCoordinator.ReadingOptions(rawValue: reading.rawValue)
    let sameWriting = NSFileCoordinator.WritingOptions(rawValue: writing.rawValue)
    return reading == sameReading && writing == sameWriting
  }

  func remove() {
    guard let url = presentedItemURL else { return }
    let options: NSFileCoordinator.WritingOptions = [.forDeleting, .forMoving]
    NSFileCoordinator().coordinate(writingItemAt: url, options: options, error: nil) {
      try? FileManager.default.removeItem(at: $0)
    }
  }
}

/// Small settings, on the device and in iCloud.
struct RunSettings {
  let local = UserDefaults.standard
  let cloud = NSUbiquitousKeyValueStore.default

  func keep(_ goal: Double, name: String, picture: Data, days: [Any], paces: [String: Any]) {
    local.setValue(goal, forKey: "goal")
    cloud.set(goal, forKey: "goal")
    cloud.set(name, forKey: "name")
    cloud.set(picture, forKey: "picture")
    cloud.set(days, forKey: "days")
    cloud.set(paces, forKey: "paces")
    cloud.set(true, forKey: "isKept")
    cloud.set(Int64(days.count), forKey: "count")
    cloud.set(Date() as Any?, forKey: "date")
    cloud.setValue(name, forKey: "nickname")
    cloud.synchronize()
  }

  func summary() -> [String] {
    let goal = local.value(forKey: "goal") as? Double ?? cloud.double(forKey: "goal")
    let days = cloud.array(forKey: "days")?.count ?? Int(cloud.longLong(forKey: "count"))
    let paces = cloud.dictionary(forKey: "paces")?.count ?? cloud.dictionaryRepresentation.count
    let picture = cloud.data(forKey: "picture")?.count ?? 0
    let isKept = cloud.bool(forKey: "isKept") && cloud.object(forKey: "date") != nil
    let nickname = cloud.value(forKey: "nickname") as? String
    return [cloud.string(forKey: "name") ?? nickname ?? "", "\(goal)"]
      + [days, paces, picture].map(String.init) + (isKept ? ["kept"] : [])
  }

  func forget() {
    cloud.removeObject(forKey: "goal")
  }
}

/// Loads runs of others.
struct RunServer {
  let session: URLSession
  let address: URL

  func load() async throws -> [Data] {
    let request = URLRequest(url: address)
    let (first, _) = try await session.data(for: request)
    let (second, _) = try await session.data(from: address)
    let (answer, _) = try await session.upload(for: request, from: first)
    let (file, _) = try await session.download(from: address)
    let (other, _) = try await session.download(for: request)
    return [first, second, answer, try Data(contentsOf: file), try Data(contentsOf: other)]
  }
}

/// Tells the system what the person looks at.
final class RunActivity: NSUserActivityDelegate {
  let activity = NSUserActivity(activityType: "org.example.run")

  func begin(_ name: String, at page: URL?) {
    activity.title = name
    activity.userInfo = ["name": name]
    activity.addUserInfoEntries(from: ["page": page?.absoluteString ?? ""])
    activity.requiredUserInfoKeys = ["name"]
    activity.keywords = ["run", name]
    activity.webpageURL = page
    activity.referrerURL = page
    activity.expirationDate = .distantFuture
    activity.isEligibleForHandoff = true
    activity.isEligibleForSearch = true
    activity.isEligibleForPrediction = true
    activity.isEligibleForPublicIndexing = false
    activity.persistentIdentifier = "run.\(name)"
    activity.targetContentIdentifier = "runs/\(name)"
    activity.suggestedInvocationPhrase = "Begin my run"
    activity.delegate = self
    activity.needsSave = true
    activity.becomeCurrent()
  }

  func userActivityWillSave(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: ["saved": true])
  }

  func end(forget: Bool) {
    activity.resignCurrent()
    if forget { NSUserActivity.deleteAllSavedUserActivities { self.activity.invalidate() } }
  }

  /// Whether the app was opened by a link.
  func isLink(_ activity: NSUserActivity) -> Bool {
    activity.activityType == NSUserActivityTypeBrowsingWeb && activity.webpageURL != nil
  }
}

/// The item that a run hands to another app that it is dropped on.
func item(for run: String, at file: URL?) -> NSItemProvider {
  let provider =
    NSItemProvider(contentsOf: file)
    ?? NSItemProvider(item: run as NSString, typeIdentifier: "public.plain-text")
  provider.suggestedName = run
  let isEmpty = provider.registeredTypeIdentifiers.isEmpty
  return isEmpty || provider.hasItemConformingToTypeIdentifier("public.data")
    ? NSItemProvider() : provider
}

// MARK: - Searching

/// A run as the older list of the app holds it.
final class StoredRun: NSObject {
  let name: String
  let distance: Double
  let route: String?

  init(name: String, distance: Double, route: String? = nil) {
    self.name = name
    self.distance = distance
    self.route = route
  }
}

/// The conditions and the orders under which runs are listed.
struct RunSearch {
  func predicates(name: String, limit: Int, since date: Date, at page: URL, id: UUID)
    -> [NSPredicate]
  {
    [
      NSPredicate(format: "name BEGINSWITH %@ AND distance > %d", name, limit),
      NSPredicate(format: "date >= %@ AND page == %@ AND id == %@", date as CVarArg, page, id),
      NSPredicate(format: "name IN %@", argumentArray: [[name]]),
    ]
  }

  func orders() -> [NSSortDescriptor] {
    [
      NSSortDescriptor(keyPath: \StoredRun.distance, ascending: false),
      NSSortDescriptor(keyPath: \StoredRun.route, ascending: true),
      NSSortDescriptor(key: "name", ascending: true),
      NSSortDescriptor(key: "name", ascending: true, selector: Selector("compare:")),
      NSSortDescriptor(SortDescriptor(\StoredRun.name)),
    ]
  }
}

/// The keys that another device changed; nothing where the account or the quota did.
func changedKeys(_ note: Notification) -> [String] {
  let reason = note.userInfo?[NSUbiquitousKeyValueStoreChangeReasonKey] as? Int
  switch reason {
  case NSUbiquitousKeyValueStoreServerChange, NSUbiquitousKeyValueStoreInitialSyncChange:
    return note.userInfo?[NSUbiquitousKeyValueStoreChangedKeysKey] as? [String] ?? []
  case NSUbiquitousKeyValueStoreQuotaViolationChange, NSUbiquitousKeyValueStoreAccountChange:
    return []
  default: return []
  }
}

/// Says of an error which file it is about.
func described(_ error: NSError, about file: URL) -> NSError {
  var info: [NSError.UserInfoKey: Any] = error.userInfo
  info[NSURLErrorKey] = file
  return NSError(domain: error.domain, code: error.code, userInfo: info)
}
