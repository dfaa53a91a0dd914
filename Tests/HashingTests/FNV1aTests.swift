import Hashing
import Testing

@Suite struct FNV1aTests {
  @Test(
    "the published vectors of 64 bits",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
      ("chongo was here!\n", "46810940eff5f915"),
    ])
  func vectors(text: String, digits: String) {
    #expect(FNV1a(text).digits == digits)
  }

  @Test func `bytes may come in any parts`() {
    var hash = FNV1a("foo")
    hash.add("bar".utf8)
    #expect(hash == FNV1a("foobar"))
    #expect(hash.digits.count == 16)
  }
}
