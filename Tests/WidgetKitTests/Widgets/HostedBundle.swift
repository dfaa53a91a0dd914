import CivilTime
import Dispatch
import ExtensionEnvironment
import Foundation
import JSON
import SwiftUI
import Testing
import WidgetPlatforms
import WidgetRecording

@testable import ExtensionRuntime
@testable import WidgetKit

/// A bundle whose providers are called in this process, as the runtime calls them in theirs.
@MainActor final class HostedBundle {
  private let log = AnswerLog()
  private var number = 0
  private let session: ExtensionSession

  init(
    platform: Platform = .iOS, version: SystemVersion = SystemVersion(17),
    placed: [PlacedWidget] = [], _ makeMembers: @escaping () -> some Widget
  ) {
    var setup = ExtensionSetup(
      system: PlatformVersion(platform, version), locale: "en_US", timeZone: "UTC", start: 0,
      containers: NSTemporaryDirectory() + "hosted-\(getpid())/Containers"
    )
    setup.placed = placed
    let host = WidgetHost(of: Self.self) { makeMembers().bundleMembers }
    host.prepare(setup)
    session = ExtensionSession(host: host, setup: setup, send: log.append, finish: {})
  }

  /// The bundle's widgets, as it describes them.
  var widgets: [RecordedWidget] {
    get async { await answer(.describe).widgets ?? [] }
  }

  /// Calls the provider of one widget.
  func call(
    _ mode: ProviderMode, _ kind: String, index: Int = 0, family: FamilyName = .systemSmall,
    at instant: SimulatedInstant = 1_772_460_000, parameters: [String: JSONValue] = [:],
    isPreview: Bool = false
  ) async -> ExtensionAnswer {
    var request = CallRequest(mode, kind: kind, index: index, family: family)
    (request.parameters, request.isPreview) = (parameters, isPreview)
    (request.width, request.height) = (158, 158)
    return await answer(.call(request), at: instant)
  }

  /// Has a widget's timeline delivered, which is shown from then on.
  func deliver(_ widget: CallRequest, at instant: SimulatedInstant) async {
    var request = widget
    request.isShown = true
    _ = await answer(.call(request), at: instant)
  }

  /// Draws the first entry of the call that was answered last.
  func draw(_ targets: DrawingTarget...) async throws -> [RecordedDrawing] {
    _ = await answer(.draw(DrawingRequest(entries: [0], targets: targets)))
    let parts = log.answers.filter { $0.number == number }.flatMap { message -> [JSONText] in
      if case .drawings(let part) = message.payload { part.entries } else { [] }
    }
    return try parts.flatMap { try $0.value(DrawnEntry<RecordedDrawing>.self).drawings }
  }

  /// Has the bundle do something.
  func act(_ request: ActionRequest, at instant: SimulatedInstant = 1_772_460_000) async
    -> ActionAnswer
  {
    let message = await answer(.act(request), at: instant)
    guard case .acted(let answer) = message.payload else { return .missing(nil) }
    return answer
  }

  private func answer(
    _ operation: ExtensionRequest.Operation, at instant: SimulatedInstant = 0
  ) async -> ExtensionAnswer {
    defer { SimulatedClock.stop() }
    number += 1
    let request = ExtensionRequest(number: number, operation: operation, at: instant)
    session.receive(Data(JSONWriter.bytes(of: request)))
    while true {
      if let answer = log.answers.last, answer.number == number { return answer }
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}
