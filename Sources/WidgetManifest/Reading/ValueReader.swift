import Spelling
import WidgetRecording

/// Collects the errors of a manifest while it is read.
final class ProblemLog {
  /// The name of the file, for errors.
  let file: String
  /// The errors found so far.
  private(set) var errors: [ManifestError] = []

  /// Creates an empty log.
  init(file: String) {
    self.file = file
  }

  /// Notes a problem.
  func note(_ problem: ManifestError.Problem, at pointer: String) {
    errors.append(ManifestError(file: file, pointer: pointer, problem: problem))
  }

  /// Notes a word that is none of those known; a long list of them is not told.
  func noteUnknown(
    _ kind: ManifestError.WordKind, _ word: String, among known: [String], at pointer: String
  ) {
    let nearest = NearestWord.of(word, among: known)
    note(
      .unknownWord(kind, word, nearest: nearest, known: known.count > 12 ? [] : known), at: pointer)
  }

  /// Notes a name that is no widget's.
  func noteUnknown(_ member: MemberName, among known: Set<MemberName>, at pointer: String) {
    let nearest = NearestWord.of(member.rawValue, among: known.map(\.rawValue))
    note(.unknownMember(member.rawValue, nearest: nearest), at: pointer)
  }
}

/// One value of a manifest and its place; every method reports errors and then answers nil.
struct ValueReader {
  let value: ManifestValue
  let pointer: String
  let log: ProblemLog

  /// Notes a problem with this value.
  func note(_ problem: ManifestError.Problem) {
    log.note(problem, at: pointer)
  }

  /// Reads a text.
  func string() -> String? {
    if case .string(let text) = value { return text }
    return mismatch(.string)
  }

  /// Reads a text that is not empty.
  func text() -> String? {
    guard let text = string() else { return nil }
    guard !text.isEmpty else {
      note(.empty)
      return nil
    }
    return text
  }

  /// Reads a truth value.
  func bool() -> Bool? {
    if case .bool(let bool) = value { return bool }
    return mismatch(.bool)
  }

  /// Reads a finite number within a range.
  func number(least: Double? = nil, greatest: Double? = nil) -> Double? {
    guard case .number(let number) = value else { return mismatch(.number) }
    let isLow = least.map { number < $0 } ?? false
    let isHigh = greatest.map { number > $0 } ?? false
    guard number.isFinite, !isLow, !isHigh else {
      note(.outOfRange(least: least, greatest: greatest))
      return nil
    }
    return number
  }

  /// Reads a whole number within a range.
  func integer(least: Int = 0, greatest: Int = 1_000_000_000) -> Int? {
    guard case .number(let number) = value, number == number.rounded() || !number.isFinite else {
      return mismatch(.integer)
    }
    return self.number(least: Double(least), greatest: Double(greatest)).map { Int(saturating: $0) }
  }

  /// Reads a text of a certain form.
  func form<Value>(_ form: ManifestError.Form, _ parse: (String) -> Value?) -> Value? {
    guard case .string(let text) = value else {
      guard form.hasExample else { return mismatch(.string) }
      note(.noText(of: form, found: value.type))
      return nil
    }
    guard let parsed = parse(text) else {
      note(.badForm(form, text))
      return nil
    }
    return parsed
  }

  /// Reads one of a few words.
  func word(_ kind: ManifestError.WordKind, of known: [String]) -> String? {
    guard let text = string() else { return nil }
    guard !known.contains(text) else { return text }
    noteUnknown(kind, text, among: known)
    return nil
  }

  /// Notes a word that is none of those known; many of them are not listed.
  func noteUnknown(_ kind: ManifestError.WordKind, _ word: String, among known: [String]) {
    log.noteUnknown(kind, word, among: known, at: pointer)
  }

  /// Reads a list; nil where it is none.
  func elements() -> [ValueReader]? {
    guard case .array(let values) = value else { return mismatch(.array) }
    return values.enumerated().map { index, value in
      ValueReader(value: value, pointer: "\(pointer)/\(index)", log: log)
    }
  }

  /// Reads a list, leaving out elements that cannot be read.
  func list<Value>(_ read: (ValueReader) -> Value?) -> [Value]? {
    elements()?.compactMap(read)
  }

  /// Reads an object with known keys, and notes those that are not.
  func object<Keys: ManifestKeys>(_ keys: Keys.Type) -> ObjectReader<Keys>? {
    guard let members = members() else { return nil }
    for member in members where Keys(rawValue: member.key) == nil {
      let nearest = NearestWord.of(member.key, among: Keys.names)
      member.reader.note(.unknownKey(member.key, nearest: nearest))
    }
    return ObjectReader(reader: self, members: members)
  }

  /// Reads an object whose keys are the author's own; of two equal keys the last counts.
  func members() -> [(key: String, reader: ValueReader)]? {
    guard case .object(let members) = value else { return mismatch(.object) }
    return members.map { member in
      let place = pointer + "/" + JSONPointer.escaped(member.key)
      return (member.key, ValueReader(value: member.value, pointer: place, log: log))
    }
  }

  private func mismatch<Value>(_ expected: ManifestError.ValueType) -> Value? {
    note(.wrongType(expected: expected, found: value.type))
    return nil
  }
}

/// An object of a manifest whose keys are known.
struct ObjectReader<Keys: ManifestKeys> {
  /// The object itself.
  let reader: ValueReader
  fileprivate let members: [(key: String, reader: ValueReader)]

  fileprivate init(reader: ValueReader, members: [(key: String, reader: ValueReader)]) {
    self.reader = reader
    self.members = members
  }

  /// The value of a key; nil where it is absent.
  subscript(key: Keys) -> ValueReader? {
    members.last { $0.key == key.rawValue }?.reader
  }

  /// The value of a key that must be there.
  func required(_ key: Keys) -> ValueReader? {
    if let value = self[key] { return value }
    reader.note(.missingKey(key.rawValue))
    return nil
  }

  /// The keys of these that are there.
  func present(_ keys: [Keys]) -> [Keys] {
    keys.filter { self[$0] != nil }
  }
}
