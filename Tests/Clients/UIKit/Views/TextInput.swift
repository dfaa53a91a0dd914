import UIKit

/// The input traits of a form's field.
struct InputField {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var capitals = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var returnKey = UIReturnKeyType.next

  /// The fields of a person.
  static let person: [InputField] = [
    .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle,
    .organizationName, .birthdate, .username,
  ].map { InputField(content: $0, capitals: .words) }

  /// The fields of an address.
  static let address: [InputField] = [
    .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .addressCity,
    .addressState, .addressCityAndState, .sublocality, .countryName, .postalCode,
  ].map { InputField(content: $0, correction: .no) }

  /// The fields that are written with a keyboard of their own.
  static let special: [InputField] = [
    InputField(keyboard: .phonePad, content: .telephoneNumber, returnKey: .done),
    InputField(keyboard: .emailAddress, content: .emailAddress, capitals: .none),
    InputField(keyboard: .URL, content: .URL, returnKey: .go),
    InputField(keyboard: .numberPad, content: .oneTimeCode),
    InputField(keyboard: .asciiCapable, content: .password),
    InputField(keyboard: .alphabet, content: .newPassword),
    InputField(keyboard: .asciiCapableNumberPad, content: .creditCardNumber),
    InputField(keyboard: .numbersAndPunctuation, content: .flightNumber, capitals: .allCharacters),
    InputField(keyboard: .namePhonePad, content: .shipmentTrackingNumber, correction: .yes),
    InputField(keyboard: .decimalPad, content: .dateTime, returnKey: .continue),
    InputField(keyboard: .twitter, content: UITextContentType(rawValue: "custom")),
    InputField(keyboard: .webSearch, returnKey: .search),
  ]

  /// The return keys of a browser and a messenger.
  static let returnKeys: [UIReturnKeyType] = [
    .google, .yahoo, .join, .route, .send, .emergencyCall,
  ]
}
