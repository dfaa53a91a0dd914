// `Bundle.localizedString(forKey:value:table:)` of Linux's Foundation knows no string catalogues, takes
// the machine's language for the run's, and returns a format with plural forms as a text that ends the
// process where values are put in. Its place in the class's table of methods gets the one here.

import Foundation
import Glibc

/// The method of `Bundle` that looks up a text, replaced for all of a process.
package enum BundleStrings {
  fileprivate static let original =
    "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF"
  fileprivate static let replacement = "widgetcheck_Bundle_localizedString"

  /// Replaces the method, where it is found; the first use does.
  ///
  /// Foundation is not built for another version of itself, so that callers take a method from its
  /// place in the class and no symbol can be linked in its stead.
  package static let isReplaced: Bool = {
    guard let original = dlsym(nil, original), let replacement = dlsym(nil, replacement) else {
      return false
    }
    let words = unsafeBitCast(Bundle.self as AnyClass, to: UnsafeMutablePointer<Int>.self)
    let methods = (0..<greatestCount).filter { words[$0] == Int(bitPattern: original) }
    guard methods.count == 1 else { return false }
    words[methods[0]] = Int(bitPattern: replacement)
    return true
  }()

  /// The words of the class that are looked at: a description, and its methods.
  private static let greatestCount = 120
}

extension Bundle {
  @_silgen_name("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF")
  fileprivate func foundationText(forKey key: String, value: String?, table: String?) -> String

  /// Stands for `localizedString(forKey:value:table:)`.
  @_silgen_name("widgetcheck_Bundle_localizedString")
  package func _text(forKey key: String, value: String?, table: String?) -> String {
    LocalizedText.entryText(
      key: key, table: table.flatMap { $0.isEmpty ? nil : $0 }, location: BundleLocation(self))
      ?? foundationText(forKey: key, value: value, table: table)
  }
}
