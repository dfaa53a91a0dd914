/// A module to which a name may belong that no file here declares.
///
/// Whose it is, is told by the files that use it, and where they import several such modules by the
/// letters: `OTClock` is rather of `ObjTools` than of `Ramen`.
struct NameOwner {
  /// The module's name.
  let module: String
  /// The numbers of the files that import the module and have a word.
  private let counts: [String: Int]
  private let stem: String
  private let initials: String

  /// Takes a module.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - sources: The sources that may import it.
  init(_ module: String, in sources: ReadSources) {
    self.module = module
    counts = sources.all.filter { $0.imports.contains(module) }.reduce(into: [:]) {
      for word in $1.words { $0[word, default: 0] += 1 }
    }
    let ending = Self.endings.first { module.hasSuffix($0) && module.count > $0.count + 2 } ?? ""
    stem = module.dropLast(ending.count).lowercased()
    initials = module.filter(\.isUppercase)
  }

  /// Whether all files that have a name import the module.
  func canHave(_ name: String, in sources: ReadSources) -> Bool {
    (sources.wordCounts[name] ?? 0) <= (counts[name] ?? 0)
  }

  /// Whether a name is rather this module's than another's.
  func isNearer(to name: String, than other: NameOwner, in sources: ReadSources) -> Bool {
    nearness(to: name) > other.nearness(to: name) && canHave(name, in: sources)
  }

  /// The rank of a name's likeness to the module's: 5 where it is the same, 0 for none.
  private func nearness(to name: String) -> Int {
    let word = name.lowercased()
    if word == module.lowercased() { return 5 }
    if stem.count > 3, word.contains(stem) { return 4 }
    let capitals = name.prefix(while: \.isUppercase).dropLast()
    if capitals.count > 1 {
      if initials.hasPrefix(capitals) { return 3 }
      if stem.hasPrefix(capitals.lowercased()) { return 2 }
    }
    if zip(word, stem).prefix(while: { $0 == $1 }).count > 3 { return 1 }
    return Self.words(of: name).contains { $0.count > 3 && stem.contains($0) } ? 1 : 0
  }

  /// The words of a name such as `TideTable`, in small letters.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }

  /// The endings of modules' names that say nothing of what is in them.
  private static let endings = ["Framework", "Swift", "Core", "Kit", "Lib", "SDK", "UI"]
}
