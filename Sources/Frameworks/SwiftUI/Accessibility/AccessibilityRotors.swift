// SwiftUI's rotors: ways through a view, whose entries keep their labels in the tree.

/// Entries of a rotor.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent

  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Entries without a body of their own, with their labels.
@MainActor protocol PrimitiveRotorContent {
  var labels: [ViewAttribute] { get }
}

extension AccessibilityRotorContent {
  /// The labels of the entries as attributes of a view tree.
  var entryLabels: [ViewAttribute] {
    if let primitive = self as? any PrimitiveRotorContent { return primitive.labels }
    return Body.self == Never.self ? [] : body.entryLabels
  }
}

extension Never: AccessibilityRotorContent {}

/// A place in a view that a rotor leads to.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent,
  PrimitiveRotorContent
{
  private let label: Text?

  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.label = label
  }

  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.label = label
  }

  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) where ID == Never {
    self.label = label
  }

  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    label = Text(labelKey)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.label = Text(label)
  }

  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    label = Text(labelKey)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.label = Text(label)
  }

  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) where ID == Never {
    label = Text(labelKey)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) where ID == Never {
    self.label = Text(label)
  }

  public var body: Never { return noBody(Self.self) }

  @MainActor var labels: [ViewAttribute] { [label?.attribute ?? ""] }
}

/// Several entries, or those of one branch.
nonisolated struct RotorEntries: AccessibilityRotorContent, PrimitiveRotorContent {
  let contents: [any AccessibilityRotorContent]

  var body: Never { return noBody(Self.self) }

  @MainActor var labels: [ViewAttribute] { contents.flatMap { $0.entryLabels } }
}

/// Builds the entries of a rotor out of the statements of a closure.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }

  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> some AccessibilityRotorContent {
    content
  }

  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var contents: [any AccessibilityRotorContent] = []
    repeat contents.append(each content)
    return RotorEntries(contents: contents)
  }

  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    RotorEntries(contents: content.map { [$0] } ?? [])
  }
}

extension ForEach: AccessibilityRotorContent, PrimitiveRotorContent
where Content: AccessibilityRotorContent {
  public var body: Never { return noBody(Self.self) }

  @MainActor var labels: [ViewAttribute] { data.flatMap { content($0).entryLabels } }

  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(repeatedOver: data, content: content)
  }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(repeatedOver: data, content: content)
  }
}

/// A rotor that assistive technologies have already.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }

  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    .init(name: visited ? "links visited" : "links not visited")
  }

  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init(name: "headings \(level)")
  }
}
