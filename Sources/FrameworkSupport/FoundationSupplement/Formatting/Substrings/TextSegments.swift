import Foundation
import Glibc

/// The parts of a text, by lines, paragraphs, letters, words or sentences.
struct TextSegments {
  /// A part, and the part with what separates it from the next one.
  struct Segment {
    var substring: NSRange
    var enclosing: NSRange
  }

  /// The kinds of parts, by Apple's numbers.
  private enum Kind: UInt {
    case lines, paragraphs, composedCharacters, words, sentences, caretPositions, deletionClusters
  }

  private let text: NSString
  private let range: NSRange

  /// The parts of a range, in the order in which they are told.
  static func all(
    of text: NSString, in range: NSRange, _ options: NSString.EnumerationOptions
  ) -> [Segment] {
    let segments = TextSegments(text: text, range: range)
    let parts: [NSRange]
    switch Kind(rawValue: options.rawValue & 0xFF) ?? .lines {
    case .lines: parts = segments.lines(ofParagraphs: false)
    case .paragraphs: parts = segments.lines(ofParagraphs: true)
    case .composedCharacters, .caretPositions, .deletionClusters: parts = segments.letters
    case .words: parts = segments.breaks(.words, options)
    case .sentences: parts = segments.breaks(.sentences, options)
    }
    let all = segments.enclosing(parts)
    return options.contains(.reverse) ? all.reversed() : all
  }

  /// The parts with the separators after each, and with what comes before the first.
  private func enclosing(_ parts: [NSRange]) -> [Segment] {
    let starts = parts.map(\.location)
    return parts.indices.map { index in
      let start = index == 0 ? range.location : starts[index]
      let end = index + 1 < starts.count ? starts[index + 1] : NSMaxRange(range)
      return Segment(
        substring: parts[index], enclosing: NSRange(location: start, length: end - start))
    }
  }

  private func lines(ofParagraphs isOfParagraphs: Bool) -> [NSRange] {
    var parts: [NSRange] = []
    var place = range.location
    while place < NSMaxRange(range) {
      var (start, end, contentsEnd) = (0, 0, 0)
      let here = NSRange(location: place, length: 0)
      if isOfParagraphs {
        text.getParagraphStart(&start, end: &end, contentsEnd: &contentsEnd, for: here)
      } else {
        text.getLineStart(&start, end: &end, contentsEnd: &contentsEnd, for: here)
      }
      let last = min(contentsEnd, NSMaxRange(range))
      parts.append(NSRange(location: place, length: max(0, last - place)))
      place = max(end, place + 1)
    }
    return parts
  }

  private var letters: [NSRange] {
    var place = range.location
    return text.substring(with: range).map { letter in
      defer { place += letter.utf16.count }
      return NSRange(location: place, length: letter.utf16.count)
    }
  }

  /// The words or sentences that Unicode's rules find: of words, those with letters or digits.
  private func breaks(_ kind: Kind, _ options: NSString.EnumerationOptions) -> [NSRange] {
    let units = Array(text.substring(with: range).utf16)
    let locale = options.contains(.localized) ? Locale.current.identifier : ""
    return TextBreaks.ranges(of: units, ofWords: kind == .words, locale: locale).map {
      NSRange(location: range.location + $0.lowerBound, length: $0.count)
    }
  }
}

/// Unicode's rules for the ends of words and sentences, by the ICU that Foundation brings.
private enum TextBreaks {
  private typealias Handle = OpaquePointer
  private typealias Open =
    @convention(c) (
      Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> Handle?
  private typealias Step = @convention(c) (Handle?) -> Int32
  private typealias Close = @convention(c) (Handle?) -> Void

  private static func find<Function>(_ name: String, _: Function.Type) -> Function {
    guard let symbol = dlsym(nil, "swift_ubrk_" + name) else {
      preconditionFailure("Foundation's ICU has no ubrk_\(name)")
    }
    return unsafeBitCast(symbol, to: Function.self)
  }

  static func ranges(of units: [UInt16], ofWords isOfWords: Bool, locale: String) -> [Range<Int>] {
    let next = find("next", Step.self)
    let rule = find("getRuleStatus", Step.self)
    return units.withUnsafeBufferPointer { buffer in
      var status: Int32 = 0
      let kind: Int32 = isOfWords ? 1 : 3
      guard
        let breaks = find("open", Open.self)(
          kind, locale, buffer.baseAddress, Int32(buffer.count), &status), status <= 0
      else { return [] }
      defer { find("close", Close.self)(breaks) }
      var found: [Range<Int>] = []
      var start = Int(find("first", Step.self)(breaks))
      while case let end = Int(next(breaks)), end >= 0 {
        // Below 100 is what lies between words.
        if !isOfWords || rule(breaks) >= 100 { found.append(start..<end) }
        start = end
      }
      return found
    }
  }
}
