// The values that Foundation's formatters take by reference. On Linux these miss the conformance
// that Apple's have, and with it `Text(date, formatter:)` and the like.

public import Foundation

extension Date: @retroactive ReferenceConvertible {
  public typealias ReferenceType = NSDate
}

extension DateInterval: @retroactive ReferenceConvertible {
  public typealias ReferenceType = NSDateInterval
}

extension UUID: @retroactive ReferenceConvertible {
  public typealias ReferenceType = NSUUID
}

extension Locale: @retroactive ReferenceConvertible {
  public typealias ReferenceType = NSLocale
}

extension Data: @retroactive ReferenceConvertible {
  public typealias ReferenceType = NSData
}
