// A scenario's actions on an extension: taps, controls and push tokens. Nothing here is Apple's.

import ActivityKit
import AppIntents
import ExtensionRuntime
import SwiftUI
import WidgetRecording

extension WidgetHost {
  func act(_ request: ActionRequest, at instant: SimulatedInstant) async -> ActionResult {
    switch request.action {
    case .tap, .openURL: return ActionResult(await use(request, at: instant))
    case .value, .press: return await control(request, at: instant)
    case .activityPreview, .activity: return await activity(request, at: instant)
    case .pushToken:
      await BundleConfigurations.givePushToken()
      return ActionResult(ActionAnswer())
    case .function, .intent: return .missing
    }
  }

  /// Performs a tap or opens a link in a widget at an instant.
  private func use(_ request: ActionRequest, at instant: SimulatedInstant) async -> ActionAnswer {
    let missing = ActionResult.missing.answer
    guard let widget = request.widget else { return missing }
    let presentation = EntryPresentation()
    let content = await withCheckedContinuation { continuation in
      let reply = CallReply { continuation.resume(returning: $0) }
      perform(widget, at: instant, reply: reply, presentation: presentation)
      reply.providerReturned()
    }
    guard let shown = presentation.show?() else {
      var answer = missing
      if case .failure(let failure) = content { answer.failure = failure }
      return answer
    }
    guard request.action == .tap else {
      var answer = ActionAnswer()
      let address = shown.result.address(of: request.label)
      (answer.isFound, answer.url, answer.label) = (address.isFound, address.url, request.label)
      return answer
    }
    guard let (node, intent) = shown.result.control(for: request),
      let offer = shown.offers.first(where: { $0.shown == intent })
    else { return missing }
    return await ActionAnswer(
      performing: offer, label: node.label, leavingToApp: request.leavesToApp)
  }

  /// Asks a control for its value, or presses it.
  private func control(
    _ request: ActionRequest, at instant: SimulatedInstant
  ) async -> ActionResult {
    guard let widget = request.widget, let resolved = resolved(widget),
      let caller = resolved.control, !widget.isPreview || caller.hasPreview
    else { return .missing }
    do {
      let shown = try await caller.show(widget.parameters, isPreview: widget.isPreview)
      guard request.action == .press else {
        var answer = ActionAnswer()
        (answer.label, answer.value, answer.isOn) = (shown.label, shown.value, shown.isOn)
        return ActionResult(
          answer, drawer: shown.picture.map { PictureDrawer.drawer(of: [$0], at: instant.date) })
      }
      guard let offer = shown.offer else { return .missing }
      return ActionResult(
        await ActionAnswer(
          performing: offer, label: shown.label, leavingToApp: request.leavesToApp))
    } catch {
      return ActionResult(ActionAnswer(throwing: error))
    }
  }
}

extension ActionAnswer {
  /// The answer of author's code that threw an error.
  init(throwing error: any Error) {
    self.init()
    failure = RecordedFailure(message: String(describing: error))
  }

  /// Performs an intent and waits for its end, or names it where the app is to perform it.
  ///
  /// Without a program of the app's that has it, an intent that starts or changes Live Activities is
  /// performed here, and may do so.
  fileprivate init(
    performing offer: OfferedIntents.Offer, label: String?, leavingToApp: Bool
  ) async {
    self.init()
    if leavingToApp, let intent = offer.appIntent {
      appIntent = intent
    } else {
      if offer.appIntent != nil { ActivityJournal.follow(as: "of an intent, ") }
      do {
        try await offer.perform()
      } catch {
        self.init(throwing: error)
      }
      if offer.appIntent != nil { ActivityJournal.close() }
    }
    self.label = label
    intent = offer.name
    parameters = offer.parameters
  }
}
