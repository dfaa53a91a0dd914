import SwiftSyntax

/// The skeleton of a stand-in: the declarations that sources use of a module that is not here.
struct StandIn: Hashable, Sendable {
  /// The module's name.
  let module: String
  /// The source.
  let text: String
  /// The names that are used, each with what is used of it, for people.
  let used: [String]
  /// The types that it declares.
  let types: Set<String>
  /// Whether the types of all values are known, so that it compiles as it is.
  let isComplete: Bool
  /// Whether the manifest names it: a module that lies here and cannot be built has no other way to
  /// be compiled, and for an absent one that cannot be fetched it is complete.
  var isNamed: Bool

  /// Finds what sources use of a module; a stand-in of which nothing is seen in use is empty.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - sources: The extension's sources and those of its modules.
  ///   - others: The names that other modules have.
  ///   - owners: The other modules of which nothing is here, to one of which a name may belong.
  init(
    for module: ForeignModule, in sources: ReadSources, besides others: Set<String> = [],
    or owners: [NameOwner] = []
  ) {
    let interface = InterfaceTypes(module.interfaces)
    let own = sources.declared
    let users = sources.all.filter { $0.imports.contains(module.name) }
    let words = users.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let headers = ObjectiveCHeaders(
      ofModule: module.headers, usedBy: words, besides: own.union(others))
    // A name that a file without the import has is another module's.
    let owner = NameOwner(module.name, in: sources)
    let isElsewhere = { (name: String) in
      others.contains(name) || !owner.canHave(name, in: sources)
        || owners.contains { $0.isNearer(to: name, than: owner, in: sources) }
    }
    let isForeign = { (name: String) in
      guard !own.contains(name) else { return false }
      guard interface.words.isEmpty else {
        return interface.words.contains(name[...])
          && (interface.declared.contains(name)
            || !AppleTypes.contains(name) && !isElsewhere(name))
      }
      return name.first?.isUppercase == true && name.count > 1 && !isElsewhere(name)
        && !AppleTypes.contains(name)
    }
    // Of a module with an interface, what it adds to Apple's types is declared there.
    let isAddition = { (name: String, isCalled: Bool) in
      module.interfaces.isEmpty && !own.contains(name) && !isElsewhere(name)
        && !AppleMembers.contains(name, isCalled: isCalled)
    }
    var uses = ForeignUses()
    let parameters = OwnParameters(users.map { Syntax($0.tree) })
    for source in users {
      var known: [String: String] = [:]
      // The type of a variable may be shown only behind the code that uses it.
      for _ in 0..<2 {
        let visitor = ForeignUseVisitor(
          uses, interface, headers, besides: sources.members, givenTo: parameters,
          isForeign: isForeign,
          isAddition: isAddition)
        visitor.scopes = [known]
        visitor.walk(source.tree)
        uses = visitor.uses
        known = visitor.scopes[0]
      }
    }
    let unread = uses.without(headers)
    let members = unread.types.values.flatMap(\.values) + unread.functions.values
    isComplete = !members.contains {
      $0.name != "init" && $0.value == nil || $0.hasOpenClosure
    }
    isNamed = module.kind != .absent || !uses.isEmpty && isComplete
    types = Set(uses.types.keys)
    self.module = module.name
    used = Self.titles(of: uses)
    text =
      StandInText(
        unread, of: module, declared: headers.texts(for: headers.names.intersection(words)),
        classes: headers.classNames
      ).text
  }
}

extension StandIn {
  /// The names that are used, each with what is used of it, for people.
  private static func titles(of uses: ForeignUses) -> [String] {
    uses.types.sorted { $0.key < $1.key }.map { name, members in
      let titles = members.values.sorted().map(\.title)
      let names = titles.enumerated().filter {
        $0.offset == 0 || titles[$0.offset - 1] != $0.element
      }
      .map(\.element)
      return names.isEmpty ? name : "\(name) (\(names.joined(separator: ", ")))"
    } + uses.functions.values.sorted().map(\.title)
      + uses.additions.sorted { $0.key < $1.key }.flatMap { type, members in
        members.values.sorted().map { "\(type).\($0.title)" }
      }
  }

  /// The skeletons of modules that cannot be built here; no two of them declare one name.
  ///
  /// - Parameters:
  ///   - modules: The modules.
  ///   - sources: The sources of the extension and its modules.
  ///   - conditions: The conditions by which `#if` is decided.
  ///   - packages: The packages around the extension.
  ///   - present: The modules that packages here make.
  ///   - elsewhere: Those of the modules that lie here and are none of Swift's.
  ///   - definitions: The definitions of SiriKit intents, whose types are the extension's own.
  ///   - trees: The sources' trees.
  /// - Returns: The skeletons, in the order of the modules.
  static func all(
    for modules: [ForeignModule], in sources: [AbsolutePath], _ conditions: ScanConditions,
    _ packages: FoundPackages?, present: Set<String>, elsewhere: [ForeignModule],
    definitions: [AbsolutePath], _ trees: SourceTrees
  ) -> [StandIn] {
    guard !modules.isEmpty else { return [] }
    let read = ReadSources(sources, conditions: conditions, modules: modules.map(\.name), trees)
    let names = (packages?.declared(by: present) ?? [])
      .union(IntentClassNames.all(in: definitions))
    var found = all(for: modules, in: read, besides: names)
    // Sources that can be fetched come before a stand-in.
    guard packages?.isFetching == true else { return found }
    let kept = elsewhere.map(\.name)
    for index in found.indices where !kept.contains(found[index].module) {
      found[index].isNamed = false
    }
    return found
  }
}

extension StandIn {
  /// The skeletons of modules that cannot be built here; no two of them declare one name.
  ///
  /// - Parameters:
  ///   - modules: The modules.
  ///   - sources: The sources of the extension and its modules.
  ///   - names: The names that modules have which can be built.
  /// - Returns: The skeletons of those of which something is used, or which are absent.
  static func all(
    for modules: [ForeignModule], in sources: ReadSources, besides names: Set<String>
  ) -> [StandIn] {
    let declared = modules.map { InterfaceTypes($0.interfaces).declared }
    let owners = modules.filter { $0.interfaces.isEmpty }.map { NameOwner($0.name, in: sources) }
    var found: [StandIn] = []
    for index in modules.indices {
      // A type that could be of two modules whose declarations are not here is declared once.
      let taken = found.reduce(into: Set<String>()) { $0.formUnion($1.types) }
      let others = declared.indices.filter { $0 != index }.flatMap { declared[$0] }
      found.append(
        StandIn(
          for: modules[index], in: sources, besides: names.union(taken).union(others),
          or: owners.filter { $0.module != modules[index].name }))
    }
    return found
  }
}

extension ForeignUses.Member {
  /// The name as people write it.
  var title: String {
    labels.map { labels in
      name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    } ?? name
  }
}
