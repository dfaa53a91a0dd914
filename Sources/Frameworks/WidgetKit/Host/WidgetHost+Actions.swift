// A scenario's actions on an extension: taps, controls and push tokens. Nothing here is Apple's.

import ActivityKit
import AppIntents
import ExtensionRuntime
import SwiftUI
import WidgetRecording

extension WidgetHost {
  func act(_ request: ActionRequest, at instant: SimulatedInstant) async -> ActionResult {
    switch request {
    case .tap(let target, let widget, let performer):
      return ActionResult(await tap(target, in: widget, performer, at: instant))
    case .openURL(let label, let widget):
      return ActionResult(await openURL(label, in: widget, at: instant))
    case .value(let widget):
      return await control(widget) { shown in
        ActionResult(
          .control(shown.content),
          drawer: shown.picture.map { PictureDrawer.drawer(of: [$0], at: instant.date) })
      }
    case .press(let widget, let performer):
      return await control(widget) { shown in
        guard let offer = shown.offer else { return .missing }
        return ActionResult(
          .pressed(await offer.pressed(label: shown.content.label, by: performer)))
      }
    case .activityPreview(let index, let widget):
      return await activityPreview(index, of: widget, at: instant)
    case .activity(let name, let content, let widget):
      return show(content, of: widget, name: name, at: instant)
    case .pushToken:
      await BundleConfigurations.givePushToken()
      return ActionResult(.done)
    case .function, .intent: return .missing
    }
  }

  /// Performs a tap in a widget at an instant.
  private func tap(
    _ target: UsageTarget, in widget: CallRequest, _ performer: ActionRequest.Performer,
    at instant: SimulatedInstant
  ) async -> ActionAnswer {
    let (view, failure) = await shown(by: widget, at: instant)
    let controls = view?.result.controls(for: target) ?? []
    guard let view, let control = controls.first(where: \.isEnabled) ?? controls.first,
      let offer = view.offers.first(where: { $0.shown == control.intent })
    else { return .missing(failure) }
    guard control.isEnabled else {
      return .missing(.disabled(control.node.kind.lowercased(), control.node.label))
    }
    return .pressed(await offer.pressed(label: control.node.label, by: performer))
  }

  /// Opens a link in a widget, or the widget's own address, at an instant.
  private func openURL(
    _ label: String?, in widget: CallRequest, at instant: SimulatedInstant
  ) async -> ActionAnswer {
    let (view, failure) = await shown(by: widget, at: instant)
    guard let address = view?.result.address(of: label), address.isFound else {
      let isDisabled = view?.result.address(of: label, enabled: false).isFound == true
      return .missing(isDisabled ? .disabled("link", label) : failure)
    }
    return .followed(url: address.url)
  }

  /// Returns the view that a widget shows at an instant: that of the timeline delivered last.
  ///
  /// A process that has delivered none, as it was started anew since, calls the provider.
  private func shown(
    by widget: CallRequest, at instant: SimulatedInstant
  ) async -> (view: EntryPresentation.Shown?, failure: RecordedFailure?) {
    if let show = presentation(of: widget).show { return (show(instant), nil) }
    let presentation = EntryPresentation()
    let content = await withCheckedContinuation { continuation in
      let reply = CallReply { continuation.resume(returning: $0) }
      perform(widget, at: instant, reply: reply, presentation: presentation)
      reply.providerReturned()
    }
    guard let shown = presentation.show?(instant) else {
      if case .failure(let failure) = content { return (nil, failure) }
      return (nil, nil)
    }
    return (shown, nil)
  }

  /// Asks a control for its value, and answers with what it shows.
  private func control(
    _ widget: CallRequest, _ answer: (ShownControl) async -> ActionResult
  ) async -> ActionResult {
    guard let resolved = resolved(widget), let caller = resolved.control,
      !widget.isPreview || caller.hasPreview
    else { return .missing }
    do {
      return await answer(try await caller.show(widget.parameters, isPreview: widget.isPreview))
    } catch {
      return ActionResult(ActionAnswer(throwing: error))
    }
  }
}

extension ActionAnswer {
  /// The answer of author's code that threw an error.
  init(throwing error: any Error) {
    self = .threw(RecordedFailure(throwing: error))
  }
}

extension RecordedFailure {
  /// The reason for which a tap on a disabled control or link does nothing.
  fileprivate static func disabled(_ kind: String, _ label: String?) -> Self {
    Self(message: "the \(kind)\(label.map { " '\($0)'" } ?? "") is disabled")
  }

  fileprivate init(throwing error: any Error) {
    self.init(message: String(describing: error))
  }
}

extension OfferedIntents.Offer {
  /// Performs the intent and waits for its end, or names it where the app is to perform it.
  ///
  /// Without a program of the app's that has it, an intent that starts or changes Live Activities
  /// is performed here, and may do so.
  fileprivate func pressed(
    label: String?, by performer: ActionRequest.Performer
  ) async -> ActionAnswer.Press {
    var press = ActionAnswer.Press(
      label: label, intent: RecordedIntent(name, parameters), end: .returned)
    if performer == .app, let appIntent {
      press.end = .leftToApp(appIntent)
      return press
    }
    if appIntent != nil { ActivityJournal.follow(as: "of an intent, ") }
    do {
      try await perform()
    } catch {
      press.end = .threw(RecordedFailure(throwing: error))
    }
    if appIntent != nil { ActivityJournal.close() }
    return press
  }
}
