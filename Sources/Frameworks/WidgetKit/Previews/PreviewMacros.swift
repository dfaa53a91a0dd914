// The #Preview macros for widgets (iOS 17), Live Activities (iOS 17) and relevance widgets (watchOS 26).
// They are checked by the compiler and expand to nothing: a preview is no part of what runs.

public import AppIntents
public import Intents
public import SwiftUI

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> some Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> some Widget,
  timelineProvider: @escaping @MainActor () -> some TimelineProvider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Provider: IntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> some Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> some Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, widget: @escaping @MainActor () -> some Widget,
  @PreviewRelevanceEntryBuilder relevanceEntries:
    @escaping @MainActor () async -> [any RelevanceEntry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, widget: @escaping @MainActor () -> some Widget,
  relevanceProvider: @escaping @MainActor () -> some RelevanceEntriesProvider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Provider: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping @MainActor () -> some Widget,
  relevanceProvider: @escaping @MainActor () -> Provider,
  relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
