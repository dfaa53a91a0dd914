// IntentFile, IntentPerson, IntentCurrencyAmount and IntentPaymentMethod.

public import FoundationSupplement
public import UniformTypeIdentifiers

public struct IntentCurrencyAmount: Hashable, Sendable, _IntentValue, DisplayRepresentable {
  public let amount: Decimal
  public let currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Currency Amount" }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: amount.formatted(.currency(code: currencyCode)))
  }

  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> {
    EmptyResolverSpecification()
  }
}

public struct IntentPaymentMethod: Sendable, _IntentValue, DisplayRepresentable {
  public enum PaymentType: Sendable, Hashable {
    case unknown
    case checking
    case savings
    case brokerage
    case debit
    case credit
    case prepaid
    case store
    case applePay
  }

  public let paymentType: PaymentType
  public let name: String?
  public let icon: DisplayRepresentation.Image?
  public let identificationHint: String?

  public init(
    type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    paymentType = type
    self.name = name.map { String(localized: $0) }
    self.identificationHint = identificationHint
    self.icon = icon
  }

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: name ?? "\(paymentType)")
  }

  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> {
    EmptyResolverSpecification()
  }
}

public struct IntentFile: Sendable, _IntentValue, DisplayRepresentable {
  private let contents: Data?

  public let filename: String
  public let fileURL: URL?
  public let type: UTType?
  public var removedOnCompletion = false

  public init(data: Data, filename: String, type: UTType? = nil) {
    contents = data
    self.type = type
    self.filename = filename
    fileURL = nil
  }

  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    contents = nil
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }

  /// The file's bytes; none where it cannot be read.
  public var data: Data {
    contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
  }

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: filename)
  }

  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> {
    EmptyResolverSpecification()
  }
}

public struct IntentPerson: Sendable, _IntentValue, DisplayRepresentable {
  public enum ParameterMode: String, Sendable {
    case contact
    case email
    case phone
    case emailOrPhone
  }

  public enum Identifier: Hashable, Sendable {
    case contact(String)
    case applicationDefined(String)
  }

  public enum Name: Sendable {
    case displayName(String)
    case components(PersonNameComponents)
  }

  public var name: Name
  public var isMe: Bool
  public var identifier: Identifier
  public var handle: Handle?
  public var aliases: [Handle]
  public var image: DisplayRepresentation.Image?

  public init(
    identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [],
    isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  var displayName: String {
    switch name {
    case .displayName(let name): name
    case .components(let components):
      [components.givenName, components.familyName].compactMap { $0 }.joined(separator: " ")
    }
  }

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: displayName)
  }

  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> {
    EmptyResolverSpecification()
  }
}

extension IntentPerson {
  public struct Handle: Hashable, Sendable {
    public enum Value: Sendable, Hashable {
      case phoneNumber(String)
      case emailAddress(String)
      case applicationDefined(String)
    }

    public enum Label: Sendable, Hashable {
      case home
      case work
      case iPhone
      case mobile
      case main
      case homeFax
      case workFax
      case pager
      case other
      case school
      case custom(String)
    }

    public var value: Value
    public var label: Label

    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }

    public init(phoneNumber phoneNumberString: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumberString), label: label)
    }

    public init(emailAddress emailAddressString: String, label: Label = .other) {
      self.init(.emailAddress(emailAddressString), label: label)
    }

    public init(applicationDefined stringValue: String, label labelString: String? = nil) {
      self.init(.applicationDefined(stringValue), label: labelString.map { .custom($0) } ?? .other)
    }
  }
}
