import TestSupport
import Testing

@testable import WidgetRecording

@Suite struct OrderTests {
  @Test func `elements of a key are together, in the order in which keys come first`() {
    let groups = ["mon", "rain", "tue", "wind", "sun"].grouped(by: \.count)
    #expect(groups.map(\.key) == [3, 4])
    #expect(groups.map(\.elements) == [["mon", "tue", "sun"], ["rain", "wind"]])
    #expect([String]().grouped(by: \.count).isEmpty)
  }

  @Test(arguments: 0..<8)
  func `equal elements keep their order, and nothing is lost`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let elements = (0..<60).map { (key: generator.number(in: 0...6), place: $0) }
    let sorted = elements.stablySorted { $0.key < $1.key }
    #expect(Set(sorted.map(\.place)).count == elements.count)
    for (first, second) in zip(sorted, sorted.dropFirst()) {
      #expect(first.key < second.key || first.key == second.key && first.place < second.place)
    }
    let again = sorted.stablySorted { $0.key < $1.key }
    #expect(again.map(\.place) == sorted.map(\.place))
  }

  @Test func `what has no order stays as it stands`() {
    let numbers = [3, .nan, 1, .nan, 2]
    #expect(numbers.stablySorted { _, _ in false }.map(\.description) == numbers.map(\.description))
    #expect([Double.nan, .nan].stablySorted(by: <).count == 2)
    #expect([Int]().stablySorted(by: <).isEmpty)
    #expect([2, 1].stablySorted(by: >) == [2, 1])
  }

  @Test(arguments: 0...9)
  func `the first of those that follow is found wherever it is`(_ count: Int) {
    let numbers = Array(0..<count)
    for bound in -1...count + 1 {
      #expect(numbers.partitioningIndex { $0 >= bound } == min(max(bound, 0), count))
    }
  }
}
