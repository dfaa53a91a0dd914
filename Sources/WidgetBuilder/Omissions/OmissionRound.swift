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
    let judge = MissingOfApples(declared: declared.union(others), lost: Set(lostNames.keys))
    var causes = OmissionCauses(errors, in: unit, judge: judge, lacking: absent, trusted: trusted)
    causes.isOfApples = causes.isOfApples || lostNames.values.contains([])
    // Where nothing of Apple's is missing, what does not compile is the author's to repair; an
    // expression that only took too long may compile in Xcode.
    let isSlow = errors.allSatisfy(\.message.saysThatTypesTookTooLong)
    guard trusted || causes.isThere || earlier != nil || isSlow else { return nil }
    var found: [LeftOutPart] = []
    for index in unit.sources.indices where paths.contains(unit.sources[index].path) {
      let own = errors.filter { $0.file == unit.sources[index].path }
      guard let parts = Self.parts(of: own, in: trees[index], keeping: kept) else { return nil }
      // Previews are left out all at once, by the build.
      let previews = unit.sources[index].staged.previews
      guard !parts.contains(where: { part, _ in previews.contains { part.name.hasSuffix($0) } })
      else { return nil }
      found += parts.map { part, errors in
        LeftOutPart(part: part, source: index, errors: errors, causes: causes)
      }
    }
    // Without a type, code that uses it may mean another thing, so that each needs its explanation.
    guard !found.contains(where: { $0.part.isType && $0.reason == nil }) else { return nil }
    // Parts whose error names the missing declaration come first: other parts may need those.
    for index in found.indices where found[index].namesCause {
      found[index].explain(by: causes, lostFor: lostNames)
      lose(found[index])
    }
    for index in found.indices where !found[index].namesCause {
      found[index].follow(from: causes, lostFor: lostNames)
      lose(found[index])
    }
    omissions = found.map(\.omission)
    for (source, parts) in Dictionary(grouping: found, by: \.source) {
      var edits = SourceEdits(unit.sources[source].staged.bytes)
      for part in parts { edits.apply(part.part, for: part.omission) }
      self.unit.sources[source].staged.bytes = edits.result
    }
    // What was left out and still does not compile lies in something else.
    let before = Set((earlier?.omissions ?? []).map { "\($0.file) \($0.name) \($0.reason)" })
    guard !omissions.contains(where: { before.contains("\($0.file) \($0.name) \($0.reason)") })
    else { return nil }
  }

  /// Notes the name that is gone with a part.
  private mutating func lose(_ part: LeftOutPart) {
    guard let name = part.part.lostName else { return }
    lostNames[String(name.prefix { $0 != "(" })] = part.omission.modules
  }

  /// The parts around errors, in the order of the source, each with its errors.
  private static func parts(
    of errors: [RecordedDiagnostic], in tree: SourceFileSyntax, keeping kept: Set<String>
  ) -> [(OmittablePart, [PlacedError])]? {
    let places = SourceLocationConverter(fileName: "", tree: tree)
    var found: [OmittablePart: [PlacedError]] = [:]
    for error in errors {
      guard let token = tree.token(of: error, places),
        let part = OmittablePart.around(token, keeping: kept)
      else { return nil }
      let called = ForeignCall.name(in: error.message, at: token)
      found[part, default: []].append(PlacedError(error: error, called: called))
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
    case .view: replace(part.range, with: " _viewLeftOut(\"\(text)\") ")
    case .value: replace(part.range, with: "_valueLeftOut(\"\(text)\")")
    }
  }
}
