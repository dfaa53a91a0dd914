import Foundation
import Testing

@testable import SwiftUI

/// The list of a view's arguments, compared with a dictionary of the same.
@Suite struct ViewAttributesTests {
  @Test func `arguments are found by name, whatever the order in which they were given`() {
    var random = SystemRandomNumberGenerator()
    let names = [
      "value", "a", "alignment", "spacing", "style", "nameOfMoreThanFifteenLetters", "é",
    ]
    for _ in 0..<200 {
      var list: ViewAttributes = [:]
      var dictionary: [String: ViewAttribute] = [:]
      for step in 0..<12 {
        let name = names.randomElement(using: &random) ?? "a"
        let value = Bool.random(using: &random) ? ViewAttribute.number(Double(step)) : nil
        list[name] = value
        dictionary[name] = value
      }
      #expect(names.map { list[$0] } == names.map { dictionary[$0] })
      #expect(list.map(\.key) == dictionary.keys.sorted())
      #expect(list == ViewAttributes(dictionary))
      #expect(list.count == dictionary.count)
      #expect(list.isEmpty == dictionary.isEmpty)
      #expect(list.first?.key == dictionary.keys.min())
    }
  }

  @Test func `of a name that comes twice the last value counts`() {
    let pairs: KeyValuePairs<String, ViewAttribute?> = ["a": .number(1), "a": .number(2), "c": nil]
    #expect(ViewAttributes(pairs) == ["a": .number(2)])
    let both: ViewAttributes = ["a": .number(1), "b": .number(2)]
    #expect(both.adding(["b": .number(3)]) == ["a": .number(1), "b": .number(3)])
  }

  @Test func `arguments are saved as an object of JSON and read again`() throws {
    let list: ViewAttributes = ["b": .record(["x": .list([.flag(true)])]), "a": .string("t")]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(list)
    #expect(String(decoding: data, as: UTF8.self) == #"{"a":"t","b":{"x":[true]}}"#)
    #expect(try JSONDecoder().decode(ViewAttributes.self, from: data) == list)
  }
}
