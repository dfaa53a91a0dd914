/// The files of other programs that declare what an extension without a project uses.
///
/// A target's membership is unknown where no project has the target. A type or a function that is
/// used in the extension and declared in one file beside it is taken to be shared, with all of the
/// file; what that file uses is looked for in the same way. So is a member that an extension of a
/// type adds, unless a type of Apple's or of the sources may have what is named. A file that
/// declares again what is declared already belongs to another program. A variable outside of any
/// type is looked for where no source has anything of its name.
struct SharedSources {
  /// The files, in order of their paths.
  private(set) var files: [AbsolutePath] = []

  /// The greatest number of files; an extension that seems to need more is left to its author.
  private static let fileLimit = 60

  /// Looks for what sources use and do not declare.
  ///
  /// - Parameters:
  ///   - own: The extension's sources.
  ///   - top: The folder in which other programs' sources lie.
  ///   - taken: The files of modules that the extension imports.
  ///   - conditions: The conditions by which `#if` is decided.
  ///   - trees: The sources' trees.
  init(
    for own: [AbsolutePath], within top: AbsolutePath, besides taken: Set<AbsolutePath> = [],
    conditions: ScanConditions, _ trees: SourceTrees
  ) {
    var others = trees.mapOnce(
      Self.candidates(within: top, without: own + taken), conditions, SharedNames.init)
    others.removeAll(where: \.isProgram)
    var homes: [String: [SharedNames]] = [:]
    for other in others {
      for name in other.declared { homes[name, default: []].append(other) }
    }
    let offers = OfferedMembers(of: others)
    let variables = OfferedVariables(of: others)
    var waiting = trees.map(own, conditions, SharedNames.init)
    var known = KnownNames()
    for user in waiting { known.insert(user) }
    var uses: Set<MemberUse> = []
    while files.count <= Self.fileLimit {
      let home: SharedNames?
      if let user = waiting.last {
        uses.formUnion(user.members.used)
        home =
          user.used.sorted().lazy.filter { !known.declared.contains($0) }
          .compactMap { homes[$0] }.first { $0.count == 1 && known.accepts($0[0]) }?.first
        if home == nil { waiting.removeLast() }
      } else {
        home = offers.home(of: uses, besides: known) ?? variables.home(besides: known)
        if home == nil { break }
      }
      guard let home else { continue }
      known.insert(home)
      waiting.append(home)
      files.append(home.file)
    }
    files = files.count <= Self.fileLimit ? files.sorted() : []
  }

  /// The Swift files beside the extension that belong to no package.
  private static func candidates(
    within top: AbsolutePath, without own: [AbsolutePath]
  ) -> [AbsolutePath] {
    let files = FolderWalk(top).files
    let packages = files.filter { $0.name == "Package.swift" }.map(\.folder)
    let taken = Set(own)
    return files.filter { file in
      FileKind(file) == .source && !taken.contains(file)
        && !packages.contains(where: file.isWithin)
    }
  }
}

/// The names that the sources taken so far declare.
private struct KnownNames {
  /// The types and functions outside of any type.
  private(set) var declared: Set<String> = []
  /// The members of extensions.
  private(set) var added: Set<AddedMember> = []
  /// The members of types, by their shapes.
  private(set) var members: Set<String> = []
  /// The names of variables, parameters and functions, wherever they hold.
  private(set) var bound: Set<String> = []
  /// The names that may be those of variables elsewhere.
  private(set) var read: Set<String> = []

  mutating func insert(_ names: SharedNames) {
    declared.formUnion(names.declared)
    added.formUnion(names.members.added)
    members.formUnion(names.members.declared.union(names.members.hidden))
    bound.formUnion(names.bound)
    read.formUnion(names.read)
  }

  /// Whether a file declares nothing again.
  func accepts(_ names: SharedNames) -> Bool {
    declared.isDisjoint(with: names.declared) && added.isDisjoint(with: names.members.added)
  }

  /// Whether what a use names is declared, so far as names tell.
  func declare(_ use: MemberUse) -> Bool {
    if case .type(let type) = use.base {
      return members.contains(type + "." + use.shape) || added.contains(where: use.matches)
    }
    return members.contains(use.shape) || added.contains { $0.shape == use.shape }
  }
}

/// The variables that other files declare outside of any type.
private struct OfferedVariables {
  /// The files that declare a variable, by its name.
  private var homes: [String: [SharedNames]] = [:]

  init(of others: [SharedNames]) {
    for other in others {
      for name in other.variables { homes[name, default: []].append(other) }
    }
  }

  /// The one file outside of known sources that declares a variable in use.
  func home(besides known: KnownNames) -> SharedNames? {
    known.read.subtracting(known.bound).sorted().lazy.compactMap { homes[$0] }
      .first { $0.count == 1 && known.accepts($0[0]) }?.first
  }
}

/// The members that other files add to types.
private struct OfferedMembers {
  /// The files that add a member, by its shape.
  private var homes: [String: [SharedNames]] = [:]
  /// The members that the files' own types have, by their shapes.
  private var members: [String: Set<AbsolutePath>] = [:]

  init(of others: [SharedNames]) {
    for other in others {
      for shape in Set(other.members.added.map(\.shape)) { homes[shape, default: []].append(other) }
      for shape in other.members.declared { members[shape, default: []].insert(other.file) }
    }
  }

  /// The one file outside of known sources that adds a member in use.
  func home(of uses: Set<MemberUse>, besides known: KnownNames) -> SharedNames? {
    let open = uses.filter { homes[$0.shape] != nil && !$0.isPerhapsApples && !known.declare($0) }
    let found = open.compactMap { use -> SharedNames? in
      let files = (homes[use.shape] ?? []).filter { $0.members.added.contains(where: use.matches) }
      guard files.count == 1, known.accepts(files[0]) else { return nil }
      let rivals = use.namesType ? [] : members[use.shape, default: []]
      return rivals.subtracting([files[0].file]).isEmpty ? files[0] : nil
    }
    return found.min { $0.file < $1.file }
  }
}
