// The #Preview macros for widgets, Live Activities and relevance widgets. They are checked by the
// compiler and expand to nothing; an extension's staged sources have `_WidgetPreview` in their
// place.

public import SwiftUI

@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> PreviewedWidget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "FrameworkMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> PreviewedWidget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "FrameworkMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: IntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> PreviewedWidget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "FrameworkMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> PreviewedWidget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "FrameworkMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget>(
  _ name: String? = nil, widget: @escaping @MainActor () -> PreviewedWidget,
  @PreviewRelevanceEntryBuilder relevanceEntries:
    @escaping @MainActor () async -> [any RelevanceEntry]
) = #externalMacro(module: "FrameworkMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping @MainActor () -> PreviewedWidget,
  relevanceProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "FrameworkMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping @MainActor () -> PreviewedWidget,
  relevanceProvider: @escaping @MainActor () -> Provider,
  relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
) = #externalMacro(module: "FrameworkMacros", type: "PreviewMacro")
