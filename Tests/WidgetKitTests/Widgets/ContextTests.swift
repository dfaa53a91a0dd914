import Foundation
import SwiftUI
import Testing
import WidgetRecording

@testable import WidgetKit

@Suite @MainActor struct ContextTests {
  private var context: TimelineProviderContext {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    return TimelineProviderContext(
      environment: environment, family: .systemMedium, isPreview: true,
      displaySize: CGSize(width: 338, height: 158)
    )
  }

  @Test func `a context says what the request said`() {
    #expect(context.family == .systemMedium)
    #expect(context.isPreview)
    #expect(context.displaySize == CGSize(width: 338, height: 158))
  }

  @Test func `a widget is drawn light and dark, and else in its environment`() {
    #expect(context.environmentVariants.colorScheme == [.light, .dark])
    #expect(context.environmentVariants[\.colorScheme] == [.light, .dark])
    #expect(context.environmentVariants.locale == [Locale(identifier: "de_DE")])
    #expect(context.environmentVariants[\.layoutDirection] == [.leftToRight])
  }

  @Test func `a relevance round-trips through its encoding`() throws {
    let relevance = TimelineEntryRelevance(score: 16.29, duration: 1800)
    let data = try JSONEncoder().encode(relevance)
    #expect(try JSONDecoder().decode(TimelineEntryRelevance.self, from: data) == relevance)
    #expect(TimelineEntryRelevance(score: 1).duration == 0)
    #expect(relevance.recorded.score == 16.29)
  }

  @Test func `policies are equal when they mean the same`() {
    let date = Date(timeIntervalSince1970: 5)
    #expect(TimelineReloadPolicy.atEnd == .atEnd)
    #expect(TimelineReloadPolicy.atEnd != .never)
    #expect(TimelineReloadPolicy.after(date) == .after(date))
    #expect(TimelineReloadPolicy.after(date).recorded == .after(5))
    #expect(TimelineReloadPolicy.never.recorded == .never)
  }

  @Test func `the environment of a widget is one on a Home Screen`() {
    var environment = EnvironmentValues()
    #expect(environment.widgetFamily == .systemSmall)
    #expect(environment.widgetRenderingMode == .fullColor)
    #expect(environment.showsWidgetContainerBackground)
    #expect(!environment.showsWidgetLabel)
    #expect(environment.widgetContentMargins.top == 16)
    #expect(environment.levelOfDetail == .default)
    environment.widgetRenderingMode = .vibrant
    environment.showsWidgetLabel = true
    #expect(environment.widgetRenderingMode.description == "vibrant")
    #expect(environment.showsWidgetLabel)
  }

  @Test func `an accessory's background is there in accessories alone`() {
    var environment = EnvironmentValues()
    let view = AccessoryWidgetBackground()
    #expect(resolveView(view, environment: environment).flattened.map(\.kind) == ["Group"])
    environment.hostedFamily = .accessoryCircular
    #expect(
      resolveView(view, environment: environment).flattened.map(\.kind)
        == ["AccessoryWidgetBackground"])
  }

  @Test func `modifiers of WidgetKit stay in the tree with their arguments`() {
    let view = Text(verbatim: "x")
      .widgetURL(URL(string: "app://x"))
      .widgetAccentable()
      .widgetCurvesContent(false)
      .widgetLabel("label")
      .containerBackground(for: .widget) { Text(verbatim: "background") }
    let nodes = resolveView(view, environment: EnvironmentValues()).flattened
    #expect(nodes.first { $0.kind == ".widgetURL" }?.attributes == ["url": .string("app://x")])
    #expect(nodes.first { $0.kind == ".widgetAccentable" }?.attributes == ["accentable": true])
    #expect(
      nodes.first { $0.kind == ".widgetCurvesContent" }?.attributes == ["curvesContent": false])
    #expect(nodes.compactMap(\.text).sorted() == ["background", "label", "x"])
  }
}
