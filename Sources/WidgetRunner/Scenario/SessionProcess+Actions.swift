import ExtensionEnvironment
import WidgetRecording

extension SessionProcess {
  /// The result of an action.
  struct Acted {
    /// The answer; nil where there was none.
    var answer: ActionAnswer?
    /// The way in which it ended.
    var end: ActionEnd
    /// The events recorded while the author's code ran.
    var events: [RecordingEvent] = []
  }

  /// Performs an action in the process, and waits for its end.
  ///
  /// - Parameters:
  ///   - request: The action.
  ///   - instant: The simulated instant.
  ///   - limit: The time that it may take.
  /// - Returns: The result; nil where the user interrupted the run.
  /// - Throws: `RunnerError` where no process can be started.
  func act(
    _ request: ActionRequest, at instant: SimulatedInstant, limit: Duration
  ) throws(RunnerError) -> Acted? {
    guard let (reply, output, errors) = try ask(.act(request), at: instant, limit: limit),
      var end = reply.end
    else { return nil }
    var acted = Acted(end: end)
    if case .answer(let answer) = reply {
      acted.events = answer.events
      if case .acted(let made) = answer.payload {
        acted.answer = made
        end.outcome = made.failure.map { .threw($0) } ?? .returned
      }
    }
    if case .crashed(let signal, _) = end.outcome {
      end.outcome = .crashed(signal: signal, errors.failure)
    }
    end.standardOutput = output
    end.standardError = errors.text
    acted.end = end
    return acted
  }

  /// Asks for a timeline that the process shows from then on, and that is not recorded.
  ///
  /// - Parameters:
  ///   - request: The call.
  ///   - instant: The simulated instant.
  ///   - limit: The time that it may take.
  /// - Returns: The outcome, and what else the author's code did; nil where the user interrupted the
  ///   run.
  /// - Throws: `RunnerError` where no process can be started.
  func show(
    _ request: CallRequest, at instant: SimulatedInstant, limit: Duration
  ) throws(RunnerError) -> (outcome: CallOutcome, events: [RecordingEvent])? {
    guard let (reply, _, errors) = try ask(.call(request), at: instant, limit: limit) else {
      return nil
    }
    switch reply {
    case .answer(let answer):
      guard case .call(_, let made) = answer.payload else { break }
      return (.answered(made), answer.events)
    case .timedOut(let wasBusy, _): return (.timedOut(wasBusy: wasBusy), [])
    default: break
    }
    return (.crashed(signal: nil, errors.failure), [])
  }
}

extension ProviderProcess.Reply {
  /// The end of an action; nil where the user interrupted the run.
  fileprivate var end: ActionEnd? {
    switch self {
    case .interrupted: return nil
    case .timedOut: return ActionEnd(.timedOut)
    case .exceededMemory: return ActionEnd(.exceededMemory)
    case .exited: return ActionEnd(.exited)
    case .signalled(let signal): return ActionEnd(.crashed(signal: signal, nil))
    case .unusable(let reason): return ActionEnd(.threw(RecordedFailure(message: reason)))
    case .answer(let answer):
      guard case .refusal(let reason) = answer.payload else { return ActionEnd(.returned) }
      return ActionEnd(.threw(RecordedFailure(message: reason)))
    }
  }
}
