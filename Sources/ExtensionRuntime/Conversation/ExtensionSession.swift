import ExtensionEnvironment
import Foundation
import WidgetRecording

/// The requests of one host, answered one after the other.
@MainActor final class ExtensionSession {
  private let host: any ExtensionHost
  private let setup: ExtensionSetup
  private let send: (ExtensionAnswer) -> Void
  private let finish: () -> Void
  private let late = LateCompletions()
  private var waiting: [ExtensionRequest] = []
  private var isBusy = false
  /// The reply of the call that was answered last, whose entries may be drawn.
  private var answered: CallReply?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - host: Who calls the providers.
  ///   - setup: What holds for the life of the process.
  ///   - send: Sends an answer.
  ///   - finish: Ends the process, after the last answer.
  init(
    host: any ExtensionHost, setup: ExtensionSetup,
    send: @escaping (ExtensionAnswer) -> Void, finish: @escaping () -> Void
  ) {
    self.host = host
    self.setup = setup
    self.send = send
    self.finish = finish
  }

  /// Takes a line from the host.
  ///
  /// - Parameter line: A request as JSON; anything else is refused.
  func receive(_ line: Data) {
    do throws(JSONError) {
      waiting.append(try JSONReader.read(ExtensionRequest.self, from: line))
      serve()
    } catch {
      let request = (try? JSONReader.read(MessageName.self, from: line)) ?? .blank
      var answer = ExtensionAnswer(
        number: request.number, nonce: request.nonce, .refusal("not a request: \(error)"))
      answer.late = late.take()
      send(answer)
    }
  }

  private func serve() {
    guard !isBusy, !waiting.isEmpty else { return }
    let request = waiting.removeFirst()
    isBusy = true
    switch request.subject {
    case .describe:
      SimulatedClock.hold(at: request.at)
      end(ExtensionAnswer(to: request, .widgets(host.widgets(setup))))
    case .call(let call):
      perform(call, request)
    case .draw(let drawing):
      SimulatedClock.hold(at: request.at)
      let answer = DrawingProcess.answer(drawing, by: answered?.drawer)
      answered = nil
      end(ExtensionAnswer(to: request, .drawings(answer)))
    case .finish:
      end(ExtensionAnswer(to: request, .ready))
      finish()
    }
  }

  private func perform(_ call: CallRequest, _ request: ExtensionRequest) {
    answered = nil
    SimulatedClock.hold(at: request.at)
    NetworkGate.open(isPreview: call.isPreview)
    NetworkResponder.beginCall(call, at: request.at)
    _ = AccessJournal.take()
    let memory = MemoryMeter()
    let scheduling = SchedulingMeter()
    let late = late
    let reply = CallReply { [self] maker, reply in
      let (content, connections) = NetworkGate.drawing(maker)
      var answer = ProviderAnswer(content)
      answer.peakMemory = memory.growth
      answer.network = connections.inOrder
      answer.accesses = AccessJournal.take().compactMap(RecordedAccess.init)
      let delay = scheduling.delay
      answer.completions = reply.close()
      var message = ExtensionAnswer(to: request, .call(call.mode, answer))
      message.schedulingDelay = delay
      end(message)
    } late: {
      late.note(request.number)
    }
    answered = reply
    host.perform(call, at: request.at, reply: reply)
    reply.providerReturned()
  }

  /// Sends an answer with all that happened beside it, and serves who waits.
  private func end(_ answer: ExtensionAnswer) {
    var answer = answer
    answer.events = ExtensionLog.take().withRequestsInOrder
    answer.late = late.take()
    send(answer)
    isBusy = false
    serve()
  }
}

extension [RecordedConnection] {
  /// The connections by host, because requests that are under way at once come in any order.
  fileprivate var inOrder: Self {
    sorted { ($0.host, $0.port ?? 0) < ($1.host, $1.port ?? 0) }
  }
}

extension [RecordingEvent] {
  /// The events with the requests first, by instant and address.
  fileprivate var withRequestsInOrder: Self {
    var requests: [RecordedExchange] = []
    let others = filter { event in
      guard case .network(let exchange) = event else { return true }
      requests.append(exchange)
      return false
    }
    guard !requests.isEmpty else { return self }
    return requests.sorted { ($0.at, $0.url, $0.method) < ($1.at, $1.url, $1.method) }
      .map { .network($0) } + others
  }
}

extension RecordedAccess {
  /// Reads a note of the journal; nil for a word that no recording knows.
  fileprivate init?(_ access: AccessJournal.Access) {
    guard let kind = Kind(rawValue: access.kind) else { return nil }
    self.init(
      kind, of: access.name, key: access.key, value: access.value.map { ContentDigest($0) })
  }
}
