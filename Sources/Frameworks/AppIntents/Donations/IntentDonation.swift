// Donations. Each is recorded with its parameters as they are then.
//
// A donation that is deleted later stays in the recording: it was made.

import ExtensionRuntime
import FoundationSupplement
import Synchronization
import WidgetRecording

public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  let number: Int
}

public struct IntentDonationMatchingPredicate: Sendable {
  let matches: @Sendable (DonationLedger.Entry) -> Bool

  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self {
    Self { $0.identifier == identifier }
  }

  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self {
    Self { $0.entities.contains(identifier) }
  }

  public static func intentType(
    _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> Self {
    Self { entry in
      entry.type == ObjectIdentifier(intentType)
        && (entityIdentifier.map { entry.entities.contains($0) } ?? true)
    }
  }
}

public struct IntentDonationManager: Sendable {
  public static var shared: IntentDonationManager { IntentDonationManager() }

  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    recordDonation(of: intent, by: .donationManager)
  }

  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    recordDonation(of: intent, by: .donationManager)
  }

  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    recordDonation(of: intent, by: .donationManager)
  }

  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) -> IntentDonationIdentifier {
    recordDonation(of: intent, by: .donationManager)
  }

  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    DonationLedger.remove(where: predicate.matches)
  }
}

extension AppIntent {
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    recordDonation(of: self, by: .appIntent)
  }

  @discardableResult
  public func donate() -> IntentDonationIdentifier {
    recordDonation(of: self, by: .appIntent)
  }

  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    recordDonation(of: self, by: .appIntent)
  }

  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    recordDonation(of: self, by: .appIntent)
  }
}

/// The donations of this process that were not deleted.
enum DonationLedger {
  struct Entry: Sendable {
    let identifier: IntentDonationIdentifier
    let type: ObjectIdentifier
    let entities: [EntityIdentifier]
  }

  private struct State {
    var made = 0
    var entries: [Entry] = []
  }

  private static let state = Mutex(State())

  static func add(_ intent: some AppIntent) -> IntentDonationIdentifier {
    let entities = entityIdentifiers(of: intent)
    return state.withLock { state in
      state.made += 1
      let identifier = IntentDonationIdentifier(number: state.made)
      let type = ObjectIdentifier(type(of: intent))
      state.entries.append(Entry(identifier: identifier, type: type, entities: entities))
      return identifier
    }
  }

  static func remove(where matches: (Entry) -> Bool) -> [IntentDonationIdentifier] {
    state.withLock { state in
      let removed = state.entries.filter(matches).map(\.identifier)
      state.entries.removeAll(where: matches)
      return removed
    }
  }

  private static func entityIdentifiers(of intent: some AppIntent) -> [EntityIdentifier] {
    func identifier<Entity: AppEntity>(_ entity: Entity) -> EntityIdentifier {
      EntityIdentifier(for: entity)
    }
    let entities = recordedParameters(of: intent).flatMap(\.parameter.entities)
    return entities.map { (entity: any AppEntity) in identifier(entity) }
  }
}

/// Records a donation with the values that the intent's parameters have now.
@discardableResult
func recordDonation(
  of intent: some AppIntent, by interface: DonationInterface
) -> IntentDonationIdentifier {
  let predicted = predictedParameters(of: intent)
  ExtensionLog.record(
    .donation(
      RecordedDonation(
        at: SimulatedInstant(Date()), interface: interface,
        intent: String(describing: type(of: intent)),
        parameters: parameterValues(of: intent), isPredictable: predicted != nil,
        predictionParameters: predicted)))
  return DonationLedger.add(intent)
}
