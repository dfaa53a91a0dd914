import SourceParsing
import Testing

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("", "DEBUG", false), ("DEBU", "DEBUG", false), ("DEBUG", "DEBUG", true),
    ("DDEBUG", "DEBUG", true), ("DEDEBU DEBUG", "DEBUG", true), ("debug", "DEBUG", false),
    ("été", "é", true), ("a", "", true),
  ])
  func `bytes are found wherever they stand`(_ text: String, _ other: String, _ expected: Bool) {
    #expect(text.hasBytes(other) == expected)
  }
}
