import CInterposition
import Dispatch
import Foundation
import WidgetRecording

/// The end of a wait, which comes once.
@MainActor private final class End {
  private var next: (() -> Void)?

  /// Creates the end of a wait.
  init(_ next: @escaping () -> Void) { self.next = next }

  /// Lets the clocks jump no longer and goes on, the first time.
  func come() {
    guard let next else { return }
    self.next = nil
    SimulatedWaits.forbid()
    next()
  }
}

/// The requests that an answered call has left under way.
///
/// A device does not end a process because a provider has completed: what was asked for still comes,
/// before the next call. Here the clocks stand still between calls and then jump to the next one,
/// beyond the limits of a request's time.
@MainActor enum PendingRequests {
  /// The simulated seconds in which they may end, as many as a request waits for bytes unless it is
  /// told otherwise (`URLSessionConfiguration.timeoutIntervalForRequest`).
  private static let limit = 60.0
  /// The real time in nanoseconds for which threads may be about to send one.
  private static let patience: Int64 = 200_000_000
  /// The real milliseconds after which those that are still under way are left alone.
  private nonisolated static let realLimit: Int32 = 2_000

  /// Whether the program can send requests at all.
  private static let canSend = dlsym(nil, "$s20FoundationNetworking10URLSessionCN") != nil

  /// Gives them their answers, as far as these come before the next call, and goes on.
  ///
  /// - Parameters:
  ///   - instant: The instant of the next call.
  ///   - next: Goes on; called once.
  static func end(before instant: SimulatedInstant, _ next: @escaping () -> Void) {
    guard SimulatedWaits.isActive, canSend else { return next() }
    _ = process_becomes_quiet(patience)
    let gap = min(instant.secondsSince1970 - Date().timeIntervalSince1970, limit)
    guard network_requests_under_way() > 0, gap > 0 else { return next() }
    let end = End(next)
    let finish: @Sendable () -> Void = {
      DispatchQueue.main.async { MainActor.assumeIsolated { end.come() } }
    }
    SimulatedWaits.allow(gap, patience: .zero, stalled: finish)
    // A thread that never rests must not hold up the next call.
    Thread.detachNewThread {
      _ = poll_in_real_time(nil, 0, realLimit)
      finish()
    }
  }
}
