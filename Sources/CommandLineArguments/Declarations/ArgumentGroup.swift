/// Options and arguments that are declared, read and checked in one place.
///
/// The stored properties of a group are its declarations, in order: options, flags, arguments, and
/// other groups, which it includes. Nothing else lists them; adding an option is adding a property.
public protocol ArgumentGroup: Sendable {
  /// The heading of the group's options in the help; nil puts them under the including group's.
  static var title: String? { get }

  /// Creates the group with all of its defaults.
  init()

  /// Checks what no single option can: whether the values go together.
  ///
  /// - Throws: `UsageError` where they do not.
  func validate() throws(UsageError)
}

extension ArgumentGroup {
  /// No heading.
  public static var title: String? { nil }

  /// Accepts all values.
  public func validate() throws(UsageError) {}

  /// Reads a command line.
  ///
  /// - Parameter words: The words after the command.
  /// - Returns: The group with the values that the words give.
  /// - Throws: `UsageError` for the first word that makes no sense.
  public static func parsing(_ words: [String]) throws(UsageError) -> Self {
    let group = Self()
    let outline = ArgumentOutline(of: group)
    try ArgumentParser(outline).parse(words)
    for member in outline.groups { try member.validate() }
    return group
  }
}

/// The declarations of a group, found by reflection.
struct ArgumentOutline {
  /// The options under one heading.
  struct Section {
    /// The heading; nil for the command's own options.
    let title: String?
    /// The options, in order.
    var options: [OptionDeclaration]
  }

  /// The options by their headings, in order.
  private(set) var sections: [Section] = []
  /// The arguments, in order.
  private(set) var arguments: [ArgumentDeclaration] = []
  /// The group and all that it includes, included ones first.
  private(set) var groups: [any ArgumentGroup] = []

  /// All options, in order.
  var options: [OptionDeclaration] { sections.flatMap(\.options) }

  /// Collects the declarations of a group.
  init(of group: any ArgumentGroup) {
    add(group, title: type(of: group).title)
  }

  private mutating func add(_ group: any ArgumentGroup, title: String?) {
    for child in Mirror(reflecting: group).children {
      if let declaring = child.value as? any Declaring {
        add(declaring.options, title: title)
        arguments += [declaring.argument].compactMap(\.self)
      } else if let included = child.value as? any ArgumentGroup {
        add(included, title: type(of: included).title ?? title)
      }
    }
    groups.append(group)
  }

  private mutating func add(_ options: [OptionDeclaration], title: String?) {
    guard !options.isEmpty else { return }
    if let index = sections.firstIndex(where: { $0.title == title }) {
      sections[index].options += options
    } else {
      sections.append(Section(title: title, options: options))
    }
  }
}
