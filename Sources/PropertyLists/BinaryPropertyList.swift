/// The table of objects of a binary property list, with the objects that each container holds.
struct BinaryPropertyList {
  private static let trailerSize = 32

  private enum State {
    case new, underWay
    /// The object was counted, with all that it holds.
    case counted(Int)
  }

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let root: Int
  private let table: Int
  private var states: [State]

  /// Reads where the objects lie; nil is made of bytes in which they cannot.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 8 + Self.trailerSize else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - Self.trailerSize
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, at: trailer + 8, size: 8),
      let root = Self.number(bytes, at: trailer + 16, size: 8),
      let table = Self.number(bytes, at: trailer + 24, size: 8),
      count > 0, count <= bytes.count, root < count, table >= 8, table <= trailer,
      count * offsetSize <= trailer - table
    else { return nil }
    (self.count, self.root, self.table) = (count, root, table)
    states = Array(repeating: .new, count: count)
  }

  /// The reason for refusing the list; nil where it can be read.
  var objection: String? {
    mutating get {
      do throws(Objection) {
        _ = try size(of: root, depth: 1)
        return nil
      } catch {
        return error.reason
      }
    }
  }

  private struct Objection: Error {
    var reason: String
  }

  /// The number of values that an object stands for.
  private mutating func size(of object: Int, depth: Int) throws(Objection) -> Int {
    guard object < count else { throw Objection(reason: "it names an object that it has not") }
    switch states[object] {
    case .counted(let size): return size
    case .underWay: throw Objection(reason: "one of its values holds itself")
    case .new: break
    }
    guard depth <= PropertyListBounds.greatestDepth else {
      throw Objection(reason: PropertyListBounds.tooDeep)
    }
    states[object] = .underWay
    var size = 1
    for member in try members(of: object) {
      size += try self.size(of: member, depth: depth + 1)
      guard size <= PropertyListBounds.greatestCount else {
        throw Objection(reason: PropertyListBounds.tooMany)
      }
    }
    states[object] = .counted(size)
    return size
  }

  /// The objects that an object names: the values of a list, the keys and values of a dictionary.
  private func members(of object: Int) throws(Objection) -> [Int] {
    guard
      let place = Self.number(bytes, at: table + object * offsetSize, size: offsetSize),
      place < table
    else { throw Objection(reason: "an object lies outside of it") }
    let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 15))
    // Foundation ends the process for some sets, which no property list may hold.
    guard ![0xB, 0xC].contains(kind) else { throw Objection(reason: "it holds a set") }
    guard [0xA, 0xD].contains(kind) else { return [] }
    var (start, length) = (place + 1, low)
    if low == 15 {
      guard start < table, bytes[start] >> 4 == 1 else {
        throw Objection(reason: "a list has no length")
      }
      let size = 1 << Int(bytes[start] & 15)
      guard size <= 8, let long = Self.number(bytes, at: start + 1, size: size) else {
        throw Objection(reason: "a list has no length")
      }
      (start, length) = (start + 1 + size, long)
    }
    let (total, isTooGreat) = length.multipliedReportingOverflow(by: kind == 0xD ? 2 : 1)
    guard !isTooGreat, total <= (table - start) / referenceSize else {
      throw Objection(reason: "a list is longer than the file")
    }
    return (0..<total).compactMap {
      Self.number(bytes, at: start + $0 * referenceSize, size: referenceSize)
    }
  }

  /// A number of some bytes, the most significant first; nil where it is too great to be a place.
  private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, start + size <= bytes.count else { return nil }
    let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }
}
