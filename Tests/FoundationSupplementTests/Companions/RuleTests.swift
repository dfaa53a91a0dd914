import Foundation
import GameplayKit
import Testing

/// Rules, and fields on a grid.
@Suite struct RuleTests {
  @Test func `rules act by their salience, once each, and by the state`() {
    let system = GKRuleSystem()
    var log: [String] = []
    let late = GKRule { _ in
      true
    } action: { _ in
      log.append("late")
    }
    let early = GKRule {
      $0.state["noise"] as? Int == 6
    } action: { _ in
      log.append("early")
    }
    early.salience = 1
    let never = GKRule { _ in
      false
    } action: { _ in
      log.append("never")
    }
    system.state["noise"] = 6
    system.add([late, early, never])
    system.evaluate()
    system.evaluate()
    #expect(log == ["early", "late"])
    #expect(system.executed == [early, late] && system.agenda == [never])
    system.reset()
    #expect(system.executed.isEmpty && system.agenda == [early, late, never])
  }

  @Test func `predicates see the state, and change what is true`() {
    let system = GKRuleSystem()
    let fact = "near" as NSString
    for _ in 0..<2 {
      system.add(
        GKRule(predicate: NSPredicate(format: "$d < 10"), assertingFact: fact, grade: 0.75))
    }
    system.state["d"] = 20
    system.evaluate()
    #expect(system.facts.isEmpty)
    system.state["d"] = 3
    system.evaluate()
    #expect(system.grade(forFact: fact) == 1)
    system.retractFact(fact, grade: 0.5)
    #expect(system.minimumGrade(forFacts: ["near", "far"]) == 0)
    #expect(system.maximumGrade(forFacts: ["near", "far"]) == 0.5)
    system.retractFact(fact)
    #expect(system.facts.isEmpty)
  }

  @Test func `a way over a grid goes around walls`() {
    let grid = GKGridGraph(
      fromGridStartingAt: vector_int2(0, 0), width: 3, height: 3, diagonalsAllowed: false)
    #expect(grid.nodes?.count == 9)
    grid.remove([vector_int2(1, 0), vector_int2(1, 1)].compactMap(grid.node(atGridPosition:)))
    let ends = [vector_int2(0, 0), vector_int2(2, 0)].compactMap(grid.node(atGridPosition:))
    let path = grid.findPath(from: ends[0], to: ends[1]).compactMap {
      ($0 as? GKGridGraphNode)?.gridPosition
    }
    #expect(path.map(\.x) == [0, 0, 0, 1, 2, 2, 2] && path.map(\.y) == [0, 1, 2, 2, 2, 1, 0])
  }
}
