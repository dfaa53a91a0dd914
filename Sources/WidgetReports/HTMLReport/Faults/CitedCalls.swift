import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// The calls that a bundle's findings name, looked up in one pass.
struct CitedCalls {
  private struct Key: Hashable {
    var id: CallID
    var at: SimulatedInstant?
  }

  private var calls: [Key: [RecordedCall]] = [:]

  /// Takes the calls that findings name out of a bundle.
  init(_ bundle: BundleResults) {
    var wanted: Set<Key> = []
    for finding in bundle.results.flatMap(\.outcome.findings) {
      guard let id = finding.call else { continue }
      // A finding of one environment names the call with that environment.
      let plain = CallID(rawValue: bundle.recording.header.unqualified(id.rawValue))
      wanted.insert(Key(id: plain, at: finding.at))
      wanted.insert(Key(id: plain, at: nil))
    }
    guard !wanted.isEmpty else { return }
    func take(_ call: RecordedCall) {
      let key = Key(id: call.id, at: call.at)
      if wanted.contains(key) { calls[key, default: []].append(call) }
      let any = Key(id: call.id, at: nil)
      if wanted.contains(any), calls[any] == nil { calls[any] = [call] }
    }
    bundle.failedDescription.map(take)
    bundle.calls.forEach(take)
    header = bundle.recording.header
  }

  private var header: RecordedHeader?

  /// Returns the call that a finding is about; the first of its name where none was made then.
  func call(of finding: Finding) -> RecordedCall? {
    guard let name = finding.call, let header else { return nil }
    let id = CallID(rawValue: header.unqualified(name.rawValue))
    let exact = calls[Key(id: id, at: finding.at)] ?? []
    let mode = finding.developerMode
    return exact.first { call in mode.map(call.counts) ?? true } ?? exact.first
      ?? calls[Key(id: id, at: nil)]?.first
  }
}
