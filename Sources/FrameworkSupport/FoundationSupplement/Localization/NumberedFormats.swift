// Formats whose text depends on the numbers that are put into them. On Apple's platforms a text
// that `NSLocalizedString` returns keeps its table's forms until a number chooses one; here the
// text alone is returned, and its forms are found again by it.

import Foundation
import Synchronization

/// The texts with forms for numbers that were looked up.
enum NumberedFormats {
  private static let known = Mutex<[String: (entry: LocalizedEntry, language: String)]>([:])

  /// Remembers the entry of a text that is returned without its forms.
  static func remember(_ entry: LocalizedEntry, in language: String) {
    guard entry.dependsOnNumbers else { return }
    known.withLock { $0[entry.plainText] = (entry, language) }
  }

  /// Returns the text of a format with its values.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - locale: The locale in which numbers are written; nil for none.
  ///   - arguments: The values.
  /// - Returns: The text, in the form of a table's entry where the format is one with forms.
  static func text(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    guard let (entry, language) = known.withLock({ $0[format] }) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    return LocalizedFormat(
      arguments: arguments.map(LocalizedArgument.init),
      locale: locale ?? Locale(identifier: "en_US_POSIX"), language: language,
      substitutions: entry.substitutions
    ).string(from: entry.variants)
  }
}

extension LocalizedEntry {
  /// Whether a number chooses among forms of the text, or of a part of it.
  var dependsOnNumbers: Bool {
    if case .text = variants { !substitutions.isEmpty } else { true }
  }
}

extension String {
  /// Stands for `String(format:locale:arguments:)`.
  @_silgen_name(
    "__wrap_$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC"
  )
  package static func _numbered(
    format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
  ) -> String {
    NumberedFormats.text(format, locale, arguments)
  }

  /// Stands for `String(format:locale:_:)`.
  @_silgen_name(
    "__wrap_$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
  package static func _numbered(
    format: __shared String, locale: __shared Locale?, values: __owned [any CVarArg]
  ) -> String {
    NumberedFormats.text(format, locale, values)
  }

  /// Stands for `String(format:arguments:)`.
  @_silgen_name("__wrap_$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
  package static func _numbered(
    format: __shared String, arguments: __shared [any CVarArg]
  ) -> String {
    NumberedFormats.text(format, nil, arguments)
  }

  /// Stands for `String(format:_:)`.
  @_silgen_name("__wrap_$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
  package static func _numbered(
    format: __shared String, values: __owned [any CVarArg]
  ) -> String {
    NumberedFormats.text(format, nil, values)
  }

  /// Stands for `String.localizedStringWithFormat(_:_:)`.
  @_silgen_name("__wrap_$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
  package static func _numberedHere(_ format: String, _ values: [any CVarArg]) -> String {
    NumberedFormats.text(format, .current, values)
  }
}
