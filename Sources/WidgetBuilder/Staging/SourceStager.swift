import SourceParsing
import SwiftIfConfig
import SwiftSyntax
import WidgetPlatforms

/// Rewrites an author's source so that it compiles here, without moving a line.
///
/// Conditions are decided for the manifest's platform and what speaks of Objective-C is taken out.
/// A source that cannot be parsed keeps its faults, at their places, for the compiler to report.
struct SourceStager {
  /// The values of `#if` conditions.
  let conditions: PlatformConditions
  /// The version of the platform, which decides `#available`.
  let version: SystemVersion

  /// Whether the sources are the app's, which does not begin by itself here.
  var isApp = false
  /// The protocols that are left out, since a generated source declares them.
  var generatedProtocols: Set<String> = []
  /// Whether the sources are the extension's own.
  ///
  /// They have Apple's API for extensions alone, and previews of their widgets are kept as values
  /// that the extension's program can show.
  var isExtension = false

  /// A source made ready.
  struct Staged: Hashable {
    /// The text for the compiler.
    var bytes: [UInt8]
    /// Whether statements stand outside of declarations, as in a script.
    var hasTopLevelCode: Bool
    /// Whether a type is marked as the program's beginning.
    var hasMainAttribute: Bool
    /// The modules that are imported where conditions hold.
    var imports: [ModuleImport] = []
    /// The names of the values that stand in the place of previews.
    var previews: [String] = []
  }

  /// An import of a module.
  struct ModuleImport: Hashable {
    /// The module's name.
    var name: String
    /// The byte at which the name begins.
    var offset: Int
    /// Whether it is imported as a module from before Swift's concurrency.
    var isPreconcurrency = false
  }

  /// Stages one source, and records its declarations and the checks that its comments suppress.
  func stage(_ bytes: [UInt8], path: String, noting survey: inout SourceSurvey) -> Staged {
    // Bytes that are not UTF-8 would move under repair, and code that is nested too deep would take
    // hours; the compiler says what is wrong with them.
    guard let source = BoundedParser.parse(String(decoding: bytes, as: UTF8.self)),
      source.description.utf8.count == bytes.count
    else {
      return Staged(bytes: bytes, hasTopLevelCode: false, hasMainAttribute: true)
    }
    let regions = source.configuredRegions(in: conditions)
    let declarations = SurveyVisitor(bytes: bytes, file: path, regions: regions)
    declarations.walk(source)
    survey.declarations += declarations.declarations
    survey.aliases += declarations.aliases
    survey.suppressions += declarations.suppressions
    survey.functions += declarations.functions
    survey.parts += UseVisitor(bytes: bytes, file: path, regions: regions).parts(of: source)
    let visitor = StagingVisitor(bytes: bytes, regions: regions, stager: self)
    if isExtension, !path.hasSuffix("main.swift") {
      visitor.previewPrefix = PreviewSyntax.prefix(of: path)
    }
    visitor.standIn = StandInNotes.standIn(of: path)
    visitor.walk(source)
    guard !visitor.isUnbalanced else {
      return Staged(bytes: bytes, hasTopLevelCode: false, hasMainAttribute: true)
    }
    return Staged(
      bytes: visitor.edits.result, hasTopLevelCode: visitor.hasTopLevelCode,
      hasMainAttribute: visitor.hasMainAttribute, imports: visitor.imports,
      previews: visitor.previews)
  }

  /// The replacement for an availability condition; nil to leave it as it is.
  ///
  /// Here every version is available to the compiler. Where the manifest's version is too low, the
  /// condition is made false, in a way that result builders still take for one about availability.
  func replacement(for condition: AvailabilityConditionSyntax) -> String? {
    guard let needed = neededVersion(condition.availabilityArguments) else { return nil }
    let isAvailable = needed <= version
    guard !isAvailable else { return nil }
    let asksForAbsence = condition.availabilityKeyword.tokenKind == .poundUnavailable
    return asksForAbsence ? "#available(*)" : "#available(*),false"
  }

  /// The version that a condition names for the platform.
  private func neededVersion(_ arguments: AvailabilityArgumentListSyntax) -> SystemVersion? {
    let names = conditions.platform.availabilityNames
    for argument in arguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        names.contains(restriction.platform.text), let version = restriction.version
      else { continue }
      return SystemVersion(version.trimmedDescription)
    }
    return nil
  }
}
