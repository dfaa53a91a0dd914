import Dispatch
import Synchronization
package import WidgetRecording

/// A value that a completion handler holds, so that the handler's end is noticed.
///
/// No answer can come once the last copy of the handler is released uncalled, as after an early
/// return or a `Task` that ends in an error: there is nothing to wait for.
package final class CompletionHold: Sendable {
  private let reply: CallReply

  /// Creates the value that one handler holds.
  package init(of reply: CallReply) {
    self.reply = reply
  }

  deinit {
    reply.abandon()
  }
}

/// The destination of a provider's answer to one call.
///
/// A provider may complete a call from any thread, before or after its method returns, and more
/// often than once. The first completion is the answer; the others are counted.
package final class CallReply: Sendable {
  /// Makes the answer on the main actor, where views may be looked at.
  package typealias Maker = @MainActor @Sendable () -> ProviderAnswer.Content

  private struct State {
    var completions = 0
    var hasReturned = false
    var isDue = false
    var isAnswered = false
    var maker: Maker?
  }

  /// The drawer of the answer's entries; nil where it has none.
  @MainActor package var drawer: EntryDrawer?

  /// Bytes that the harness's own work during the call has left in memory.
  @MainActor private(set) var ownBytes = 0

  private let state = Mutex(State())
  private let answer: @MainActor @Sendable (_ maker: Maker, _ reply: CallReply) -> Void
  private let late: @Sendable () -> Void

  /// Creates the reply of a call whose answer the host alone gets.
  ///
  /// - Parameter answer: Takes the answer; called once, on the main actor.
  package convenience init(
    _ answer: @escaping @MainActor @Sendable (ProviderAnswer.Content) -> Void
  ) {
    self.init(answer: { maker, reply in
      _ = reply.close()
      answer(maker())
    }) {}
  }

  /// Creates the reply of one call.
  ///
  /// - Parameters:
  ///   - answer: Sends the answer; called once, on the main actor.
  ///   - late: Notes a completion that came after the answer; called from any thread.
  init(
    answer: @escaping @MainActor @Sendable (_ maker: Maker, _ reply: CallReply) -> Void,
    late: @escaping @Sendable () -> Void
  ) {
    self.answer = answer
    self.late = late
  }

  /// Does work of the harness's own, whose memory is not the provider's.
  ///
  /// - Parameter work: The work.
  @MainActor package func besides(_ work: () -> Void) {
    let before = MemoryMeter.bytesNow
    work()
    ownBytes += max(0, MemoryMeter.bytesNow - before)
  }

  /// Notes a completion; the first one's answer is sent.
  ///
  /// - Parameter maker: Makes the answer; called for the first completion only.
  package func complete(_ maker: @escaping Maker) {
    let isLate = state.withLock { state in
      guard !state.isAnswered else { return true }
      state.completions += 1
      if state.completions == 1 {
        state.maker = maker
        NetworkGate.mark(.afterAnswer)
      }
      return false
    }
    if isLate { late() }
    answerIfDue()
  }

  /// Answers that the provider could not be called; that is no completion of its own.
  ///
  /// - Parameter reason: The reason, in words.
  package func refuse(_ reason: String) {
    answerInstead { .failure(RecordedFailure(message: reason)) }
  }

  /// Answers `abandoned`: no completion handler is left that could complete the call.
  fileprivate func abandon() {
    answerInstead { .abandoned }
  }

  private func answerInstead(_ maker: @escaping Maker) {
    state.withLock { state in
      guard state.completions == 0, !state.isAnswered, state.maker == nil else { return }
      state.maker = maker
    }
    answerIfDue()
  }

  /// Notes that the provider's method returned.
  package func providerReturned() {
    state.withLock { $0.hasReturned = true }
    answerIfDue()
  }

  /// Ends the counting of completions.
  ///
  /// - Returns: The number of completions; those that follow are late.
  func close() -> Int {
    state.withLock { state in
      state.isAnswered = true
      return state.completions
    }
  }

  /// Answers one turn of the main queue after the completion and the method's return, so that a
  /// second completion that follows at once is still counted as this call's.
  private func answerIfDue() {
    let maker: Maker? = state.withLock { state in
      guard state.hasReturned, !state.isDue, let maker = state.maker else { return nil }
      state.isDue = true
      state.maker = nil
      return maker
    }
    guard let maker else { return }
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated { answer(maker, self) }
    }
  }
}
