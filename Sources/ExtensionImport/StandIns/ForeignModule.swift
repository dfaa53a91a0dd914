/// A module that cannot be built here: none of Swift's, or one without sources on this machine.
struct ForeignModule: Hashable, Sendable {
  /// The kinds of code that need Apple's compilers, or are not here.
  enum Kind: String, Hashable, Sendable {
    /// Its sources are nowhere.
    case absent
    /// Compiled elsewhere.
    case binary
    case objectiveC = "Objective-C"
    case cPlusPlus = "C++"
    /// A target of a project that has no code, such as a framework of one umbrella header.
    case empty
  }

  /// The module's name.
  let name: String
  /// The kind of its code.
  let kind: Kind
  /// The headers and interfaces that declare what it has.
  let interfaces: [AbsolutePath]
  /// The module of foreign code on which it is built; nil where it is foreign itself.
  private var base: String?

  /// Looks at the files of a folder; nil where there is Swift, C, or nothing.
  init?(_ name: String, in folder: AbsolutePath) {
    let files = SourcePattern.files(below: folder)
    self.init(name, of: files, declaredIn: files)
  }

  /// Takes a target's files; nil where there is Swift, C, or nothing among its sources.
  ///
  /// - Parameters:
  ///   - name: The module's name.
  ///   - sources: What the target compiles.
  ///   - files: All its files, among which its headers are.
  init?(_ name: String, of sources: [AbsolutePath], declaredIn files: [AbsolutePath]) {
    let endings = Set(sources.map(\.ending))
    guard !endings.contains("swift") else { return nil }
    if !endings.isDisjoint(with: ["m", "mm"]) {
      kind = .objectiveC
    } else if !endings.isDisjoint(with: ["cpp", "cc", "cxx"]) {
      kind = .cPlusPlus
    } else {
      return nil
    }
    self.name = name
    interfaces = files.filter { ["h", "hpp", "hh"].contains($0.ending) }
  }

  /// Takes what was compiled elsewhere, with the headers and interfaces that lie in it.
  init(binary name: String, in bundle: AbsolutePath?) {
    self.name = name
    kind = .binary
    let parts = bundle.map { [$0] + $0.entries.filter(\.isFolder) } ?? []
    let isFramework = bundle?.ending == "framework"
    let inner =
      isFramework
      ? parts.prefix(1)
      : parts.flatMap { part in
        part.entries.filter { $0.ending == "framework" || $0.name == "Headers" }
      }[...]
    // Every slice declares the same; the first will do.
    let first = inner.first.map { SourcePattern.files(below: $0) } ?? []
    let modules = inner.first.map { Self.files(in: $0.appending("Modules")) } ?? []
    interfaces = (first + modules).filter { ["h", "swiftinterface"].contains($0.ending) }
  }

  /// Finds the frameworks that were compiled elsewhere and lie below a folder.
  ///
  /// - Parameters:
  ///   - names: The names of modules that nothing here builds.
  ///   - folder: The folder.
  /// - Returns: The modules among them that have a framework, each with the first one.
  static func frameworks(named names: [String], below folder: AbsolutePath) -> [ForeignModule] {
    var missing = Set(names)
    var found: [ForeignModule] = []
    var waiting = [(folder, 0)]
    var count = 0
    while !missing.isEmpty, count < folderLimit, let (place, level) = waiting.popLast() {
      count += 1
      for entry in place.entries where entry.isFolder && !entry.isLink {
        if ["framework", "xcframework"].contains(entry.ending) {
          let name = entry.name.dropLast(entry.ending.count + 1)
          guard missing.remove(String(name)) != nil else { continue }
          found.append(ForeignModule(binary: String(name), in: entry))
        } else if level < levelLimit, entry.name.first != "." {
          waiting.append((entry, level + 1))
        }
      }
    }
    return found
  }

  private static let folderLimit = 2_000
  private static let levelLimit = 6

  /// Takes a module of which nothing is here but its uses.
  init(absent name: String) {
    self.name = name
    kind = .absent
    interfaces = []
  }

  /// Takes the module of a project's target that has no source in Swift.
  ///
  /// - Parameters:
  ///   - name: The module's name.
  ///   - sources: The target's sources in other languages.
  init(_ name: String, ofTargetWith sources: Set<AbsolutePath>) {
    self.name = name
    let endings = Set(sources.map(\.ending))
    kind =
      !endings.isDisjoint(with: ["cpp", "cc", "cxx"])
      ? .cPlusPlus : endings.isDisjoint(with: ["m", "mm", "c"]) ? .empty : .objectiveC
    interfaces = Set(sources.map(\.folder)).sorted().flatMap(\.entries)
      .filter { $0.ending == "h" }
  }

  /// Takes a module in Swift that is built on foreign code.
  init(_ name: String, builtOn other: ForeignModule) {
    self.name = name
    kind = other.kind
    interfaces = []
    base = other.base ?? other.name
  }

  /// The headers in C and Objective-C; without the one that a compiler made of Swift where the
  /// interface is there.
  var headers: [AbsolutePath] {
    let isSwift = interfaces.contains { $0.ending == "swiftinterface" }
    return interfaces.filter { file in
      ["h", "hpp", "hh"].contains(file.ending) && !(isSwift && file.name.hasSuffix("-Swift.h"))
    }
  }

  private static func files(in folder: AbsolutePath) -> [AbsolutePath] {
    folder.entries.flatMap { $0.isFolder ? $0.entries : [$0] }
  }

  /// Returns the modules that cannot be built here, each once.
  ///
  /// - Parameters:
  ///   - elsewhere: The modules that lie here.
  ///   - absent: The names of modules that nothing here builds, those of the former among them.
  /// - Returns: The modules that lie here, then those that have no sources here.
  static func unbuilt(_ elsewhere: [ForeignModule], and absent: [String]) -> [ForeignModule] {
    elsewhere
      + absent.filter { name in !elsewhere.contains { $0.name == name } }
      .map(ForeignModule.init(absent:))
  }

  /// The sentence about it.
  var phrase: String {
    let subject = base.map { "\(name) is built on \($0), which" } ?? name
    return switch kind {
    case .absent: "\(subject) has no sources here"
    case .empty: "\(subject) is a target without sources"
    case .binary: "\(subject) was compiled for Apple's platforms"
    case .objectiveC, .cPlusPlus: "\(subject) is written in \(kind.rawValue)"
    }
  }
}
