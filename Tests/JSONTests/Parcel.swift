import JSON

/// A record with a member of every kind, for tests.
struct Parcel: JSONRecord, Hashable {
  /// A word of a record.
  enum Size: String, JSONConvertible, CaseIterable {
    case small, large
  }

  var contents: [String] = []
  var fragile = false
  var inner: [Parcel] = []
  var number = 0
  var size = Size.small
  var sender: String?
  var weight: Double?

  static var blank: Self { Self() }

  mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.list("contents", &contents)
    try fields.sparse("fragile", &fragile, false)
    try fields.list("inner", &inner)
    try fields.required("number", &number)
    try fields.optional("sender", &sender)
    try fields.defaulted("size", &size, .small)
    try fields.nullable("weight", &weight)
  }
}

/// The same record, whose members are named in another order than the one they are written in.
struct UnorderedParcel: JSONRecord, Hashable {
  var parcel = Parcel()
  var other: Parcel?

  static var blank: Self { Self() }
  static var namesKeysInOrder: Bool { false }

  mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.nullable("weight", &parcel.weight)
    try fields.defaulted("size", &parcel.size, .small)
    try fields.optional("parcel", &other)
    try fields.required("number", &parcel.number)
    try fields.list("inner", &parcel.inner)
    try fields.list("contents", &parcel.contents)
    try fields.sparse("fragile", &parcel.fragile, false)
    try fields.optional("sender", &parcel.sender)
  }
}

extension Parcel {
  /// A parcel in which every member is there.
  static var full: Self {
    var parcel = Self()
    parcel.contents = ["cup", "\"plate\""]
    parcel.fragile = true
    parcel.inner = [Self()]
    parcel.number = 7
    parcel.size = .large
    parcel.sender = "Ann"
    parcel.weight = 1.5
    return parcel
  }
}
