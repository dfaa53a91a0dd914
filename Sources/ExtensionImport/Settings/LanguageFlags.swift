/// Flags for the compiler that change what sources mean or what compiles.
///
/// Each of them is one that a manifest may have. Optimization, debugging information and what warns
/// or fails for warnings are the program's own affair.
enum LanguageFlags {
  private static let alone: Set<String> = [
    "-enable-bare-slash-regex", "-disable-availability-checking",
  ]
  /// Flags whose value is the next word.
  private static let withValue: Set<String> = [
    "-enable-upcoming-feature", "-enable-experimental-feature", "-disable-upcoming-feature",
    "-disable-experimental-feature", "-default-isolation",
  ]
  /// Beginnings of flags that have their value in the same word.
  private static let beginnings = [
    "-strict-concurrency=", "-enable-upcoming-feature=", "-enable-experimental-feature=",
    "-default-isolation=", "-solver-", "-warn-long-",
  ]
  private static let frontend = "-Xfrontend"

  /// Returns those of some flags that concern the language, each once, in order.
  ///
  /// - Parameter words: Flags for the compiler with their values.
  /// - Returns: The flags with their values, each after `-Xfrontend` where it was.
  static func among(_ words: [String]) -> [String] {
    var kept: [[String]] = []
    var rest = words[...]
    while let first = rest.popFirst() {
      var group = [first]
      if first == frontend, let flag = rest.popFirst() { group.append(flag) }
      guard let flag = group.last else { continue }
      let isWanted: Bool
      if withValue.contains(flag) {
        if rest.first == frontend { group += [rest.removeFirst()] }
        // A value that looks like a flag may be one.
        guard let value = rest.first, !value.hasPrefix("-") else { continue }
        group.append(rest.removeFirst())
        isWanted = true
      } else {
        isWanted = alone.contains(flag) || beginnings.contains { flag.hasPrefix($0) }
      }
      if isWanted, !kept.contains(group) { kept.append(group) }
    }
    return kept.flatMap(\.self)
  }

  /// Returns the names that flags define, for which `#if` is true.
  ///
  /// - Parameter words: Flags for the compiler with their values.
  /// - Returns: The names after `-D`, in order.
  static func defines(in words: [String]) -> [String] {
    words.enumerated().compactMap { index, word in
      guard word.hasPrefix("-D") else { return nil }
      guard word == "-D" else { return String(word.dropFirst(2)) }
      return index + 1 < words.count ? words[index + 1] : nil
    }
  }
}
