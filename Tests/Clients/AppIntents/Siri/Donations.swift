// The app's donations, predictions and relevant moments.

import AppIntents
import RelevanceKit

/// Plans a trip by all that can be known of it; the predictions match it step by step.
struct PlanTrip: PredictableIntent {
  static let title: LocalizedStringResource = "Plan Trip"

  @Parameter(title: "Name") var name: String
  @Parameter(title: "Trail") var trail: TrailEntity
  @Parameter(title: "Hut") var hut: HutEntity?
  @Parameter(title: "People") var people: Int
  @Parameter(title: "Nights") var nights: Int
  @Parameter(title: "Kilometres") var distance: Double
  @Parameter(title: "Climb") var climb: Double
  @Parameter(title: "With the dog") var withDog: Bool
  @Parameter(title: "By train") var byTrain: Bool
  @Parameter(title: "Begin") var begin: Date
  @Parameter(title: "End") var end: Date
  @Parameter(title: "Page") var page: URL?
  @Parameter(title: "Guide") var guide: String?
  @Parameter(title: "Cook") var cook: String?
  @Parameter(title: "Note") var note: String?

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(displayRepresentation: { "Plan a trip" })
    IntentPrediction(parameters: (\.$trail)) { shown($0, 1) }
    IntentPrediction(parameters: (\.$trail, \.$hut)) { trail, _ in shown(trail, 2) }
    IntentPrediction(parameters: (\.$trail, \.$hut, \.$people)) { trail, _, _ in shown(trail, 3) }
    IntentPrediction(parameters: (\.$trail, \.$hut, \.$people, \.$nights)) { trail, _, _, _ in
      shown(trail, 4)
    }
  }

  private static func shown(_ trail: TrailEntity, _ count: Int) -> DisplayRepresentation {
    DisplayRepresentation(title: "Walk \(trail.name)", subtitle: "\(count) details")
  }

  func perform() async throws -> some IntentResult { .result() }
}

/// Predictions of a trip that match many of its parameters.
struct DetailedPredictions {
  typealias Prediction<Parameters> = IntentPrediction<PlanTrip, Parameters>

  @IntentPredictionsBuilder<PlanTrip>
  var ofGroup: some IntentPredictionConfiguration {
    Prediction(parameters: (\.$name, \.$trail, \.$hut, \.$people, \.$nights)) {
      name, _, _, _, _ in title(name)
    }
    Prediction(parameters: (\.$name, \.$trail, \.$hut, \.$people, \.$nights, \.$distance)) {
      name, _, _, _, _, _ in title(name)
    }
    Prediction(
      parameters: (\.$name, \.$trail, \.$hut, \.$people, \.$nights, \.$distance, \.$climb)
    ) { name, _, _, _, _, _, _ in title(name) }
    Prediction(
      parameters: (
        \.$name, \.$trail, \.$hut, \.$people, \.$nights, \.$distance, \.$climb, \.$withDog
      )
    ) { name, _, _, _, _, _, _, _ in title(name) }
  }

  @IntentPredictionsBuilder<PlanTrip>
  var ofJourney: some IntentPredictionConfiguration {
    Prediction(
      parameters: (
        \.$name, \.$trail, \.$hut, \.$people, \.$nights, \.$distance, \.$climb, \.$withDog,
        \.$byTrain
      )
    ) { name, _, _, _, _, _, _, _, _ in title(name) }
    Prediction(
      parameters: (
        \.$name, \.$trail, \.$hut, \.$people, \.$nights, \.$distance, \.$climb, \.$withDog,
        \.$byTrain, \.$begin
      )
    ) { name, _, _, _, _, _, _, _, _, _ in title(name) }
    Prediction(
      parameters: (
        \.$name, \.$trail, \.$hut, \.$people, \.$nights, \.$distance, \.$climb, \.$withDog,
        \.$byTrain, \.$begin, \.$end
      )
    ) { name, _, _, _, _, _, _, _, _, _, _ in title(name) }
    Prediction(
      parameters: (
        \.$name, \.$trail, \.$hut, \.$people, \.$nights, \.$distance, \.$climb, \.$withDog,
        \.$byTrain, \.$begin, \.$end, \.$page
      )
    ) { name, _, _, _, _, _, _, _, _, _, _, _ in title(name) }
  }

  @IntentPredictionsBuilder<PlanTrip>
  var ofCrew: some IntentPredictionConfiguration {
    Prediction(
      parameters: (
        \.$name, \.$trail, \.$hut, \.$people, \.$nights, \.$distance, \.$climb, \.$withDog,
        \.$byTrain, \.$begin, \.$end, \.$page, \.$guide
      )
    ) { name, _, _, _, _, _, _, _, _, _, _, _, _ in title(name) }
    Prediction(
      parameters: (
        \.$name, \.$trail, \.$hut, \.$people, \.$nights, \.$distance, \.$climb, \.$withDog,
        \.$byTrain, \.$begin, \.$end, \.$page, \.$guide, \.$cook
      )
    ) { name, _, _, _, _, _, _, _, _, _, _, _, _, _ in title(name) }
    Prediction(
      parameters: (
        \.$name, \.$trail, \.$hut, \.$people, \.$nights, \.$distance, \.$climb, \.$withDog,
        \.$byTrain, \.$begin, \.$end, \.$page, \.$guide, \.$cook, \.$note
      )
    ) { name, _, _, _, _, _, _, _, _, _, _, _, _, _, _ in title(name) }
  }
}

/// A prediction's line.
private func title(_ name: String) -> DisplayRepresentation {
  DisplayRepresentation(title: "\(name)")
}

/// Two ways to predict an intent with one parameter, as the type that the builder makes of them.
@IntentPredictionsBuilder<FollowTrail>
func followPredictions() -> TupleIntentPrediction<
  FollowTrail, (IntentPrediction<FollowTrail, ()>, FollowTrail.ByTrail)
> {
  IntentPrediction(displayRepresentation: { "Follow a trail" })
  FollowTrail.ByTrail(parameters: \.$trail) { title($0.name) }
}

/// Follows a trail; one prediction matches it.
struct FollowTrail: PredictableIntent {
  typealias ByTrail = IntentPrediction<FollowTrail, KeyPath<Self, IntentParameter<TrailEntity>>>
  static let title: LocalizedStringResource = "Follow Trail"

  @Parameter(title: "Trail") var trail: TrailEntity

  static var predictionConfiguration: some IntentPredictionConfiguration {
    ByTrail(parameters: \.$trail) { followed in
      DisplayRepresentation(title: "Follow \(followed.name)")
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

/// Donates what a person has done in the app.
struct WalkDonations {
  let manager = IntentDonationManager.shared

  func donateLater(_ intent: FollowTrail) {
    intent.donate()
    intent.donate(result: .result(dialog: "Followed."))
    manager.donate(intent: intent)
    manager.donate(intent: intent, result: .result(value: 12.5))
  }

  func donateNow(_ intent: FollowTrail) async throws -> [IntentDonationIdentifier] {
    let own = try await intent.donate()
    let answered = try await intent.donate(result: .result(value: intent.trail))
    let managed = try await manager.donate(intent: intent)
    let full = try await manager.donate(intent: intent, result: .result(dialog: "Followed."))
    return [own, answered, managed, full]
  }

  func forget(
    _ donation: IntentDonationIdentifier, of trail: TrailEntity
  ) async throws -> Int {
    let identifier = EntityIdentifier(for: trail)
    let predicates: [IntentDonationMatchingPredicate] = [
      .donationIdentifier(donation), .entityIdentifier(identifier),
      .intentType(FollowTrail.self), .intentType(PlanTrip.self, entityIdentifier: identifier),
    ]
    var count = 0
    for predicate in predicates {
      count += try await manager.deleteDonations(matching: predicate).count
    }
    return count
  }
}

/// Tells the system when a trail's widget matters.
func announceWalk(_ configuration: ShowTrails, at begin: Date) async throws -> [String] {
  let relevant = RelevantIntent(
    configuration, widgetKind: "trail",
    relevance: .date(from: begin, to: begin.addingTimeInterval(7_200)))
  try await RelevantIntentManager.shared.updateRelevantIntents([relevant])
  return [relevant.debugDescription]
}

/// The trail of the widget that a person pressed, as the app opens.
func pressedTrail(in activity: NSUserActivity) -> TrailEntity? {
  let typed = activity.widgetConfigurationIntent(of: ShowTrails.self)
  let inferred: ShowHut? = activity.widgetConfigurationIntent()
  return typed?.trail ?? inferred?.trail
}

/// A control of the Control Center with a choice of its own.
struct CompassControl: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Compass"

  @Parameter(title: "Trail") var trail: TrailEntity?
}

/// Performing a configuration tells only that there is nothing to perform.
func isPerformable(_ control: CompassControl, _ widget: ShowTrails) async -> Bool {
  do {
    try await control.perform()
    try await widget.perform()
  } catch is AppIntentError {
    return false
  } catch {
    return true
  }
}
