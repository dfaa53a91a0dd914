import Foundation

/// The uses of declarations, from a build's index.
struct DeclarationUses {
  /// The tests that name a declaration, or fulfil it, by the declaration's USR.
  private(set) var tests: [String: Set<String>] = [:]
  /// The USRs of the declarations that the sources themselves reference.
  private(set) var uses: Set<String> = []
  /// The types of which some property is read.
  private(set) var readTypes: Set<String> = []

  /// Gathers the uses.
  ///
  /// - Parameters:
  ///   - store: The index of a build with all tests.
  ///   - repository: The repository's top folder.
  init(_ store: IndexStore, repository: URL) {
    var owners: [String: String] = [:]
    var reads: Set<String> = []
    let root = repository.path + "/"
    store.forEachOccurrence(inSourcesBelow: root) { file, occurrence in
      let path = String(file.dropFirst(root.count))
      if path.hasPrefix("Tests/") {
        // A reference in `TestSupport` or the measurements is no test.
        guard path.split(separator: "/").dropFirst().first?.hasSuffix("Tests") == true else {
          return
        }
        if occurrence.roles.contains(.reference) {
          tests[occurrence.symbol, default: []].insert(path)
        }
        for relation in occurrence.relations where relation.roles.contains(.overrideOf) {
          tests[relation.symbol, default: []].insert(path)
        }
        return
      }
      if occurrence.roles.contains(.definition) {
        for relation in occurrence.relations where relation.roles.contains(.childOf) {
          owners[occurrence.symbol] = relation.symbol
        }
      } else if occurrence.roles.contains(.reference) {
        uses.insert(occurrence.symbol)
        if occurrence.roles.contains(.read) { reads.insert(occurrence.symbol) }
      }
    }
    readTypes = Set(reads.compactMap { owners[$0] })
  }

  /// Creates uses from their parts.
  init(tests: [String: Set<String>], uses: Set<String>, readTypes: Set<String>) {
    self.tests = tests
    self.uses = uses
    self.readTypes = readTypes
  }
}
