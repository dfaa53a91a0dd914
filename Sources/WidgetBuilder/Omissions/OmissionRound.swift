import SourceParsing
import SwiftSyntax
import WidgetRecording

/// One attempt to do without the parts of a unit's sources in which the compiler found errors.
struct OmissionRound {
  /// The unit without those parts.
  private(set) var unit: CompileUnit
  /// The parts that were left out.
  private(set) var omissions: [RecordedOmission] = []
  /// The names that are gone, each with the absent modules for whose lack it went; none for
  /// Apple's API.
  private(set) var lostNames: [String: [String]]

  /// Leaves out the parts of a unit in which errors lie; nil where one lies in no such part.
  ///
  /// - Parameters:
  ///   - errors: All errors that the compiler found.
  ///   - unit: The sources that it saw.
  ///   - earlier: The round before; nil in the first.
  ///   - trusted: Whether the sources are known to compile on Apple's platforms.
  ///   - absent: Modules that are empty here; what imports one may lack anything of it.
  ///   - others: Names that the project declares in sources which the unit lacks.
  init?(
    _ errors: [RecordedDiagnostic], in unit: CompileUnit, after earlier: OmissionRound?,
    trusted: Bool, lacking absent: Set<String> = [], besides others: Set<String> = []
  ) {
    lostNames = earlier?.lostNames ?? [:]
    let lost = Set(lostNames.keys)
    self.unit = unit
    let paths = Set(errors.map { $0.file ?? "" })
    guard !errors.isEmpty, paths.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("Generated/") }) else {
      return nil
    }
    let trees = unit.sources.compactMap {
      BoundedParser.parse(String(decoding: $0.staged.bytes, as: UTF8.self))
    }
    guard trees.count == unit.sources.count else { return nil }
    let types = trees.map(KeptTypes.visiting)
    let kept = types.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let declared = types.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    var judge = MissingOfApples(declared: declared.union(others), lost: lost)
    let partial = unit.pathsWithPartialModules
    let lacking = Dictionary(
      unit.sources.map { source in
        (source.path, source.staged.imports.map(\.name).filter(absent.contains))
      }
    ) { first, _ in first }
    judge.hasCause = errors.contains { error in
      judge.accepts(
        error.message, lacking: lacking[error.file ?? ""] ?? [],
        beside: partial.contains(error.file ?? ""))
    }
    // Where nothing of Apple's is missing, what does not compile is the author's to repair.
    guard trusted || judge.hasCause || earlier != nil else { return nil }
    var placed = 0
    for index in unit.sources.indices where paths.contains(unit.sources[index].path) {
      let own = errors.filter { $0.file == unit.sources[index].path }
      guard let parts = Self.parts(of: own, in: trees[index], keeping: kept) else { return nil }
      placed += own.count
      var edits = SourceEdits(unit.sources[index].staged.bytes)
      let modules = lacking[unit.sources[index].path] ?? []
      for (part, errors) in parts {
        let reason = errors.first { error in
          ((trusted || !modules.isEmpty) && !part.isType)
            || judge.accepts(
              error.message, lacking: modules,
              beside: partial.contains(unit.sources[index].path))
        }
        // An error beside the name of something that went may be what became of it.
        let text = String(decoding: unit.sources[index].staged.bytes[part.range], as: UTF8.self)
        let words = text.identifiers.map(String.init)
        let isFollowing = !part.isType && !lost.isDisjoint(with: words)
        // What is built on a type may mean another thing without it: only Apple's explain that.
        if part.isType, reason == nil { return nil }
        let shown = reason ?? errors[0]
        let told = String(shown.message.split(separator: ";")[0])
        let omission = RecordedOmission(
          file: unit.sources[index].path, line: shown.line ?? 1, name: part.name,
          reason: told, isUnexplained: reason == nil && !isFollowing,
          modules: judge.cause(of: told, lacking: modules, lostFor: lostNames))
        omissions.append(omission)
        edits.apply(part, for: omission)
        if let name = part.lostName {
          lostNames[String(name.prefix { $0 != "(" })] = omission.modules
        }
      }
      self.unit.sources[index].staged.bytes = edits.result
    }
    // What was left out and still does not compile lies in something else.
    let before = Set((earlier?.omissions ?? []).map { "\($0.file) \($0.name) \($0.reason)" })
    guard placed == errors.count,
      !omissions.contains(where: { before.contains("\($0.file) \($0.name) \($0.reason)") })
    else { return nil }
  }

  /// The parts around errors, in the order of the source, each with its errors.
  private static func parts(
    of errors: [RecordedDiagnostic], in tree: SourceFileSyntax, keeping kept: Set<String>
  ) -> [(OmittablePart, [RecordedDiagnostic])]? {
    let places = SourceLocationConverter(fileName: "", tree: tree)
    var found: [OmittablePart: [RecordedDiagnostic]] = [:]
    for error in errors {
      guard let line = error.line, let column = error.column,
        let token = tree.token(at: places.position(ofLine: line, column: column)),
        let part = OmittablePart.around(token, keeping: kept)
      else { return nil }
      found[part, default: []].append(error)
    }
    // A part inside of another goes with it.
    let whole = found.filter { part in
      !found.keys.contains { $0 != part.key && $0.range.contains(part.key.range) }
    }
    return whole.sorted { $0.key.range.lowerBound < $1.key.range.lowerBound }
      .map { ($0.key, $0.value) }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension SourceEdits {
  /// Writes what takes a part's place.
  fileprivate mutating func apply(_ part: OmittablePart, for omission: RecordedOmission) {
    let words = "\(omission.name) (\(omission.file):\(omission.line)): \(omission.reason)"
    let text = words.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
    switch part.replacement {
    case .nothing: blank(part.range)
    case .statement: replace(part.range, with: " _partLeftOut(\"\(text)\") ")
    case .value: replace(part.range, with: "_valueLeftOut(\"\(text)\")")
    }
  }
}
