import WidgetPlatforms
import WidgetRecording

/// A part of the sources that other code reaches by a name: a type, an extension, a function or a
/// global variable.
struct SourcePart: Hashable, Sendable {
  /// A use of something that a check may be about.
  struct Use: Hashable, Sendable {
    /// The name of what is used, as in `WidgetPlaces.uses`.
    var name: String
    /// The key, kind or identifier where it is written out; nil where it is not, or there is none.
    var argument: String?
    /// The line.
    var place: SourcePlace
  }

  /// The names by which other code reaches it.
  var names: Set<String> = []
  /// Whether it may be reached without a name, as an initialiser of an extension may.
  var isAlwaysReached = false
  /// The identifiers in it, those of types inside it left out.
  var mentioned: Set<String> = []
  /// The uses in it, those of types inside it left out, in the order of the source.
  var uses: [Use] = []
  /// The line of the name; nil for an extension.
  var place: SourcePlace?
}

/// Finds the only lines at which a type, and all that it reaches by name, uses something.
///
/// More is reached than is ever called, so that a line which is the only one is the right one.
struct UseFinder {
  private let parts: [SourcePart]
  private var positions: [String: [Int]] = [:]
  private let always: [Int]

  /// Creates a finder among the parts of some sources.
  init(_ parts: [SourcePart]) {
    self.parts = parts
    for (position, part) in parts.enumerated() {
      for name in part.names { positions[name, default: []].append(position) }
    }
    always = parts.indices.filter { parts[$0].isAlwaysReached }
  }

  /// Returns the certain lines of what a type uses.
  ///
  /// - Parameters:
  ///   - type: The type, as a recording names it.
  ///   - group: The code in which the uses matter.
  /// - Returns: The lines by the names of the uses; of one with an argument by both.
  func lines(of type: String, _ group: SourceUse.Group) -> [String: SourcePlace] {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    guard positions[name] != nil else { return [:] }
    var uses: [String: [(part: Int, use: SourcePart.Use)]] = [:]
    for position in reached(from: name) {
      for use in parts[position].uses where SourceUse.group(of: use.name) == group {
        uses[use.name, default: []].append((position, use))
      }
    }
    var lines: [String: SourcePlace] = [:]
    for (name, uses) in uses {
      if uses.count == 1, uses[0].use.argument == nil {
        lines[name] = uses[0].use.place
      } else if group == .view, uses.contains(where: { $0.use.argument == nil }),
        Set(uses.map(\.part)).count == 1
      {
        lines[name] = parts[uses[0].part].place
      } else if uses.allSatisfy({ $0.use.argument != nil }) {
        for (argument, same) in Dictionary(grouping: uses, by: { $0.use.argument ?? "" })
        where same.count == 1 {
          lines["\(name) \(argument)"] = same[0].use.place
        }
      }
    }
    return lines
  }

  /// The positions of the parts that a name reaches, in order.
  private func reached(from name: String) -> [Int] {
    var seen = Set(always)
    var next = always + (positions[name] ?? [])
    seen.formUnion(next)
    while let position = next.popLast() {
      for mentioned in parts[position].mentioned {
        for other in positions[mentioned] ?? [] where seen.insert(other).inserted {
          next.append(other)
        }
      }
    }
    return seen.sorted()
  }
}

/// The names of uses that checks are about, and how they are written.
enum SourceUse {
  /// The code in which a use matters.
  enum Group {
    case view, provider
  }

  /// The modifiers of views by their own names.
  private static let modifiers: Set<String> = [
    "gesture", "simultaneousGesture", "highPriorityGesture", "onTapGesture", "onLongPressGesture",
    "onReceive", "onAppear", "task", "phaseAnimator", "symbolEffect", "repeatForever",
  ]

  /// The views that a finding may be about, by their own names.
  private static let views = UnavailableViews.names.union(["TimelineView"])

  /// The property wrappers of objects.
  private static let wrappers = [
    "StateObject": "@StateObject", "ObservedObject": "@ObservedObject",
    "State": "@State with an @Observable object",
  ]

  /// The functions that change something that others see.
  private static let effects = [
    "reloadAllTimelines": "reloadAll", "reloadTimelines": "reload", "add": "notification",
    "set": "write", "setValue": "write", "removeObject": "write",
    "SecItemAdd": "secret", "SecItemUpdate": "secret",
    "insertNewObject": "insert", "NSBatchInsertRequest": "insert",
    "delete": "delete", "NSBatchDeleteRequest": "delete", "save": "save",
    "write": "file", "createFile": "file", "copyItem": "file", "moveItem": "file",
    "linkItem": "file", "replaceItem": "file", "replaceItemAt": "file", "OutputStream": "file",
    "archiveRootObject": "file", "fopen": "file", "open": "file", "truncate": "file",
  ]

  private static let effectNames = Set(effects.values)

  /// The code in which a use of a name matters.
  static func group(of name: String) -> Group { effectNames.contains(name) ? .provider : .view }

  /// The name of a property wrapper's use; nil for others.
  static func wrapper(_ name: String) -> String? { wrappers[name] }

  /// Returns the name of a call's use; nil for calls that no check is about.
  ///
  /// - Parameters:
  ///   - function: The function or type that is called.
  ///   - labels: The labels of the arguments.
  /// - Returns: The name.
  static func call(of function: String, labels: [String]) -> String? {
    if modifiers.contains(function) || views.contains(function) { return function }
    if function == "Button" || function == "Toggle" {
      return labels.contains("intent") ? nil : "\(function) without an intent"
    }
    if function == "FileHandle" { return labels.contains { $0.hasPrefix("for") } ? "file" : nil }
    guard let effect = effects[function] else {
      let isObject = function.first?.isUppercase == true
      let insertsObject = labels.contains("context") || labels.contains("insertInto")
      return isObject && insertsObject ? "insert" : nil
    }
    // A context is saved without a word more, where something else is saved as something.
    if effect == "save" { return labels.isEmpty ? effect : nil }
    return effect == "write" && !labels.contains("forKey") ? nil : effect
  }

  /// The name of a use of an image or colour of the resources.
  static let asset = "asset"

  /// Finds the name of an image or colour among the arguments of a call.
  ///
  /// - Parameters:
  ///   - function: The function or type that is called.
  ///   - labels: The labels of all arguments.
  /// - Returns: The position of the name; nil for other calls.
  static func assetArgument(of function: String, labels: [String?]) -> Int? {
    guard let first = labels.first else { return nil }
    let isName =
      switch function {
      case "Image": first == nil || first == "decorative"
      case "Color": first == nil
      case "UIImage", "UIColor", "NSImage", "NSColor": first == "named"
      case "ImageResource", "ColorResource": first == "name"
      default: false
      }
    if isName { return 0 }
    return function == "Label" ? labels.firstIndex(of: "image") : nil
  }

  /// The labels of the arguments that name an app group.
  private static let groupLabels = [
    "suiteName", "forSecurityApplicationGroupIdentifier", "groupContainer",
  ]

  /// Finds the name of an app group among the labels of a call's arguments.
  ///
  /// - Parameter labels: The labels of all arguments.
  /// - Returns: The position of the name; nil for other calls.
  static func groupArgument(among labels: [String?]) -> Int? {
    labels.firstIndex { $0.map(groupLabels.contains) ?? false }
  }

  /// The views whose first argument is a text that is shown.
  private static let wordedViews: Set<String> = [
    "Text", "Label", "Button", "Toggle", "Link", "Gauge", "ProgressView", "Section",
  ]

  /// Whether the first argument of a call is a text that is shown, where it has no label.
  static func showsText(_ function: String) -> Bool { wordedViews.contains(function) }

  /// The label of the argument that tells uses of a name apart.
  static func label(of name: String) -> String? {
    switch name {
    case "reload": "ofKind"
    case "write": "forKey"
    default: nil
    }
  }
}
