import AppIntents
import Testing

@Suite struct AppIntentTests {
  @Test func `a configuration needs no perform and has none to call`() async {
    await #expect(throws: AppIntentError.self) {
      _ = try await EmojiRangerSelection().perform()
    }
  }

  @Test func `a configuration may perform all the same`() async throws {
    struct Performing: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Performing"
      func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 4) }
    }
    #expect(try await Performing().perform().value == 4)
  }

  @Test func `a description is found whichever type it has`() {
    #expect(EmojiRangerSelection.declaredDescription?.descriptionText == "Selects a ranger.")
    #expect(KitchenSink.declaredDescription?.descriptionText == "Everything")
    #expect(StaticIntent.declaredDescription == nil)
  }

  @Test func `an intent that says nothing has the documented defaults`() {
    #expect(!StaticIntent.openAppWhenRun)
    #expect(StaticIntent.isDiscoverable)
    #expect(StaticIntent.authenticationPolicy == .alwaysAllowed)
    #expect(StaticIntent.supportedModes == .background)
    #expect(StaticIntent.persistentIdentifier == "StaticIntent")
  }

  @Test func `an intent that opens the app runs in the foreground`() {
    struct Opening: OpenIntent {
      static let title: LocalizedStringResource = "Open"
      @Parameter(title: "Ranger") var target: EmojiRanger
    }
    #expect(Opening.openAppWhenRun)
    #expect(Opening.supportedModes == .foreground)
    #expect(OpenURLIntent.openAppWhenRun)
  }

  @Test func `a migrated intent is identified by its old class`() {
    #expect(FestivalIntent.persistentIdentifier == "FestivalIntent")
  }

  @Test func `asking for the foreground or a confirmation fails`() async {
    struct Continued: ForegroundContinuableIntent {
      static let title: LocalizedStringResource = "Continue"
      func perform() async throws -> some IntentResult {
        try await requestToContinueInForeground("Come here")
        return .result()
      }
    }
    await #expect(throws: AppIntentError.self) { _ = try await Continued().perform() }
    await #expect(throws: AppIntentError.self) {
      try await Continued().requestConfirmation()
    }
    await #expect(throws: AppIntentError.self) {
      try await Continued().requestConfirmation(result: .result(dialog: "Sure?"))
    }
  }

  @Test func `a URL to open is a parameter`() throws {
    let url = try #require(URL(string: "https://example.org"))
    let intent = OpenURLIntent(url)
    #expect(intent.url == url)
    #expect(parameterNames(of: intent) == ["url"])
  }

  @Test func `a value to set is a parameter`() async throws {
    struct Lamp: SetValueIntent {
      static let title: LocalizedStringResource = "Lamp"
      @Parameter(title: "On") var value: Bool
      func perform() async throws -> some IntentResult { .result() }
    }
    let lamp = Lamp()
    lamp.value = true
    #expect(parameterValues(of: lamp) == ["value": true])
  }

  @Test func `modes can be combined`() {
    let modes: IntentModes = [.background, .foreground(.dynamic)]
    #expect(modes.contains(.background))
    #expect(!modes.contains(.foreground))
    #expect(IntentModes.foreground(.immediate) == .foreground)
  }

  @Test func `a deprecated intent names its replacement`() {
    struct Old: DeprecatedAppIntent {
      static let title: LocalizedStringResource = "Old"
      static var deprecation: IntentDeprecation<StaticIntent> {
        IntentDeprecation(message: "Use the other.", replacedBy: StaticIntent.self)
      }
      func perform() async throws -> some IntentResult { .result() }
    }
    #expect(Old.deprecation.replacedBy == StaticIntent.self)
  }

  @Test func `a dependency comes from its manager or its default`() {
    final class Store: Sendable {
      let name: String
      init(name: String) { self.name = name }
    }
    let manager = AppDependencyManager()
    manager.add(dependency: Store(name: "added"))
    manager.add(key: "other", dependency: Store(name: "keyed"))
    let plain = AppDependency<Store>(manager: manager)
    let keyed = AppDependency<Store>(key: "other", manager: manager)
    let missing = AppDependency<Store>(
      key: "missing", manager: manager, default: Store(name: "default"))
    #expect(plain.wrappedValue.name == "added")
    #expect(plain.wrappedValue === plain.wrappedValue)
    #expect(keyed.wrappedValue.name == "keyed")
    #expect(missing.wrappedValue.name == "default")
  }
}
