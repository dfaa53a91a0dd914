// Subscribers of the station: sinks, assignments, and subscribers and publishers of the app's own.

import Combine
import Foundation

/// The model of a widget; it changes by subscription.
final class StationModel: ObservableObject {
  @Published var degrees = 0.0
  @Published(initialValue: "") var station: String
  @Published(wrappedValue: nil) var failure: StationError?
  var title = ""

  private var cancellables: Set<AnyCancellable> = []
  private var ordered: [AnyCancellable] = []

  func follow(_ readings: Readings) {
    readings.sink { [weak self] completion in
      if case .failure(let error) = completion { self?.failure = error }
    } receiveValue: { [weak self] reading in
      self?.degrees = reading.degrees
    }
    .store(in: &cancellables)

    let safe = readings.replaceError(with: Reading(station: "none", degrees: 0))
    safe.sink { [weak self] in self?.station = $0.station }.store(in: &ordered)
    safe.map(\.station).assign(to: \.title, on: self).store(in: &cancellables)
    safe.map(\.degrees).assign(to: &$degrees)
    $station.removeDuplicates().sink { [weak self] in self?.title = $0 }.store(in: &ordered)
  }

  /// Tells the views of a change that no property makes.
  func titleDidChange() {
    objectWillChange.send()
  }

  func stop() {
    ordered.forEach { $0.cancel() }
    cancellables.removeAll()
  }
}

/// A model that says by itself when it changes.
final class QuietModel: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var limit = 30.0 {
    willSet { if abs(newValue - limit) > 1 { objectWillChange.send() } }
  }
}

/// A model that says what has changed.
final class SpeakingModel: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
}

/// Counts the changes of any model, for the diagnosis.
func countChanges<Model: ObservableObject>(
  of model: Model, into count: @escaping (Int) -> Void
) -> AnyCancellable {
  let changes: Model.ObjectWillChangePublisher = model.objectWillChange
  return changes.scan(0) { number, _ in number + 1 }.sink(receiveValue: count)
}

/// The stream of a property, to be passed on without its model.
func streamOfDegrees(of model: StationModel) -> Published<Double>.Publisher { model.$degrees }

/// Subscribers that the app makes by their types.
struct ReadySubscribers {
  let readings: Readings

  func sink(_ receive: @escaping (Reading) -> Void) -> Subscribers.Sink<Reading, StationError> {
    let sink = Subscribers.Sink<Reading, StationError>(
      receiveCompletion: { _ in }, receiveValue: receive)
    readings.subscribe(sink)
    return sink
  }

  func assignment(to model: StationModel) -> Subscribers.Assign<StationModel, Double> {
    let assign = Subscribers.Assign(object: model, keyPath: \StationModel.degrees)
    Just(20.5).subscribe(assign)
    return assign
  }

  /// Gives a ready subscriber what the app has stored, without a publisher.
  func replay(_ stored: [Reading], into sink: Subscribers.Sink<Reading, StationError>) {
    sink.receive(subscription: Subscriptions.empty)
    for reading in stored where sink.receive(reading) == .none { sink.receiveValue(reading) }
    sink.receiveCompletion(.finished)
    sink.receive(completion: .finished)
    sink.cancel()
  }

  func replay(_ degrees: Double, into assign: Subscribers.Assign<StationModel, Double>) -> Bool {
    assign.receive(subscription: Subscriptions.empty)
    let demand = assign.receive(degrees)
    assign.receive(completion: .finished)
    let isDone = assign.object?[keyPath: assign.keyPath] == degrees && demand > 0
    assign.cancel()
    return isDone
  }

  func erased(_ sink: Subscribers.Sink<Reading, StationError>) -> AnySubscriber<
    Reading, StationError
  > {
    AnySubscriber(sink)
  }

  /// Takes three readings and then no more.
  func three(_ receive: @escaping (Reading) -> Void) -> AnySubscriber<Reading, StationError> {
    let subscriber = AnySubscriber<Reading, StationError>(
      receiveSubscription: { $0.request(.max(3)) },
      receiveValue: { reading in
        receive(reading)
        return .none
      },
      receiveCompletion: { _ in })
    readings.receive(subscriber: subscriber)
    return subscriber
  }

  /// The line of a subscriber in the diagnosis.
  func line(for subscriber: AnySubscriber<Reading, StationError>) -> String {
    "\(subscriber.description) \(subscriber.combineIdentifier.description)"
  }
}

/// The number of readings that a view still has room for.
struct Room {
  private var demand: Subscribers.Demand = .none

  mutating func grow(by more: Subscribers.Demand, times count: Int) {
    demand += more * count
    demand += 1
    demand = demand + 2 + .max(1)
  }

  mutating func fill() -> Bool {
    guard demand > 0, demand != .none else { return false }
    demand -= 1
    demand -= Subscribers.Demand.none
    let rest = demand - 1 - .none
    return rest < .unlimited && !(demand == 0)
  }

  var label: String { demand.max.map { "\($0) left" } ?? demand.description }
}

/// The completion of a stream, as it is kept between launches.
func stored(_ completion: Subscribers.Completion<StationError>) -> String {
  switch completion {
  case .finished: completion == .finished ? "done" : ""
  case .failure(let error): "\(error)"
  }
}

/// Keeps a widget's subscriptions by name.
struct NamedSubscriptions {
  private var byName: [String: AnyCancellable] = [:]

  mutating func keep(_ name: String, _ subscription: some Cancellable) {
    byName[name] = AnyCancellable(subscription)
  }

  mutating func keep(_ name: String, ending: @escaping () -> Void) {
    byName[name] = AnyCancellable(ending)
  }

  func isKept(_ cancellable: AnyCancellable) -> Bool {
    Set(byName.values).contains(cancellable)
  }

  /// Hands everything over to someone else.
  func handOver(to set: inout Set<AnyCancellable>, _ list: inout [AnyCancellable]) {
    for cancellable in byName.values {
      cancellable.store(in: &set)
      cancellable.store(in: &list)
    }
  }

  /// Hands over one of the app's own subscriptions.
  func handOver(_ one: ReadingSubscription<some Subscriber<Reading, Never>>)
    -> Set<AnyCancellable>
  {
    var set: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    one.store(in: &set)
    one.store(in: &list)
    return set
  }
}

// MARK: - Publishers of the app's own

/// Sends what a log file holds, as fast as it is asked.
struct StoredReadings: Publisher {
  typealias Output = Reading
  typealias Failure = Never

  let readings: [Reading]

  func receive<S: Subscriber>(subscriber: S) where S.Input == Reading, S.Failure == Never {
    subscriber.receive(subscription: ReadingSubscription(readings: readings, subscriber))
  }
}

/// The subscription to a log file.
final class ReadingSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == Reading, Downstream.Failure == Never {
  private var readings: ArraySlice<Reading>
  private var downstream: Downstream?

  init(readings: [Reading], _ downstream: Downstream) {
    self.readings = readings[...]
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    var demand = demand
    while demand > .none, let downstream {
      guard let next = readings.popFirst() else {
        downstream.receive(completion: .finished)
        return cancel()
      }
      demand -= 1
      demand += downstream.receive(next)
    }
  }

  func cancel() { downstream = nil }
}

/// Notices that something has happened, not what.
final class Bell: Subscriber {
  typealias Input = Void
  typealias Failure = Never

  private(set) var rings = 0

  func receive(subscription: any Subscription) { subscription.request(.unlimited) }

  func receive(_ input: Void) -> Subscribers.Demand {
    rings += 1
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}

  /// Rings it by hand.
  func test() -> Bool { receive() == .none }
}

/// Whether two listeners are one, and a name for a listener that has none.
func isSame(_ left: some CustomCombineIdentifierConvertible, _ right: Bell) -> Bool {
  let known = [CombineIdentifier(right), CombineIdentifier()]
  return left.combineIdentifier == right.combineIdentifier
    || known.contains(left.combineIdentifier)
}
