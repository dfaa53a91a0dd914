import Combine
import Testing

/// A subscriber that asks for as much as it is told to.
private final class Patient<Input, Failure: Error>: Subscriber {
  var subscription: (any Subscription)?
  var values: [Input] = []
  var isFinished = false
  var onSubscription: ((any Subscription) -> Void)?

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    onSubscription?(subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { isFinished = true }
}

@Suite struct DemandTests {
  @Test func `demands add up and never fall below none`() {
    #expect(Subscribers.Demand.max(1) + .max(2) == .max(3))
    #expect(Subscribers.Demand.max(1) - .max(2) == .none)
    #expect(Subscribers.Demand.unlimited - .max(2) == .unlimited)
    #expect(Subscribers.Demand.max(2) * 3 == .max(6))
    #expect(Subscribers.Demand.max(2) < .unlimited)
    #expect(Subscribers.Demand.unlimited.max == nil)
  }

  @Test func `a sequence sends no more than is asked for`() {
    let patient = Patient<Int, Never>()
    (1...).publisher.subscribe(patient)
    #expect(patient.values.isEmpty)
    patient.subscription?.request(.max(2))
    #expect(patient.values == [1, 2])
    patient.subscription?.request(.max(1))
    #expect(patient.values == [1, 2, 3])
    patient.subscription?.cancel()
    patient.subscription?.request(.max(1))
    #expect(patient.values == [1, 2, 3])
  }

  @Test func `filtering asks again for what it drops`() {
    let patient = Patient<Int, Never>()
    (1...).publisher.filter { $0.isMultiple(of: 10) }.subscribe(patient)
    patient.subscription?.request(.max(2))
    #expect(patient.values == [10, 20])
  }

  @Test func `joined publishers keep what is not asked for`() {
    let patient = Patient<Int, Never>()
    (1...3).publisher.flatMap { [$0, -$0].publisher }.subscribe(patient)
    patient.subscription?.request(.max(3))
    #expect(patient.values == [1, -1, 2])
    #expect(!patient.isFinished)
    patient.subscription?.request(.unlimited)
    #expect(patient.values == [1, -1, 2, -2, 3, -3])
    #expect(patient.isFinished)
  }

  @Test func `a passthrough subject drops what nobody asked for`() {
    let subject = PassthroughSubject<Int, Never>()
    let patient = Patient<Int, Never>()
    subject.subscribe(patient)
    subject.send(1)
    patient.subscription?.request(.max(1))
    subject.send(2)
    subject.send(3)
    #expect(patient.values == [2])
  }

  @Test func `a current value subject keeps the latest`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let patient = Patient<Int, Never>()
    subject.subscribe(patient)
    subject.send(1)
    subject.send(2)
    patient.subscription?.request(.max(1))
    #expect(patient.values == [2])
    #expect(subject.value == 2)
  }

  @Test func `a cancelled pipeline is silent and lets go`() {
    final class Token {}
    let subject = PassthroughSubject<Int, Never>()
    weak var held: Token?
    var count = 0
    do {
      let token = Token()
      held = token
      let cancellable = subject.map { _ in withExtendedLifetime(token) { 1 } }
        .sink { count += $0 }
      subject.send(1)
      cancellable.cancel()
    }
    subject.send(2)
    #expect(count == 1)
    #expect(held == nil)
  }

  @Test func `a dropped token cancels`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var tokens: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &tokens)
    subject.send(1)
    tokens.removeAll()
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func `a finished subject stays finished`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    subject.send(2)
    let patient = Patient<Int, Never>()
    subject.subscribe(patient)
    patient.subscription?.request(.unlimited)
    #expect(patient.values.isEmpty)
    #expect(patient.isFinished)
  }

  @Test func `a shared publisher is subscribed to once`() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    var seen: [Int] = []
    let first = shared.sink { seen.append($0) }
    let second = shared.sink { seen.append($0 * 10) }
    subject.send(1)
    #expect(seen == [1, 10])
    #expect(subscriptions == 1)
    first.cancel()
    second.cancel()
    subject.send(2)
    #expect(seen == [1, 10])
  }
}
