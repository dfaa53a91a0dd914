import JSON
import TestSupport
import Testing

@Suite struct HexadecimalDigitsTests {
  private func number(_ text: String) -> UInt64? {
    Array(text.utf8).withUnsafeBufferPointer { HexadecimalDigits.number(of: $0) }
  }

  @Test func `sixteen digits are the number that they write`() {
    var generator = SeededGenerator(seed: 1)
    let numbers =
      [0, 1, .max, 1 << 63, 0x0123_4567_89AB_CDEF] + (0..<500).map { _ in generator.next() }
    for number in numbers {
      let digits = String(number, radix: 16)
      let text = String(repeating: "0", count: 16 - digits.count) + digits
      #expect(self.number(text) == number)
    }
  }

  @Test func `anything but a digit in any place makes it no number`() {
    let digits = Set("0123456789abcdef".utf8)
    for byte in UInt8.min...UInt8.max where !digits.contains(byte) {
      for place in 0..<16 {
        var bytes = Array("0123456789abcdef".utf8)
        bytes[place] = byte
        let found = bytes.withUnsafeBufferPointer { HexadecimalDigits.number(of: $0) }
        #expect(found == nil, "byte \(byte) in place \(place)")
      }
    }
  }

  @Test(arguments: ["", "0", "0123456789abcde", "0123456789abcdef0"])
  func `fewer or more digits are no number`(_ text: String) {
    #expect(number(text) == nil)
  }
}
