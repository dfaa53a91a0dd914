import AppIntents

/// A tour guide's predictable intent: a festival by its place and kind.
struct FestivalIntent: AppIntent, WidgetConfigurationIntent, PredictableIntent,
  CustomIntentMigratedAppIntent
{
  static let intentClassName = "FestivalIntent"
  static let title: LocalizedStringResource = "Show Festival"

  @Parameter(title: "Location") var location: String?
  @Parameter(title: "Kind") var type: FestivalKind?
  @Parameter(title: "Free") var isFree: Bool?

  static var parameterSummary: some ParameterSummary {
    When(\.$location, .hasAnyValue) {
      Summary("Festivals in \(\.$location)") { \.$type }
    } otherwise: {
      Summary("Any festival")
    }
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$location, \.$type)) { location, type in
      DisplayRepresentation(
        title: "\(location ?? "Anywhere")", subtitle: type == .art ? "Art" : nil)
    }
    IntentPrediction(parameters: \.$location) { location in
      DisplayRepresentation(title: "\(location ?? "Anywhere")")
    }
    IntentPrediction(displayRepresentation: { "Festivals" })
  }
}

enum FestivalKind: String, AppEnum {
  case art, music

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Festival Kind"
  static let caseDisplayRepresentations: [FestivalKind: DisplayRepresentation] = [
    .art: "Art", .music: "Music",
  ]
}

/// A static widget's intent: no parameters, nothing to match.
struct StaticIntent: WidgetConfigurationIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Nothing"

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(displayRepresentation: { "Nothing" })
  }
}
