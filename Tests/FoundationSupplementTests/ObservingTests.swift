import FoundationSupplement
import Testing

private final class Counter: NSObject {
  private(set) var count = 1
  private(set) var name = "one"

  func add() {
    willChangeValue(for: \.count)
    count += 1
    didChangeValue(for: \.count)
  }

  func rename(to name: String) {
    willChangeValue(forKey: "name")
    self.name = name
    didChangeValue(forKey: "name")
  }
}

private final class Log: @unchecked Sendable {
  var lines: [String] = []
}

@Suite struct ObservingTests {
  @Test func `an observer gets the value now and every change until it ends`() {
    let (counter, log) = (Counter(), Log())
    let observation = counter.observe(\.count, options: [.initial, .new, .old]) { _, change in
      log.lines.append("\(change.oldValue ?? 0) \(change.newValue ?? 0)")
    }
    counter.add()
    observation.invalidate()
    counter.add()
    #expect(log.lines == ["0 1", "1 2"])
  }

  @Test func `an observation that is let go ends`() {
    let (counter, log) = (Counter(), Log())
    do {
      let observation = counter.observe(\.count) { _, _ in log.lines.append("change") }
      withExtendedLifetime(observation) { counter.add() }
    }
    counter.add()
    #expect(log.lines == ["change"])
  }

  @Test func `a change told by name reaches those whose value is another`() {
    let (counter, log) = (Counter(), Log())
    let names = counter.observe(\.name, options: .new) { _, change in
      log.lines.append(change.newValue ?? "")
    }
    let counts = counter.observe(\.count) { _, _ in log.lines.append("count") }
    counter.rename(to: "two")
    counter.rename(to: "two")
    #expect(log.lines == ["two"])
    withExtendedLifetime((names, counts)) {}
  }

  @Test func `an observer that asks is told before a change too`() {
    let (counter, log) = (Counter(), Log())
    let observation = counter.observe(\.count, options: [.prior, .old]) { _, change in
      log.lines.append("\(change.isPrior) \(change.oldValue ?? 0)")
    }
    counter.add()
    #expect(log.lines == ["true 1", "false 1"])
    withExtendedLifetime(observation) {}
  }

  @Test func `stored values are read by their names`() {
    let counter = Counter()
    #expect(counter.value(forKey: "count") as? Int == 1)
    let values = counter.dictionaryWithValues(forKeys: ["count", "name"])
    #expect(values["name"] as? String == "one")
  }

  @Test func `a dictionary's values are set by their names`() {
    let dictionary = NSMutableDictionary()
    dictionary.setValue(1, forKey: "one")
    (dictionary as NSObject).setValue(2, forKey: "two")
    #expect(dictionary.value(forKey: "one") as? Int == 1)
    #expect(dictionary.value(forKeyPath: "two") as? Int == 2)
    dictionary.setValue(nil, forKey: "one")
    #expect(dictionary.count == 1)
  }
}
