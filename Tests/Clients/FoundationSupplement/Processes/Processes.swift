import Foundation

/// A sync that asks not to be interrupted.
final class Sync: NSObject, NSProgressReporting {
  let progress = Progress(totalUnitCount: 10)

  func run(_ work: () -> Void) {
    let info = ProcessInfo.processInfo
    let options: ProcessInfo.ActivityOptions = [
      .userInitiated, .idleSystemSleepDisabled, .suddenTerminationDisabled,
    ]
    let activity = info.beginActivity(options: options, reason: "Sync")
    defer { info.endActivity(activity) }
    info.disableSuddenTermination()
    info.disableAutomaticTermination("Sync")
    info.performActivity(options: .background, reason: "Sync", using: work)
    info.enableAutomaticTermination("Sync")
    info.enableSuddenTermination()
  }
}

/// The activity options of other work.
let activities: [ProcessInfo.ActivityOptions] = [
  .idleDisplaySleepDisabled, .automaticTerminationDisabled, .latencyCritical,
  .userInitiatedAllowingIdleSystemSleep,
]

/// The queue in which a log's line is written.
var currentQueue: String { String(cString: __dispatch_queue_get_label(nil)) }

/// All errors below an error.
func causes(of error: NSError) -> [any Error] {
  let many = error.userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? []
  return error.underlyingErrors + many
}

/// The clock was set.
let clockChanges = NotificationCenter.default.notifications(named: .NSSystemClockDidChange)

/// A session for the feed, as the app configures it.
func feedSession() async throws -> URLSession {
  let configuration = URLSessionConfiguration.background(withIdentifier: "feed")
  configuration.waitsForConnectivity = true
  configuration.allowsExpensiveNetworkAccess = false
  configuration.allowsConstrainedNetworkAccess = false
  configuration.sessionSendsLaunchEvents = true
  configuration.sharedContainerIdentifier = "group.feed"
  let session = URLSession(configuration: configuration)
  await session.flush()
  await session.reset()
  let (data, uploads, downloads) = await session.tasks
  print(await session.allTasks.count == data.count + uploads.count + downloads.count)
  return session
}

/// A request that may wait.
func request(_ url: URL, resuming data: Data, in session: URLSession) async throws -> URL {
  var request = URLRequest(url: url)
  request.allowsExpensiveNetworkAccess = false
  request.allowsConstrainedNetworkAccess = false
  request.assumesHTTP3Capable = true
  request.requiresDNSSECValidation = false
  do {
    return try await session.download(resumeFrom: data).0
  } catch let error as URLError {
    let reason: URLError.NetworkUnavailableReason? = error.networkUnavailableReason
    switch reason {
    case .cellular, .expensive, .constrained: throw error
    case nil: return try await session.download(resumeFrom: error.downloadTaskResumeData ?? data).0
    }
  }
}

/// Whether a feed may not be fetched now, because it would be costly.
func isCostly(_ reason: URLErrorNetworkUnavailableReason) -> Bool { reason != .cellular }

/// Trusts the server of the company.
final class Trusting: NSObject, URLSessionDelegate {
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let space = challenge.protectionSpace
    switch space.authenticationMethod {
    case NSURLAuthenticationMethodServerTrust:
      guard let trust = space.serverTrust, SecTrustEvaluateWithError(trust, nil) else {
        fallthrough
      }
      completionHandler(.useCredential, URLCredential(trust: trust))
    case NSURLAuthenticationMethodClientCertificate:
      completionHandler(.cancelAuthenticationChallenge, nil)
    default: completionHandler(.performDefaultHandling, nil)
    }
  }
}

/// Keeps listeners for as long as they live.
final class Listeners {
  private let listeners = NSHashTable<NSObject>.weakObjects()
  private let names = NSMapTable<NSString, NSObject>.strongToWeakObjects()
  private let caches: [NSMapTable<NSObject, NSString>] = [
    .weakToStrongObjects(), .weakToWeakObjects(), .strongToStrongObjects(),
    NSMapTable(keyOptions: [.weakMemory, .objectPointerPersonality], valueOptions: .copyIn),
  ]

  func add(_ listener: NSObject, named name: String) {
    if !listeners.contains(listener) { listeners.add(listener) }
    names.setObject(listener, forKey: name as NSString)
  }

  func remove(_ listener: NSObject, named name: String) {
    listeners.remove(listener)
    names.removeObject(forKey: name as NSString)
    if listeners.count == 0, listeners.anyObject == nil { names.removeAllObjects() }
  }

  func all() -> [NSObject] {
    print(names.count, caches.map(\.count), names.keyEnumerator().allObjects.count)
    print(names.objectEnumerator()?.allObjects.count ?? 0)
    let ordered = NSHashTable<NSObject>(options: .strongMemory, capacity: 4)
    let options: NSPointerFunctions.Options = .strongMemory
    print(ordered.allObjects.count, options.rawValue, names.object(forKey: "first") as Any)
    ordered.removeAllObjects()
    return listeners.allObjects
  }
}

/// Reads what an older version of the app archived.
func restore(_ data: Data) throws -> [NSString] {
  let names = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data)
  let mixed = try NSKeyedUnarchiver.unarchivedArrayOfObjects(
    ofClasses: [NSString.self, NSNumber.self], from: data)
  let ages = try NSKeyedUnarchiver.unarchivedDictionary(
    ofKeyClass: NSString.self, objectClass: NSNumber.self, from: data)
  return (names ?? []) + (mixed ?? []).compactMap { $0 as? NSString }
    + (ages.map { Array($0.keys) } ?? [])
}

/// An archived list of names.
final class NameList: NSObject {
  let names: [NSString]

  init(coder: NSCoder) {
    let tags = coder.decodeArrayOfObjects(ofClasses: [NSString.self], forKey: "tags") ?? []
    let ages = coder.decodeDictionary(
      withKeyClass: NSString.self, objectClass: NSNumber.self, forKey: "ages")
    names =
      (coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "names") ?? [])
      + tags.compactMap { $0 as? NSString } + Array((ages ?? [:]).keys)
  }
}

/// Reads a feed.
final class FeedReader: NSObject, XMLParserDelegate {
  private(set) var titles: [String] = []
  private var text = ""

  func read(_ data: Data) -> [String] {
    let parser = XMLParser(data: data)
    parser.delegate = self
    return parser.parse() ? titles : []
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    if elementName == "title" { titles.append(text) }
    text = ""
  }
}

/// Whether the app is being debugged.
func isDebuggerAttached() -> Bool {
  var info = kinfo_proc()
  var mib: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
  var size = MemoryLayout<kinfo_proc>.stride
  let result = sysctl(&mib, u_int(mib.count), &info, &size, nil, 0)
  return result == 0 && (info.kp_proc.p_flag & P_TRACED) != 0
}

/// The model of the device, by numbers.
func modelByNumbers() -> String {
  var mib = [CTL_HW, HW_MACHINE]
  var size = 0
  sysctl(&mib, 2, nil, &size, nil, 0)
  var machine = [CChar](repeating: 0, count: size)
  sysctl(&mib, 2, &machine, &size, nil, 0)
  return String(cString: machine)
}

/// Whether flags of a process say that a debugger is attached to it.
func isTraced(_ process: extern_proc) -> Bool { process.p_flag & P_TRACED != 0 }
