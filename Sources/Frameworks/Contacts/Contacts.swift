// Contacts: the environment's, which may be read where the scenario allows it.

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
  private let record: DeviceRecord?

  public override init() { record = nil }

  init(_ record: DeviceRecord) { self.record = record }

  /// All contacts of the environment.
  static var all: [CNContact] { DeviceRecord.all("contacts").map(CNContact.init) }

  private func text(_ key: String) -> String { record?.text(key) ?? "" }

  open var identifier: String {
    record == nil ? "" : "contact-\(givenName)-\(familyName)-\(text("phone"))-\(text("email"))"
  }
  open var givenName: String { text("givenName") }
  open var familyName: String { text("familyName") }
  open var nickname: String { text("nickname") }
  /// The day of birth, written `1990-03-02`, or `--03-02` without a year.
  open var birthday: DateComponents? {
    let parts = text("birthday").replacing("--", with: "0-").split(separator: "-").compactMap {
      Int($0)
    }
    guard parts.count == 3 else { return nil }
    var day = DateComponents(month: parts[1], day: parts[2])
    if parts[0] > 0 { day.year = parts[0] }
    return day
  }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    (record?.text("phone")).map {
      [CNLabeledValue(label: "mobile", value: CNPhoneNumber(stringValue: $0))]
    } ?? []
  }
  open var emailAddresses: [CNLabeledValue<NSString>] {
    (record?.text("email")).map { [CNLabeledValue(label: "home", value: NSString(string: $0))] }
      ?? []
  }
  open var imageData: Data? { nil }
  open var thumbnailImageData: Data? { nil }

  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    matching { contact in
      "\(contact.givenName) \(contact.familyName) \(contact.nickname)"
        .localizedCaseInsensitiveContains(name)
    }
  }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    matching { identifiers.contains($0.identifier) }
  }
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    matching { $0.text("email").lowercased() == emailAddress.lowercased() }
  }
  open class func predicateForContactsInGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate {
    matching { _ in false }
  }
  open class func predicateForContactsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate {
    matching { _ in true }
  }

  private static func matching(
    _ accepts: @escaping @Sendable (CNContact) -> Bool
  ) -> NSPredicate {
    NSPredicate { contact, _ in (contact as? CNContact).map(accepts) ?? false }
  }
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
    return CNContact.all.filter { predicate.evaluate(with: $0) }
  }

  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    try Self.authorize()
    guard let found = CNContact.all.first(where: { $0.identifier == identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return found
  }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    try Self.authorize()
    var stops: ObjCBool = false
    for contact in CNContact.all where !stops.boolValue {
      guard fetchRequest.predicate?.evaluate(with: contact) ?? true else { continue }
      block(contact, &stops)
    }
  }
}
