// The values that SwiftUI's accessibility modifiers take.

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: ViewAttribute?

  public static let `default` = AccessibilityActionKind(name: nil)
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  private init(name: ViewAttribute?) { self.name = name }

  public init(named name: Text) { self.name = name.attribute }
}

/// The direction of an adjustment: increment or decrement.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// A zoom that an assistive technology asks for.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension AccessibilityHeadingLevel: AttributeRepresentable {
  package var attribute: ViewAttribute { .string("\(self)") }
}

/// The kind of an element's text.
public struct AccessibilityTextContentType: Sendable {
  private let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension AccessibilityTextContentType: AttributeRepresentable {
  package var attribute: ViewAttribute { .string(name) }
}

/// Options for an area of direct touch.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension AccessibilityDirectTouchOptions: AttributeRepresentable {
  package var attribute: ViewAttribute {
    .list(
      (contains(.silentOnTouch) ? ["silentOnTouch"] : [])
        + (contains(.requiresActivation) ? ["requiresActivation"] : []))
  }
}

/// The key of an element's custom content.
public struct AccessibilityCustomContentKey: Equatable {
  let label: Text
  let id: String?

  init(_ label: Text, id: String?) {
    self.label = label
    self.id = id
  }

  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  public init(_ labelKey: LocalizedStringKey) {
    label = Text(labelKey)
    id = nil
  }
}

/// Technologies that assist the user.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private struct Names: OptionSet {
    let rawValue: Int
  }

  private var names: Names = []

  public static var voiceOver: AccessibilityTechnologies { .init(Names(rawValue: 1)) }
  public static var switchControl: AccessibilityTechnologies { .init(Names(rawValue: 2)) }

  public init() {}

  private init(_ names: Names) { self.names = names }

  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    names.isSuperset(of: member.names)
  }

  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    .init(names.union(other.names))
  }

  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    .init(names.intersection(other.names))
  }

  public func symmetricDifference(
    _ other: AccessibilityTechnologies
  ) -> AccessibilityTechnologies {
    .init(names.symmetricDifference(other.names))
  }

  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }

  public mutating func update(
    with newMember: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    defer { formUnion(newMember) }
    return contains(newMember) ? newMember : nil
  }

  public mutating func formUnion(_ other: AccessibilityTechnologies) {
    names.formUnion(other.names)
  }

  public mutating func formIntersection(_ other: AccessibilityTechnologies) {
    names.formIntersection(other.names)
  }

  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    names.formSymmetricDifference(other.names)
  }
}

/// Whether accessibility's focus is here; it never is, for no technology runs.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    fileprivate let empty: Value

    public var wrappedValue: Value {
      get { empty }
      nonmutating set {}
    }

    public var projectedValue: Binding { self }
  }

  private let empty: Value

  public init() where Value == Bool { empty = false }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool { empty = false }

  public init<T: Hashable>() where Value == T? { empty = nil }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    empty = nil
  }

  public var wrappedValue: Value {
    get { empty }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(empty: empty) }
}
