// Parameters that hold the app's own entities and enumerations, alone and in lists of some size.

import AppIntents

/// Trails near by, in sections.
struct NearbyTrails: DynamicOptionsProvider {
  func results() async throws -> [TrailEntity] { await TrailStore.shared.trails() }
  func defaultResult() async -> TrailEntity? { await TrailStore.shared.trails().first }
}

/// The difficulties that suit the season.
struct SeasonalDifficulties: DynamicOptionsProvider {
  func results() async throws -> [TrailDifficulty] { [.easy, .moderate] }
}

/// Finds a trail by its name.
struct TrailNameResolver: Resolver {
  func resolve(
    from input: String, context: IntentParameterContext<TrailEntity>
  ) async throws -> TrailEntity? {
    let found = try await TrailQuery().entities(matching: input)
    if found.count < 2 { return found.first }
    return try await context.requestDisambiguation(among: found, dialog: "Which trail?")
  }
}

/// Reads a list of trails from their names.
struct TrailListResolver: Resolver {
  func resolve(
    from input: String, context: IntentParameterContext<[TrailEntity]>
  ) async throws -> [TrailEntity]? {
    let names = input.split(separator: ",").map(String.init)
    return await TrailStore.shared.trails().filter { names.contains($0.name) }
  }
}

/// Reads a difficulty from a number of boots.
struct BootsResolver: Resolver {
  func resolve(
    from input: Int, context: IntentParameterContext<TrailDifficulty>
  ) async throws -> TrailDifficulty? {
    switch input {
    case 1: .easy
    case 2: .moderate
    default: .hard
    }
  }
}

/// The trails and difficulties that a widget shows.
struct ShowTrails: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Show Trails"

  @Parameter(
    title: "Trail", description: "Shown first.", default: nil, requestValueDialog: "Which trail?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .default)
  var trail: TrailEntity?

  @Parameter(
    title: "Named trail", description: "By name.", default: nil,
    requestValueDialog: "Which trail?", requestDisambiguationDialog: "Which of these?",
    inputConnectionBehavior: .default,
    resolvers: {
      TrailNameResolver()
    })
  var named: TrailEntity?

  @Parameter(
    title: "Near", description: "Around here.", requestValueDialog: "Which trail?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .default,
    optionsProvider: NearbyTrails())
  var near: TrailEntity?

  @Parameter(
    title: "Way back", description: "Around here.", requestValueDialog: "Which trail?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .default,
    optionsProvider: NearbyTrails(),
    resolvers: {
      TrailNameResolver()
    })
  var wayBack: TrailEntity?

  @Parameter(
    title: "Found", description: "By search.", default: nil, requestValueDialog: "Which trail?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .default,
    query: TrailQuery())
  var found: TrailEntity?

  @Parameter(
    title: "Difficulty", description: "At most.", default: .moderate,
    requestValueDialog: "How hard?", requestDisambiguationDialog: "Which of these?",
    inputConnectionBehavior: .default, supportedValues: [.easy, .moderate])
  var difficulty: TrailDifficulty

  @Parameter(
    title: "Boots", description: "At most.", default: .easy, requestValueDialog: "How many?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .default,
    supportedValues: TrailDifficulty.allCases,
    resolvers: {
      BootsResolver()
    })
  var boots: TrailDifficulty

  @Parameter(
    title: "Season", description: "What suits it.", default: .easy, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .default,
    supportedValues: [.easy, .moderate], optionsProvider: SeasonalDifficulties())
  var seasonal: TrailDifficulty

  @Parameter(
    title: "Way back", description: "What suits it.", default: .easy, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .default,
    supportedValues: [.easy], optionsProvider: SeasonalDifficulties(),
    resolvers: {
      BootsResolver()
    })
  var easyBack: TrailDifficulty
}

/// A widget's lists, whose length follows its family.
struct ShowTrailLists: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Show Lists"

  @Parameter(
    title: "Favourites", description: "At most four.", default: [],
    size: IntentCollectionSize(min: 1, max: 4), inputConnectionBehavior: .default)
  var favourites: [TrailEntity]

  @Parameter(
    title: "Named", description: "Three.", default: [], size: 3, inputConnectionBehavior: .default,
    resolvers: {
      TrailListResolver()
    })
  var named: [TrailEntity]

  @Parameter(
    title: "Found", description: "Two.", default: [], size: IntentCollectionSize(exactly: 2),
    inputConnectionBehavior: .default, query: TrailQuery())
  var found: [TrailEntity]

  @Parameter(
    title: "Huts", description: "As many as fit.", default: [],
    size: [.systemSmall: 1, .systemMedium: .init(min: 1, max: 3), .accessoryInline: 1],
    inputConnectionBehavior: .default)
  var huts: [HutEntity]

  @Parameter(
    title: "Listed", description: "As many as fit.", default: [],
    size: [.systemSmall: 1, .systemLarge: 6], inputConnectionBehavior: .default,
    resolvers: {
      TrailListResolver()
    })
  var listed: [TrailEntity]

  @Parameter(
    title: "Searched", description: "As many as fit.", default: [],
    size: [.accessoryRectangular: 2, .systemExtraLarge: 8], inputConnectionBehavior: .default,
    query: TrailQuery())
  var searched: [TrailEntity]
}

/// A list in the app that starts with what a widget's parameter would hold.
func initialChoice(of parameter: IntentParameter<TrailDifficulty>) -> TrailDifficulty {
  let state: IntentParameter<TrailDifficulty>.ValueState = parameter.valueState
  guard state == .unset else { return parameter.wrappedValue }
  return parameter.defaultValue ?? .easy
}

/// Whether a parameter takes the result of the previous intent.
func isConnected(_ behavior: InputConnectionBehavior) -> Bool {
  switch behavior {
  case .connectToPreviousIntentResult: true
  case .default, .never: false
  }
}
