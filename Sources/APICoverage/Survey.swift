import Foundation

/// A survey of this package's declarations, and which of them behave.
struct Survey {
  /// The status of a declaration, overloads together.
  struct DeclarationStatus: Hashable {
    /// Whether it does something, in itself or by a use of it.
    var acts = false
    /// Whether it does something, and a test names it.
    var behaves = false
    /// The tests that name it.
    var tests: Set<String> = []

    /// The status that follows.
    var status: CoverageStatus { behaves ? .behaves : acts ? .untested : .keepsItsPlace }
  }

  /// The declarations of each module by the declaration's path, joined by dots.
  private(set) var declarations: [String: [String: DeclarationStatus]] = [:]
  private let uses: DeclarationUses
  private var sources: [String: SubstanceVisitor] = [:]
  private var groups: [SubstanceVisitor.Name: Set<Substance>] = [:]

  /// Surveys modules.
  ///
  /// - Parameters:
  ///   - graphs: The modules' symbols.
  ///   - uses: The uses of the declarations.
  init(_ graphs: [String: [ModuleSymbolGraph]], uses: DeclarationUses) {
    self.uses = uses
    readSources(of: graphs)
    for (module, graphs) in graphs {
      var found: [String: DeclarationStatus] = [:]
      for graph in graphs {
        let owners = Dictionary(
          graph.relationships.filter { $0.kind == "memberOf" }.map { ($0.source, $0.target) },
          uniquingKeysWith: { first, _ in first })
        for symbol in graph.symbols {
          let tests = uses.tests[symbol.usr.beforeSynthesis] ?? []
          var status = found[symbol.name] ?? DeclarationStatus()
          status.tests.formUnion(tests)
          let acts = acts(symbol, of: owners[symbol.usr])
          status.acts = status.acts || acts
          status.behaves = status.behaves || acts && !tests.isEmpty
          found[symbol.name] = status
        }
      }
      declarations[module] = found.withTypes
    }
  }

  private mutating func readSources(of graphs: [String: [ModuleSymbolGraph]]) {
    let symbols = graphs.values.joined().flatMap(\.symbols)
    for file in Set(symbols.compactMap(\.location?.file)) {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      let reader = SubstanceVisitor(text)
      sources[file] = reader
      for (name, substance) in reader.declarations.values {
        groups[name, default: []].insert(substance)
      }
    }
  }

  /// Whether a declaration does something, in itself or by a use of it.
  private func acts(_ symbol: ModuleSymbolGraph.Symbol, of owner: String?) -> Bool {
    guard let location = symbol.location,
      let (name, substance) = sources[location.file]?.declarations[
        SubstanceVisitor.Place(line: location.line, column: location.column)]
    else { return false }
    let isRead = owner.map { uses.readTypes.contains($0) } ?? true
    switch substance {
    case .active: return true
    case .inert, .type: return false
    case .stores, .constant: return isRead
    case .storage, .enumerationCase, .requirement: return uses.uses.contains(symbol.usr)
    case .forwards:
      let others = groups[name] ?? []
      return others.contains(.active) || others.contains(.stores) && isRead
    }
  }
}

extension ModuleSymbolGraph.Symbol {
  /// The path, joined by dots.
  var name: String { path.joined(separator: ".") }
}

extension String {
  /// A unique name without the type for which the compiler repeats it.
  fileprivate var beforeSynthesis: String {
    range(of: "::SYNTHESIZED::").map { String(self[..<$0.lowerBound]) } ?? self
  }
}

extension [String: Survey.DeclarationStatus] {
  /// The declarations with types that act or behave if one of their members does.
  fileprivate var withTypes: Self {
    var all = self
    for (name, status) in self where status.acts {
      var path = name.outerName
      while let outer = path {
        all[outer]?.acts = true
        if status.behaves { all[outer]?.behaves = true }
        path = outer.outerName
      }
    }
    return all
  }
}

extension String {
  /// The type around a name: all before the last dot that no parenthesis comes before.
  var outerName: String? {
    let end = firstIndex(of: "(") ?? endIndex
    return self[..<end].lastIndex(of: ".").map { String(self[..<$0]) }
  }
}
