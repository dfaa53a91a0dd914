// The states of tips while the process runs.

/// The invalidated tips, and the listeners to their status.
final class TipStates: @unchecked Sendable {
  static let shared = TipStates()

  private let lock = NSLock()
  private var reasons: [String: Tips.InvalidationReason] = [:]
  private var listeners: [String: [UUID: (Tips.Status) -> Void]] = [:]
  private var isConfigured = false

  func status(of id: String) -> Tips.Status { lock.withLock { unlockedStatus(of: id) } }

  private func unlockedStatus(of id: String) -> Tips.Status {
    reasons[id].map(Tips.Status.invalidated) ?? .pending
  }

  /// Invalidates a tip; the first reason remains.
  func invalidate(_ id: String, because reason: Tips.InvalidationReason) {
    lock.withLock {
      guard reasons[id] == nil else { return }
      reasons[id] = reason
      tell(id)
    }
  }

  func reset(_ id: String) {
    lock.withLock { if reasons.removeValue(forKey: id) != nil { tell(id) } }
  }

  private func tell(_ id: String) {
    let status = unlockedStatus(of: id)
    for listener in (listeners[id] ?? [:]).values { listener(status) }
  }

  /// Returns the values made of a tip's status, now and whenever it changes.
  func updates<Value: Sendable>(
    of id: String, _ value: @escaping @Sendable (Tips.Status) -> Value
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream<Value>.makeStream()
    let key = UUID()
    lock.withLock {
      continuation.yield(value(unlockedStatus(of: id)))
      listeners[id, default: [:]][key] = { continuation.yield(value($0)) }
    }
    continuation.onTermination = { [weak self] _ in self?.forget(key, of: id) }
    return stream
  }

  private func forget(_ key: UUID, of id: String) {
    lock.withLock { _ = listeners[id]?.removeValue(forKey: key) }
  }

  /// Whether the author's code has configured tips.
  var hasConfiguration: Bool { lock.withLock { isConfigured } }

  func configure() throws {
    try lock.withLock {
      if isConfigured { throw TipKitError.tipsDatastoreAlreadyConfigured }
      isConfigured = true
    }
  }

  /// Forgets every tip, which is possible before tips are configured.
  func forgetAll() throws {
    try lock.withLock {
      if isConfigured { throw TipKitError.tipsDatastoreAlreadyConfigured }
      reasons = [:]
    }
  }
}
