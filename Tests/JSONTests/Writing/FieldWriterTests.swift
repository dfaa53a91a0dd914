import JSON
import TestSupport
import Testing

@Suite struct FieldWriterTests {
  @Test func `what is as usual is left out, but for what has to be said`() {
    #expect(Parcel().json == #"{"number":0,"size":"small","weight":null}"#)
    #expect(UnorderedParcel().json == Parcel().json)
  }

  @Test func `all members are written in the order of their keys`() {
    let text = """
      {"contents":["cup","\\"plate\\""],"fragile":true,"inner":[\(Parcel().json)],"number":7,\
      "sender":"Ann","size":"large","weight":1.5}
      """
    #expect(Parcel.full.json == text)
    #expect(UnorderedParcel(parcel: .full).json == text)
  }

  @Test func `records within one another are each in order`() {
    var inner = Parcel.full
    inner.inner = [.full, Parcel()]
    let outer = UnorderedParcel(parcel: inner, other: inner)
    let start = #"{"contents":["cup","\"plate\""],"fragile":true,"inner":[\#(Parcel.full.json),"#
    let end = #""sender":"Ann","size":"large","weight":1.5}"#
    #expect(
      outer.json == start + #"\#(Parcel().json)],"number":7,"parcel":\#(inner.json),"# + end)
    #expect([outer, outer].json == "[\(outer.json),\(outer.json)]")
  }

  @Test(arguments: [Parcel(), .full])
  func `what is written is read as the same`(_ parcel: Parcel) throws {
    #expect(try Parcel(json: parcel.json) == parcel)
    #expect(try Parcel(json: parcel.indentedJSON) == parcel)
    let unordered = UnorderedParcel(parcel: parcel, other: parcel)
    #expect(try UnorderedParcel(json: unordered.json) == unordered)
    #expect(try UnorderedParcel(json: unordered.indentedJSON) == unordered)
  }

  @Test func `fields know whether they are read or written`() throws {
    struct Direction: JSONRecord {
      var isReading: Bool?

      static var blank: Self { Self() }

      mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
        isReading = fields.isReading
        var written = fields.isReading ? nil : "written"
        try fields.optional("direction", &written)
      }
    }
    #expect(Direction().json == #"{"direction":"written"}"#)
    #expect(try Direction(json: "{}").isReading == true)
  }

  @Test func `members can be written one by one`() {
    var writer = JSONWriter()
    writer.object { (writer) throws(JSONError) in
      writer.member("a", 1)
      writer.member("b", [true])
    }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"a":1,"b":[true]}"#)
    writer.object(isOrdered: false) { (writer) throws(JSONError) in
      writer.member("b", "2")
      writer.member("a", JSONValue.null)
    }
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == #"{"a":1,"b":[true]}{"a":null,"b":"2"}"#)
  }

  @Test func `equal values give equal bytes`() {
    let keys = (0..<200).map { "key\($0)" }
    let one = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
    let other = Dictionary(uniqueKeysWithValues: keys.reversed().map { ($0, 1) })
    #expect(one.json == other.json)
    #expect(JSONValue.object(one.mapValues { .number(Double($0)) }).json == one.json)
  }
}
