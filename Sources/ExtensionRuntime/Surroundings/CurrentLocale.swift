import CInterposition
import Foundation
import Synchronization

/// The locale and the time zone that the author's code finds.
enum CurrentLocale {
  /// The preferred languages, which Foundation is given an unowned reference to.
  private static let languages = Mutex<[[String]]>([])

  /// Makes a locale the current one, before anything has asked for it.
  ///
  /// - Parameter identifier: The locale.
  /// - Returns: Whether it is the current locale now.
  static func set(_ identifier: String) -> Bool {
    withExtendedLifetime(identifier) {
      _ = current_locale_begin_reading(unsafeBitCast(identifier, to: swift_string.self))
      _ = Locale.current
      current_locale_end_reading()
    }
    let language = Locale(identifier: identifier).identifier(.bcp47)
    languages.withLock { languages in
      languages.append([language])
      let array = unsafeBitCast(languages[languages.count - 1], to: UnsafeMutableRawPointer.self)
      _ = current_locale_set_languages(array)
    }
    return Locale.current.identifier == Locale(identifier: identifier).identifier
  }

  /// Makes a time zone the current one, before anything has asked for it.
  ///
  /// - Parameter identifier: The time zone.
  /// - Returns: Whether it is the current time zone now.
  static func setTimeZone(_ identifier: String) -> Bool {
    setenv("TZ", identifier, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
    return TimeZone.current.identifier == TimeZone(identifier: identifier)?.identifier
  }
}
