import WidgetRecording

extension ManifestError.Problem: CustomStringConvertible {
  /// One lower-case clause.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the manifest cannot be read: \(reason)"
    case .tooLarge(let limit): "the manifest is larger than \(limit) bytes"
    case .malformed(_, _, let problem): problem.description
    case .malformedPropertyList(let reason): "not a property list: \(reason)"
    case .unsupportedVersion(let version):
      "version \(version) is not one that this program reads; it reads version 1"
    case .missingKey(let key): "the key '\(key)' is missing"
    case .unknownKey(let key, let nearest): "unknown key '\(key)'" + Self.question(nearest)
    case .duplicateKey(let key): "the key '\(key)' stands here twice"
    case .notExactlyOne(let keys, let found): Self.alternatives(keys, found: found)
    case .meaningless(let key, let other): "'\(key)' means something only beside '\(other)'"
    case .meaninglessBeside(let key, let other): "'\(key)' means nothing beside '\(other)'"
    case .wrongCount(let expected, let found): "expected \(expected) values, found \(found)"
    case .wrongType(let expected, let found):
      "expected \(expected.rawValue), found \(found.rawValue)"
    case .noText(let form, let found):
      "expected a text with \(form.rawValue), found \(found.rawValue)"
    case .unknownWord(let kind, let word, let nearest, let known):
      "unknown \(kind.rawValue) '\(word)'" + Self.question(nearest, known: known)
    case .badForm(let form, let text): "'\(text)' is not \(form.rawValue)"
    case .outOfRange(let least, let greatest): Self.range(least, greatest)
    case .empty: "must not be empty"
    case .duplicateName(let name): "'\(name)' is already taken in this list"
    case .leavesRoot(let path): "'\(path)' leads outside the root folder; widen 'root' if it may"
    case .notFound(let path): "there is no '\(path)'"
    case .unusableFile(let path, let reason): "'\(path)' cannot be used: \(reason)"
    case .matchesNothing(let pattern): "no file matches '\(pattern)'"
    case .noManifest(let name):
      "no \(name) is here or below; 'widgetcheck init FOLDER' writes one for an extension"
    case .matchesTooMuch(let pattern, let limit): "more than \(limit) files match '\(pattern)'"
    case .outsideSpan(let time): "'\(time)' is not in the simulated span"
    case .endsBeforeStart: "ends before it starts"
    case .neverGiven(let index): Self.neverGiven(behind: index)
    case .reservedFlag(let flag): "the flag '\(flag)' is decided by the build"
    case .foreignFlag(let flag): Self.foreign(flag)
    case .relevanceMember(let member):
      "'\(member)' is a relevance widget, which cannot be a member of a stack; it comes by itself"
    case .unknownMember(let member, let nearest):
      "no widget or configuration of the bundle is called '\(member)'" + Self.question(nearest)
    case .noStackFamily(let family, let system, let known):
      "no Smart Stack of \(system) has \(family.rawValue); "
        + (known.isEmpty ? "the platform has none" : "they have \(Self.names(known))")
    case .excludesAll: "leaves no source; a pattern is too wide"
    case .appleModule(let name):
      "'\(name)' is a module that is here already; give this one another name"
    case .memberWithoutFamily(let member, let family, let known):
      "'\(member)' has no \(family.rawValue); it has "
        + (known.isEmpty ? "no family" : Self.names(known))
    case .noWidgets(let system, let since):
      "there are no widgets on \(system); they begin with \(since)"
    case .noVersion(let system, let last, let next):
      "there is no \(system); after \(last) comes \(next)"
    case .unknownScreen(let screen, let platform, let nearest):
      "no device with \(platform.rawValue) has a screen like \(screen); the nearest is \(nearest)"
    case .tooMany(let limit): "must not have more than \(limit) elements"
    case .notOnPlatform(let key, let system): "'\(key)' means nothing on \(system)"
    }
  }

  private static func neverGiven(behind index: Int) -> String {
    "never given: response \(index), before it, is for all these addresses at any time; put the "
      + "narrower one, or the one with a time or a number of 'times', first"
  }

  private static func foreign(_ flag: String) -> String {
    "the flag '\(flag)' could have the compiler run programs or read files; take it out, or run "
      + "with --allow-plugins if you trust the manifest"
  }

  private static func names(_ families: [FamilyName]) -> String {
    families.map(\.rawValue).joined(separator: ", ")
  }

  private static func question(_ nearest: String?, known: [String] = []) -> String {
    if let nearest { return "; did you mean '\(nearest)'?" }
    return known.isEmpty ? "" : "; known are \(known.joined(separator: ", "))"
  }

  private static func alternatives(_ keys: [String], found: [String]) -> String {
    let choice = keys.map { "'\($0)'" }.joined(separator: ", ")
    let there = found.isEmpty ? "none" : found.map { "'\($0)'" }.joined(separator: " and ")
    return "exactly one of \(choice) must be here, and there is \(there)"
  }

  private static func range(_ least: Double?, _ greatest: Double?) -> String {
    switch (least, greatest) {
    case (let least?, let greatest?): "must be from \(text(least)) to \(text(greatest))"
    case (let least?, nil): "must be at least \(text(least))"
    case (nil, let greatest?): "must be at most \(text(greatest))"
    case (nil, nil): "must be a finite number"
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
