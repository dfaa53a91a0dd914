package import WidgetRecording

/// The diagnoses made from the probes' calls.
package struct ProbeDiagnosis {
  /// The calls that were made, of every probe and at every simulated moment.
  let calls: [RecordedCall]
  /// The locale, the time zone and the localization that the probes were to find.
  let place: String
  /// The simulated moments.
  let moments: [SimulatedInstant]
  /// The drawings that the calls' entries name.
  let drawings: [String: RecordedDrawing]

  /// Creates the diagnosis of a run of the probes.
  ///
  /// - Parameters:
  ///   - calls: The calls that were made.
  ///   - drawings: The drawings of their entries.
  ///   - place: The locale, the time zone and the localization that the probes were to find.
  ///   - moments: The simulated moments.
  package init(
    calls: [RecordedCall], drawings: [RecordedDrawing] = [], place: String,
    moments: [SimulatedInstant]
  ) {
    self.calls = calls
    self.drawings = Dictionary(
      drawings.map { ($0.digest, $0) }, uniquingKeysWith: { first, _ in first })
    self.place = place
    self.moments = moments
  }

  /// One diagnosis for each probe.
  package var diagnoses: [Diagnosis] {
    Probe.allCases.map(diagnosis)
  }

  /// The diagnosis of a probe's calls, of which there must be one at least for each moment.
  private func diagnosis(of probe: Probe) -> Diagnosis {
    for moment in moments {
      let made = calls.filter { $0.kind == probe.rawValue && $0.at == moment }
      guard !made.isEmpty else {
        return .broken(probe.subject, "the probe was not called", advice: probe.advice)
      }
      if let fault = made.lazy.compactMap({ fault(of: probe, in: $0) }).first {
        return .broken(probe.subject, fault, advice: probe.advice)
      }
    }
    return .works(probe.subject, probe.praise)
  }

  /// The fault that a call shows; nil where all is as it must be.
  private func fault(of probe: Probe, in call: RecordedCall) -> String? {
    switch probe {
    case .silence:
      return call.termination == .timedOut ? nil : "a call without an answer \(call.manner)"
    case .crash:
      return crashFault(of: call)
    default: break
    }
    guard call.hasReturned else { return "the call \(call.manner)" }
    switch probe {
    case .place: return fault(of: call, printing: place)
    case .answer, .defaults: return fault(of: call, printing: Probe.found)
    case .failure: return fault(of: call, printing: "\(Probe.failureCode)")
    case .relativeDay: return fault(of: call, printing: Probe.day)
    case .pluralForm: return fault(of: call, printing: Probe.oneDay)
    case .drawing: return drawingFault(of: call)
    case .memory:
      guard let grown = call.peakMemory else { return "the system does not tell it" }
      return grown >= Probe.bytes / 8 * 7 ? nil : "\(grown) bytes were seen of \(Probe.bytes)"
    case .network:
      let isRefused = call.network.contains { $0.host == "192.0.2.1" && $0.refused }
      return isRefused ? nil : "a connection was not seen or not refused"
    default: return clockFault(of: probe, in: call)
    }
  }

  /// The fault of a call that printed something else than it is to find.
  private func fault(of call: RecordedCall, printing wanted: String) -> String? {
    let found = call.standardOutput.trimmingPrefix { $0.isWhitespace }.prefix { !$0.isNewline }
    return found == wanted ? nil : "providers find '\(found)' instead of '\(wanted)'"
  }

  private func drawingFault(of call: RecordedCall) -> String? {
    // A repetition is not drawn again.
    guard call.repetition == nil else { return nil }
    let made = call.entries.flatMap(\.drawings).compactMap { drawings[$0] }
    guard !made.isEmpty else {
      return "nothing was drawn" + (call.drawingProblem.map { ": \($0)" } ?? "")
    }
    let texts = made.flatMap(\.boxes).filter { $0.text == Probe.drawn }
    guard !texts.isEmpty else { return "the text was not laid out" }
    let hasLetters = made.contains { drawing in
      drawing.list.contains { operation in
        if case .glyphs(_, _, _, let letters) = operation { !letters.isEmpty } else { false }
      }
    }
    return hasLetters ? nil : "the text has no letters"
  }

  private func clockFault(of probe: Probe, in call: RecordedCall) -> String? {
    guard let date = call.entries.first?.date else { return "no entry came back" }
    guard abs(date - call.at) < 1 else {
      return "Date() was \(date.secondsSince1970) at the simulated moment "
        + "\(call.at.secondsSince1970)"
    }
    guard probe.waits, let seconds = call.duration?.seconds, seconds < Probe.wait / 2 else {
      return nil
    }
    return "a wait of \(Probe.wait) s was over after \(seconds) s"
  }

  private func crashFault(of call: RecordedCall) -> String? {
    guard call.termination == .crashed else { return "a call that crashes \(call.manner)" }
    guard let failure = call.failure, failure.message.contains(Probe.lastWords) else {
      return "the message of a crash is lost"
    }
    return failure.place == nil ? "the line of a crash is lost" : nil
  }
}

extension RecordedCall {
  /// The call's outcome in words.
  fileprivate var manner: String {
    switch termination {
    case .returned: "returned"
    case .timedOut: "never returned"
    case .crashed: "crashed"
    case .exited: "ended the process"
    case .threw: "threw an error"
    case .exceededMemory: "was stopped for its memory"
    case nil: "was not made"
    }
  }
}

extension Probe {
  /// The words for a probe that finds nothing wrong.
  fileprivate var praise: String {
    switch self {
    case .date: "stands where it was set, in the past and in the future"
    case .place: "are what providers find"
    case .memory: "is measured"
    case .network: "connections are seen and refused"
    case .answer: "come from the run's script"
    case .failure: "come from the run's script, as URLError"
    case .defaults: "have the values that a run gives them"
    case .drawing: "letters are found and laid out"
    case .relativeDay: "name the simulated day"
    case .pluralForm: "follow their numbers"
    case .crash: "message and line are told"
    case .silence: "a provider that does not answer is stopped"
    case .runLoop: "are answered, in the past and in the future"
    default: "ends in time, in the past and in the future"
    }
  }

  /// The remedy where the probe finds something wrong.
  fileprivate var advice: String {
    switch self {
    case .memory:
      "mount /proc, and let processes write their own clear_refs; until then disable "
        + "memory-over-limit"
    case .network: "run with bubblewrap, which cuts the network off"
    case .answer, .failure, .defaults:
      "use the toolchain that widgetcheck was built with; until then give no network and no defaults"
    case .drawing:
      "install libharfbuzz0b, libfreetype6, libicu72 and fonts-inter-variable, or run with --draw none"
    case .crash: "use the toolchain's swift-backtrace, and allow ptrace of own processes"
    case .place: "use the toolchain that widgetcheck was built with, and install tzdata"
    case .silence: "allow widgetcheck to signal its own processes"
    case .relativeDay, .pluralForm, .runLoop, .runLoopMode:
      "use the toolchain that widgetcheck was built with"
    default: "do not preload another clock (LD_PRELOAD), and use the C library glibc"
    }
  }
}
