import Foundation
import PropertyLists

/// An Info.plist with the values of the build settings that it names, as Xcode puts them there, and
/// the keys of the app's own modules.
///
/// A run completes the names that every bundle has; of others it knows nothing, since a manifest
/// names no settings. `Bundle(for:)` is one bundle for the extension and its modules in a run.
struct ResolvedInfoPlist {
  /// A property list, and the settings that its names stand for.
  struct Part {
    /// The file; nil where a generator is to write it.
    var file: AbsolutePath?
    var settings: BuildSettings
    /// The properties that a project generator adds to the file.
    var properties: [String: ProjectValue] = [:]
  }

  /// The name of the file, which lies beside the manifest.
  static let fileName = "widgetcheck-Info.plist"
  /// The names that a run has values for.
  private static let known = Set(BundleSetting.allCases.map(\.rawValue))

  /// The settings beyond those of every bundle, with a value here, in order of their names.
  let given: [String]
  /// The settings that have no value here, in order of their names; they stay as they are written.
  let absent: [String]
  /// The keys that the modules' lists add, in order.
  let added: [String]
  /// The bundle's identifier, where code reads it and the author's own list does not say it.
  let identifier: String?
  /// The property list in the XML form; nil where the author's own has all that is known.
  let text: String?
  /// Whether the list says that the widget asks for the place.
  let wantsLocation: Bool

  /// Resolves the settings that property lists name.
  ///
  /// - Parameters:
  ///   - own: The extension's list; nil where Xcode makes it.
  ///   - modules: The lists of its modules.
  ///   - identifier: The bundle's identifier by the settings; nil where no code reads it.
  ///   - isLocationSet: Whether the settings add that the widget wants the place.
  init(_ own: Part?, modules: [Part], identifier: String? = nil, isLocationSet: Bool = false) {
    var resolution = Resolution()
    var values = own.map { resolution.values(of: $0) } ?? [:]
    var added: Set<String> = []
    for module in modules {
      let more = resolution.values(of: module) { values[$0] == nil && !Self.isOfBundle($0) }
      added.formUnion(more.keys)
      values.merge(more) { first, _ in first }
    }
    given = resolution.given.subtracting(Self.known).sorted()
    absent = resolution.absent.subtracting(Self.known).sorted()
    self.added = added.sorted()
    let isAdded = isLocationSet && own?.file != nil && values["NSWidgetWantsLocation"] == nil
    if isAdded { values["NSWidgetWantsLocation"] = true }
    wantsLocation = values["NSWidgetWantsLocation"] as? Bool ?? isLocationSet
    let isGenerated = own.map { $0.file == nil && !$0.properties.isEmpty } ?? false
    // Xcode writes the identifier into lists that lack it; a run's own is made up.
    let list = own?.file?.data.flatMap(PropertyListBounds.value) as? [String: Any]
    let isSaid = (list?["CFBundleIdentifier"] as? String).map { !$0.contains("$") } ?? false
    self.identifier = (list == nil && !isGenerated) || isSaid ? nil : identifier
    if let identifier = self.identifier { values["CFBundleIdentifier"] = identifier }
    let isNeeded =
      !given.isEmpty || !added.isEmpty || resolution.hasOperators || isGenerated
      || self.identifier != nil || isAdded
    let data =
      isNeeded
      ? try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
      : nil
    text = data.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a key says something of a bundle and nothing to its code.
  private static func isOfBundle(_ key: String) -> Bool {
    key.hasPrefix("CFBundle") || ["NSPrincipalClass", "NSHumanReadableCopyright"].contains(key)
  }

  /// A walk through the values, with what was found.
  private struct Resolution {
    private var settings = BuildSettings(levels: [], builtIn: [:])
    var given: Set<String> = []
    var absent: Set<String> = []
    /// Whether a setting is changed on its way, as in `$(PRODUCT_NAME:rfc1034identifier)`.
    var hasOperators = false

    /// The values of a property list, of the keys that are wanted; none of a file that is no list.
    mutating func values(
      of part: Part, where isWanted: (String) -> Bool = { _ in true }
    ) -> [String: Any] {
      let read =
        part.file == nil
        ? part.properties.mapValues(\.propertyListValue)
        : part.file?.data.flatMap(PropertyListBounds.value) as? [String: Any] ?? [:]
      settings = part.settings
      return read.filter { isWanted($0.key) }.mapValues { value in
        PropertyListTexts.replaced(in: value) { resolvedText($0) }
      }
    }

    private mutating func resolvedText(_ text: String) -> String {
      var result = ""
      var rest = Substring(text)
      while let reference = SettingReference(firstIn: rest) {
        result += rest[..<reference.range.lowerBound]
        result += self.value(of: reference) ?? String(rest[reference.range])
        rest = rest[reference.range.upperBound...]
      }
      return result + rest
    }

    private mutating func value(of reference: SettingReference) -> String? {
      // The name of the program is a run's to choose, whatever the project says.
      guard reference.name != BundleSetting.executableName.rawValue else { return nil }
      guard settings.has(reference.name) else {
        absent.insert(reference.name)
        return nil
      }
      given.insert(reference.name)
      if reference.hasOperators { hasOperators = true }
      return settings.resolved(reference.text)
    }
  }
}

/// A build setting that a text names, as `$(NAME)`, `${NAME}` or `$(NAME:operator)`.
private struct SettingReference {
  let name: String
  let text: String
  let hasOperators: Bool
  let range: Range<Substring.Index>

  /// Finds the first in a text; nil where there is none.
  init?(firstIn text: Substring) {
    guard
      let match = text.firstMatch(
        of: /\$(?:\(([A-Za-z_]\w*)(:[^()]*)?\)|\{([A-Za-z_]\w*)(:[^{}]*)?\})/)
    else { return nil }
    name = String(match.1 ?? match.3 ?? "")
    self.text = String(match.0)
    hasOperators = match.2 != nil || match.4 != nil
    range = match.range
  }
}
