import WidgetManifest
import WidgetRecording
import WidgetSimulation

/// The calls by which Apple Watch learns of clues through the day, besides timelines.
///
/// `relevance()` is asked for at the start, at each midnight of the span and where the extension
/// invalidates it. A relevance widget is then asked for the entry of each configuration when it
/// becomes active, and at each midnight while it stays so.
struct RelevanceDay {
  /// A call to make.
  struct Request {
    var at: SimulatedInstant
    var invocation: Invocation
  }

  /// The call for clues that is repeated.
  let relevance: Invocation
  private let entry: Invocation?
  private let scene: Recording
  private let midnights: [SimulatedInstant]
  /// The times at which `relevance()` is still to be asked for.
  private var answers: [SimulatedInstant]
  private var entries: [Request] = []
  private var last = SimulatedInstant.distantPast

  /// Prepares the day of a session; nil where it asks for no clues, or the platform reads none.
  init?(_ session: Session, _ context: RunContext) {
    let header = context.scene.header
    guard header.system.hasContextualStack,
      let relevance = session.invocations.first(where: { $0.mode == .relevance })
    else { return nil }
    self.relevance = relevance
    entry = session.invocations.first { $0.mode == .entry }
    scene = context.scene
    midnights = header.clock.instants(at: 0, in: context.span).filter { $0 > context.span.start }
    answers = [context.span.start] + midnights
  }

  /// Whether clues were asked for at all.
  var hasBegun: Bool {
    last > .distantPast
  }

  /// The next call; nil once nothing more is due.
  var next: Request? {
    let answer = answers.first.map { Request(at: $0, invocation: relevance) }
    guard let entry = entries.first else { return answer }
    // An answer of the same instant decides which entries are still wanted.
    guard let answer, answer.at <= entry.at else { return entry }
    return answer
  }

  /// Advances past the next call, once it was made.
  ///
  /// - Parameter call: The call with its answer; nil where there is none.
  mutating func advance(after call: RecordedCall?) {
    guard let request = next else { return }
    guard request.invocation.mode == .relevance else {
      entries.removeFirst()
      return
    }
    answers.removeFirst()
    last = request.at
    guard let call, call.hasReturned, let entry else { return }
    let requests = EntryRequest.all(
      after: call, in: scene, midnights: midnights, until: answers.first ?? .distantFuture)
    entries = requests.map { wanted in
      Request(at: wanted.at, invocation: entry.asking(for: wanted, of: scene.header.bundle))
    }
  }

  /// Adds a question for clues where the extension says that they no longer hold.
  ///
  /// An answer that invalidates itself is not asked for a second time at the same instant.
  mutating func invalidate(at instant: SimulatedInstant) {
    guard instant > last, !answers.contains(instant) else { return }
    answers.append(instant)
    answers.sort()
  }
}

extension Invocation {
  /// The call for the entry of one configuration.
  fileprivate func asking(for request: EntryRequest, of bundle: String) -> Invocation {
    var invocation = self
    invocation.configuration = request.configuration
    invocation.parameters = request.values
    invocation.isPreview = false
    invocation.id = CallID(
      bundle: bundle, kind: kind, family: family, configuration: request.configuration,
      mode: mode)
    return invocation
  }
}
