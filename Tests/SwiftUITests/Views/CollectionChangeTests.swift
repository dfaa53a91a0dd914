import SwiftUI
import Testing

@Suite struct CollectionChangeTests {
  @Test(arguments: [
    ([0], 4, [1, 2, 3, 0]), ([3], 0, [3, 0, 1, 2]), ([0, 3], 2, [1, 0, 3, 2]),
    ([1, 2], 1, [0, 1, 2, 3]),
  ])
  func `moved rows keep their order`(source: [Int], target: Int, expected: [Int]) {
    var rows = [0, 1, 2, 3]
    rows.move(fromOffsets: IndexSet(source), toOffset: target)
    #expect(rows == expected)
  }

  @Test func `removed rows are those at the offsets`() {
    var rows = ["a", "b", "c", "d"]
    rows.remove(atOffsets: [0, 2])
    #expect(rows == ["b", "d"])
  }
}
