import Glibc

/// The functions of Foundation in whose place an extension calls those of its supplement.
package enum WrappedFunctions {
  /// Their symbols: `UserDefaults.standard` and `UserDefaults(suiteName:)`, so that what a provider
  /// reads and writes is noted, those of timers and run loops that end sooner here than on Apple's
  /// platforms, `DateFormatter()`, as Foundation's knows no relative dates here, those of texts with
  /// formats, as a localized one may have forms for numbers, those of texts at addresses, and
  /// `InputStream(url:)`.
  private static let symbols = [
    "$s10Foundation12UserDefaultsC8standardACvgZ",
    "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC",
    "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC",
    "$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF",
    "$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF",
    "$s10Foundation7RunLoopC3runyyF",
    "$s10Foundation13DateFormatterCACycfC",
    "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC",
    "$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC",
    "$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC",
    "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC",
    "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ",
    "$sSS10FoundationE10contentsOfSS0A10Essentials3URLVh_tKcfC",
    "$sSS20FoundationEssentialsE10contentsOf12usedEncodingSSAA3URLVh_SSAAE0F0VztKcfC",
    "$s10Foundation11InputStreamC3urlACSg0A10Essentials3URLV_tcfC",
  ]

  /// The symbols that this machine's Foundation does not have: the linker does not miss a function that
  /// nothing calls, and the replacement would never be called.
  package static var missing: [String] {
    symbols.filter { dlsym(nil, $0) == nil }
  }

  /// The compiler's arguments for a program that calls the supplement's.
  package static var arguments: [String] {
    symbols.flatMap { ["-Xlinker", "--wrap=\($0)"] }
  }
}
