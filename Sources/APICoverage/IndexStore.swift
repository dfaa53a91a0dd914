import CIndexStore
import Foundation

/// The index that the compiler writes while it builds: every file's references to declarations.
final class IndexStore {
  /// The roles of an occurrence of a declaration; several at once.
  struct Roles: OptionSet, Hashable {
    /// The bits as the compiler writes them.
    let rawValue: UInt64

    /// It defines it.
    static let definition = Roles(rawValue: 1 << 1)
    /// It names it.
    static let reference = Roles(rawValue: 1 << 2)
    /// It reads its value.
    static let read = Roles(rawValue: 1 << 3)
    /// It calls it.
    static let call = Roles(rawValue: 1 << 5)
    /// It is a member of the related one.
    static let childOf = Roles(rawValue: 1 << 9)
    /// It overrides or fulfils the related one.
    static let overrideOf = Roles(rawValue: 1 << 11)
  }

  /// An occurrence of a declaration in a file.
  struct Occurrence {
    /// A relation of an occurrence to another declaration.
    struct Relation {
      /// The other declaration's USR.
      let symbol: String
      /// The roles of the declaration in relation to it.
      let roles: Roles
    }

    /// The declaration's USR.
    let symbol: String
    /// The roles of the occurrence.
    let roles: Roles
    /// The relations of the occurrence.
    let relations: [Relation]
  }

  private let store: indexstore_t

  /// Opens the store of a build.
  ///
  /// - Parameter folder: The folder `index/store` of the build.
  /// - Throws: `CoverageError` where there is none.
  init(_ folder: URL) throws(CoverageError) {
    guard let store = indexstore_store_create(folder.path, nil) else {
      throw .noIndex(folder.path)
    }
    self.store = store
  }

  deinit { indexstore_store_dispose(store) }

  /// Passes every occurrence in the sources that are still there, file by file.
  ///
  /// Of a file that was built more than once, the last build counts.
  ///
  /// - Parameters:
  ///   - folder: The folder below which the sources lie.
  ///   - body: A closure that takes a file's path and one occurrence in it.
  func forEachOccurrence(
    inSourcesBelow folder: String, _ body: (_ file: String, Occurrence) -> Void
  ) {
    var newest: [String: (unit: String, time: Int64)] = [:]
    for unit in units() {
      guard let reader = indexstore_unit_reader_create(store, unit, nil) else { continue }
      let file = String(indexstore_unit_reader_get_main_file(reader))
      indexstore_unit_reader_dispose(reader)
      let time = modificationTime(of: unit)
      guard file.hasPrefix(folder), time > newest[file]?.time ?? .min else { continue }
      newest[file] = (unit, time)
    }
    for (file, (unit, _)) in newest.sorted(by: { $0.key < $1.key })
    where FileManager.default.fileExists(atPath: file) {
      for record in records(of: unit) {
        for occurrence in occurrences(inRecord: record) { body(file, occurrence) }
      }
    }
  }

  private func units() -> [String] {
    List<String>.filled { list in
      _ = indexstore_store_units_apply_f(store, 0, list) { list, name in
        List<String>.append(String(name), to: list)
      }
    }
  }

  private func modificationTime(of unit: String) -> Int64 {
    var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
    _ = indexstore_store_get_unit_modification_time(store, unit, &seconds, &nanoseconds, nil)
    return seconds * 1_000_000_000 + nanoseconds
  }

  private func records(of unit: String) -> [String] {
    guard let reader = indexstore_unit_reader_create(store, unit, nil) else { return [] }
    defer { indexstore_unit_reader_dispose(reader) }
    return List<String>.filled { list in
      _ = indexstore_unit_reader_dependencies_apply_f(reader, list) { list, dependency in
        guard indexstore_unit_dependency_get_kind(dependency) == 2 else { return true }
        return List<String>.append(
          String(indexstore_unit_dependency_get_name(dependency)), to: list)
      }
    }
  }

  private func occurrences(inRecord name: String) -> [Occurrence] {
    guard let reader = indexstore_record_reader_create(store, name, nil) else { return [] }
    defer { indexstore_record_reader_dispose(reader) }
    return List<Occurrence>.filled { list in
      _ = indexstore_record_reader_occurrences_apply_f(reader, list) { list, place in
        place.map { List<Occurrence>.append(Occurrence($0), to: list) } ?? true
      }
    }
  }
}

extension IndexStore.Occurrence {
  fileprivate init(_ place: indexstore_occurrence_t) {
    symbol = String(indexstore_symbol_get_usr(indexstore_occurrence_get_symbol(place)))
    roles = IndexStore.Roles(rawValue: indexstore_occurrence_get_roles(place))
    relations = List<Relation>.filled { list in
      _ = indexstore_occurrence_relations_apply_f(place, list) { list, relation in
        let symbol = indexstore_symbol_relation_get_symbol(relation)
        let roles = indexstore_symbol_relation_get_roles(relation)
        return List<Relation>.append(
          Relation(
            symbol: String(indexstore_symbol_get_usr(symbol)),
            roles: IndexStore.Roles(rawValue: roles)),
          to: list)
      }
    }
  }
}

/// A list that a function of the library's fills by calling a closure that captures nothing.
private final class List<Element> {
  private var elements: [Element] = []

  /// Returns the elements that are appended to the list through a pointer to it.
  static func filled(_ fill: (UnsafeMutableRawPointer) -> Void) -> [Element] {
    let list = List()
    withExtendedLifetime(list) { fill(Unmanaged.passUnretained(list).toOpaque()) }
    return list.elements
  }

  /// Appends an element and asks for more.
  static func append(_ element: Element, to list: UnsafeMutableRawPointer?) -> Bool {
    guard let list else { return false }
    Unmanaged<List>.fromOpaque(list).takeUnretainedValue().elements.append(element)
    return true
  }
}

extension String {
  fileprivate init(_ text: indexstore_string_ref_t) {
    let bytes = UnsafeRawBufferPointer(start: text.data, count: text.length)
    self.init(decoding: bytes, as: UTF8.self)
  }
}
