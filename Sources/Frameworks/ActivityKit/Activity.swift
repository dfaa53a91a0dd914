// `Activity`. The app's side starts, updates and ends Live Activities; in an extension that makes
// widgets requesting one throws, and there is none. Streams of updates end at once.

public import FoundationSupplement
import Synchronization

public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  private let lock = NSLock()
  private var current: ActivityContent<ContentState>
  private var state = ActivityState.active
  private var number: Int?

  package init(attributes: Attributes, content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    current = content
  }

  /// Starts an activity of the app's.
  private convenience init(
    starting attributes: Attributes, _ content: ActivityContent<ContentState>
  ) throws {
    guard ActivityJournal.isOpen else { throw ActivityAuthorizationError.visibility }
    self.init(attributes: attributes, content: content)
    let parts = try encoded()
    guard parts.attributes.count + parts.state.count <= ActivityJournal.mostBytes else {
      throw ActivityAuthorizationError.attributesTooLarge
    }
    number = ActivityJournal.add(self)
    note(.start)
  }

  private func encoded() throws -> (attributes: Data, state: Data) {
    let encoder = JSONEncoder()
    return (try encoder.encode(attributes), try encoder.encode(content.state))
  }

  /// Tells the host of the content as it is now.
  private func note(_ change: ActivityJournal.Change) {
    guard let number, let parts = try? encoded() else { return }
    ActivityJournal.note(
      ActivityJournal.Note(
        number: number, kind: String(describing: Attributes.self), change: change,
        attributes: parts.attributes, state: parts.state, staleDate: content.staleDate))
  }

  public var content: ActivityContent<ContentState> { lock.withLock { current } }
  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { lock.withLock { state } }
  public var pushToken: Data? { nil }

  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    AsyncStream { $0.finish() }
  }
  public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  public static var activities: [Activity<Attributes>] {
    ActivityJournal.started.compactMap { $0 as? Activity<Attributes> }
      .filter { $0.activityState == .active }
  }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { $0.finish() }
  }
  public static var pushToStartToken: Data? { nil }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try Activity(starting: attributes, content)
  }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try Activity(starting: attributes, content)
  }

  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try Activity(starting: attributes, ActivityContent(state: contentState, staleDate: nil))
  }

  public func update(_ content: ActivityContent<ContentState>) async { change(to: content) }

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async {
    change(to: content)
  }

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {
    change(to: content)
  }

  public func update(using contentState: ContentState) async {
    change(to: ActivityContent(state: contentState, staleDate: nil))
  }

  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration?
  ) async {
    change(to: ActivityContent(state: contentState, staleDate: nil))
  }

  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    finish(with: content)
  }

  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    finish(with: content)
  }

  public func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    finish(with: contentState.map { ActivityContent(state: $0, staleDate: nil) })
  }

  private func change(to content: ActivityContent<ContentState>) {
    let isActive = lock.withLock {
      if state == .active { current = content }
      return state == .active
    }
    if isActive { note(.update) }
  }

  private func finish(with content: ActivityContent<ContentState>?) {
    let wasActive = lock.withLock {
      if state == .active, let content { current = content }
      defer { state = .ended }
      return state == .active
    }
    if wasActive { note(.end) }
  }
}
