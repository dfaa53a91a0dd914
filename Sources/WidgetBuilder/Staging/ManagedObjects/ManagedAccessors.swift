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
    let names = [selector(of: node), name(of: node)].compactMap { $0 }
    for form in forms where form.count == values.count {
      guard let key = names.lazy.compactMap(form.key).first else { continue }
      return " { \(form.call(key, values)) }"
    }
    return " {}"
  }

  /// The name that `@objc` gives a function in Objective-C, by which Core Data knows it.
  private static func selector(of node: FunctionDeclSyntax) -> String? {
    attribute("objc", in: node.attributes)?.arguments?.trimmedDescription.filter { $0 != " " }
  }

  /// A function's name in Swift with the labels of its parameters.
  private static func name(of node: FunctionDeclSyntax) -> String {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return node.name.text.trimmingBackticks + "(\(labels.joined()))"
  }

  /// A function that Core Data makes for a relationship.
  private struct Form {
    /// The text before and behind the relationship's name.
    var start: String
    var end: String
    /// The number of parameters.
    var count: Int
    /// The call of what does the work, by the relationship's name and the parameters' names.
    var call: @Sendable (_ key: String, _ values: [String]) -> String

    /// The relationship of a function's name; nil where the function is another one.
    func key(in name: String) -> String? {
      guard name.hasPrefix(start), let range = name.range(of: end, options: .backwards),
        range.upperBound == name.endIndex || end.hasSuffix("with")
      else { return nil }
      let key = name[..<range.lowerBound].dropFirst(start.count)
      guard !key.isEmpty else { return nil }
      return key.prefix(1).lowercased() + key.dropFirst()
    }
  }

  /// The functions under their names in Objective-C, and under those that Xcode gives them in Swift.
  private static let forms: [Form] =
    [("add", "Object:"), ("addTo", "(_:)"), ("add", "Object(_:)"), ("add", ":")].map { start, end in
      Form(start: start, end: end, count: 1) {
        #"_changeManagedObjects("\#($0)", adding: \#($1[0]))"#
      }
    }
    + removals
    + [("insertObject:in", "AtIndex:"), ("insertInto", "(_:at:)")].map { start, end in
      Form(start: start, end: end, count: 2, call: insertion)
    }
    + [("replaceObjectIn", "AtIndex:withObject:"), ("replace", "(at:with:)")].map { start, end in
      Form(start: start, end: end, count: 2, call: replacement)
    }
    + listForms

  private static let removals: [Form] =
    [("removeObjectFrom", "AtIndex:"), ("remove", "AtIndexes:"), ("removeFrom", "(at:)")].map {
      start, end in
      Form(start: start, end: end, count: 1) { #"_removeManagedObjects("\#($0)", at: \#($1[0]))"# }
    }
    + [("remove", "Object:"), ("removeFrom", "(_:)"), ("remove", "Object(_:)"), ("remove", ":")].map
  {
    start, end in
    Form(start: start, end: end, count: 1) {
      #"_changeManagedObjects("\#($0)", removing: \#($1[0]))"#
    }
  }

  /// The functions that change objects at several places.
  private static let listForms = [
    Form(start: "insert", end: ":atIndexes:", count: 2, call: insertion),
    // The relationship's name stands once more behind this end.
    Form(start: "replace", end: "AtIndexes:with", count: 2, call: replacement),
  ]

  @Sendable private static func insertion(_ key: String, _ values: [String]) -> String {
    #"_insertManagedObjects("\#(key)", \#(values[0]), at: \#(values[1]))"#
  }

  @Sendable private static func replacement(_ key: String, _ values: [String]) -> String {
    #"_replaceManagedObjects("\#(key)", at: \#(values[0]), with: \#(values[1]))"#
  }
}
