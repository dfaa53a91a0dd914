import Combine
import Testing

@Suite struct TryingTests {
  private enum Fault: Error, Equatable {
    case negative
  }

  /// Everything that a publisher sends, with its end as the last word.
  private func events<P: Publisher>(of publisher: P) -> [String] {
    var events: [String] = []
    let cancellable = publisher.sink(
      receiveCompletion: { completion in
        if case .failure(let error) = completion {
          events.append("\(error)")
        } else {
          events.append("finished")
        }
      }, receiveValue: { events.append("\($0)") })
    cancellable.cancel()
    return events
  }

  private func positive(_ value: Int) throws -> Int {
    if value < 0 { throw Fault.negative }
    return value
  }

  private let good = [1, 1, 3, 2].publisher
  private let bad = [1, 3, -1, 2].publisher

  @Test func `values are gathered until one fails`() {
    #expect(
      events(of: good.tryScan(0) { $0 + (try positive($1)) }) == ["1", "2", "5", "7", "finished"])
    #expect(events(of: bad.tryScan(0) { $0 + (try positive($1)) }) == ["1", "4", "negative"])
    #expect(events(of: good.tryReduce(0) { $0 + (try positive($1)) }) == ["7", "finished"])
    #expect(events(of: bad.tryReduce(0) { $0 + (try positive($1)) }) == ["negative"])
  }

  @Test func `values are let through until one fails`() {
    #expect(
      events(of: good.tryRemoveDuplicates { try positive($0) == positive($1) })
        == ["1", "3", "2", "finished"])
    #expect(
      events(of: bad.tryRemoveDuplicates { try positive($0) == positive($1) })
        == ["1", "3", "negative"])
    #expect(events(of: good.tryPrefix { try positive($0) < 3 }) == ["1", "1", "finished"])
    #expect(events(of: bad.tryPrefix { try positive($0) < 9 }) == ["1", "3", "negative"])
    #expect(events(of: good.tryDrop { try positive($0) < 3 }) == ["3", "2", "finished"])
    #expect(events(of: bad.tryDrop { try positive($0) < 9 }) == ["negative"])
  }

  @Test func `one value is found, or the search fails`() {
    #expect(events(of: good.tryFirst { try positive($0) > 1 }) == ["3", "finished"])
    #expect(events(of: bad.tryFirst { try positive($0) > 1 }) == ["3", "finished"])
    #expect(events(of: bad.tryFirst { try positive($0) > 9 }) == ["negative"])
    #expect(events(of: good.tryLast { try positive($0) > 1 }) == ["2", "finished"])
    #expect(events(of: bad.tryLast { try positive($0) > 1 }) == ["negative"])
    #expect(events(of: good.tryContains { try positive($0) == 3 }) == ["true", "finished"])
    #expect(events(of: good.tryContains { try positive($0) == 9 }) == ["false", "finished"])
    #expect(events(of: good.tryAllSatisfy { try positive($0) > 0 }) == ["true", "finished"])
    #expect(events(of: good.tryAllSatisfy { try positive($0) > 1 }) == ["false", "finished"])
    #expect(events(of: bad.tryAllSatisfy { try positive($0) > 0 }) == ["negative"])
    #expect(events(of: good.tryMax { try positive($0) < positive($1) }) == ["3", "finished"])
    #expect(events(of: good.tryMin { try positive($0) < positive($1) }) == ["1", "finished"])
    #expect(events(of: bad.tryMax { try positive($0) < positive($1) }) == ["negative"])
  }

  @Test func `many publishers become one`() {
    let one = Just(1)
    #expect(events(of: one.merge(with: one, one, one)).count == 5)
    #expect(events(of: one.merge(with: one, one, one, one, one, one, one)).count == 9)
  }

  @Test func `another publisher begins and ends what is let through`() {
    let (values, start, end) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>(),
      PassthroughSubject<Void, Never>()
    )
    var seen: [Int] = []
    var isFinished = false
    let cancellable = values.drop(untilOutputFrom: start).prefix(untilOutputFrom: end)
      .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { seen.append($0) })
    for step in 0..<6 {
      if step == 2 { start.send() }
      if step == 4 { end.send() }
      values.send(step)
    }
    cancellable.cancel()
    #expect(seen == [2, 3])
    #expect(isFinished)
    let never = events(of: values.drop(untilOutputFrom: Empty<Int, Never>()))
    #expect(never == ["finished"])
  }

  @Test func `a recording is played again`() {
    let record = Record<Int, Fault> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(.negative))
    }
    #expect(events(of: record) == ["1", "2", "negative"])
    #expect(events(of: record.prefix(1)) == ["1", "finished"])
    #expect(events(of: Record<Int, Fault>(output: [7], completion: .finished)).first == "7")
  }

  /// A clock that is moved by hand.
  private final class Clock: Scheduler {
    typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
    typealias SchedulerOptions = Never

    private var actions: [() -> Void] = []
    private(set) var now = ImmediateScheduler.shared.now
    let minimumTolerance = ImmediateScheduler.SchedulerTimeType.Stride(0)

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) {
      actions.append(action)
    }

    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      actions.append(action)
      return AnyCancellable { self.actions = [] }
    }

    /// Lets one interval pass.
    func tick() { for action in actions { action() } }

    var isIdle: Bool { actions.isEmpty }
  }

  @Test func `values are sent together after a time or a number`() {
    let (clock, values) = (Clock(), PassthroughSubject<Int, Never>())
    var seen: [[Int]] = []
    let cancellable = values.collect(.byTimeOrCount(clock, 1, 2)).sink { seen.append($0) }
    values.send(1)
    clock.tick()
    clock.tick()
    for value in 2...4 { values.send(value) }
    #expect(seen == [[1], [2, 3]])
    values.send(completion: .finished)
    #expect(seen == [[1], [2, 3], [4]])
    #expect(clock.isIdle)
    cancellable.cancel()
  }
}
