import AlarmKit
import AppIntents
import SwiftUI

/// Stops the oven's alarm.
struct StopOven: LiveActivityIntent {
  static let title: LocalizedStringResource = "Stop"

  func perform() async throws -> some IntentResult { .result() }
}

/// Sets the oven's alarms.
struct OvenAlarms {
  typealias Configuration = AlarmManager.AlarmConfiguration<Dish>

  let attributes: AlarmAttributes<Dish>

  func set(for date: Date) async throws -> Alarm {
    let configuration = Configuration.alarm(
      schedule: .fixed(date), attributes: attributes, stopIntent: StopOven(),
      secondaryIntent: StopOven())
    return try await AlarmManager.shared.schedule(id: UUID(), configuration: configuration)
  }

  func set(in seconds: TimeInterval) async throws -> Alarm {
    try await AlarmManager.shared.schedule(
      id: UUID(),
      configuration: Configuration.timer(
        duration: seconds, attributes: attributes, sound: .named("Oven")))
  }

  func watch() async {
    for await alarms in AlarmManager.shared.alarmUpdates { print(alarms.map(\.state)) }
    for await state in AlarmManager.shared.authorizationUpdates { print(state) }
  }
}
