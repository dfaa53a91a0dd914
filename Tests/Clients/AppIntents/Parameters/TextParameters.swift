// The texts, links and files that a person types, picks or passes on in the app's intents.

import AppIntents

/// Names that a person has used before.
struct RecentNames: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Morning walk", "Evening walk"] }
  func defaultResult() async -> String? { "Morning walk" }
}

/// Notes that can be continued.
struct RecentNotes: DynamicOptionsProvider {
  func results() async throws -> [AttributedString] { [AttributedString("Bring water")] }
}

/// Pages that a person has shared before.
struct RecentPages: DynamicOptionsProvider {
  func results() async throws -> [URL] { [URL(fileURLWithPath: "/trails")] }
}

/// Maps that are on the phone.
struct StoredMaps: DynamicOptionsProvider {
  func results() async throws -> [IntentFile] {
    [IntentFile(fileURL: URL(fileURLWithPath: "/maps/ridge.gpx"))]
  }
}

/// Turns a number of a walk into its name.
struct WalkNameResolver: Resolver {
  func resolve(from input: Int, context: Context<String>) async throws -> String? {
    input < 0 ? try await context.requestValue("Which walk?") : "Walk \(input)"
  }
}

/// Reads a note from a plain text.
struct NoteResolver: Resolver {
  func resolve(
    from input: String, context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? {
    guard !input.isEmpty else { throw context.needsValueError("What is the note?") }
    return AttributedString(input)
  }
}

/// Reads a map from a link to it.
struct MapFileResolver: Resolver {
  func resolve(
    from input: URL, context: IntentParameterContext<IntentFile>
  ) async throws -> IntentFile? {
    let file = IntentFile(fileURL: input, filename: nil, type: nil)
    return try await context.requestConfirmation(for: file, dialog: "Use this map?") ? file : nil
  }
}

/// Writes an entry into the walking diary.
struct WriteDiaryEntry: AppIntent {
  static let title: LocalizedStringResource = "Write Diary Entry"

  @Parameter(
    title: "Headline", description: "Shown above the entry.", default: "A walk",
    inputOptions: String.IntentInputOptions(
      keyboardType: .default, capitalizationType: .words, autocorrect: false, smartQuotes: false,
      smartDashes: false),
    requestValueDialog: "What is the headline?",
    inputConnectionBehavior: .connectToPreviousIntentResult)
  var headline: String

  @Parameter(
    title: "Name", description: "The name of the walk.", default: "Walk",
    inputOptions: .init(keyboardType: .asciiCapable, capitalizationType: .sentences),
    requestValueDialog: "Which name?", inputConnectionBehavior: .never,
    resolvers: {
      WalkNameResolver()
    })
  var name: String

  @Parameter(
    title: "Companion", description: "Who came along.",
    inputOptions: .init(capitalizationType: .allCharacters), requestValueDialog: "With whom?",
    inputConnectionBehavior: .default, optionsProvider: RecentNames())
  var companion: String?

  @Parameter(
    title: "Code", description: "The code of the trail.",
    inputOptions: .init(keyboardType: .numbersAndPunctuation, capitalizationType: .none),
    requestValueDialog: "Which code?", inputConnectionBehavior: .default,
    optionsProvider: RecentNames(),
    resolvers: {
      WalkNameResolver()
    })
  var code: String

  @Parameter(
    title: "Note", description: "A formatted text.", default: AttributedString("Sunny"),
    requestValueDialog: "What happened?", inputConnectionBehavior: .default)
  var note: AttributedString

  @Parameter(
    title: "Weather", description: "A remark on the weather.", default: AttributedString("Sunny"),
    requestValueDialog: "How was it?", inputConnectionBehavior: .default,
    resolvers: {
      NoteResolver()
    })
  var weather: AttributedString

  @Parameter(
    title: "Continue", description: "An earlier note.", requestValueDialog: "Which note?",
    inputConnectionBehavior: .default, optionsProvider: RecentNotes())
  var earlierNote: AttributedString?

  @Parameter(
    title: "Closing", description: "The last line.", requestValueDialog: "Which line?",
    inputConnectionBehavior: .default, optionsProvider: RecentNotes(),
    resolvers: {
      NoteResolver()
    })
  var closing: AttributedString?

  @Parameter var mood: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Write \(\.$headline) about \(\.$name)") {
      \.$note
      \.$companion
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    if code.isEmpty {
      code = try await $code.requestDisambiguation(
        among: ["AT-1", "AT-2"], dialog: "Which of these codes?")
    }
    let text = "\(headline): \(name)"
    guard try await $headline.requestConfirmation(for: text, dialog: "Save \(text)?") else {
      throw AppIntentError.restartPerform
    }
    return .result(value: text, dialog: "Saved.")
  }
}

/// The settings of a form's field for a text parameter of the diary.
func fieldSettings(of parameter: IntentParameter<String>) -> (lines: Int, keyboard: String) {
  let options = parameter.inputOptions ?? String.IntentInputOptions(multiline: true)
  let isPlain =
    !options.autocorrect && !options.smartQuotes && !options.smartDashes
    && options.capitalizationType == .none
  switch options.keyboardType {
  case .numberPad: return (1, "digits")
  case .URL: return (1, "link")
  case .default, .asciiCapable, .numbersAndPunctuation: break
  }
  return (options.multiline ? 4 : 1, isPlain ? "code" : "text")
}

/// The keyboard that suits what a person is about to type.
func inputOptions(forLinks isLink: Bool) -> String.IntentInputOptions {
  let keyboard: String.IntentInputOptions.KeyboardType = isLink ? .URL : .numberPad
  let capitals: String.IntentInputOptions.CapitalizationType = isLink ? .none : .sentences
  return .init(keyboardType: keyboard, capitalizationType: capitals)
}

/// Shares pages and maps of a trail.
struct ShareTrailMaterial: AppIntent {
  static let title: LocalizedStringResource = "Share Trail"

  @Parameter(
    title: "Page", description: "The trail's page.", default: URL(string: "https://example.org"),
    requestValueDialog: "Which page?", inputConnectionBehavior: .default)
  var page: URL

  @Parameter(
    title: "Photo album", description: "A link.", default: nil, requestValueDialog: "Which album?",
    inputConnectionBehavior: .default,
    resolvers: {
      AlbumResolver()
    })
  var album: URL?

  @Parameter(
    title: "Other page", description: "A page shared before.", requestValueDialog: "Which page?",
    inputConnectionBehavior: .default, optionsProvider: RecentPages())
  var otherPage: URL?

  @Parameter(
    title: "Booking", description: "Where huts are booked.", requestValueDialog: "Which page?",
    inputConnectionBehavior: .default, optionsProvider: RecentPages(),
    resolvers: {
      AlbumResolver()
    })
  var booking: URL?

  @Parameter(
    title: "More pages", description: "Shared as well.",
    default: [URL(string: "https://example.org/a"), URL(string: "https://example.org/b")],
    requestValueDialog: "Which pages?", inputConnectionBehavior: .default)
  var morePages: [URL]

  @Parameter(
    title: "Map", description: "A drawing.",
    default: IntentFile(data: Data(), filename: "empty.gpx"),
    supportedTypeIdentifiers: ["public.xml"], requestValueDialog: "Which map?",
    inputConnectionBehavior: .default)
  var map: IntentFile

  @Parameter(
    title: "Second map", description: "A drawing.", default: nil,
    supportedTypeIdentifiers: ["public.xml"], requestValueDialog: "Which map?",
    inputConnectionBehavior: .default,
    resolvers: {
      MapFileResolver()
    })
  var secondMap: IntentFile?

  @Parameter(
    title: "Stored map", description: "From the phone.",
    supportedTypeIdentifiers: ["public.xml"], requestValueDialog: "Which map?",
    inputConnectionBehavior: .default, optionsProvider: StoredMaps())
  var storedMap: IntentFile?

  @Parameter(
    title: "Track", description: "From the phone.", supportedTypeIdentifiers: ["public.xml"],
    requestValueDialog: "Which track?", inputConnectionBehavior: .default,
    optionsProvider: StoredMaps(),
    resolvers: {
      MapFileResolver()
    })
  var track: IntentFile?

  func perform() async throws -> some IntentResult & ReturnsValue<[IntentFile]> {
    guard let storedMap else { throw $storedMap.needsValueError("Which map?") }
    let maps = [map, secondMap, storedMap, track].compactMap { $0 }
    guard maps.count < 4 else {
      throw $map.needsDisambiguationError(among: maps, dialog: "Which of these?")
    }
    if album == nil { album = try await $album.requestValue("Which album?") }
    return .result(value: maps)
  }
}

/// Reads an album's link from its name.
struct AlbumResolver: Resolver {
  func resolve(
    from input: String, context: IntentParameterContext<URL>
  ) async throws -> URL? {
    let candidates = ["photos", "cloud"].compactMap { URL(string: "https://\($0).example.org") }
    let missing = context.isOptional ? [] : candidates
    if input.isEmpty {
      throw context.needsDisambiguationError(among: missing, dialog: "Which album?")
    }
    return try await context.requestDisambiguation(
      among: candidates, dialog: "Where is \(context.title)?")
  }
}
