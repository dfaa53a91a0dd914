// Contacts: a store without contacts, which may be read where the scenario allows it.

@_exported public import FoundationSupplement

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum CNEntityType: Int, Sendable {
  case contacts
}

public protocol CNKeyDescriptor {}

extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"

open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String

  public init(stringValue string: String) { stringValue = string }
}

open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }
}

open class CNContact: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var givenName: String { "" }
  open var familyName: String { "" }
  open var nickname: String { "" }
  open var birthday: DateComponents? { nil }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
  open var emailAddresses: [CNLabeledValue<NSString>] { [] }
  open var imageData: Data? { nil }
  open var thumbnailImageData: Data? { nil }

  open class func predicateForContacts(matchingName name: String) -> NSPredicate { none }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    none
  }
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    none
  }
  open class func predicateForContactsInGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate {
    none
  }
  open class func predicateForContactsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate {
    none
  }

  /// Matches no contact: an extension here sees none.
  private static var none: NSPredicate { NSPredicate(value: false) }
}

open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]

  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() {}

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    ExtensionSurroundings.answer(
      for: "contacts", granted: .authorized, denied: .denied, notDetermined: .notDetermined)
  }

  private static func authorize() throws {
    guard authorizationStatus(for: .contacts) == .authorized else {
      throw CNError(.authorizationDenied)
    }
  }

  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    do {
      try Self.authorize()
      completionHandler(true, nil)
    } catch {
      completionHandler(false, error)
    }
  }

  public func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try Self.authorize()
    return true
  }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try Self.authorize()
    return []
  }

  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    try Self.authorize()
    throw CNError(.recordDoesNotExist)
  }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    try Self.authorize()
  }
}
