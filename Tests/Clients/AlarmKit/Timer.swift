import ActivityKit
import AlarmKit
import SwiftUI
import WidgetKit

/// The dish in the oven.
struct Dish: AlarmMetadata {
  var name: String
}

/// The oven's timer on the lock screen.
struct OvenTimer: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: AlarmAttributes<Dish>.self) { context in
      VStack {
        Text(context.attributes.metadata?.name ?? "")
        Text(context.attributes.presentation.alert.title)
        remaining(context.state)
      }
      .tint(context.attributes.tintColor)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { remaining(context.state) }
      } compactLeading: {
        Image(systemName: "oven")
      } compactTrailing: {
        remaining(context.state)
      } minimal: {
        Image(systemName: "oven")
      }
    }
  }

  @ViewBuilder private func remaining(_ state: AlarmPresentationState) -> some View {
    switch state.mode {
    case .countdown(let countdown):
      Text(timerInterval: countdown.startDate...countdown.fireDate)
      Text("\(countdown.totalCountdownDuration - countdown.previouslyElapsedDuration)")
    case .paused(let paused):
      Text("\(paused.totalCountdownDuration) \(paused.previouslyElapsedDuration)")
    case .alert(let alert): Text(alert.time, style: .time)
    @unknown default: Text(state.alarmID.uuidString)
    }
  }
}

/// Sets the timer.
struct OvenClock {
  private let manager: AlarmManager = .shared

  /// The timer's attributes.
  func attributes(for dish: Dish) -> AlarmAttributes<Dish> {
    let stop = AlarmButton(text: "Done", textColor: .white, systemImageName: "checkmark")
    let alert = AlarmPresentation.Alert(
      title: "Ready", stopButton: stop, secondaryButton: stop, secondaryButtonBehavior: .countdown)
    let countdown = AlarmPresentation.Countdown(title: "Baking", pauseButton: stop)
    let paused = AlarmPresentation.Paused(title: "Paused", resumeButton: stop)
    let presentation = AlarmPresentation(alert: alert, countdown: countdown, paused: paused)
    print(stop.text, stop.textColor, stop.systemImageName, countdown.pauseButton ?? stop)
    print(alert.stopButton, alert.secondaryButton ?? stop, paused.resumeButton, paused.title)
    let behavior: AlarmPresentation.Alert.SecondaryButtonBehavior? = alert.secondaryButtonBehavior
    print(behavior == .custom, presentation.countdown?.title ?? "", presentation.paused ?? paused)
    return AlarmAttributes(presentation: presentation, metadata: dish, tintColor: .orange)
  }

  /// Stops what still runs.
  func stopAll() async throws {
    guard manager.authorizationState != AlarmManager.AuthorizationState.denied,
      try await manager.requestAuthorization() == .authorized
    else { return }
    for alarm in try manager.alarms {
      switch alarm.state {
      case .alerting: try manager.stop(id: alarm.id)
      case .countdown: try manager.pause(id: alarm.id)
      case .paused: try manager.resume(id: alarm.id)
      case .scheduled: try manager.cancel(id: alarm.id)
      @unknown default: try manager.countdown(id: alarm.id)
      }
      print(describe(alarm))
    }
  }

  private func describe(_ alarm: Alarm) -> String {
    let length: Alarm.CountdownDuration? = alarm.countdownDuration
    let words = "\(length?.preAlert ?? 0) \(length?.postAlert ?? 0)"
    switch alarm.schedule {
    case .fixed(let date): return words + "\(date)"
    case .relative(let relative):
      return words + "\(relative.time.hour):\(relative.time.minute) \(relative.repeats == .never)"
    case nil: return words
    }
  }

  /// Every morning.
  static let morning = Alarm.Schedule.relative(
    Alarm.Schedule.Relative(
      time: Alarm.Schedule.Relative.Time(hour: 7, minute: 30), repeats: .weekly([.monday])))
  static let soon = Alarm.CountdownDuration(preAlert: 60, postAlert: nil)

  /// Whether there are too many.
  func isFull(_ error: any Error) -> Bool {
    (error as? AlarmManager.AlarmError) == .maximumLimitReached
  }

  /// A state and how it repeats.
  func log(_ state: Alarm.State, _ recurrence: Alarm.Schedule.Relative.Recurrence) {}
}
