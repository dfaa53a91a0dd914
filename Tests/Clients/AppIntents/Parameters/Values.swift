// People, payments and files as the app hands them to the system and gets them back.

import AppIntents
import UniformTypeIdentifiers

/// A person whom the app knows by name and perhaps by telephone.
func companion(named name: String, number: String?) -> IntentPerson {
  IntentPerson(
    identifier: .applicationDefined(name.lowercased()), name: .displayName(name),
    handle: number.map { IntentPerson.Handle(phoneNumber: $0, label: .mobile) },
    aliases: [IntentPerson.Handle(applicationDefined: name, label: "nickname")])
}

/// The owner of the phone, from the address book.
func owner(_ components: PersonNameComponents, contact: String, mail: String) -> IntentPerson {
  var person = IntentPerson(
    identifier: .contact(contact), name: .components(components),
    handle: IntentPerson.Handle(emailAddress: mail, label: .home), isMe: true,
    image: .init(systemName: "person"))
  person.aliases.append(IntentPerson.Handle(.emailAddress(mail), label: .work))
  return person
}

/// The line under a person's name.
func contactLine(of person: IntentPerson) -> String {
  let identifier: IntentPerson.Identifier = person.identifier
  let prefix =
    switch identifier {
    case .contact: person.isMe ? "Me" : "Contact"
    case .applicationDefined(let name): name
    }
  let name: IntentPerson.Name = person.name
  let shown =
    switch name {
    case .displayName(let text): text
    case .components(let components): components.formatted()
    }
  let picture = person.image == nil ? "" : " with picture"
  let handles = [person.handle].compactMap { $0 } + person.aliases
  return ([prefix, shown + picture] + handles.map(line)).joined(separator: ", ")
}

/// A telephone number or address with the name of its kind.
func line(of handle: IntentPerson.Handle) -> String {
  let label: String =
    switch handle.label as IntentPerson.Handle.Label {
    case .home, .homeFax: "at home"
    case .work, .workFax: "at work"
    case .iPhone, .mobile, .pager: "on the way"
    case .main, .other, .school: "elsewhere"
    case .custom(let name): name
    }
  switch handle.value as IntentPerson.Handle.Value {
  case .phoneNumber(let number): return "\(number) \(label)"
  case .emailAddress(let address): return "\(address) \(label)"
  case .applicationDefined(let name): return name
  }
}

/// The placeholder of a field for a person.
func placeholderText(for mode: IntentPerson.ParameterMode) -> String {
  switch mode {
  case .contact: "Name"
  case .email: "Mail address"
  case .phone: "Telephone"
  case .emailOrPhone: "Mail address or telephone"
  }
}

/// A stored card with its picture.
func card(named name: LocalizedStringResource, lastDigits: String) -> IntentPaymentMethod {
  IntentPaymentMethod(
    type: .credit, name: name, identificationHint: lastDigits,
    icon: DisplayRepresentation.Image(systemName: "creditcard", isTemplate: true))
}

/// The wallet's line for a way to pay.
func walletLine(of method: IntentPaymentMethod) -> String {
  let kind: IntentPaymentMethod.PaymentType = method.paymentType
  let family: String =
    switch kind {
    case .checking, .savings, .brokerage: "account"
    case .debit, .credit, .prepaid: "card"
    case .store: "voucher"
    case .applePay: "phone"
    case .unknown: "other"
    }
  let parts = [method.name, method.identificationHint, method.icon == nil ? nil : "with icon"]
  return ([family] + parts.compactMap { $0 }).joined(separator: " ")
}

/// The fee of a hut as a row of the bill.
func billRow(for fee: IntentCurrencyAmount) -> String {
  let name = String(localized: IntentCurrencyAmount.typeDisplayRepresentation.name)
  return "\(name): \(fee.amount) \(fee.currencyCode), \(rowTitle(of: fee))"
}

/// A track as a file that the system may delete when it is done.
func exportedTrack(_ points: Data, at url: URL?) -> IntentFile {
  guard let url else { return IntentFile(data: points, filename: "walk.gpx", type: .xml) }
  var file = IntentFile(fileURL: url, filename: "walk.gpx", type: UTType(filenameExtension: "gpx"))
  file.removedOnCompletion = true
  return file
}

/// A row with parts of a file's name and kind.
func fileRow(of file: IntentFile) -> String {
  let place = file.fileURL.map { $0.deletingLastPathComponent().path } ?? "memory"
  let kind = file.type?.identifier ?? "unknown"
  let fate = file.removedOnCompletion ? "temporary" : "kept"
  return "\(file.filename) (\(kind), \(file.data.count) bytes, \(fate)) in \(place)"
}

/// The kinds of rows above, headed by what the system calls them.
func valueHeadings() -> [String] {
  [
    heading(for: IntentPerson.self, count: 2), heading(for: IntentFile.self, count: 1),
    heading(for: IntentPaymentMethod.self, count: 3),
    heading(for: IntentCurrencyAmount.self, count: 1),
  ]
}
