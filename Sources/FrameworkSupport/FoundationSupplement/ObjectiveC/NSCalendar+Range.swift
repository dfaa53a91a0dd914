// The method of `NSCalendar` that returns its results through pointers, which Linux's lacks.

public import Foundation

extension NSCalendar {
  /// Finds the first instant and the length of the unit of time around a date.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - datep: The place of the first instant.
  ///   - tip: The place of the length in seconds.
  ///   - date: The date.
  /// - Returns: Whether both could be found; nothing is written otherwise.
  public func range(
    of unit: Unit, start datep: UnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    guard let interval = range(of: unit, for: date) else { return false }
    datep?.pointee = NSDate(timeIntervalSince1970: interval.start.timeIntervalSince1970)
    tip?.pointee = interval.duration
    return true
  }
}
