import Combine
import FoundationCombine
import Testing

@Suite struct SchedulerTests {
  @Test func `values pass through a queue in order`() async {
    var seen: [Int] = []
    let queue = DispatchQueue(label: "test")
    for await value in (1...5).publisher.receive(on: queue).values { seen.append(value) }
    #expect(seen == [1, 2, 3, 4, 5])
  }

  @Test func `values pass through a concurrent queue in order`() async {
    var seen: [Int] = []
    for await value in (1...50).publisher.receive(on: DispatchQueue.global()).values {
      seen.append(value)
    }
    #expect(seen == Array(1...50))
  }

  @Test func `an operation queue and a delay deliver everything`() async throws {
    var seen: [Int] = []
    let delayed = (1...3).publisher.subscribe(on: OperationQueue())
      .delay(for: .milliseconds(1), scheduler: DispatchQueue.global())
    for try await value in delayed.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
  }

  @Test func `debouncing keeps the last of a burst`() async {
    let subject = PassthroughSubject<Int, Never>()
    let values = subject.debounce(for: .milliseconds(5), scheduler: DispatchQueue.global()).values
    var iterator = values.makeAsyncIterator()
    for value in 1...4 { subject.send(value) }
    #expect(await iterator.next() == 4)
  }

  @Test func `a silent publisher times out`() async {
    let silent = Empty<Int, Never>(completeImmediately: false)
      .timeout(.milliseconds(1), scheduler: DispatchQueue.global())
    var iterator = silent.values.makeAsyncIterator()
    #expect(await iterator.next() == nil)
  }

  @Test func `a timer publishes until it is cancelled`() async {
    let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
    var count = 0
    for await _ in timer.prefix(3).values { count += 1 }
    #expect(count == 3)
  }

  @Test func `a notification is published`() {
    let center = NotificationCenter()
    var seen: [String] = []
    let cancellable = center.publisher(for: Notification.Name("n"))
      .sink { seen.append($0.name.rawValue) }
    center.post(name: Notification.Name("n"), object: nil)
    center.post(name: Notification.Name("m"), object: nil)
    cancellable.cancel()
    center.post(name: Notification.Name("n"), object: nil)
    #expect(seen == ["n"])
  }

  @Test func `an immediate scheduler acts at once`() {
    var seen: [Int] = []
    let cancellable = Just(1).receive(on: ImmediateScheduler.shared).sink { seen.append($0) }
    #expect(seen == [1])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a failed request is a failure of its publisher`() async {
    let url = URL(fileURLWithPath: "/nowhere/at/all")
    var failure: (any Error)?
    do {
      for try await _ in URLSession.shared.dataTaskPublisher(for: url).values {}
    } catch {
      failure = error
    }
    #expect(failure is URLError)
  }
}
