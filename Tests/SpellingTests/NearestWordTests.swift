import Testing

@testable import Spelling

@Suite struct NearestWordTests {
  @Test(arguments: [
    ("systemTiny", nil), ("systemsmall", "systemSmall"), ("sytemSmall", "systemSmall"),
    ("accesoryInline", "accessoryInline"), ("banana", nil),
  ])
  func `the nearest word is found, and none that is far off`(_ word: String, _ nearest: String?) {
    let known = ["systemSmall", "systemMedium", "accessoryInline"]
    #expect(NearestWord.of(word, among: known) == nearest)
  }

  @Test func `two letters swapped are one change`() {
    #expect(NearestWord.distance("stacks", "satcks") == 1)
    #expect(NearestWord.distance("", "abc") == 3)
    #expect(NearestWord.distance("kitten", "sitting") == 3)
  }

  @Test func `all words are ranked, and equally near ones keep their order`() {
    let known = ["count", "card", "color", "cart"]
    #expect(NearestWord.ranking(known, by: "crad") == ["card", "cart", "count", "color"])
    #expect(NearestWord.ranking([], by: "crad").isEmpty)
  }
}
