import Hashing

// A short name for the content of a view tree.

extension ViewNode {
  /// Sixteen hexadecimal digits that are equal exactly where two trees show the same.
  ///
  /// A hash like FNV-1a over the tree in one pass, arguments by name and every part preceded by a
  /// mark of its type, so that no two different trees are spelled alike.
  package var digest: String {
    var hash = TreeHash()
    hash.add(self)
    return hash.digits
  }
}

extension Data {
  /// Sixteen hexadecimal digits for the bytes, taken eight at a time.
  var digest: String {
    var hash = TreeHash()
    hash.add(word: UInt64(count))
    withUnsafeBytes { bytes in
      let whole = bytes.count / 8
      for index in 0..<whole {
        hash.mix(bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
      }
      for byte in bytes[(whole * 8)...] { hash.add(byte: byte) }
    }
    return hash.digits
  }
}

private struct TreeHash {
  var hash = FNV1a()

  var digits: String { hash.digits }

  /// Takes in eight bytes at once, folded so that the high ones count as well.
  mutating func mix(_ word: UInt64) {
    let mixed = (hash.value ^ word) &* FNV1a.prime
    hash.value = mixed ^ mixed >> 32
  }

  mutating func add(byte: UInt8) {
    hash.add(byte)
  }

  mutating func add(word: UInt64) {
    if word < 256 {
      // Seven zero bytes after the first only multiply.
      hash.value = (hash.value ^ word) &* 0x1efa_c709_0aef_4a21
      return
    }
    for place in 0..<8 { hash.add(UInt8(truncatingIfNeeded: word >> (8 * UInt64(place)))) }
  }

  mutating func add(_ text: String) {
    var text = text
    let start = hash
    let (end, count) = text.withUTF8 { bytes -> (FNV1a, Int) in
      var hash = start
      hash.add(bytes)
      return (hash, bytes.count)
    }
    hash = end
    add(word: UInt64(count))
  }

  mutating func add(_ node: ViewNode) {
    add(byte: 1)
    add(node.kind)
    if let text = node.text {
      add(byte: 2)
      add(text)
    }
    add(node.attributes)
    add(word: UInt64(node.children.count))
    for child in node.children { add(child) }
  }

  mutating func add(_ attributes: ViewAttributes) {
    add(word: UInt64(attributes.count))
    for (name, value) in attributes {
      add(name)
      add(value)
    }
  }

  mutating func add(_ value: ViewAttribute) {
    switch value {
    case .flag(let flag):
      add(byte: flag ? 4 : 3)
    case .number(let number):
      add(byte: 5)
      add(word: (number == 0 ? 0 : number).bitPattern)
    case .string(let text):
      add(byte: 6)
      add(text)
    case .data(let data):
      add(.string(data.digest))
    case .list(let values):
      add(byte: 7)
      add(word: UInt64(values.count))
      for value in values { add(value) }
    case .record(let values):
      add(byte: 8)
      add(values)
    }
  }
}
