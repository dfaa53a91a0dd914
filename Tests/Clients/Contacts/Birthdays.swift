import Contacts
import Foundation

/// A person in the birthday widget.
struct BirthdayPerson: Identifiable {
  var id: String
  var name: String
  var day: DateComponents
  var picture: Data?
  var call: String?
  var mail: String?

  /// Reads a contact; nil where no birthday is known.
  init?(_ contact: CNContact) {
    guard let birthday = contact.birthday else { return nil }
    id = contact.identifier
    name =
      contact.nickname.isEmpty ? "\(contact.givenName) \(contact.familyName)" : contact.nickname
    day = birthday
    picture = contact.thumbnailImageData ?? contact.imageData
    let numbers: [CNLabeledValue<CNPhoneNumber>] = contact.phoneNumbers
    call = (numbers.first { $0.label == "mobile" } ?? numbers.first)?.value.stringValue
    mail = contact.emailAddresses.first.map { "\($0.value)" }
  }
}

/// Reads the birthdays of the user's contacts.
struct BirthdayReader {
  let store = CNContactStore()

  /// The keys that are read of a contact, and no more.
  static var keys: [any CNKeyDescriptor] {
    [
      CNContactGivenNameKey as any CNKeyDescriptor, CNContactFamilyNameKey as NSString,
      CNContactNicknameKey as any CNKeyDescriptor, CNContactBirthdayKey as any CNKeyDescriptor,
      CNContactImageDataKey as any CNKeyDescriptor,
      CNContactThumbnailImageDataKey as any CNKeyDescriptor,
      CNContactPhoneNumbersKey as any CNKeyDescriptor,
      CNContactEmailAddressesKey as any CNKeyDescriptor,
    ]
  }

  /// The people with a birthday, in the order of the address book.
  func all(limit: Int) throws -> [BirthdayPerson] {
    let request = CNContactFetchRequest(keysToFetch: Self.keys)
    request.predicate = nil
    guard request.keysToFetch.count == Self.keys.count else { return [] }
    var people: [BirthdayPerson] = []
    try store.enumerateContacts(with: request) { contact, stop in
      if let person = BirthdayPerson(contact) { people.append(person) }
      if people.count == limit { stop.pointee = true }
    }
    return people
  }

  /// The people that a search finds.
  func people(named name: String) throws -> [BirthdayPerson] {
    try store.unifiedContacts(
      matching: CNContact.predicateForContacts(matchingName: name), keysToFetch: Self.keys
    ).compactMap { BirthdayPerson($0) }
  }

  /// The person that the widget was configured with.
  func person(_ identifier: String) throws -> BirthdayPerson? {
    do {
      return BirthdayPerson(
        try store.unifiedContact(withIdentifier: identifier, keysToFetch: Self.keys))
    } catch let error as CNError where error.code == .recordDoesNotExist {
      return nil
    }
  }
}

/// Asks for the address book.
struct ContactAccess {
  let store: CNContactStore

  /// Whether the widget may read names.
  var isAllowed: Bool {
    let entity = CNEntityType.contacts
    let status: CNAuthorizationStatus = CNContactStore.authorizationStatus(for: entity)
    return switch status {
    case .authorized, .limited: true
    case .notDetermined, .denied, .restricted: false
    @unknown default: false
    }
  }

  /// Asks and calls back.
  func ask(_ done: @escaping @Sendable (String?) -> Void) {
    store.requestAccess(for: .contacts) { isAllowed, error in
      done(isAllowed ? nil : error.map { problem($0) } ?? "Not allowed")
    }
  }

  /// Asks and waits.
  func ask() async -> Bool { (try? await store.requestAccess(for: .contacts)) ?? false }
}

/// An error of the address book in the user's words.
func problem(_ error: any Error) -> String {
  guard let error = error as? CNError else { return error.localizedDescription }
  return switch error.code {
  case .authorizationDenied: "Allow the address book in Settings"
  case .recordDoesNotExist: "This person was deleted"
  case .communicationError, .dataAccessError: "\(CNError.errorDomain) \(error.errorCode)"
  @unknown default: "Something new"
  }
}

/// An error for the previews.
let previewContactError = CNError(CNError.Code.dataAccessError)

/// The people of the previews' cards.
let previewNumbers = [
  CNLabeledValue(label: "mobile", value: CNPhoneNumber(stringValue: "555 0100")),
  CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: "555 0101")),
]

/// Whether a widget keeps its people after an error.
func keepsPeople(after error: any Error) -> Bool {
  switch error {
  case CNError.authorizationDenied, CNError.recordDoesNotExist: false
  case CNError.communicationError, CNError.dataAccessError: true
  default: true
  }
}

/// The ways to choose whom a widget dials.
func choices(_ identifiers: [String], group: String, container: String) -> [NSPredicate] {
  [
    CNContact.predicateForContacts(withIdentifiers: identifiers),
    CNContact.predicateForContacts(matchingEmailAddress: "ann@example.com"),
    CNContact.predicateForContactsInGroup(withIdentifier: group),
    CNContact.predicateForContactsInContainer(withIdentifier: container),
  ]
}
