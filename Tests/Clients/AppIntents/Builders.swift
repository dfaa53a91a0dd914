// Functions and builders of the app that put together what the framework's own builders make.

import AppIntents

/// The ways to sort trails that several queries share.
@EntityQuerySortingOptionsBuilder<TrailEntity>
func trailSortings() -> [EntityQuerySortableByProperty<TrailEntity>] {
  EntityQuerySortableByProperty(\TrailEntity.$name)
  EntityQuerySortableByProperty(\TrailEntity.$hutCount)
}

/// The comparisons of a visit's length that several properties share.
struct NightComparisons {
  typealias Nights = EntityProperty<Int>
  typealias NightsProperty = EntityQueryProperty<HutVisit, HutVisit, Nights, Int, VisitFilter>
  typealias Builder = EntityQueryComparatorsBuilder<HutVisit, HutVisit, Nights, Int, VisitFilter>
  typealias Comparison = AnyEntityQueryComparator<HutVisit, HutVisit, Nights, Int, VisitFilter>

  @EntityQueryComparatorsBuilder<HutVisit, HutVisit, Nights, Int, VisitFilter>
  var long: NightsProperty.QueryComparators {
    GreaterThanComparator { VisitFilter(column: "nights", condition: "> \($0)") }
    GreaterThanOrEqualToComparator { VisitFilter(column: "nights", condition: ">= \($0)") }
  }

  /// One comparison, where a list of them is too much.
  var exact: Comparison {
    let component: Builder.Component = Builder.buildExpression(
      EqualToComparator { VisitFilter(column: "nights", condition: "= \($0)") })
    return component
  }

  @EntityQueryPropertiesBuilder<HutVisit, VisitFilter>
  var properties: [EntityQueryPropertyDeclaration<HutVisit, VisitFilter>] {
    NightsProperty(\HutVisit.$nights) { LessThanComparator { VisitFilter.under($0) } }
  }

  /// The same property with the comparisons above.
  var sharedProperty: NightsProperty {
    NightsProperty(\HutVisit.$nights, comparators: all)
  }

  private func all() -> NightsProperty.QueryComparators {
    Builder.buildBlock(exact) + long
  }
}

extension VisitFilter {
  /// Visits of fewer nights.
  static func under(_ nights: Int) -> VisitFilter {
    VisitFilter(column: "nights", condition: "< \(nights)")
  }
}

/// The parameters below each of the app's summaries.
@IntentParameterSummary<FindWalk>.ParameterKeyPathsBuilder
func commonParameters() -> [PartialKeyPath<FindWalk>] {
  \.$withDog
  \.$nights
}

/// A summary with nothing but those parameters.
func commonSummary() -> IntentParameterSummary<FindWalk> {
  IntentParameterSummary(commonParameters)
}

/// The two cases that each of the app's summaries ends with, and the type they have.
@ParameterSummaryCaseBuilder<FindWalk, TrailDifficulty>
func lastCases() -> ParameterSummaryTupleCaseCondition<
  FindWalk, TrailDifficulty,
  (
    ParameterSummaryCaseCondition<FindWalk, TrailDifficulty, FindWalk.Summary>,
    ParameterSummaryDefaultCaseCondition<FindWalk, TrailDifficulty, FindWalk.Summary>
  )
> {
  ParameterSummaryCaseCondition(.moderate) { FindWalk.Summary("Walk") }
  ParameterSummaryDefaultCaseCondition { FindWalk.Summary() }
}

/// A value that a resolver of distances gives.
typealias ResolvedDistance = EmptyResolverSpecification<Double>.Output

/// Takes moods and items alike, and makes the items of a section of them.
@resultBuilder
enum MoodBuilder {
  static func buildExpression(_ mood: String) -> [IntentItem<String>] {
    IntentItem<String>.Builder.buildExpression(mood.capitalized)
  }

  static func buildExpression(_ item: IntentItem<String>) -> [IntentItem<String>] {
    IntentItem<String>.Builder.buildExpression(item)
  }

  static func buildOptional(_ items: [IntentItem<String>]?) -> [IntentItem<String>] {
    items ?? IntentItem<String>.Builder.buildBlock()
  }

  static func buildArray(_ components: [[IntentItem<String>]]) -> [IntentItem<String>] {
    IntentItem<String>.Builder.buildArray(components)
  }

  static func buildBlock(_ components: [IntentItem<String>]...) -> [IntentItem<String>] {
    IntentItem<String>.Builder.buildArray(components)
  }
}

/// The moods of a walk, of which some show only in winter.
@MoodBuilder
func moods(inWinter isWinter: Bool) -> [IntentItem<String>] {
  "happy"
  IntentItem("Tired", subtitle: "After a long day")
  if isWinter { "cold" }
}

extension IntentItem where Value == String {
  fileprivate init(_ mood: String, subtitle: LocalizedStringResource) {
    self.init(mood, title: "\(mood)", subtitle: subtitle)
  }
}

/// Adds the shortcuts of the app's extras; those that need a newer system arrive as one value.
@resultBuilder
enum ExtraShortcutsBuilder {
  typealias Limited = any _AppShortcutsContentMarker
    & _LimitedAvailabilityAppShortcutsContentMarker

  static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] {
    AppShortcutsBuilder.buildExpression(shortcut)
  }

  static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> Limited {
    AppShortcutsBuilder.buildLimitedAvailability(shortcuts)
  }

  static func buildOptional(_ component: Limited?) -> [AppShortcut] {
    AppShortcutsBuilder.buildOptional(component)
  }

  static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap { AppShortcutsBuilder.buildBlock($0) }
  }
}

/// The shortcuts of the extras.
@ExtraShortcutsBuilder
func extraShortcuts() -> [AppShortcut] {
  AppShortcut(intent: BookHut(), phrases: ["Book a bed in \(.applicationName)"])
  if #available(iOS 18, *) {
    AppShortcut(intent: PlanTrip(), phrases: ["Plan a trip in \(.applicationName)"])
  }
}
