import Foundation
import SwiftSyntax

/// The bodies of declarations marked `@NSManaged`, which Core Data makes on Apple's platforms while
/// the program runs.
enum ManagedAccessors {
  /// Whether declarations with these attributes have their storage in a managed object.
  private static func isManaged(_ attributes: AttributeListSyntax) -> Bool {
    attribute("NSManaged", in: attributes) != nil
  }

  private static func attribute(
    _ name: String, in attributes: AttributeListSyntax
  ) -> AttributeSyntax? {
    attributes.lazy.compactMap { element in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == name
      else { return nil }
      return attribute
    }.first
  }

  /// The accessors of a property.
  static func accessors(of node: VariableDeclSyntax) -> String? {
    guard isManaged(node.attributes), let binding = node.bindings.first, node.bindings.count == 1,
      binding.accessorBlock == nil, let type = binding.typeAnnotation?.type.trimmedDescription,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    let key = name.trimmingBackticks
    let read = type.hasSuffix("!") ? " as \(type.dropLast())?" : ""
    return #" { get { _managedValue("\#(key)")\#(read) } "#
      + #"set { _setManagedValue(newValue, "\#(key)") } }"#
  }

  /// The body of a function, which changes what a relationship leads to.
  static func body(of node: FunctionDeclSyntax) -> String? {
    guard isManaged(node.attributes), node.body == nil else { return nil }
    let values = node.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    let selector = selector(of: node)
    for change in changes where change.count == values.count {
      var keys = selector.flatMap { change.key(inSelector: $0) }.map { [$0] } ?? []
      if keys.isEmpty {
        keys = change.keys(inName: name(of: node))
        // Objective-C's own name for a function that none was given.
        let implied = selector == nil ? change.key(inSelector: impliedSelector(of: node)) : nil
        if let implied, !keys.contains(implied) { keys.append(implied) }
      }
      guard !keys.isEmpty else { continue }
      let names = keys.map { #""\#($0)""# }.joined(separator: ", ")
      return " { \(change.call(names, values)) }"
    }
    return " {}"
  }

  /// The name that `@objc` gives a function in Objective-C, by which Core Data knows it.
  private static func selector(of node: FunctionDeclSyntax) -> String? {
    attribute("objc", in: node.attributes)?.arguments?.trimmedDescription.filter { $0 != " " }
  }

  /// The name that a function has in Objective-C where none is given.
  private static func impliedSelector(of node: FunctionDeclSyntax) -> String {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let first = labels.first.map {
      $0 == "_" ? "" : "With\($0.prefix(1).uppercased())\($0.dropFirst())"
    }
    let parts = [node.name.text.trimmingBackticks + (first ?? "")] + labels.dropFirst()
    return labels.isEmpty ? parts[0] : parts.map { $0 + ":" }.joined()
  }

  /// A function's name in Swift with the labels of its parameters.
  private static func name(of node: FunctionDeclSyntax) -> String {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return node.name.text.trimmingBackticks + "(\(labels.joined()))"
  }

  /// The text before and behind a relationship's name in the name of a function.
  private struct Form {
    var start: String
    var end: String

    /// The relationship of a function's name; nil where the function is another one.
    func key(in name: String) -> String? {
      guard name.hasPrefix(start), let range = name.range(of: end, options: .backwards),
        range.upperBound == name.endIndex || end.hasSuffix("with")
      else { return nil }
      let key = name[..<range.lowerBound].dropFirst(start.count)
      // `addTodos(_:)` adds to todos, not to dos.
      guard let first = key.first, !first.isLowercase else { return nil }
      return first.lowercased() + key.dropFirst()
    }
  }

  /// A change of a relationship, and the functions that Core Data makes for it.
  private struct Change {
    /// The functions' names in Objective-C.
    var selectors: [Form]
    /// The names that Xcode gives them in Swift, and those that Swift makes of Objective-C's.
    var names: [Form]
    /// The number of parameters.
    var count: Int
    /// The call of what does the work, by the relationship's possible names and the parameters'
    /// names.
    var call: @Sendable (_ keys: String, _ values: [String]) -> String

    init(
      _ selectors: [(String, String)], _ names: [(String, String)], count: Int = 1,
      call: @escaping @Sendable (_ keys: String, _ values: [String]) -> String
    ) {
      self.selectors = selectors.map { Form(start: $0.0, end: $0.1) }
      self.names = names.map { Form(start: $0.0, end: $0.1) }
      self.count = count
      self.call = call
    }

    func key(inSelector selector: String) -> String? {
      selectors.lazy.compactMap { $0.key(in: selector) }.first
    }

    func keys(inName name: String) -> [String] { names.compactMap { $0.key(in: name) } }
  }

  private static let changes: [Change] = [
    Change(
      [("add", "Object:"), ("add", ":")],
      [("addTo", "(_:)"), ("add", "Object(_:)")]
    ) { "_changeManagedObjects(\($0), adding: \($1[0]))" },
    Change(
      [("removeObjectFrom", "AtIndex:"), ("remove", "AtIndexes:")], [("removeFrom", "(at:)")]
    ) { "_removeManagedObjects(\($0), at: \($1[0]))" },
    Change(
      [("remove", "Object:"), ("remove", ":")],
      [("removeFrom", "(_:)"), ("remove", "Object(_:)")]
    ) { "_changeManagedObjects(\($0), removing: \($1[0]))" },
    Change([("intersect", ":")], [("intersect", "(_:)")]) {
      "_changeManagedObjects(\($0), keeping: \($1[0]))"
    },
    Change(
      [("insertObject:in", "AtIndex:"), ("insert", ":atIndexes:")], [("insertInto", "(_:at:)")],
      count: 2
    ) { "_insertManagedObjects(\($0), objects: \($1[0]), at: \($1[1]))" },
    Change(
      // The relationship's name stands once more behind the second of these.
      [("replaceObjectIn", "AtIndex:withObject:"), ("replace", "AtIndexes:with")],
      [("replace", "(at:with:)")], count: 2
    ) { "_replaceManagedObjects(\($0), at: \($1[0]), with: \($1[1]))" },
  ]
}
