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
    do {
      waiting.append(try RecordingCoder.value(ExtensionRequest.self, from: line))
      serve()
    } catch {
      struct Numbered: Decodable { var number: Int }
      let number = (try? RecordingCoder.value(Numbered.self, from: line))?.number ?? 0
      refuse(number, because: "not a request: \(error)")
    }
  }

  private func serve() {
    guard !isBusy, !waiting.isEmpty else { return }
    let request = waiting.removeFirst()
    isBusy = true
    switch request.subject {
    case .describe:
      SimulatedClock.hold(at: request.at)
      var answer = ExtensionAnswer(number: request.number)
      answer.widgets = host.widgets(setup)
      end(answer)
    case .call(let mode):
      call(mode, request)
    case .finish:
      end(ExtensionAnswer(number: request.number))
      finish()
    }
  }

  private func call(_ mode: ProviderMode, _ request: ExtensionRequest) {
    SimulatedClock.hold(at: request.at)
    NetworkGate.open(isPreview: request.isPreview)
    let memory = MemoryMeter()
    let processor = ProcessorWait()
    let late = late
    let reply = CallReply { [self] maker, reply in
      let (made, connections) = NetworkGate.drawing(maker)
      var answer = ExtensionAnswer(number: request.number)
      answer.entries = made.entries
      answer.policy = made.policy
      answer.attributes = made.attributes
      answer.recommendations = made.recommendations
      answer.failure = made.failure
      answer.refusal = made.refusal
      answer.abandoned = made.isAbandoned ? true : nil
      answer.peakMemory = memory.growth
      answer.starved = processor.seconds
      let completions = reply.close()
      // What was refused was not the provider's to complete.
      answer.completions = made.refusal == nil ? completions : 0
      answer.network = connections
      end(answer)
    } late: {
      late.note(request.number)
    }
    host.perform(mode, request, reply: reply)
    reply.providerReturned()
  }

  private func refuse(_ number: Int, because reason: String) {
    var answer = ExtensionAnswer(number: number)
    answer.refusal = reason
    answer.late = late.take()
    send(answer)
  }

  /// Sends an answer with all that happened beside it, and serves who waits.
  private func end(_ answer: ExtensionAnswer) {
    var answer = answer
    answer.events = ExtensionLog.take()
    answer.late = late.take()
    send(answer)
    isBusy = false
    serve()
  }
}
