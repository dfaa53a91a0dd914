/// The functions of Foundation in whose place an extension calls those of its supplement.
package enum WrappedFunctions {
  /// Their symbols: `UserDefaults.standard` and `UserDefaults(suiteName:)`, so that what a provider
  /// reads and writes is noted, those of timers and run loops that end sooner here than on Apple's
  /// platforms, and `DateFormatter()`, as Foundation's knows no relative dates here.
  private static let symbols = [
    "$s10Foundation12UserDefaultsC8standardACvgZ",
    "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC",
    "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC",
    "$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF",
    "$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF",
    "$s10Foundation7RunLoopC3runyyF",
    "$s10Foundation13DateFormatterCACycfC",
  ]

  /// The compiler's arguments for a program that calls the supplement's.
  package static var arguments: [String] {
    symbols.flatMap { ["-Xlinker", "--wrap=\($0)"] }
  }
}
