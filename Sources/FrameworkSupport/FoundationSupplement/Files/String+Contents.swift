// The texts at addresses that a guess of the encoding is asked for: Foundation reads those of files
// alone, and calls lead here (`--wrap`).

import Foundation

extension String {
  /// Stands for `String(contentsOf:)`.
  @_silgen_name("__wrap_$sSS10FoundationE10contentsOfSS0A10Essentials3URLVh_tKcfC")
  package static func _loaded(contentsOf url: __shared URL) throws -> String {
    var encoding = String.Encoding.utf8
    return try loaded(url, &encoding)
  }

  /// Stands for `String(contentsOf:usedEncoding:)`.
  @_silgen_name(
    "__wrap_$sSS20FoundationEssentialsE10contentsOf12usedEncodingSSAA3URLVh_SSAAE0F0VztKcfC")
  package static func _loaded(
    contentsOf url: __shared URL, usedEncoding: inout Encoding
  ) throws -> String {
    try loaded(url, &usedEncoding)
  }

  private static func loaded(_ url: URL, _ encoding: inout Encoding) throws -> String {
    guard !url.isFileURL else {
      return try String(contentsOfFile: url.path, usedEncoding: &encoding)
    }
    let data = try Data(contentsOf: url)
    for candidate in [Encoding.utf8, .utf16, .isoLatin1] {
      guard let text = String(data: data, encoding: candidate) else { continue }
      encoding = candidate
      return text
    }
    throw CocoaError(.fileReadUnknownStringEncoding)
  }
}
