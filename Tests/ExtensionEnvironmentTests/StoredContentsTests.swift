import ExtensionEnvironment
import Foundation
import Testing

/// The canonical form of stored data.
@Suite struct StoredContentsTests {
  private func ordered(_ text: String) -> Data { StoredContents.inOneOrder(Data(text.utf8)) }

  @Test func `JSON is the same in any order of its keys`() {
    #expect(ordered(#"{"a": 1, "b": [2]}"#) == ordered(#"{"b":[2],"a":1}"#))
    #expect(ordered(#"{"a": 1, "b": [2, 3]}"#) != ordered(#"{"a": 1, "b": [3, 2]}"#))
  }

  @Test func `property lists are the same in any form`() throws {
    let values = ["a": 1, "b": 2]
    let lists = try [.binary, .xml].map { (format: PropertyListSerialization.PropertyListFormat) in
      try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
    }
    #expect(StoredContents.inOneOrder(lists[0]) == StoredContents.inOneOrder(lists[1]))
  }

  @Test(arguments: ["", "plain", "{", "<?xml"])
  func `other content stays as it is`(_ text: String) {
    #expect(ordered(text) == Data(text.utf8))
  }
}
