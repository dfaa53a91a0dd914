import Combine
import Testing

/// The values and completion of a publisher, as text.
private func record<P: Publisher>(_ publisher: P) -> String {
  var result: [String] = []
  let cancellable = publisher.sink(
    receiveCompletion: { completion in
      switch completion {
      case .finished: result.append(".")
      case .failure(let error): result.append("!\(error)")
      }
    }, receiveValue: { result.append("\($0)") })
  withExtendedLifetime(cancellable) {}
  return result.joined(separator: " ")
}

private enum Trouble: Error { case first, second }

@Suite struct OperatorTests {
  @Test func `values are mapped, filtered and compacted`() {
    #expect(record((1...4).publisher.map { $0 * 2 }.filter { $0 > 2 }) == "4 6 8 .")
    #expect(record(["1", "x", "3"].publisher.compactMap(Int.init)) == "1 3 .")
    #expect(record(["a"].publisher.map(\.count)) == "1 .")
    #expect(record([1, nil].publisher.replaceNil(with: 9)) == "1 9 .")
    #expect(record((1...3).publisher.scan(0, +)) == "1 3 6 .")
  }

  @Test func `a thrown error ends the publisher`() {
    let failing = (1...3).publisher.tryMap { value in
      if value == 2 { throw Trouble.first }
      return value
    }
    #expect(record(failing) == "1 !first")
    #expect(record(failing.replaceError(with: 0)) == "1 0 .")
    #expect(record(failing.catch { _ in Just(7) }) == "1 7 .")
    #expect(record(failing.mapError { _ in Trouble.second }) == "1 !second")
    #expect(record(failing.tryCatch { _ -> Just<Int> in throw Trouble.second }) == "1 !second")
    #expect(record((1...2).publisher.tryFilter { _ in throw Trouble.first }) == "!first")
    #expect(record((1...2).publisher.tryCompactMap { $0 == 1 ? $0 : nil }) == "1 .")
  }

  @Test func `a failed publisher is tried again as often as asked`() {
    var attempts = 0
    let failing = Deferred { () -> Fail<Int, Trouble> in
      attempts += 1
      return Fail(error: .first)
    }
    #expect(record(failing.retry(2)) == "!first")
    #expect(attempts == 3)
  }

  @Test func `values are decoded and encoded`() {
    struct Point: Codable, Equatable { var x: Int }
    let data = Just(Point(x: 3)).encode(encoder: JSONEncoder())
    #expect(record(data.decode(type: Point.self, decoder: JSONDecoder()).map(\.x)) == "3 .")
    let rubbish = Just(Data("x".utf8)).decode(type: Point.self, decoder: JSONDecoder())
    #expect(record(rubbish.map(\.x).replaceError(with: -1)) == "-1 .")
  }

  @Test func `some values are let through`() {
    #expect(record([1, 1, 2, 2, 1].publisher.removeDuplicates()) == "1 2 1 .")
    #expect(record((1...9).publisher.prefix(2)) == "1 2 .")
    #expect(record((1...9).publisher.prefix(0)) == ".")
    #expect(record((1...9).publisher.prefix { $0 < 3 }) == "1 2 .")
    #expect(record((1...4).publisher.dropFirst(3)) == "4 .")
    #expect(record((1...4).publisher.drop { $0 < 3 }) == "3 4 .")
    #expect(record((1...4).publisher.first()) == "1 .")
    #expect(record((1...4).publisher.first { $0 > 2 }) == "3 .")
    #expect(record((1...4).publisher.last()) == "4 .")
    #expect(record((1...4).publisher.output(in: 1...2)) == "2 3 .")
    #expect(record((1...4).publisher.output(at: 2)) == "3 .")
    #expect(record((1...4).publisher.ignoreOutput()) == ".")
  }

  @Test func `values are gathered`() {
    #expect(record((1...3).publisher.collect()) == "[1, 2, 3] .")
    #expect(record((1...5).publisher.collect(2)) == "[1, 2] [3, 4] [5] .")
    #expect(record((1...4).publisher.reduce(0, +)) == "10 .")
    #expect(record((1...4).publisher.count()) == "4 .")
    #expect(record([3, 9, 4].publisher.max()) == "9 .")
    #expect(record([3, 9, 4].publisher.min()) == "3 .")
    #expect(record((1...4).publisher.contains(3)) == "true .")
    #expect(record((1...4).publisher.allSatisfy { $0 < 3 }) == "false .")
    #expect(record(Empty<Int, Never>().replaceEmpty(with: 5)) == "5 .")
    #expect(record([Int]().publisher) == ".")
  }

  @Test func `publishers are joined`() {
    #expect(record((1...2).publisher.flatMap { Just($0 * 10) }) == "10 20 .")
    let limited = (1...3).publisher.flatMap(maxPublishers: .max(1)) { [$0, -$0].publisher }
    #expect(record(limited) == "1 -1 2 -2 3 -3 .")
    #expect(record(Just(1).append(2, 3).prepend(0)) == "0 1 2 3 .")
    #expect(record(Just(1).append(Just(5))) == "1 5 .")
    #expect(record(Just(1).merge(with: (2...3).publisher)) == "1 2 3 .")
    #expect(record(Publishers.MergeMany([Just(1), Just(2)])) == "1 2 .")
    #expect(record([Just(1), Just(2)].publisher.switchToLatest()) == "1 2 .")
    #expect(record(Just(1).setFailureType(to: Trouble.self)) == "1 .")
  }

  @Test func `a failing inner publisher ends the joined one`() {
    let failing = (1...3).publisher.setFailureType(to: Trouble.self).flatMap { value in
      value == 2
        ? Fail(error: Trouble.first).eraseToAnyPublisher()
        : Just(value).setFailureType(to: Trouble.self).eraseToAnyPublisher()
    }
    #expect(record(failing) == "1 !first")
  }

  @Test func `values are paired in turn`() {
    #expect(record((1...3).publisher.zip(["a", "b"].publisher).map { "\($0)\($1)" }) == "1a 2b .")
    #expect(record(Publishers.Zip3(Just(1), Just(2), Just(3))) == "(1, 2, 3) .")
    #expect(record(Publishers.Zip4(Just(1), Just(2), Just(3), Just(4))) == "(1, 2, 3, 4) .")
    #expect(record(Empty<Int, Never>().zip(Just(1)).map { $0.0 }) == ".")
  }

  @Test func `the latest values are paired`() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<String, Never>()
    var seen: [String] = []
    let cancellable = left.combineLatest(right) { "\($0)\($1)" }
      .sink(receiveCompletion: { _ in seen.append(".") }, receiveValue: { seen.append($0) })
    left.send(1)
    left.send(2)
    right.send("a")
    right.send("b")
    left.send(completion: .finished)
    right.send("c")
    right.send(completion: .finished)
    #expect(seen == ["2a", "2b", "2c", "."])
    withExtendedLifetime(cancellable) {}
    #expect(record(Just(1).combineLatest(Just(2), Just(3))) == "(1, 2, 3) .")
  }

  @Test func `three and four publishers make one value`() {
    let (one, two, three, four) = (Just(1), Just(2), Just(3), Just(4))
    #expect(record(one.combineLatest(two, three) { $0 + $1 + $2 }) == "6 .")
    #expect(record(one.combineLatest(two, three, four) { $0 + $1 + $2 + $3 }) == "10 .")
    #expect(record(one.zip(two, three) { $0 + $1 + $2 }) == "6 .")
    #expect(record(one.zip(two, three, four)) == "(1, 2, 3, 4) .")
    #expect(record(one.zip(two, three, four) { $0 + $1 + $2 + $3 }) == "10 .")
  }

  @Test func `sequences come before and after`() {
    #expect(record(Just(2).append([3, 4]).prepend(0...1)) == "0 1 2 3 4 .")
  }

  @Test func `several parts of a value are read at once`() {
    #expect(record(["a"].publisher.map(\.count, \.isEmpty)) == "(1, false) .")
    #expect(record(["a"].publisher.map(\.count, \.isEmpty, \.first)).hasPrefix("(1, false, "))
  }

  @Test func `events are watched and printed`() {
    var seen: [String] = []
    let watched = (1...2).publisher.handleEvents(
      receiveSubscription: { _ in seen.append("subscription") },
      receiveOutput: { seen.append("\($0)") }, receiveCompletion: { _ in seen.append("end") },
      receiveRequest: { seen.append("request \($0)") })
    #expect(record(watched) == "1 2 .")
    #expect(seen == ["subscription", "request unlimited", "1", "2", "end"])
  }

  @Test func `a future keeps its promise for everyone`() {
    var calls = 0
    let future = Future<Int, Never> { promise in
      calls += 1
      promise(.success(4))
      promise(.success(5))
    }
    #expect(record(future) == "4 .")
    #expect(record(future) == "4 .")
    #expect(calls == 1)
  }

  @Test func `optionals and results are publishers`() {
    #expect(record(Optional(3).publisher) == "3 .")
    #expect(record(Int?.none.publisher) == ".")
    #expect(record(Result<Int, Trouble>.failure(.first).publisher) == "!first")
    #expect(record(Result<Int, Trouble>.success(1).publisher) == "1 .")
  }
}
