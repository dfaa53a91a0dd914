import WidgetRecording

extension MemberEvidence {
  /// What is wrong with the time that a call took: more than half of its limit.
  func slowness(of call: RecordedCall) -> [Problem] {
    let limit = limits.seconds(for: call.mode)
    guard call.outcome == .returned, let seconds = call.seconds, seconds > limit / 2 else {
      return []
    }
    let taken = Wording.number((seconds * 100).rounded() / 100)
    let message = """
      the \(call.mode.rawValue) took \(taken) s, more than half of its \(Wording.number(limit)) s
      """
    return [Problem(message, in: call)]
  }
}

extension RecordedCall {
  /// The servers to which connections were attempted; nil where there are none.
  var servers: String? {
    let hosts = Set((network ?? []).map(\.host)).sorted()
    return hosts.isEmpty ? nil : hosts.joined(separator: ", ")
  }

  /// What to say where a connection was refused before the fault; empty where none was.
  ///
  /// A run has no network unless the manifest grants one, so an author has to know that what is told
  /// is what the widget does without.
  var withoutNetwork: String {
    let hosts = Set((network ?? []).filter(\.refused).map(\.host)).sorted()
    guard !hosts.isEmpty else { return "" }
    let connections = hosts.count == 1 ? "a connection" : "connections"
    return ", after \(connections) to \(hosts.joined(separator: ", ")) had been refused, as "
      + "without a network"
  }
}
