/// Tells errors about Apple's declarations that are not here from those that may be an author's.
struct MissingOfApples {
  /// The names of the author's own declarations.
  let declared: Set<String>
  /// The names that were left out, which are missing since.
  let lost: Set<String>

  /// The beginnings of names that Apple's frameworks of Objective-C and C give to what is theirs.
  private static let beginnings: [String] = [
    "ABA", "AB", "ACA", "AR", "AS", "AT", "AU", "AV", "Audio", "BG", "CA", "CB", "CF", "CG", "CH",
    "CI", "CK", "CL", "CM", "CN", "CS", "CT", "CV", "CX", "DC", "EK", "GC", "GK", "GL", "HK", "HM",
    "IN", "IPv", "IO", "JS", "LA", "LP", "MC", "MD", "MF", "MK", "ML", "MP", "MSM", "MTK", "MTL",
    "MX",
    "NE", "NF", "NI", "NL", "NS", "NW", "OS", "PDF", "PH", "PK", "QL", "RP", "SC", "SF", "SK", "SL",
    "SN", "Sec", "UI", "UN", "UT", "VN", "VT", "WC", "WK", "XC", "kAudio", "kCF", "kCG", "kCI",
    "kCL", "kCM", "kCT", "kCV", "kIO", "kSC", "kSec", "kUT", "kVK", "NSWorkspace", "nw_", "os_",
    "vDSP", "vImage", "cblas", "dispatch_", "Dispatch", "DA", "errSec", "errAE", "kern", "KERN",
    "HOST", "MACH", "TASK", "VM", "O_", "F_", "__CLPK", "getVaList",
  ]

  /// Whether a name is written as those of C are, with small letters and lines between its words.
  ///
  /// Authors of Swift write no such names; what C libraries have beyond Linux's is Apple's.
  private static func isLikeC(_ name: String) -> Bool {
    let text = name.hasSuffix("_") ? name.dropLast() : name[...]
    return name.contains("_") && text.first?.isLowercase == true && text.last != "_"
      && text.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLowercase || $0.isNumber) }
  }

  /// Whether a type's name is one of the C library's, as `mode_t` or `__suseconds_t`.
  private static func isTypeOfC(_ name: String) -> Bool {
    name.hasSuffix("_t") && isLikeC(String(name.drop { $0 == "_" }))
  }

  /// Whether an error names something that is missing, and that the author need not have written.
  ///
  /// - Parameters:
  ///   - message: The compiler's words.
  ///   - modules: The modules that the source imports and that are empty here.
  ///   - isPartial: Whether the source imports one of Apple's of which only a part is here.
  /// - Returns: Whether the error is of this program, and not of the sources.
  func accepts(
    _ message: String, lacking modules: [String] = [], beside isPartial: Bool = false
  ) -> Bool {
    let names = Self.quoted(message)
    if isPartial || !modules.isEmpty, let first = names.first, !declared.contains(first),
      message.hasPrefix("cannot find ") || message.hasPrefix("unknown attribute ")
    {
      return true
    }
    guard let first = names.first else { return false }
    // Stand-ins have `Any` where nothing shows a type.
    if !modules.isEmpty, names.contains("Any") { return true }
    if message.hasPrefix("cannot find ") {
      return lost.contains(first) || (!declared.contains(first) && Self.isLikeApples(first))
    }
    // Objective-C lets an extension override what a class of Apple's has.
    if message.contains(" cannot be overridden from extension"), names.count > 1 {
      return !declared.contains(names[1])
    }
    if message.contains("has no member "), names.count > 1 {
      let type = first.prefix { $0 != "<" }.split(separator: ".").first.map(String.init) ?? first
      return lost.contains(names[1]) || !declared.contains(type)
    }
    // Objective-C's classes are objects themselves, with what their instances have.
    if message.hasPrefix("instance member "), message.contains(" cannot be used on type "),
      names.count > 1
    {
      return !declared.contains(names[1])
    }
    // A protocol of Objective-C's conforms to itself, which no other does.
    if message.hasPrefix("type 'any "), message.contains(" cannot conform to '"), names.count > 1 {
      return !declared.contains(names[1])
    }
    if message.hasPrefix("cannot convert value of type ")
      || message.hasPrefix("cannot assign value of type "), names.count > 1
    {
      let types = names.prefix(2)
      // Where neither type is the author's, what lacks is how Apple's belong together; types of C
      // such as `sa_family_t` are of another size there.
      if types.allSatisfy({ !declared.contains($0) && Self.beginsLikeApples($0) })
        || types.contains(where: Self.isTypeOfC)
      {
        return true
      }
    }
    return names.contains { lost.contains($0) }
  }

  /// Whether an error can be what became of another that names something missing: an override of
  /// what a class has there, a member of a type that is not known, or a type whose members name
  /// one.
  static func mayFollow(_ message: String) -> Bool {
    message.contains(" does not override any ") || message.hasPrefix("cannot infer ")
      || message.hasPrefix("type '") && message.contains(" does not conform to protocol ")
  }

  /// Whether an error misses a member of a function's or a tuple's type, which has none on Apple's
  /// platforms either.
  static func isOfNoType(_ message: String) -> Bool {
    message.hasPrefix("value of type '(") && message.contains("' has no member ")
  }

  /// The absent modules for whose lack an error may be there; none where something of Apple's
  /// lacks.
  ///
  /// A member that a type of another's lacks may be of any absent module of the file; a name that
  /// begins as Apple's do is Apple's.
  ///
  /// - Parameters:
  ///   - message: The compiler's words.
  ///   - modules: The modules that the source imports and that are empty here.
  ///   - lostNames: The modules for whose lack names went.
  /// - Returns: The modules' names.
  func cause(
    of message: String, lacking modules: [String], lostFor lostNames: [String: [String]]
  ) -> [String] {
    if let earlier = Self.quoted(message).lazy.compactMap({ lostNames[$0] }).first {
      return earlier
    }
    if message.contains("has no member ") { return modules }
    return accepts(message) ? [] : modules
  }

  /// Whether a name is probably one of Apple's, by how it is written.
  static func isLikeApples(_ name: String) -> Bool {
    isLikeC(name) || isUnderscored(name) || beginsLikeApples(name)
  }

  /// Whether a name begins with an underscore, as those of Apple's types that are public and not
  /// documented, such as `_VariadicView`.
  private static func isUnderscored(_ name: String) -> Bool {
    name.hasPrefix("_") && name.dropFirst().first?.isLetter == true
  }

  private static func beginsLikeApples(_ name: String) -> Bool {
    // JavaScriptCore's names begin with JS, and those of many packages with JSON.
    guard !name.hasPrefix("JSON") else { return false }
    return beginnings.contains { beginning in
      guard name.hasPrefix(beginning), let next = name.dropFirst(beginning.count).first else {
        return false
      }
      return next.isUppercase || next.isNumber || beginning.last?.isLowercase == true
        || beginning.last == "_" || next == "_"
    }
  }

  private static func quoted(_ message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
