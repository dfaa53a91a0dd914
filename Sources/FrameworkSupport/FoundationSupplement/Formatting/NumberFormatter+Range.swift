// The reading of a part of a text, which Foundation has on Apple's platforms alone.

import Foundation

extension NumberFormatter {
  /// Reads the number with which a part of a text begins, and tells how much of it that is.
  ///
  /// - Parameters:
  ///   - obj: The place for the number.
  ///   - string: The text.
  ///   - rangep: The part to read, afterwards the part that was read; nil for the whole text.
  /// - Throws: `CocoaError` with the code `formatting` where the part begins with no number.
  public func getObjectValue(
    _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    let text = NSString(string: string)
    let whole = NSRange(location: 0, length: text.length)
    let asked = rangep.map { NSIntersectionRange($0.pointee, whole) } ?? whole
    // A formatter reads what a text begins with, and does not say where it ends.
    func value(_ length: Int) -> NSNumber? {
      let part = NSRange(location: asked.location, length: length)
      return number(from: text.substring(with: part))
    }
    let lengths = 1...max(1, asked.length)
    guard asked.length > 0, let longest = lengths.last(where: { value($0) != nil }),
      let found = value(longest), var end = lengths.first(where: { value($0) == found })
    else { throw CocoaError(.formatting) }
    let digits = CharacterSet.decimalDigits
    while end < asked.length,
      let unit = Unicode.Scalar(text.character(at: asked.location + end)), digits.contains(unit)
    { end += 1 }
    obj?.pointee = found
    rangep?.pointee = NSRange(location: asked.location, length: end)
  }
}
