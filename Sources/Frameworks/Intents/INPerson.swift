// INPerson and INPersonHandle.

public import FoundationSupplement

public enum INPersonHandleType: Int, Sendable {
  case unknown = 0
  case emailAddress
  case phoneNumber
}

public enum INPersonSuggestionType: Int, Sendable {
  case none = 0
  case socialProfile
  case instantMessageAddress
}

public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let home = Self(rawValue: "home")
  public static let work = Self(rawValue: "work")
  public static let iPhone = Self(rawValue: "iPhone")
  public static let mobile = Self(rawValue: "mobile")
  public static let main = Self(rawValue: "main")
  public static let homeFax = Self(rawValue: "homeFax")
  public static let workFax = Self(rawValue: "workFax")
  public static let pager = Self(rawValue: "pager")
  public static let other = Self(rawValue: "other")
  public static let school = Self(rawValue: "school")
}

open class INPersonHandle: NSObject, NSCopying, @unchecked Sendable {
  public let value: String?
  public let type: INPersonHandleType
  public let label: INPersonHandleLabel?

  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }
}

open class INPerson: NSObject, NSCopying, INSpeakable, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  public let aliases: [INPersonHandle]?
  public let suggestionType: INPersonSuggestionType
  public let isMe: Bool

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
    suggestionType: INPersonSuggestionType = .none
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    let names = [nameComponents?.givenName, nameComponents?.familyName].compactMap { $0 }
    self.displayName = displayName ?? names.joined(separator: " ")
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    aliases = nil
    self.suggestionType = suggestionType
    self.isMe = isMe
  }

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?,
    aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    let names = [nameComponents?.givenName, nameComponents?.familyName].compactMap { $0 }
    self.displayName = displayName ?? names.joined(separator: " ")
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.aliases = aliases
    self.suggestionType = suggestionType
    isMe = false
  }

  convenience init(name: String) {
    self.init(
      personHandle: INPersonHandle(value: name, type: .unknown), nameComponents: nil,
      displayName: name, image: nil, contactIdentifier: nil, customIdentifier: name)
  }

  open var spokenPhrase: String { displayName }
  open var pronunciationHint: String? { nil }
  open var vocabularyIdentifier: String? { customIdentifier }

  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }
}
