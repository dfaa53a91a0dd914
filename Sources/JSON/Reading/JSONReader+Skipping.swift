extension JSONReader {
  /// Skips the next value without looking closer than its end needs.
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

  /// Skips a string, from its opening quotation mark to behind its closing one.
  @usableFromInline mutating func skipString() throws(JSONError) {
    var place = position + 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\"") {
        position = place
        return
      }
      if byte == UInt8(ascii: "\\") { place += 1 }
    }
    position = bytes.count
    throw expected("the end of a text")
  }

  /// Skips an array or an object by counting brackets outside strings.
  private mutating func skipContainer() throws(JSONError) {
    var open = 0
    // A local place is kept in a register; the reader's own is written for every byte.
    var place = position
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        position = place
        try skipString()
        place = position
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open += 1
        guard depth + open <= Self.greatestDepth else { throw JSONError(.tooDeep) }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        open -= 1
        if open == 0 {
          position = place + 1
          return
        }
      default: break
      }
      place += 1
    }
    position = place
    throw expected("the end of a list or an object")
  }
}
