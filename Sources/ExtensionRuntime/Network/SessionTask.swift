import CInterposition
import Foundation
import NetworkAnswers
import Synchronization

/// The facts of a transfer's task, which Foundation keeps in objects without an interface.
enum SessionTask {
  /// Reads it.
  ///
  /// - Parameters:
  ///   - owner: URLSession's object for the transfer.
  ///   - task: The place of what is known so far.
  static func read(_ owner: UnsafeMutableRawPointer, _ task: inout network_task) {
    if task.began == 0 { task.began = Date().timeIntervalSince1970 }
    let handle = Unmanaged<AnyObject>.fromOpaque(owner).takeUnretainedValue()
    guard let loader = member("delegate", of: handle), let found = member("_task", of: loader)
    else { return }
    let object = found as AnyObject
    TaskMetrics.begin(object, loadedBy: loader as AnyObject)
    let delegate = network_task_delegate(Unmanaged.passUnretained(object).toOpaque())
    task.has_delegate = delegate == nil ? 0 : 1
    if let delegate { Unmanaged<AnyObject>.fromOpaque(delegate).release() }
    if let session = member("session", of: object),
      let configuration = member("_configuration", of: session),
      let seconds = member("timeoutIntervalForResource", of: configuration) as? Double
    {
      task.whole_time = seconds
      let settings = member("connectionProxyDictionary", of: configuration) as? [AnyHashable: Any]
      task.waits = settings?["widgetcheck.waitsForConnectivity"] as? Bool == true ? 1 : 0
      readCache(of: object, configuration, &task)
    }
  }

  /// Reads which cache a data task uses, and how.
  ///
  /// The rule of the configuration holds where the request says nothing else.
  private static func readCache(
    of object: AnyObject, _ configuration: Any, _ task: inout network_task
  ) {
    guard String(describing: type(of: object)) == "URLSessionDataTask",
      let cache = member("urlCache", of: configuration)
    else { return }
    task.cache = identity(of: cache as AnyObject)
    let rooms = ["memoryCapacity", "diskCapacity"].map { member($0, of: cache) as? Int ?? 0 }
    task.cache_room = Int64(rooms.max() ?? 0)
    let request = member("originalRequest", of: object)
    let policies = [
      request.flatMap { member("cachePolicy", of: $0) }.flatMap(policy),
      member("requestCachePolicy", of: configuration).flatMap(policy),
    ].compactMap(\.self)
    let policy = policies.first { $0 != .useProtocolCachePolicy } ?? .useProtocolCachePolicy
    task.cache_policy = Int32(HTTPCache.Policy.allCases.firstIndex(of: policy) ?? 0)
  }

  /// The rule that a value of Foundation's is, whose mirror has a number or the value itself.
  private static func policy(_ value: Any) -> HTTPCache.Policy? {
    (value as? UInt).map { HTTPCache.Policy(number: $0) }
      ?? HTTPCache.Policy(rawValue: String(describing: value))
  }

  /// The identity of a cache, which lives from now on, so that no other one ever has it.
  private static func identity(of cache: AnyObject) -> UInt {
    let identity = UInt(bitPattern: ObjectIdentifier(cache))
    if known.withLock({ $0.insert(identity).inserted }) { _ = Unmanaged.passRetained(cache) }
    return identity
  }

  private static let known = Mutex<Set<UInt>>([])

  /// The value of a stored property, its own or an inherited one; nil where there is none.
  static func member(_ name: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == name }) { return some(child.value) }
      mirror = level.superclassMirror
    }
    return nil
  }

  private static func some(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }
}
