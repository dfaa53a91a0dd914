import SourceParsing
import WidgetRecording

/// The possible causes of a unit's errors: what is not here of Apple's, and absent modules.
struct OmissionCauses {
  /// The unit's sources.
  let unit: CompileUnit
  /// Whether the sources are known to compile on Apple's platforms.
  let trusted: Bool
  /// Whether an error names something of Apple's that is not here.
  var isOfApples = false
  /// Whether an error names anything that is missing.
  private(set) var isThere = false
  /// The absent modules that sources of the unit import, sorted.
  let absent: [String]

  private let judge: MissingOfApples
  /// The absent modules that each source imports.
  private let lacking: [String: [String]]
  /// The sources that import a module of Apple's of which a part is here.
  private let partial: Set<String>

  /// Looks at all errors of a unit.
  init(
    _ errors: [RecordedDiagnostic], in unit: CompileUnit, judge: MissingOfApples,
    lacking absent: Set<String>, trusted: Bool
  ) {
    self.unit = unit
    self.judge = judge
    self.trusted = trusted
    partial = unit.pathsWithPartialModules
    lacking = Dictionary(
      unit.sources.map { source in
        (source.path, source.staged.imports.map(\.name).filter(absent.contains))
      }
    ) { first, _ in first }
    self.absent = Set(lacking.values.joined()).sorted()
    let causes = errors.filter(names)
    isThere = !causes.isEmpty
    isOfApples = causes.contains { cause(of: $0.message, in: $0.file ?? "", lostFor: [:]).isEmpty }
  }

  /// The absent modules that a source imports.
  func lacking(in path: String) -> [String] { lacking[path] ?? [] }

  /// Whether an error names something that is missing.
  func names(_ error: RecordedDiagnostic) -> Bool {
    let path = error.file ?? ""
    return judge.accepts(
      error.message, lacking: lacking(in: path), beside: partial.contains(path))
  }

  /// Whether an error names something that is Apple's by its name, or that was left out.
  func namesApples(_ message: String) -> Bool { judge.accepts(message) }

  /// Whether an error can be what became of another that names something missing.
  func follows(_ error: RecordedDiagnostic) -> Bool {
    isThere && MissingOfApples.mayFollow(error.message)
  }

  /// Whether an error is about a call of what the unit does not declare, so that an overload of
  /// Apple's may be missing.
  func isPerhapsOfApples(_ placed: PlacedError) -> Bool {
    placed.called.map { !judge.declared.contains($0) } ?? false
  }

  /// The absent modules for whose lack an error may be there; none for Apple's API.
  func cause(
    of message: String, in path: String, lostFor lostNames: [String: [String]]
  ) -> [String] {
    judge.cause(of: message, lacking: lacking(in: path), lostFor: lostNames)
  }
}

/// A part of a source that is left out, with the errors in it.
struct LeftOutPart {
  /// The part.
  let part: OmittablePart
  /// The index of its source.
  let source: Int
  /// The error that explains it; nil where none does.
  let reason: RecordedDiagnostic?
  /// Whether that error names what is missing.
  let namesCause: Bool
  /// Whether only something of Apple's that may not be there explains the error.
  private let isPerhapsOfApples: Bool
  /// The part as it is recorded.
  private(set) var omission: RecordedOmission
  /// The words of its code.
  private let words: Set<String>

  /// Finds the error that explains a part.
  init(
    part: OmittablePart, source: Int, errors placed: [PlacedError], causes: OmissionCauses
  ) {
    let errors = placed.map(\.error)
    self.part = part
    self.source = source
    let path = causes.unit.sources[source].path
    let isAny = (causes.trusted || !causes.lacking(in: path).isEmpty) && !part.isType
    let naming = errors.first(where: causes.names)
    namesCause = naming != nil
    reason = naming ?? errors.first(where: causes.follows) ?? (isAny ? errors.first : nil)
    let bytes = causes.unit.sources[source].staged.bytes[part.range]
    words = Set(String(decoding: bytes, as: UTF8.self).identifiers.map(String.init))
    let shown = reason ?? errors[0]
    isPerhapsOfApples = placed.first { $0.error == shown }.map(causes.isPerhapsOfApples) ?? false
    omission = RecordedOmission(
      file: path, line: shown.line ?? 1, name: part.name,
      reason: String(shown.message.split(separator: ";")[0]), cause: .absence)
  }

  /// Notes for whose lack the part goes, as its error says.
  mutating func explain(by causes: OmissionCauses, lostFor lostNames: [String: [String]]) {
    omission.modules = causes.cause(of: omission.reason, in: omission.file, lostFor: lostNames)
    guard omission.modules.isEmpty else { return }
    if MissingOfApples.isOfNoType(omission.reason) {
      omission.cause = .unexplained
    } else if !causes.namesApples(omission.reason) {
      omission.cause = .perhapsAbsence
    }
  }

  /// Notes for whose lack the part goes, whose error is what became of something else.
  ///
  /// Its code may name what went. Otherwise an absent module that the source or, where nothing of
  /// Apple's is missing, the unit imports is taken for the cause.
  mutating func follow(from causes: OmissionCauses, lostFor lostNames: [String: [String]]) {
    // Every type has an initialiser, so that its name says nothing of whose is called.
    let gone = words.subtracting(["init"]).compactMap { lostNames[$0] }
    let own = causes.lacking(in: omission.file)
    let named = Set(gone.joined()).sorted()
    if !named.isEmpty {
      omission.modules = named
    } else if !own.isEmpty {
      omission.modules = own
    } else if gone.isEmpty, !causes.isOfApples {
      omission.modules = causes.absent
    }
    guard reason == nil, gone.isEmpty, omission.modules.isEmpty else { return }
    omission.cause =
      omission.reason.saysThatTypesTookTooLong
      ? .typesTookTooLong : isPerhapsOfApples ? .perhapsAbsence : .unexplained
  }
}

extension String {
  /// Whether an error of the compiler's says that it gave up on the types of an expression.
  var saysThatTypesTookTooLong: Bool {
    contains("type-check this expression in reasonable time")
  }
}
