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

  private static let words = [
    "", "a", "ab", "ba", "card", "crad", "cards", "é", "e\u{301}", "kind",
  ]

  @Test(arguments: words, words)
  func `a distance is the same both ways, and none from a word to itself`(
    _ one: String, _ other: String
  ) {
    let distance = NearestWord.distance(one, other)
    #expect(distance == NearestWord.distance(other, one))
    #expect((distance == 0) == (one == other))
    #expect(distance >= abs(one.count - other.count))
    #expect(distance <= max(one.count, other.count))
  }

  @Test(arguments: [
    ("ab", "ba", 1), ("abcd", "abdc", 1), ("abcd", "badc", 2), ("ca", "abc", 3),
    ("card", "cards", 1),
    ("card", "ard", 1), ("card", "cord", 1), ("", "", 0), ("a", "", 1), ("é", "e", 1),
    ("👩‍👩‍👧", "x", 1),
  ])
  func `an insertion, a removal, a replacement and a swap are one change each`(
    _ one: String, _ other: String, _ changes: Int
  ) {
    #expect(NearestWord.distance(one, other) == changes)
  }

  @Test func `of equally near words the first in order of text is found`() {
    for known in [["cart", "card", "care"], ["care", "cart", "card"]] {
      #expect(NearestWord.of("cars", among: known) == "card")
    }
    #expect(NearestWord.of("x", among: []) == nil)
  }

  @Test(arguments: [
    ("KIND", "kind"), ("kin", "kind"), ("knd", "kind"), ("kinds", "kind"), ("k", nil), ("", nil),
    ("dnik", nil), ("kin ", "kind"),
  ])
  func `a word of four letters may have one change, whatever its case`(
    _ word: String, _ nearest: String?
  ) {
    #expect(NearestWord.of(word, among: ["kind"]) == nearest)
  }

  @Test(arguments: [("a", "a"), ("A", "a"), ("b", nil), ("ab", nil), ("", nil)])
  func `a word of a letter or two has to be right but for its case`(
    _ word: String, _ nearest: String?
  ) {
    #expect(NearestWord.of(word, among: ["a", "cd"]) == nearest)
  }

  @Test func `a ranking has every word once`() {
    let known = ["b", "a", "a", "", "card"]
    #expect(NearestWord.ranking(known, by: "CARD").sorted() == known.sorted())
    #expect(NearestWord.ranking(known, by: "CARD").first == "card")
  }
}
