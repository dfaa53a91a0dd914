import Foundation
import Testing

@testable import PropertyLists

/// Property lists that few bytes make great, deep or endless.
@Suite struct PropertyListBoundsTests {
  /// A binary list of objects, each by its bytes; references and places have two bytes.
  private func binary(_ objects: [[UInt8]], count: UInt64? = nil, root: UInt64 = 0) -> Data {
    var bytes = Array("bplist00".utf8)
    var places: [Int] = []
    for object in objects {
      places.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for place in places { bytes += [UInt8(place >> 8), UInt8(place & 255)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 2]
    for number in [count ?? UInt64(objects.count), root, UInt64(table)] {
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * $0)) }
    }
    return Data(bytes)
  }

  /// A list of other objects.
  private func list(_ members: Int...) -> [UInt8] {
    [0xA0 | UInt8(members.count)] + members.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }

  private func objection(_ data: Data) -> String? {
    PropertyListBounds.objection(to: data)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `an honest list is read in every form`(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let value: [String: Any] = [
      "list": (0..<1000).map { "item \($0)" }, "same": ["x", "x", "x"], "number": 3,
      "nested": ["a": ["b": ["c": [true, Data([1, 2])]]]],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: value, format: format, options: 0)
    #expect(objection(data) == nil)
    let read = try #require(PropertyListBounds.value(from: data) as? [String: Any])
    #expect((read["list"] as? [String])?.count == 1000)
  }

  @Test func `numbers and keys that are not text are not read`() {
    let head = Array(
      #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>a"#.utf8)
    for broken: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80]] {
      let number = head + "</key><integer>".utf8 + broken + "</integer></dict></plist>".utf8
      let key = head + broken + "</key><integer>1</integer></dict></plist>".utf8
      let bare = Array(number.drop { $0 != UInt8(ascii: ">") }.dropFirst())
      for bytes in [number, key, bare, "<?".utf8 + [1, 0, 0] + number.dropFirst(5)] {
        #expect(objection(Data(bytes)) == "its bytes are not text in UTF-8")
        #expect(PropertyListBounds.value(from: Data(bytes)) == nil)
      }
    }
  }

  @Test(arguments: [("utf-16", String.Encoding.utf16), ("iso-8859-1", .isoLatin1)])
  func `a list in another encoding is read`(name: String, encoding: String.Encoding) throws {
    let text = "<?xml version='1.0' encoding='\(name)'?><plist><string>Jos\u{e9}</string></plist>"
    let data = try #require(text.data(using: encoding))
    #expect(objection(data) == nil)
    #expect(PropertyListBounds.value(from: data) as? String == "Jos\u{e9}")
  }

  @Test func `lists that double level by level are not read`() {
    let levels = (1...40).map { list($0, $0) } + [[0x09]]
    let data = binary(levels)
    #expect(data.count < 400)
    #expect(objection(data) == PropertyListBounds.tooMany)
    #expect(PropertyListBounds.value(from: data) == nil)
    #expect(objection(binary((1...10).map { list($0, $0) } + [[0x09]])) == nil)
  }

  @Test func `a set, which property lists have not, is not read`() {
    for kind: UInt8 in [0xB0, 0xC0] {
      #expect(objection(binary([[kind | 1, 0, 1], [0x09]])) == "it holds a set")
      #expect(objection(binary([list(1), [kind]])) == "it holds a set")
    }
  }

  @Test func `a list that holds itself is not read`() {
    #expect(objection(binary([list(0)])) == "one of its values holds itself")
    #expect(objection(binary([list(1), list(2), list(0)])) == "one of its values holds itself")
    let dictionary: [UInt8] = [0xD1, 0, 1, 0, 0]
    #expect(objection(binary([dictionary, [0x51, 0x61]])) == "one of its values holds itself")
  }

  @Test func `a list that is too deep is not read`() {
    func deep(_ count: Int) -> Data { binary((1..<count).map { list($0) } + [[0x09]]) }
    #expect(objection(deep(PropertyListBounds.greatestDepth)) == nil)
    #expect(objection(deep(PropertyListBounds.greatestDepth + 1)) == PropertyListBounds.tooDeep)
    let texts = [
      (String(repeating: "<array>", count: 100_000), true),
      ("<plist>" + String(repeating: "<dict><key>a</key>", count: 100_000), true),
      (String(repeating: "(", count: 100_000), true), (String(repeating: "{a=", count: 9000), true),
      ("{ a = \"" + String(repeating: "(", count: 9000) + "\"; }", false),
      ("<plist><array>" + String(repeating: "<array></array>", count: 9000), false),
    ]
    for (text, isTooDeep) in texts {
      #expect((objection(Data(text.utf8)) == PropertyListBounds.tooDeep) == isTooDeep)
    }
  }

  @Test func `a damaged table of objects is told`() {
    #expect(objection(Data("bplist00".utf8)) != nil)
    #expect(objection(binary([[0x09]], count: 1 << 40)) != nil)
    #expect(objection(binary([[0x09]], root: 7)) != nil)
    #expect(objection(binary([list(9)])) != nil)
    #expect(objection(binary([[0xAF, 0x13, 0x7F, 255, 255, 255, 255, 255, 255, 255]])) != nil)
    #expect(objection(binary([[0xAF, 0x09]])) != nil)
  }

  @Test func `a list of many bytes is not read`() {
    let data = Data(count: PropertyListBounds.greatestSize + 1)
    #expect(objection(data)?.contains("bytes") == true)
  }

  @Test func `whatever bytes are changed, it is told or read, and nothing traps`() throws {
    let value: [String: Any] = ["a": ["b", "c", ["d": 1]], "e": Data([1, 2, 3])]
    let data = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      var changed = data
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 8..<changed.count, using: &random)
        changed[changed.startIndex + place] = UInt8.random(in: 0...255, using: &random)
      }
      _ = objection(changed)
    }
  }
}
