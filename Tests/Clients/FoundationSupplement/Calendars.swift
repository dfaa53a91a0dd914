import Foundation

// The day around a date, as libraries for dates ask for it.
func startOfDay(_ date: Date, in calendar: Calendar) -> Date? {
  var start: NSDate?
  var length: TimeInterval = 0
  guard (calendar as NSCalendar).range(of: .day, start: &start, interval: &length, for: date)
  else { return nil }
  return start as Date?
}
