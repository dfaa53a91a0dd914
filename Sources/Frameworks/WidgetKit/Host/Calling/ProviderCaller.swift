// The calls of a provider whose type only its configuration knows. Nothing here is Apple's.

import AppIntents
import ExtensionRuntime
import SwiftUI
import WidgetRecording

/// Calls one widget's provider.
@MainActor protocol ProviderCaller {
  func perform(_ call: ProviderCall)

  /// The widget's views of entries of a type; nil where its entries have another type.
  func content<Entry>(for entry: Entry.Type) -> ((Entry) -> AnyView)?
}

extension ProviderCaller {
  /// Returns the views of entries of one type as those of another; nil where these differ.
  func present<Own, Content: View, Entry>(_ content: @escaping (Own) -> Content)
    -> ((Entry) -> AnyView)?
  {
    guard let content = content as? (Entry) -> Content else { return nil }
    return { AnyView(content($0)) }
  }
}

/// A request to a provider, with its simulated instant, its family and its reply.
struct ProviderCall: Sendable {
  var request: CallRequest
  /// The simulated instant of the call.
  let at: SimulatedInstant
  let family: WidgetFamily
  let reply: CallReply
  /// Whether the system keeps the views away from the widget's edges.
  var hasContentMargins = true
  /// The platform that is simulated.
  var platform = Platform.iOS

  /// Receives the presentation of the answer's entries; nil where there are no taps.
  var presentation: EntryPresentation?

  /// The size the widget is shown in.
  var displaySize: CGSize {
    CGSize(width: request.width, height: request.height)
  }

  /// The environment that the widget's views find.
  @MainActor func environment(for mode: ProviderMode) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.hostedFamily = family
    values.proposedSize = displaySize
    values.colorScheme = .light
    values.locale = .current
    values.calendar = .current
    values.timeZone = .current
    values.showsWidgetLabel = family == .accessoryCorner
    if mode == .placeholder { values.redactionReasons = .placeholder }
    return values
  }

  /// The context that a timeline provider gets.
  @MainActor var context: TimelineProviderContext {
    TimelineProviderContext(
      environment: environment(for: .timeline), family: family, isPreview: request.isPreview,
      displaySize: displaySize
    )
  }

  /// Answers that the call cannot be made.
  func refuse(_ reason: String) {
    reply.refuse(reason)
  }

  /// Answers that the provider of this kind of widget has no such method.
  func refuse(of configuration: ConfigurationKind) {
    refuse("a widget with \(configuration.phrase) has no \(request.mode.rawValue)")
  }

  /// Answers with an error that the provider threw.
  func fail(_ error: any Error) {
    let message = String(describing: error)
    reply.complete { .failure(RecordedFailure(message: message)) }
  }

  /// Answers with clues.
  func complete(clues: [RelevanceAttribute]) {
    reply.complete { .clues(clues) }
  }

  /// Answers with recommendations.
  @MainActor func complete(recommendations: [Text]) {
    let texts = recommendations.map(\.plainText)
    reply.complete { .recommendations(texts) }
  }
}

/// A box that sends a value across isolation, although its type is not marked as sendable.
///
/// A provider's entries are rarely marked as safe to pass on, and are passed on by every device.
struct UncheckedSendableBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Text {
  /// The words of the text.
  @MainActor var plainText: String {
    resolveView(self, environment: EnvironmentValues()).texts.joined()
  }
}
