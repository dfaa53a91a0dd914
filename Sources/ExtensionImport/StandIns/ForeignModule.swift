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
  }

  /// The module's name.
  let name: String
  /// The kind of its code.
  let kind: Kind
  /// The headers and interfaces that declare what it has.
  let interfaces: [AbsolutePath]

  /// Looks at the files of a folder; nil where there is Swift, C, or nothing.
  init?(_ name: String, in folder: AbsolutePath) {
    let files = SourcePattern.files(below: folder)
    let endings = Set(files.map(\.ending))
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
    let inner = parts.flatMap { part in
      part.entries.filter { $0.ending == "framework" || $0.name == "Headers" }
    }
    // Every slice declares the same; the first will do.
    let first = inner.first.map { SourcePattern.files(below: $0) } ?? []
    let modules = inner.first.map { Self.files(in: $0.appending("Modules")) } ?? []
    interfaces = (first + modules).filter { ["h", "swiftinterface"].contains($0.ending) }
  }

  /// Takes a module of which nothing is here but its uses.
  init(absent name: String) {
    self.name = name
    kind = .absent
    interfaces = []
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
    switch kind {
    case .absent: "\(name) has no sources here"
    case .binary: "\(name) was compiled for Apple's platforms"
    case .objectiveC, .cPlusPlus: "\(name) is written in \(kind.rawValue)"
    }
  }
}
