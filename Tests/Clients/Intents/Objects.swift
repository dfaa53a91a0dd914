// The things that the tea shop's intents are about, and the moments at which they matter.

import CoreLocation
import Foundation
import Intents

/// The shop's teas as Siri and the widget's editor show them.
struct TeaMenu {
  let cup: INImage?

  func teas() -> [INObject] {
    let green = INObject(identifier: "green", display: "Green")
    let mint = INObject(identifier: "mint", display: "Mint", pronunciationHint: "mint")
    let black = INObject(
      identifier: "black", display: "Black", subtitle: "Strong", image: cup)
    let chai = INObject(
      identifier: "chai", display: "Chai", pronunciationHint: "tchai", subtitle: "Spicy",
      image: cup)
    green.subtitleString = "Mild"
    green.displayImage = cup
    green.alternativeSpeakableMatches = [
      INSpeakableString(spokenPhrase: "Sencha"),
      INSpeakableString(
        vocabularyIdentifier: "green", spokenPhrase: "Gyokuro", pronunciationHint: "gyo-kuro"),
    ]
    return [green, mint, black, chai]
  }

  func sections() -> INObjectCollection<INObject> {
    let all = teas()
    let mild = INObjectSection(title: "Mild", items: Array(all.prefix(2)))
    let strong = INObjectSection(title: nil, items: Array(all.suffix(2)))
    let collection = INObjectCollection(sections: [mild, strong])
    collection.usesIndexedCollation = collection.allItems.count > 20
    return collection
  }

  func plain() -> INObjectCollection<NSString> {
    INObjectCollection(items: ["Small", "Large"])
  }

  /// The rows of the app's own list.
  func rows(of collection: INObjectCollection<INObject>) -> [String] {
    collection.sections.flatMap { section in
      [section.title].compactMap { $0 }
        + section.items.map { "\($0.displayString) \($0.subtitleString ?? "")" }
    }
  }

  /// Siri's phrase, with its pronunciation.
  func speech(for thing: any INSpeakable) -> String {
    let hint = thing.pronunciationHint.map { " (\($0))" } ?? ""
    let name = thing.vocabularyIdentifier ?? "unnamed"
    return "\(thing.spokenPhrase)\(hint) [\(name)]"
  }

  func speeches(of tea: INObject, for person: INPerson) -> [String] {
    let known = tea.alternativeSpeakableMatches ?? []
    return known.map { speech(for: $0) } + [
      speech(for: tea), speech(for: person), "\(tea.spokenPhrase) \(tea.pronunciationHint ?? "")",
      tea.vocabularyIdentifier ?? "", person.spokenPhrase, person.pronunciationHint ?? "",
      person.vocabularyIdentifier ?? "",
    ]
  }

  /// Whether an order is for the same tea again.
  func isSame(_ left: INObject, _ right: INObject) -> Bool {
    left.isEqual(right) && left.hash == right.hash && (left.copy() as? INObject) == right
  }
}

/// The pictures of a cup, from wherever they come.
func cupImages(data: Data, page: URL) -> [INImage] {
  let remote = [INImage(url: page), INImage(url: page, width: 40, height: 40)]
  return [INImage(named: "Cup"), .systemImageNamed("cup.and.saucer"), INImage(imageData: data)]
    + remote.compactMap { $0 }
}

/// The bill as a file, and what it comes to.
struct TeaBill {
  let amount: INCurrencyAmount

  init(cups: Int) {
    amount = INCurrencyAmount(amount: NSDecimalNumber(value: cups * 3), currencyCode: "EUR")
  }

  var line: String { "\(amount.amount ?? 0) \(amount.currencyCode ?? "")" }

  func file(at url: URL?) -> INFile {
    let file =
      url.map { INFile(fileURL: $0, filename: "Bill", typeIdentifier: "com.adobe.pdf") }
      ?? INFile(data: Data(line.utf8), filename: "Bill", typeIdentifier: "public.text")
    file.filename += " of today"
    file.removedOnCompletion = file.fileURL == nil
    return file
  }

  func summary(of file: INFile) -> String {
    "\(file.filename), \(file.typeIdentifier ?? "?"), \(file.data.count) bytes"
  }
}

/// The people who drink tea.
struct TeaGuests {
  func guest(_ components: PersonNameComponents, phone: String) -> INPerson {
    let handle = INPersonHandle(value: phone, type: .phoneNumber, label: .mobile)
    return INPerson(
      personHandle: handle, nameComponents: components, displayName: nil, image: nil,
      contactIdentifier: nil, customIdentifier: phone, isMe: false, suggestionType: .none)
  }

  func regular(_ name: String, mail: String, image: INImage) -> INPerson {
    let handle = INPersonHandle(value: mail, type: .emailAddress)
    let other = INPersonHandle(value: name, type: .unknown, label: .other)
    return INPerson(
      personHandle: handle, nameComponents: nil, displayName: name, image: image,
      contactIdentifier: name, customIdentifier: nil, aliases: [other],
      suggestionType: .socialProfile)
  }

  func line(for person: INPerson) -> String {
    let name = person.nameComponents?.givenName ?? person.displayName
    let known = person.contactIdentifier ?? person.customIdentifier ?? "unknown"
    let handles = [person.personHandle].compactMap { $0 } + (person.aliases ?? [])
    let kind: INPersonSuggestionType = person.suggestionType
    let isChat = kind == .instantMessageAddress
    let marks = [
      person.isMe ? "me" : nil, person.image == nil ? nil : "seen", isChat ? "chat" : nil,
    ]
    return "\(name) \(known) \(handles.map(line).joined()) \(marks.compactMap { $0 })"
  }

  private func line(for handle: INPersonHandle) -> String {
    let type: INPersonHandleType = handle.type
    let isAtWork = [.work, .workFax, .main, .school].contains(handle.label)
    let isAtHome = [.home, .homeFax, .iPhone, .pager].contains(handle.label)
    let place = isAtWork ? "work" : isAtHome ? "home" : handle.label?.rawValue ?? "anywhere"
    return "\(handle.value ?? "") \(type == .unknown ? "" : place)"
  }

  /// A label of the shop's own.
  let atTheBar = INPersonHandleLabel(rawValue: "bar")

  func copies(of person: INPerson) -> (INPerson?, INPersonHandle?) {
    (person.copy() as? INPerson, person.personHandle?.copy() as? INPersonHandle)
  }
}

// MARK: - Moments

/// Tells the system when tea matters.
struct TeaMoments {
  let shop: CLCircularRegion

  func providers(from begin: Date, to end: Date) -> [INRelevanceProvider] {
    let places: [INDailyRoutineRelevanceProvider.Situation] = [
      .morning, .evening, .home, .work, .school, .gym, .commute, .headphonesConnected,
      .activeWorkout, .physicalActivityIncomplete,
    ]
    return [
      INDateRelevanceProvider(start: begin, end: end), INLocationRelevanceProvider(region: shop),
    ] + places.map { INDailyRoutineRelevanceProvider(situation: $0) }
  }

  func words(for provider: INRelevanceProvider) -> String {
    switch provider {
    case let date as INDateRelevanceProvider:
      "from \(date.startDate) to \(date.endDate ?? .distantFuture)"
    case let place as INLocationRelevanceProvider: "at \(place.region.identifier)"
    case let routine as INDailyRoutineRelevanceProvider: "while \(routine.situation)"
    default: "always"
    }
  }

  func shortcut(for order: OrderTeaIntent, _ activity: NSUserActivity) -> INShortcut {
    INShortcut(intent: order) ?? INShortcut(userActivity: activity)
  }

  /// The target of a shortcut.
  func target(of shortcut: INShortcut) -> String {
    let order = shortcut.intent?.intentDescription ?? shortcut.userActivity?.title ?? ""
    switch shortcut {
    case .intent: return "\(order) \(shortcut.description)"
    case .userActivity: return "\(order) \(shortcut.debugDescription)"
    }
  }

  func suggest(_ shortcut: INShortcut, from begin: Date, to end: Date) async throws {
    let relevant = INRelevantShortcut(shortcut: shortcut)
    let role: INRelevantShortcutRole = relevant.widgetKind == nil ? .action : .information
    relevant.shortcutRole = role
    relevant.relevanceProviders = providers(from: begin, to: end)
    relevant.widgetKind = "tea"
    let card = INDefaultCardTemplate(title: "Tea")
    card.subtitle = target(of: relevant.shortcut)
    card.image = INImage.systemImageNamed("cup.and.saucer")
    relevant.watchTemplate = card
    try await INRelevantShortcutStore.default.setRelevantShortcuts([relevant])
    INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
  }

  func forget() {
    INRelevantShortcutStore.default.setRelevantShortcuts([]) { error in
      if let error { print(error.localizedDescription) }
    }
  }
}
