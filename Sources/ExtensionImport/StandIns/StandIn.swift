import SwiftSyntax

/// The skeleton of a stand-in: the declarations that sources use of a module that is not here.
struct StandIn: Hashable, Sendable {
  /// The module's name.
  let module: String
  /// The source.
  let text: String
  /// The names that are used, each with what is used of it, for people.
  let used: [String]
  /// Whether the types of all values are known, so that it compiles as it is.
  let isComplete: Bool

  /// The folder beside the manifest.
  static let folder = "WidgetStandIns"

  /// Finds what sources use of a module; nil where nothing is seen.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - sources: The extension's sources and those of its modules.
  ///   - conditions: The conditions by which `#if` is decided.
  ///   - others: The names that other modules have.
  init?(
    for module: ForeignModule, in sources: [AbsolutePath], conditions: ScanConditions,
    besides others: Set<String> = []
  ) {
    var conditions = conditions
    conditions.modules.insert(module.name)
    let trees = sources.sorted().map { SourceVisitor.active($0.text ?? "", conditions) }
    let interface = InterfaceTypes(module.interfaces)
    let own = trees.reduce(into: Set<String>()) { $0.formUnion(DeclaredNames(in: $1).names) }
    let (users, strangers) = trees.split { DeclaredNames(in: $0).imports.contains(module.name) }
    // A name that a file without the import has is another module's.
    let elsewhere = strangers.reduce(into: others) { names, tree in
      names.formUnion(tree.tokens(viewMode: .sourceAccurate).map(\.text))
    }
    let isForeign = { (name: String) in
      guard !own.contains(name) else { return false }
      guard interface.words.isEmpty else { return interface.words.contains(name[...]) }
      return name.first?.isUppercase == true && name.count > 1 && !elsewhere.contains(name)
        && !ApplesNames.contains(name)
    }
    var uses = ForeignUses()
    for tree in users {
      let visitor = ForeignUseVisitor(uses, interface, isForeign: isForeign)
      visitor.walk(tree)
      uses = visitor.uses
    }
    guard !uses.isEmpty else { return nil }
    let members = uses.types.values.flatMap(\.values) + uses.functions.values
    isComplete = !members.contains { $0.name != "init" && $0.value == nil }
    self.module = module.name
    used =
      uses.types.sorted { $0.key < $1.key }.map { name, members in
        let names = members.values.sorted().map(\.title)
        return names.isEmpty ? name : "\(name) (\(names.joined(separator: ", ")))"
      } + uses.functions.values.sorted().map(\.title)
    text = Self.text(uses, of: module)
  }

  private static func text(_ uses: ForeignUses, of module: ForeignModule) -> String {
    var lines = [
      "// A stand-in for \(module.name): what the widget uses of it. Fill in what it should answer.",
      "import Foundation", "",
    ]
    for (name, members) in uses.types.sorted(by: { $0.key < $1.key }) {
      if uses.bases.contains(name), members.isEmpty {
        lines += ["public protocol \(name) {}", ""]
        continue
      }
      lines.append("open class \(name) {")
      let sorted = members.values.sorted()
      if !sorted.contains(where: { $0.name == "init" && $0.labels == [] }) {
        lines.append("  public init() {}")
      }
      lines += sorted.map { "  " + declaration($0, in: name) } + ["}", ""]
    }
    lines += uses.functions.values.sorted().map { declaration($0, in: nil) }
    return lines.joined(separator: "\n").trimmed + "\n"
  }

  private static func declaration(_ member: ForeignUses.Member, in type: String?) -> String {
    let parameters = zip(member.labels ?? [], member.types).enumerated().map { index, pair in
      let label = pair.0.isEmpty ? "_" : pair.0
      let escaping = pair.1.contains("->") ? "@escaping " : ""
      return "\(label) value\(index + 1): \(escaping)\(pair.1)"
    }.joined(separator: ", ")
    if member.name == "init" { return "public init(\(parameters)) {}" }
    let value = member.value ?? "Any"
    let isStatic = member.isStatic ? "static " : ""
    let body = body(value, in: type)
    let mark = member.value == nil ? " // the type is not known" : ""
    guard member.labels != nil else {
      return "public \(isStatic)var \(member.name): \(value) { \(body) }\(mark)"
    }
    let result = value == "Void" ? "" : " -> \(value)"
    return "public \(isStatic)func \(member.name)(\(parameters))\(result) { \(body) }\(mark)"
      .replacing("{  }", with: "{}")
  }

  private static func body(_ type: String, in owner: String?) -> String {
    switch type {
    case "Void": ""
    case "String": "\"\""
    case "Bool": "false"
    case "Int", "Int32", "Int64", "Double", "Float", "CGFloat", "TimeInterval", "CChar": "0"
    case "Date": "Date()"
    case "Data": "Data()"
    case owner: "\(type)()"
    case _ where type.hasSuffix("?"): "nil"
    default: "fatalError()"
    }
  }
}

extension ForeignUses.Member {
  /// The name as people write it.
  var title: String {
    labels.map { labels in
      name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    } ?? name
  }
}

extension Array {
  /// The elements that fulfil a condition, and the others.
  fileprivate func split(_ holds: (Element) -> Bool) -> (yes: [Element], no: [Element]) {
    (filter(holds), filter { !holds($0) })
  }
}

/// The names that a file declares, and the modules that it imports.
private struct DeclaredNames {
  private(set) var names: Set<String> = []
  private(set) var imports: Set<String> = []

  init(in tree: Syntax) {
    var before: TokenKind?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind {
        switch before {
        case .keyword(.import): imports.insert(name)
        case .keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.protocol),
          .keyword(.actor), .keyword(.typealias), .keyword(.func), .keyword(.associatedtype):
          names.insert(name)
        default: break
        }
      }
      before = token.tokenKind
    }
  }
}

/// Apple's types that nearly every widget names, where no interface tells them from a module's.
private enum ApplesNames {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names = Set(
    """
    Any AnyObject Array Bool Bundle Button Calendar Capsule Character Circle Codable CodingKey Color
    Data Date DateComponents DateFormatter DateInterval Decodable Decoder Dictionary DispatchQueue
    Divider Double Edge Encodable Encoder Environment Error FileManager Float Font ForEach Form Gauge
    GeometryReader Group HStack Hashable Identifiable Image Int Int32 Int64 JSONDecoder JSONEncoder
    Label LinearGradient Link List Locale LocalizedStringKey LocalizedStringResource Logger
    MainActor Measurement Never Notification NumberFormatter Optional Path Picker Preview
    ProgressView Rectangle RoundedRectangle ScrollView Section Self Sendable Set Spacer State String
    Substring Task Text TimeInterval TimeZone Timeline TimelineEntry TimelineProvider
    TimelineProviderContext Timer Toggle UIColor UIFont UIImage UInt URL URLRequest URLSession UUID
    UserDefaults VStack View ViewBuilder Void Widget WidgetBundle WidgetCenter WidgetConfiguration
    WidgetConfigurationIntent WidgetFamily ZStack StaticConfiguration AppIntentConfiguration
    IntentConfiguration AppIntentTimelineProvider IntentTimelineProvider Context Entry AppIntent
    AppEntity AppEnum EntityQuery Parameter DisplayRepresentation TypeDisplayRepresentation CGFloat
    CGPoint CGRect CGSize NSObject NSAttributedString AttributedString ProcessInfo Result Result
    EdgeInsets Angle Animation Binding ObservedObject Published StateObject Grid GridRow LazyVGrid
    GridItem AnyView EmptyView ContainerRelativeShape AccessoryWidgetBackground TimelineReloadPolicy
    """.split { " \n".contains($0) }.map(String.init))
}
