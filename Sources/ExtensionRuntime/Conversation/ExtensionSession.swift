import ExtensionEnvironment
import Foundation
import WidgetRecording

/// The requests of one host, answered one after the other.
@MainActor final class ExtensionSession {
  /// The simulated seconds in which work may go on after the last answer.
  private static let farewell = 5.0
  /// The real time for which nothing goes on before a call is said to wait for ever.
  private static let stallPatience = Duration.milliseconds(150)

  private let host: any ExtensionHost
  private let setup: ExtensionSetup
  private let send: @Sendable (ExtensionAnswer) -> Void
  private let finish: () -> Void
  private let late = LateCompletions()
  private let files: StoredFiles
  private var waiting: [ExtensionRequest] = []
  private var isBusy = false
  private var isPrepared = false
  /// The reply of the call that was answered last, whose entries may be drawn.
  private var answered: CallReply?
  /// The drawer of what the action that was answered last shows.
  private var shown: EntryDrawer?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - host: The host, which calls the providers.
  ///   - setup: The settings of the process, which hold for its life.
  ///   - send: Sends an answer.
  ///   - finish: Ends the process, after the last answer.
  init(
    host: any ExtensionHost, setup: ExtensionSetup,
    send: @escaping @Sendable (ExtensionAnswer) -> Void, finish: @escaping () -> Void
  ) {
    self.host = host
    self.setup = setup
    files = StoredFiles(containers: setup.containers, home: NSHomeDirectory())
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
    switch request.operation {
    case .describe:
      SimulatedClock.hold(at: request.at)
      allowWaits(for: request)
      end(ExtensionAnswer(to: request, .widgets(host.widgets(setup))))
      isPrepared = true
    case .call(let call):
      PendingRequests.end(before: request.at) { self.perform(call, request) }
    case .draw(let drawing):
      SimulatedClock.hold(at: request.at)
      let answer = DrawingProcess.answer(drawing, by: answered?.drawer ?? shown) { part in
        send(ExtensionAnswer(to: request, .drawings(part)))
      }
      (answered, shown) = (nil, nil)
      end(ExtensionAnswer(to: request, .drawings(answer)))
    case .act(let action):
      PendingRequests.end(before: request.at) { self.act(action, request) }
    case .finish:
      // Work that a provider left running goes on for a moment, as it may on a device.
      let leave: @Sendable @MainActor () -> Void = { [self] in
        end(ExtensionAnswer(to: request, .ready))
        finish()
      }
      guard SimulatedWaits.isActive else { return leave() }
      SimulatedWaits.allow(Self.farewell, patience: .zero) {
        DispatchQueue.main.async { leave() }
      }
    }
  }

  /// Lets the clocks jump up to the limit of a request, beyond which nothing is waited for.
  private func allowWaits(for request: ExtensionRequest) {
    let send = send
    SimulatedWaits.allow(request.limit ?? .infinity, patience: Self.stallPatience) {
      send(ExtensionAnswer(to: request, .stalled(Self.measures(of: request))))
    }
  }

  /// The connections, accesses and awaited hosts of a call that waits beyond its limit; nil where
  /// there are none.
  private nonisolated static func measures(of request: ExtensionRequest) -> ProviderAnswer? {
    guard case .call = request.operation else { return nil }
    var answer = ProviderAnswer(.abandoned, completions: 0)
    answer.network = NetworkGate.take().inOrder
    answer.accesses = AccessJournal.take().compactMap(RecordedAccess.init)
    answer.awaitedHosts = NetworkResponder.awaitedHosts
    return answer.hasMeasures ? answer : nil
  }

  /// Prepares the host for calls, once, in simulated time that belongs to none of them.
  private func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    SimulatedWaits.allow(.infinity, patience: Self.stallPatience) {}
    host.prepareForCalls()
    SimulatedWaits.forbid()
  }

  private func perform(_ call: CallRequest, _ request: ExtensionRequest) {
    (answered, shown) = (nil, nil)
    prepare()
    SimulatedClock.hold(at: request.at)
    StandardDescriptors.reopen()
    if setup.sharesStores { SharedPreferences.exchange() }
    NetworkGate.open(isPreview: call.isPreview)
    NetworkResponder.beginCall(call, at: request.at)
    _ = AccessJournal.take()
    allowWaits(for: request)
    files.beginCall()
    let memory = MemoryMeter()
    let scheduling = SchedulingMeter()
    let (late, files) = (late, files)
    let reply = CallReply { [self] maker, reply in
      let waited = SimulatedWaits.waited
      let notes = AccessJournal.count
      let (content, connections) = CallStage.ofViews { NetworkGate.drawing(maker) }
      var answer = ProviderAnswer(content)
      answer.peakMemory = memory.growth.map { max(0, $0 - reply.ownBytes) }
      answer.network = connections.inOrder
      files.noteWritten()
      answer.accesses = RecordedAccess.all(
        in: AccessJournal.take(), ofViewsFrom: notes, except: files.isWritten)
      answer.waited = waited
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

  private func act(_ action: ActionRequest, _ request: ExtensionRequest) {
    (answered, shown) = (nil, nil)
    SimulatedClock.hold(at: request.at)
    NetworkGate.open(isPreview: false)
    if setup.sharesStores { SharedPreferences.exchange() }
    allowWaits(for: request)
    Task { @MainActor in
      let result = await host.act(action, at: request.at)
      shown = result.drawer
      end(ExtensionAnswer(to: request, .acted(result.answer)))
    }
  }

  /// Sends an answer with all that happened beside it, and serves who waits.
  private func end(_ answer: ExtensionAnswer) {
    SimulatedWaits.forbid()
    var answer = answer
    answer.events = ExtensionLog.take().withRequestsInOrder
    answer.late = late.take()
    if setup.sharesStores { SharedPreferences.exchange() }
    send(answer)
    isBusy = false
    serve()
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
  /// Reads the notes of a call.
  ///
  /// - Parameters:
  ///   - notes: The notes in their order.
  ///   - start: The position of the first note that was made while views were evaluated.
  ///   - isLeftOut: Whether a note turned out to be of nothing.
  /// - Returns: The notes that recordings know.
  fileprivate static func all(
    in notes: [AccessJournal.Access], ofViewsFrom start: Int,
    except isLeftOut: (AccessJournal.Access) -> Bool
  ) -> [Self] {
    notes.enumerated().compactMap { position, note in
      guard var access = Self(note), !isLeftOut(note) else { return nil }
      if access.kind == .standIn, position >= start { access.key = standInOfViews }
      return access
    }
  }

  /// Reads a note of the journal; nil for a word that no recording knows.
  init?(_ access: AccessJournal.Access) {
    guard let kind = Kind(rawValue: access.kind) else { return nil }
    self.init(
      kind, of: access.name, key: access.key, value: access.value.map { ContentDigest($0) })
  }
}
