// Display representations of types, entities and cases.

public import FoundationSupplement

public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource {
    displayRepresentation.title
  }
}

public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable,
  Hashable
{
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: String(describing: self))
  }
}

extension CaseDisplayRepresentable where Self: InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource {
    displayRepresentation.title
  }
}

public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}

public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}

public struct DisplayRepresentation: ExpressibleByStringLiteral, Equatable, Sendable {
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: Image? = nil, synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}

extension DisplayRepresentation {
  public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
      case named(String)
      case system(String)
      case data(Data)
      case url(URL, width: Double?, height: Double?)
    }

    public struct DisplayStyle: Equatable, Sendable {
      let isCircular: Bool

      public static var circular: DisplayStyle { DisplayStyle(isCircular: true) }
      public static var `default`: DisplayStyle { DisplayStyle(isCircular: false) }
    }

    package let source: Source
    package let isTemplate: Bool?
    package let displayStyle: DisplayStyle

    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default)
    {
      source = .named(name)
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    public init(systemName name: String, isTemplate: Bool? = nil) {
      source = .system(name)
      self.isTemplate = isTemplate
      displayStyle = .default
    }

    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .data(data)
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .url(url, width: nil, height: nil)
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      source = .url(url, width: width, height: height)
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }
  }
}
