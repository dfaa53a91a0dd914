public import Foundation

extension NSRegularExpression {
  /// Calls a closure with each match, which may stop it. As on Apple's platforms the closure does not
  /// escape and may change what it captures; that of this system's Foundation may do neither.
  public func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
    if options.contains(.reportCompletion) { block(nil, .completed, &stop) }
  }
}
