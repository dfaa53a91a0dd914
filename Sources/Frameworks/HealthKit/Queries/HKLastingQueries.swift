// Queries that tell of changes: observers, and queries that go on from an anchor. A change is one
// that this process makes; each query is called once when it begins.

public import FoundationSupplement
import Synchronization

/// The queries that tell of changes until they are stopped.
enum LastingQueries {
  private static let running = Mutex<[HKQuery]>([])

  static func begin(_ query: HKQuery) {
    guard query.isLasting else { return }
    running.withLock { queries in
      if !queries.contains(where: { $0 === query }) { queries.append(query) }
    }
  }

  static func end(_ query: HKQuery) { running.withLock { $0.removeAll { $0 === query } } }

  /// Tells all of them that the store has changed.
  static func tellChange() { for query in running.withLock({ $0 }) { query.tellChange() } }
}

public typealias HKObserverQueryCompletionHandler = () -> Void

open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public typealias _Handler =
    @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void

  private let handler: _Handler

  public init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping _Handler)
  {
    handler = updateHandler
    super.init([HKQueryDescriptor(sampleType, predicate)], answer: Self.begin)
  }

  public init(
    queryDescriptors: [HKQueryDescriptor],
    updateHandler:
      @escaping @Sendable (
        HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler,
        (any Error)?
      ) -> Void
  ) {
    let types = Set(queryDescriptors.map(\.sampleType))
    handler = { updateHandler($0, $2 == nil ? types : nil, $1, $2) }
    super.init(queryDescriptors, answer: Self.begin)
  }

  /// Calls the handler, as a device does once when the query begins.
  private static func begin(_ query: HKQuery, _ answer: Result<[HKSample], any Error>) {
    guard let query = query as? HKObserverQuery else { return }
    if case .failure(let error) = answer {
      query.handler(query, {}, error)
    } else {
      query.handler(query, {}, nil)
    }
  }

  override var isLasting: Bool { true }

  override func tellChange() { handler(self, {}, nil) }
}

/// A place in the changes of the store.
open class HKQueryAnchor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The identifiers of the samples that were there.
  let known: Set<UUID>

  init(_ known: Set<UUID>) { self.known = known }

  public convenience init(fromValue value: Int) { self.init([]) }

  public required init?(coder: NSCoder) {
    let text = coder.decodeObject(forKey: "samples") as? String
    guard let text else { return nil }
    known = Set(text.split(separator: " ").compactMap { UUID(uuidString: String($0)) })
  }

  public class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    let text = known.map(\.uuidString).sorted().joined(separator: " ")
    coder.encode(NSString(string: text), forKey: "samples")
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKQueryAnchor)?.known == known
  }

  open override var hash: Int { known.hashValue }
}

/// A sample that is no more.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  public let uuid: UUID
  open var metadata: [String: Any]? { nil }

  init(_ uuid: UUID) { self.uuid = uuid }
}

/// The changes of the store since an anchor.
struct AnchoredChanges {
  let added: [HKSample]
  let deleted: [HKDeletedObject]
  let anchor: HKQueryAnchor

  init(of wanted: [HKQueryDescriptor], since anchor: HKQueryAnchor?, limit: Int) throws {
    let known = anchor?.known ?? []
    let new = try wanted.flatMap { try $0.samples() }.filter { !known.contains($0.uuid) }
    added = limit == HKObjectQueryNoLimit ? new : Array(new.prefix(limit))
    let present = try Set(
      wanted.flatMap { try HealthSamples.samples(of: $0.type, nil) }.map(\.uuid))
    let gone = known.subtracting(present).sorted { $0.uuidString < $1.uuidString }
    deleted = gone.map { HKDeletedObject($0) }
    self.anchor = HKQueryAnchor(known.subtracting(gone).union(added.map(\.uuid)))
  }
}

open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias _Handler =
    @Sendable (
      HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void

  open var updateHandler: _Handler?
  private let place: Mutex<HKQueryAnchor?>
  private let limit: Int

  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping _Handler
  ) {
    place = Mutex(anchor)
    self.limit = limit
    super.init([HKQueryDescriptor(type, predicate)]) { query, _ in
      (query as? HKAnchoredObjectQuery)?.tell(handler)
    }
  }

  public init(
    queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping _Handler
  ) {
    place = Mutex(anchor)
    self.limit = limit
    super.init(queryDescriptors) { query, _ in (query as? HKAnchoredObjectQuery)?.tell(handler) }
  }

  override var isLasting: Bool { updateHandler != nil }

  override func tellChange() {
    guard let updateHandler else { return }
    tell(updateHandler)
  }

  private func tell(_ handler: _Handler) {
    do {
      let changes = try AnchoredChanges(of: wanted, since: place.withLock { $0 }, limit: limit)
      place.withLock { $0 = changes.anchor }
      handler(self, changes.added, changes.deleted, changes.anchor, nil)
    } catch {
      handler(self, nil, nil, nil, error)
    }
  }
}
