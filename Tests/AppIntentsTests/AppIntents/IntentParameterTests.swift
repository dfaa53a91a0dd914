import AppIntents
import Testing

@Suite struct IntentParameterTests {
  @Test func `a parameter of a constant intent can be set`() {
    let selection = EmojiRangerSelection()
    selection.hero = EmojiRanger.all[1]
    #expect(selection.hero?.id == "egghead")
  }

  @Test func `a copy of an intent shares its parameters`() {
    let original = EmojiRangerSelection()
    let copy = original
    copy.count = 7
    #expect(original.count == 7)
  }

  @Test func `two intents of one type do not share parameters`() {
    let first = EmojiRangerSelection()
    let second = EmojiRangerSelection()
    first.count = 7
    #expect(second.count == 3)
  }

  @Test func `a default holds from the start`() {
    let selection = EmojiRangerSelection()
    #expect(selection.mood == .happy)
    #expect(selection.count == 3)
    #expect(selection.hero == nil)
    #expect(KitchenSink().length == Measurement(value: 2, unit: .kilometers))
    #expect(KitchenSink().tags == ["a"])
  }

  @Test func `a parameter tells what it was declared with`() {
    let sink = KitchenSink()
    #expect(sink.$ratio.controlStyle == .slider)
    #expect(sink.$ratio.defaultValue == 0.5)
    #expect(sink.$ratio.title == "Ratio")
    #expect(!sink.$ratio.isOptional)
    #expect(sink.$note.isOptional)
    #expect(sink.$date.dateKind == .date)
    #expect(sink.$parts.dateKind == .time)
    #expect(sink.$isOn.displayName?.true == "On")
  }

  @Test func `a value's state tells whether there is one`() {
    let selection = EmojiRangerSelection()
    #expect(selection.$hero.valueState == .unset)
    selection.hero = EmojiRanger.all[0]
    #expect(selection.$hero.valueState == .set)
    #expect(selection.$count.valueState == .set)
  }

  @Test func `a parameter can be declared without a title`() {
    struct Untitled: AppIntent {
      static let title: LocalizedStringResource = "Untitled"
      @Parameter(default: 2) var number: Int
      @Parameter(description: "A word") var word: String?
      @Parameter var mood: Mood
      @Parameter() var hero: EmojiRanger?
      func perform() async throws -> some IntentResult { .result() }
    }
    #expect(Untitled().number == 2)
    #expect(Untitled().word == nil)
    #expect(missingParameters(of: Untitled()) == ["mood"])
    #expect(Untitled().hero == nil)
  }

  @Test func `reading a parameter that needs a value and has none ends the process`() async {
    await #expect(processExitsWith: .failure) {
      let opening = OpenURLIntent()
      _ = opening.url
    }
  }

  @Test func `input options are kept`() {
    struct Typed: AppIntent {
      static let title: LocalizedStringResource = "Typed"
      @Parameter(title: "Word", inputOptions: .init(keyboardType: .URL, multiline: true))
      var word: String
      func perform() async throws -> some IntentResult { .result() }
    }
    #expect(Typed().$word.inputOptions?.keyboardType == .URL)
    #expect(Typed().$word.inputOptions?.multiline == true)
  }

  @Test func `asking a person for a value fails and says which`() async throws {
    let selection = EmojiRangerSelection()
    await #expect(throws: AppIntentError.self) {
      try await selection.$hero.requestValue("Which hero?")
    }
    await #expect(throws: AppIntentError.self) {
      try await selection.$hero.requestDisambiguation(among: EmojiRanger.all)
    }
    await #expect(throws: AppIntentError.self) {
      try await selection.$count.requestConfirmation(for: 3)
    }
    let error = selection.$hero.needsValueError("Which hero?")
    #expect(error.description == "the parameter 'Hero' needs a value")
    let choice = selection.$hero.needsDisambiguationError(among: EmojiRanger.all)
    #expect(choice.description == "the parameter 'Hero' needs one of 3 values")
  }

  @Test func `a collection's size is a range or a number`() {
    #expect(IntentCollectionSize(min: 1, max: 4).bounds == 1...4)
    #expect(IntentCollectionSize(exactly: 2) == 2)
  }
}
