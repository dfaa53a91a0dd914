// GameplayKit's rules, and the system that evaluates them.
//
// https://developer.apple.com/documentation/gameplaykit/gkrulesystem

public import FoundationSupplement

/// A condition, and what is done where it holds.
open class GKRule: NSObject {
  /// The priority of the rule: the highest are evaluated first.
  open var salience = 0

  private let condition: (GKRuleSystem) -> Bool
  private let action: (GKRuleSystem) -> Void

  /// Creates a rule for a subclass, whose methods say what it does.
  public override init() { (condition, action) = ({ _ in false }, { _ in }) }

  /// Creates a rule of closures.
  public init(
    blockPredicate predicate: @escaping (GKRuleSystem) -> Bool,
    action: @escaping (GKRuleSystem) -> Void
  ) {
    (condition, self.action) = (predicate, action)
  }

  /// Creates a rule that asserts a fact where a predicate holds for the system's state.
  public init(predicate: NSPredicate, assertingFact fact: any NSObjectProtocol, grade: Float) {
    condition = { $0.holds(predicate) }
    action = { $0.assertFact(fact, grade: grade) }
  }

  /// Creates a rule that retracts a fact where a predicate holds for the system's state.
  public init(predicate: NSPredicate, retractingFact fact: any NSObjectProtocol, grade: Float) {
    condition = { $0.holds(predicate) }
    action = { $0.retractFact(fact, grade: grade) }
  }

  /// Returns whether the condition holds.
  open func evaluatePredicate(in system: GKRuleSystem) -> Bool { condition(system) }

  /// Does what the rule does.
  open func performAction(in system: GKRuleSystem) { action(system) }
}

/// A rule whose condition is a predicate; a subclass says what is done.
open class GKNSPredicateRule: GKRule {
  /// The condition.
  public let predicate: NSPredicate

  /// Creates a rule.
  public init(predicate: NSPredicate) {
    self.predicate = predicate
    super.init()
  }

  open override func evaluatePredicate(in system: GKRuleSystem) -> Bool {
    system.holds(predicate)
  }
}

/// Rules, the state that they look at, and the facts that they have found.
open class GKRuleSystem: NSObject {
  /// The state that the rules look at.
  public let state = NSMutableDictionary()
  /// The rules that have not been satisfied, in the order in which they are evaluated.
  public private(set) var agenda: [GKRule] = []
  /// The rules that have been satisfied, in this order.
  public private(set) var executed: [GKRule] = []

  private var ordered: [GKRule] = []
  private var grades: [(fact: any NSObjectProtocol, grade: Float)] = []

  /// Creates a system without rules.
  public override init() {}

  /// The rules of the agenda and those that were satisfied.
  open var rules: [GKRule] { ordered }

  /// The facts whose grade is above zero.
  open var facts: [Any] { grades.map(\.fact) }

  /// Adds a rule.
  open func add(_ rule: GKRule) { add([rule]) }

  /// Adds rules, by their salience; those of the same salience in their order.
  open func add(_ rules: [GKRule]) {
    for rule in rules {
      ordered.append(rule)
      let place = agenda.firstIndex { $0.salience < rule.salience } ?? agenda.endIndex
      agenda.insert(rule, at: place)
    }
  }

  /// Removes all rules.
  open func removeAllRules() { (ordered, agenda, executed) = ([], [], []) }

  /// Evaluates each rule of the agenda once, in order. What is satisfied acts, and leaves the agenda.
  open func evaluate() {
    for rule in agenda where rule.evaluatePredicate(in: self) {
      agenda.removeAll { $0 === rule }
      executed.append(rule)
      rule.performAction(in: self)
    }
  }

  /// Forgets all facts, and puts all rules on the agenda.
  open func reset() {
    grades = []
    let rules = ordered
    removeAllRules()
    add(rules)
  }

  /// Returns how true a fact is: from 0, not at all, to 1.
  open func grade(forFact fact: any NSObjectProtocol) -> Float {
    grades.first { $0.fact.isEqual(fact) }?.grade ?? 0
  }

  /// Returns the lowest grade of some facts: all of them are true as far as that.
  open func minimumGrade(forFacts facts: [Any]) -> Float {
    facts.compactMap(object).map { grade(forFact: $0) }.min() ?? 0
  }

  /// Returns the highest grade of some facts: one of them is true as far as that.
  open func maximumGrade(forFacts facts: [Any]) -> Float {
    facts.compactMap(object).map { grade(forFact: $0) }.max() ?? 0
  }

  /// Makes a fact wholly true.
  open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }

  /// Makes a fact truer by a grade, up to 1.
  open func assertFact(_ fact: any NSObjectProtocol, grade: Float) { change(fact, by: grade) }

  /// Makes a fact wholly false.
  open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }

  /// Makes a fact less true by a grade, down to 0.
  open func retractFact(_ fact: any NSObjectProtocol, grade: Float) { change(fact, by: -grade) }

  private func change(_ fact: any NSObjectProtocol, by difference: Float) {
    let grade = min(max(grade(forFact: fact) + difference, 0), 1)
    let place = grades.firstIndex { $0.fact.isEqual(fact) }
    switch place {
    case let place? where grade == 0: grades.remove(at: place)
    case let place?: grades[place].grade = grade
    case nil where grade > 0: grades.append((fact, grade))
    case nil: break
    }
  }

  /// Values of Swift, such as texts in a list of facts, count as the objects that they bridge to.
  private func object(_ fact: Any) -> (any NSObjectProtocol)? {
    (fact as AnyObject) as? any NSObjectProtocol
  }

  /// Whether a predicate holds, whose variables are the keys of the state.
  fileprivate func holds(_ predicate: NSPredicate) -> Bool {
    var variables: [String: Any] = [:]
    for (key, value) in state {
      if let key = key as? String { variables[key] = value }
    }
    return predicate.evaluate(with: self, substitutionVariables: variables)
  }
}
