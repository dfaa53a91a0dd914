import Dispatch
import Foundation
import SwiftUI
import Testing
import WidgetRecording

@testable import ExtensionRuntime
@testable import WidgetKit

/// A bundle whose providers are called in this process, as the runtime calls them in theirs.
@MainActor final class HostedBundle {
  private var answers: [ExtensionAnswer] = []
  private var number = 0
  private let session: ExtensionSession

  init(
    platform: String = "iOS", osVersion: String = "17.0", _ makeMembers: @escaping () -> some Widget
  ) {
    let setup = ExtensionSetup(
      platform: platform, osVersion: osVersion, locale: "en_US", timeZone: "UTC", start: 0,
      containers: NSTemporaryDirectory()
    )
    let host = WidgetHost { makeMembers().bundleMembers }
    host.prepare(setup)
    var receive: (ExtensionAnswer) -> Void = { _ in }
    session = ExtensionSession(host: host, setup: setup, send: { receive($0) }, finish: {})
    receive = { [unowned self] in answers.append($0) }
  }

  /// What the bundle describes.
  var widgets: [RecordedWidget] {
    get async { await answer(.describe).widgets ?? [] }
  }

  /// Calls the provider of one widget.
  func call(
    _ mode: ProviderMode, _ kind: String, index: Int = 0, family: String = "systemSmall",
    at instant: Double = 1_772_460_000, parameters: [String: JSONValue] = [:],
    isPreview: Bool = false
  ) async -> ExtensionAnswer {
    await answer(
      .call(mode), kind: kind, index: index, family: family, at: instant, parameters: parameters,
      isPreview: isPreview
    )
  }

  private func answer(
    _ subject: ExtensionRequest.Subject, kind: String = "", index: Int = 0,
    family: String = "systemSmall", at instant: Double = 0,
    parameters: [String: JSONValue] = [:], isPreview: Bool = false
  ) async -> ExtensionAnswer {
    defer { SimulatedClock.stop() }
    number += 1
    let request = ExtensionRequest(
      number: number, subject: subject, at: instant, kind: kind, index: index,
      family: FamilyName(rawValue: family), parameters: parameters, isPreview: isPreview,
      displaySize: [158, 158]
    )
    session.receive(RecordingCoder.line(request))
    while answers.last?.number != number {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    return answers[answers.count - 1]
  }
}
