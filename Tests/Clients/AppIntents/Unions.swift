import AppIntents
import Foundation

/// A harbour or a beach.
@UnionValue enum Shore {
  case harbour(ShoreHarbour)
  case name(String)
}

/// A harbour that an intent goes to.
struct ShoreHarbour: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbour"
  static let defaultQuery = ShoreQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

/// Finds harbours by their names.
struct ShoreQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ShoreHarbour] {
    identifiers.map(ShoreHarbour.init)
  }
}

/// Goes to a shore, once or again and again.
struct GoAshore: AppIntent {
  static let title: LocalizedStringResource = "Go Ashore"

  @Parameter(title: "Shore") var shore: Shore
  @Parameter(title: "Again") var again: Calendar.RecurrenceRule?

  func perform() async throws -> some IntentResult {
    if case .harbour(let harbour) = shore {
      let activity = NSUserActivity(activityType: "harbour")
      activity.appEntityIdentifier = EntityIdentifier(for: harbour)
      activity.becomeCurrent()
    }
    return .result()
  }
}
