// The parts of texts, which Foundation has no words and sentences of on this system. Words and
// sentences are those of Unicode's rules; Apple documents no others.

public import Foundation

extension NSString.EnumerationOptions {
  public static let byWords = Self(rawValue: 3)
  public static let bySentences = Self(rawValue: 4)
  public static let byCaretPositions = Self(rawValue: 5)
  public static let byDeletionClusters = Self(rawValue: 6)
}

extension StringProtocol {
  /// Calls a closure with the parts of a range; the builder writes calls of Apple's name to it.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - opts: The kind of parts, and whether they are told from the end and without their texts.
  ///   - body: Takes a part, its range, the range with separators, and whether to stop.
  public func _enumerateSubstring<Place: RangeExpression>(
    in range: Place, options opts: String.EnumerationOptions = [],
    _ body: (
      _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
      _ stop: inout Bool
    ) -> Void
  ) where Place.Bound == Index {
    let text = String(self)
    let wanted = range.relative(to: self)
    // Its own indices count from the beginning of the text that it is a part of.
    func place(_ index: Index) -> Int { utf16.distance(from: startIndex, to: index) }
    func index(_ place: Int) -> Index { utf16.index(startIndex, offsetBy: place) }
    let start = place(wanted.lowerBound)
    let places = NSRange(location: start, length: place(wanted.upperBound) - start)
    var isDone = false
    for segment in TextSegments.all(of: NSString(string: text), in: places, opts) {
      let part = index(segment.substring.location)..<index(NSMaxRange(segment.substring))
      let whole = index(segment.enclosing.location)..<index(NSMaxRange(segment.enclosing))
      body(opts.contains(.substringNotRequired) ? nil : String(self[part]), part, whole, &isDone)
      if isDone { return }
    }
  }
}

extension NSString {
  /// Calls a closure with the parts of a range; the builder writes calls of Apple's name to it.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - opts: The kind of parts, and whether they are told from the end and without their texts.
  ///   - block: Takes a part, its range, the range with separators, and whether to stop.
  public func _enumerateSubstring(
    in range: NSRange, options opts: NSString.EnumerationOptions = [],
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isDone = ObjCBool(false)
    for segment in TextSegments.all(of: self, in: range, opts) {
      let part = opts.contains(.substringNotRequired) ? nil : substring(with: segment.substring)
      block(part, segment.substring, segment.enclosing, &isDone)
      if isDone.boolValue { return }
    }
  }
}
