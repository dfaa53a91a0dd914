import Foundation
import WidgetRecording

/// The sources of a unit as they compile without some of their parts, kept in the cache of builds.
struct OmissionPlan: Hashable, JSONRecord {
  /// A source that lacks something.
  struct Source: Hashable, JSONRecord {
    static var blank: Self { Self(path: "", text: "") }

    /// Its path from the author's root.
    var path: String
    /// Its text.
    var text: String

    mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
      try fields.required("path", &path)
      try fields.required("text", &text)
    }
  }

  static var blank: Self { Self() }

  /// The sources that lack something.
  var sources: [Source] = []
  /// The parts that are left out.
  var omissions: [RecordedOmission] = []

  mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("omissions", &omissions)
    try fields.required("sources", &sources)
  }

  /// A unit with the plan's sources.
  func applied(to unit: CompileUnit) -> CompileUnit {
    var unit = unit
    for index in unit.sources.indices {
      guard let planned = sources.first(where: { $0.path == unit.sources[index].path }) else {
        continue
      }
      unit.sources[index].staged.bytes = Array(planned.text.utf8)
    }
    return unit
  }
}

extension UnitCompiler {
  /// The compiled product of a unit, and the parts of the sources left out of it.
  struct Product {
    /// The folder with the module and its object files.
    var folder: URL
    /// The parts of the sources that it lacks.
    var omissions: [RecordedOmission] = []
  }

  /// The attempts after which a unit counts as one that does not compile.
  private static let rounds = 12

  /// Compiles a unit, without the parts of it that need more of Apple's API than is here.
  ///
  /// An app's or a package's code does much that a widget never asks for. What a run looks at, such
  /// as providers and entries, is never left out: an error there is an error of the unit.
  ///
  /// - Parameters:
  ///   - unit: What is compiled.
  ///   - modules: The modules that it sees.
  ///   - absent: Those of them that are empty, since the true ones are not here.
  ///   - trusted: Whether the sources are known to compile on Apple's platforms.
  ///   - others: Which of some names are declared in the project's sources that the unit lacks.
  ///   - log: Told, in one line each, what takes time.
  /// - Returns: What was made, or the errors in the whole sources.
  /// - Throws: `BuildError` where the fault is not in the sources.
  func compileInPart(
    _ unit: CompileUnit, seeing modules: [BuiltModule], lacking absent: Set<String> = [],
    trusted: Bool = false, besides others: (Set<String>) -> Set<String> = { _ in [] },
    log: (String) -> Void
  ) throws(BuildError) -> Result<Product, CacheMiss<[RecordedDiagnostic]>> {
    if let product = try plannedProduct(of: unit, seeing: modules, log: log) {
      return .success(product)
    }
    let first: CacheMiss<[RecordedDiagnostic]>
    switch try compile(unit, seeing: modules, log: log) {
    case .success(let folder): return .success(Product(folder: folder))
    case .failure(let miss): first = miss
    }
    var errors = first.failure
    var plan = OmissionPlan()
    var current = unit
    var last: OmissionRound?
    for _ in 0..<Self.rounds {
      let attempt = OmissionRound(
        errors, in: current, after: last, trusted: trusted, lacking: absent,
        besides: others(MissingDeclarations.names(missingIn: errors)))
      guard let round = attempt else { break }
      current = round.unit
      last = round
      plan.omissions += round.omissions
      log("\(unit.name): without \(round.omissions.map(\.name).joined(separator: ", "))")
      switch try compile(current, seeing: modules, log: log) {
      case .success(let folder):
        try remember(plan, current, of: unit, seeing: modules)
        return .success(Product(folder: folder, omissions: plan.omissions))
      case .failure(let miss): errors = miss.failure
      }
    }
    return .failure(first)
  }

  /// The product of a unit that was built without some parts before; nil where there is none.
  func plannedProduct(
    of unit: CompileUnit, seeing modules: [BuiltModule], log: (String) -> Void
  ) throws(BuildError) -> Product? {
    guard let entry = cache.existing(planKey(of: unit, seeing: modules)),
      let data = try? Data(contentsOf: entry.appendingPathComponent(Self.planName)),
      let plan = try? JSONReader.read(OmissionPlan.self, from: data),
      case .success(let folder) = try compile(plan.applied(to: unit), seeing: modules, log: log)
    else { return nil }
    return Product(folder: folder, omissions: plan.omissions)
  }

  private func remember(
    _ plan: OmissionPlan, _ current: CompileUnit, of unit: CompileUnit,
    seeing modules: [BuiltModule]
  ) throws(BuildError) {
    var plan = plan
    plan.sources = zip(unit.sources, current.sources).filter { $0 != $1 }.map { _, source in
      OmissionPlan.Source(
        path: source.path, text: String(decoding: source.staged.bytes, as: UTF8.self))
    }
    _ = try cache.entry(planKey(of: unit, seeing: modules)) {
      folder throws(BuildError) -> String? in
      try Data(JSONWriter.bytes(of: plan)).save(to: folder.appendingPathComponent(Self.planName))
      return nil
    }
  }

  private static let planName = "omissions.json"

  private func planKey(of unit: CompileUnit, seeing modules: [BuiltModule]) -> String {
    var hash = ContentHash()
    hash.add(["omissions 3", key(of: unit, seeing: modules)])
    return hash.text
  }
}
