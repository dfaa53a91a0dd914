// The previews of widgets as the staged sources declare them, and their showing. Nothing here is
// Apple's.

public import ActivityKit
import AppIntents
import Intents
public import SwiftUI
import WidgetRecording

/// The previews of an extension, in the order of its sources.
public protocol _PreviewList {
  @MainActor static var all: [_WidgetPreview] { get }
}

/// A `#Preview` of a widget: the staged sources have this type in the place of the macro.
@MainActor public struct _WidgetPreview {
  /// The name that its author gave it.
  let name: String?
  /// The family; nil for a relevance widget.
  let family: WidgetFamily?
  /// The type of the widget; nil for a preview provider.
  let type: Any.Type?
  /// The widget, which the preview makes anew.
  let widget: () -> ResolvedWidget?
  /// Answers a call with the preview's entries, in the views of the widget that has the caller.
  let show: (ProviderCall, any ProviderCaller) -> Void
  /// Makes the contents of a Live Activity; nil for a widget's preview.
  private(set) var states: (() async throws -> [ShownActivity])?
  /// Collects the Live Activities of a preview provider's views; nil for a `#Preview`.
  private(set) var activities: (() throws -> PreviewedActivities)?

  private init<PreviewedWidget: Widget>(
    _ name: String?, _ family: WidgetFamily?, _ widget: @escaping @MainActor () -> PreviewedWidget,
    show: @escaping (ProviderCall, any ProviderCaller) -> Void
  ) {
    self.name = name
    self.family = family
    type = PreviewedWidget.self
    self.widget = { widget().body.resolvedWidget }
    self.show = show
  }

  public init<PreviewedWidget: Widget>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> PreviewedWidget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, family, widget) { call, caller in
      Task {
        let entries = await timeline()
        guard let first = entries.first else { return call.refuse("the preview has no entries") }
        call.show(first, of: entries, in: caller)
      }
    }
  }

  public init<PreviewedWidget: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> PreviewedWidget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, family, widget) { call, caller in
      guard let recorder = call.recorder(of: Provider.Entry.self, in: caller) else { return }
      timelineProvider().getTimeline(in: call.context, completion: recorder.takeTimeline)
    }
  }

  public init<PreviewedWidget: Widget, Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    using intent: @autoclosure @escaping @MainActor () -> Provider.Intent,
    widget: @escaping @MainActor () -> PreviewedWidget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, family, widget) { call, caller in
      guard let recorder = call.recorder(of: Provider.Entry.self, in: caller) else { return }
      timelineProvider()
        .getTimeline(for: intent(), in: call.context, completion: recorder.takeTimeline)
    }
  }

  public init<PreviewedWidget: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    using intent: @autoclosure @escaping @MainActor () -> Provider.Intent,
    widget: @escaping @MainActor () -> PreviewedWidget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, family, widget) { call, caller in
      guard let recorder = call.recorder(of: Provider.Entry.self, in: caller) else { return }
      let provider = UncheckedSendableBox(timelineProvider())
      let context = UncheckedSendableBox(call.context)
      let intent = intent()
      Task {
        let timeline = await AppIntentProviderCaller<Provider, AnyView>.timeline(
          of: provider, intent, context)
        recorder.complete(with: timeline.value)
      }
    }
  }

  public init<Attributes: ActivityAttributes, PreviewedWidget: Widget>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind,
    using attributes: @autoclosure @escaping @MainActor () -> Attributes,
    widget: @escaping @MainActor () -> PreviewedWidget,
    @PreviewActivityBuilder<Attributes> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.init(name, nil, widget) { call, _ in
      call.refuse("a Live Activity has no timeline")
    }
    states = {
      let resolved = widget().body.resolvedWidget
      guard let views = resolved?.activity as? ActivityViews<Attributes> else {
        throw PreviewError.otherAttributes(typeName(of: Attributes.self))
      }
      let attributes = attributes()
      return try await contentStates().map { state in
        var picture = views.picture(
          ActivityViewContext(
            activityID: "preview", attributes: attributes, state: state, isStale: false))
        picture.hasSmallFamily = resolved?.hasSmallActivity ?? false
        return ShownActivity(
          content: try ActivityContentValue(attributes: attributes, state: state),
          picture: picture)
      }
    }
  }

  /// The Live Activities that a preview provider shows with `previewContext`.
  public init<Provider: PreviewProvider>(activitiesOf provider: Provider.Type) {
    name = String(describing: provider)
    family = nil
    type = nil
    widget = { nil }
    show = { call, _ in call.refuse("a Live Activity has no timeline") }
    activities = { try PreviewedActivities(in: provider.previews) }
  }

  public init<PreviewedWidget: Widget>(
    _ name: String? = nil, widget: @escaping @MainActor () -> PreviewedWidget,
    @PreviewRelevanceEntryBuilder relevanceEntries:
      @escaping @MainActor () async -> [any RelevanceEntry]
  ) {
    self.init(name, nil, widget) { call, caller in
      Task {
        let entries = await relevanceEntries()
        guard let first = entries.first else { return call.refuse("the preview has no entries") }
        call.show(first, of: entries, in: caller)
      }
    }
  }

  public init<PreviewedWidget: Widget, Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> PreviewedWidget,
    relevanceProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, nil, widget) { call, caller in
      let provider = UncheckedSendableBox(relevanceProvider())
      call.show(provider, in: caller) { await provider.value.relevance() }
    }
  }

  public init<PreviewedWidget: Widget, Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> PreviewedWidget,
    relevanceProvider: @escaping @MainActor () -> Provider,
    relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
  ) {
    self.init(name, nil, widget) { call, caller in
      call.show(UncheckedSendableBox(relevanceProvider()), in: caller, relevance)
    }
  }
}

/// A fault of a preview.
enum PreviewError: Error, CustomStringConvertible {
  /// The preview's attributes are those of another Live Activity.
  case otherAttributes(String)

  var description: String {
    switch self {
    case .otherAttributes(let name):
      "the preview gives attributes of the type \(name), and its widget shows others"
    }
  }
}

extension ProviderCall {
  /// The recorder of entries of a type, in the views of a widget; where the widget shows entries of
  /// another type, the call is refused.
  @MainActor fileprivate func recorder<Entry>(
    of entry: Entry.Type, in caller: any ProviderCaller
  ) -> EntryRecorder<Entry, AnyView>? {
    guard let content = caller.content(for: entry) else {
      refuse(
        "the preview gives entries of the type \(typeName(of: entry)), and its widget shows others")
      return nil
    }
    return EntryRecorder(self, content: content)
  }

  /// Shows a list of entries that all have the type of the first.
  @MainActor fileprivate func show<Entry: TimelineEntry>(
    _ first: Entry, of entries: [any TimelineEntry], in caller: any ProviderCaller
  ) {
    let typed = entries.compactMap { $0 as? Entry }
    guard typed.count == entries.count else {
      return refuse("the preview gives entries of several types")
    }
    recorder(of: Entry.self, in: caller)?
      .complete(with: Timeline(entries: typed, policy: .never))
  }

  /// Shows a list of relevance entries that all have the type of the first.
  @MainActor fileprivate func show<Entry: RelevanceEntry>(
    _ first: Entry, of entries: [any RelevanceEntry], in caller: any ProviderCaller
  ) {
    let typed = entries.compactMap { $0 as? Entry }
    guard typed.count == entries.count else {
      return refuse("the preview gives entries of several types")
    }
    recorder(of: Entry.self, in: caller)?.complete(showing: typed)
  }

  /// Shows the entries that a provider gives for the configurations of its clues.
  @MainActor fileprivate func show<Provider: RelevanceEntriesProvider>(
    _ provider: UncheckedSendableBox<Provider>, in caller: any ProviderCaller,
    _ relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
  ) {
    guard let recorder = recorder(of: Provider.Entry.self, in: caller) else { return }
    let context = RelevanceEntriesProviderContext(
      displaySize: displaySize, isPreview: request.isPreview)
    Task {
      do {
        var entries: [Provider.Entry] = []
        for attribute in await relevance().attributes {
          entries.append(
            try await RelevanceProviderCaller<Provider, AnyView>.entry(
              of: provider, attribute.configuration, context))
        }
        recorder.complete(showing: entries)
      } catch {
        fail(error)
      }
    }
  }
}
