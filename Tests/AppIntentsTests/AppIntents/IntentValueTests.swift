import AppIntents
import Testing
import UniformTypeIdentifiers
import WidgetRecording

/// A number or a word.
@UnionValue private enum Amount {
  case count(Int)
  case words(String)
  case none
}

@Suite struct IntentValueTests {
  @Test func `a value of several types is recorded as the one that it holds`() {
    #expect(recordedValue(Amount.count(3)) == .number(3))
    #expect(recordedValue(Amount.words("many")) == .string("many"))
    #expect(recordedValue([Amount.count(1), .words("x")]) == .array([.number(1), .string("x")]))
    #expect(recordedValue(Amount.none) == nil)
  }

  @Test func `an activity knows the entity that it is about`() {
    let activity = NSUserActivity(activityType: "harbour")
    #expect(activity.appEntityIdentifier == nil)
    activity.appEntityIdentifier = EntityIdentifier(for: EmojiRanger.self, identifier: "a")
    #expect(activity.appEntityIdentifier?.identifier == "a")
  }

  @Test func `a file has a name, a type and its bytes`() {
    let file = IntentFile(data: Data("x".utf8), filename: "a.txt", type: .plainText)
    #expect(file.data == Data("x".utf8))
    #expect(file.type == .plainText)
    #expect(file.fileURL == nil)
    let image = IntentFile(fileURL: URL(fileURLWithPath: "/nowhere/b.png"))
    #expect(image.filename == "b.png")
    #expect(image.type == .png)
    #expect(image.data.isEmpty)
  }

  @Test func `a person is shown by name`() {
    var components = PersonNameComponents()
    components.givenName = "Ann"
    components.familyName = "Lee"
    let person = IntentPerson(
      identifier: .contact("1"), name: .components(components),
      handle: IntentPerson.Handle(emailAddress: "ann@example.org", label: .work),
      aliases: [IntentPerson.Handle(applicationDefined: "ann", label: "nick")])
    #expect(String(localized: person.displayRepresentation.title) == "Ann Lee")
    #expect(person.handle?.value == .emailAddress("ann@example.org"))
    #expect(person.aliases[0].label == .custom("nick"))
  }

  @Test func `a payment method is shown by name or kind`() {
    let named = IntentPaymentMethod(type: .credit, name: "Visa", identificationHint: "42")
    #expect(String(localized: named.displayRepresentation.title) == "Visa")
    #expect(named.paymentType == .credit)
    let plain = IntentPaymentMethod(type: .applePay)
    #expect(String(localized: plain.displayRepresentation.title) == "applePay")
  }

  @Test func `an amount has a currency`() {
    let amount = IntentCurrencyAmount(amount: 2.5, currencyCode: "EUR")
    #expect(amount == IntentCurrencyAmount(amount: 2.5, currencyCode: "EUR"))
    #expect(amount.currencyCode == "EUR")
  }
}
