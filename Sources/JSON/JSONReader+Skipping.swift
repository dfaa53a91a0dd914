extension JSONReader {
  /// Goes past the next value without looking closer than its end needs.
  ///
  /// Brackets, strings and words of a skipped value are checked; the grammar of its numbers is not,
  /// since nobody reads them.
  ///
  /// - Throws: `JSONError` where no value comes or it does not end.
  @usableFromInline mutating func skipValue() throws(JSONError) {
    switch try nextKind() {
    case .null: try readWord("null")
    case .bool: _ = try readBool()
    case .string: try skipString()
    case .number: skipNumber()
    case .array, .object: try skipContainer()
    }
  }

  private mutating func skipNumber() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        position += 1
      default: return
      }
    }
  }

  /// Goes past a text, from its opening quotation mark to behind its closing one.
  @usableFromInline mutating func skipString() throws(JSONError) {
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\") { position += 1 }
    }
    position = bytes.count
    throw expected("the end of a text")
  }

  /// Goes past an array or an object by counting brackets outside texts.
  private mutating func skipContainer() throws(JSONError) {
    var open = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        try skipString()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open += 1
        guard depth + open <= Self.greatestDepth else { throw JSONError(.tooDeep) }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        open -= 1
        if open == 0 {
          position += 1
          return
        }
      default: break
      }
      position += 1
    }
    throw expected("the end of a list or an object")
  }
}
