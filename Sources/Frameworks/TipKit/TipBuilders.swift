// The result builders of TipKit: lists of actions, rules, options and tips.

extension Tips {
  @resultBuilder public enum ActionBuilder {
    public static func buildExpression(_ expression: Action) -> [Action] { [expression] }

    public static func buildExpression(_ expression: [Action]) -> [Action] { expression }

    public static func buildBlock(_ components: [Action]...) -> [Action] {
      components.flatMap { $0 }
    }

    public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }

    public static func buildEither(first component: [Action]) -> [Action] { component }

    public static func buildEither(second component: [Action]) -> [Action] { component }

    public static func buildArray(_ components: [[Action]]) -> [Action] {
      components.flatMap { $0 }
    }

    public static func buildLimitedAvailability(_ component: [Action]) -> [Action] { component }

    public static func buildFinalResult(_ component: [Action]) -> [Action] {
      Action.placed(component)
    }
  }

  @resultBuilder public enum RuleBuilder {
    public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }

    public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }

    public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }

    public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }

    public static func buildEither(first component: [Rule]) -> [Rule] { component }

    public static func buildEither(second component: [Rule]) -> [Rule] { component }

    public static func buildArray(_ components: [[Rule]]) -> [Rule] { components.flatMap { $0 } }

    public static func buildLimitedAvailability(_ component: [Rule]) -> [Rule] { component }
  }

  @resultBuilder public enum OptionsBuilder {
    public static func buildExpression(_ expression: any TipOption) -> [any TipOption] {
      [expression]
    }

    public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] {
      expression
    }

    public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] {
      components.flatMap { $0 }
    }

    public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] {
      component ?? []
    }

    public static func buildEither(first component: [any TipOption]) -> [any TipOption] {
      component
    }

    public static func buildEither(second component: [any TipOption]) -> [any TipOption] {
      component
    }

    public static func buildArray(_ components: [[any TipOption]]) -> [any TipOption] {
      components.flatMap { $0 }
    }

    public static func buildLimitedAvailability(
      _ component: [any TipOption]
    ) -> [any TipOption] {
      component
    }
  }

  @resultBuilder public enum GroupBuilder {
    public static func buildExpression(_ expression: any Tip) -> [any Tip] { [expression] }

    public static func buildExpression(_ expression: [any Tip]) -> [any Tip] { expression }

    public static func buildBlock(_ components: [any Tip]...) -> [any Tip] {
      components.flatMap { $0 }
    }

    public static func buildOptional(_ component: [any Tip]?) -> [any Tip] { component ?? [] }

    public static func buildEither(first component: [any Tip]) -> [any Tip] { component }

    public static func buildEither(second component: [any Tip]) -> [any Tip] { component }

    public static func buildArray(_ components: [[any Tip]]) -> [any Tip] {
      components.flatMap { $0 }
    }

    public static func buildLimitedAvailability(_ component: [any Tip]) -> [any Tip] {
      component
    }
  }
}
