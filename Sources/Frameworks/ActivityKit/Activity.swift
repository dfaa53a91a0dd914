// `Activity`. There is none in an extension that makes widgets: requesting one throws, and the
// lists and updates of running ones are empty.

public import FoundationSupplement
import Synchronization

public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  private let lock = NSLock()
  private var current: ActivityContent<ContentState>
  private var state = ActivityState.active

  package init(attributes: Attributes, content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    current = content
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

  public static var activities: [Activity<Attributes>] { [] }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { $0.finish() }
  }
  public static var pushToStartToken: Data? { nil }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.visibility
  }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.visibility
  }

  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.visibility
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
    if let content { change(to: content) }
    finish()
  }

  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    await end(content, dismissalPolicy: dismissalPolicy)
  }

  public func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let contentState { change(to: ActivityContent(state: contentState, staleDate: nil)) }
    finish()
  }

  private func change(to content: ActivityContent<ContentState>) {
    lock.withLock { if state == .active { current = content } }
  }

  private func finish() {
    lock.withLock { state = .ended }
  }
}
