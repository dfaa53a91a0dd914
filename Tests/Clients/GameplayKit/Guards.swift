import GameplayKit

/// A guard's alarm: two predicates, a closure and a rule of the game's own.
final class Alarm: GKNSPredicateRule {
  init() { super.init(predicate: NSPredicate(format: "$noise > 5")) }

  override func performAction(in system: GKRuleSystem) { system.assertFact("awake" as NSString) }
}

/// The conclusions of a guard from its observations.
final class Guard {
  private let system = GKRuleSystem()

  init() {
    let near = GKRule(
      predicate: NSPredicate(format: "$distance < 10"), assertingFact: "near" as NSString,
      grade: 0.75)
    near.salience = 2
    let calm = GKRule(
      predicate: NSPredicate(format: "$noise < 1"), retractingFact: "awake" as NSString, grade: 1)
    let chase = GKRule { system in
      system.minimumGrade(forFacts: ["near", "awake"]) > 0.5
    } action: { system in
      system.assertFact("chase" as NSString, grade: 1)
      system.retractFact("awake" as NSString)
    }
    system.add(near)
    system.add([calm, Alarm(), chase])
  }

  /// Whether the guard runs after the player.
  func chases(at distance: Int, noise: Int) -> Bool {
    system.state["distance"] = distance
    system.state["noise"] = noise
    system.reset()
    system.evaluate()
    NSLog("%d of %d, %d left", system.executed.count, system.rules.count, system.agenda.count)
    let likely = system.maximumGrade(forFacts: ["near", "chase"])
    return system.grade(forFact: "chase" as NSString) == 1 && likely > 0 && !system.facts.isEmpty
  }

  /// Makes the guard forget all that it has learnt.
  func dismiss() { system.removeAllRules() }

  /// Whether a single rule holds.
  func holds(_ rule: Alarm) -> Bool { rule.evaluatePredicate(in: system) }
}

/// A dungeon of which some fields are walls.
func way(through walls: [vector_int2], width: Int32) -> [vector_int2] {
  let dungeon = GKGridGraph(
    fromGridStartingAt: vector_int2(0, 0), width: width, height: 5, diagonalsAllowed: false)
  dungeon.remove(walls.compactMap { dungeon.node(atGridPosition: $0) })
  let door = GKGridGraphNode(gridPosition: vector_int2(-1, 0))
  if !dungeon.diagonalsAllowed { dungeon.connectToAdjacentNodes(door) }
  let corner = vector_int2(Int32(dungeon.gridWidth) - 1, Int32(dungeon.gridHeight) - 1)
  guard let goal = dungeon.node(atGridPosition: dungeon.gridOrigin &+ corner) else { return [] }
  return dungeon.findPath(from: door, to: goal).compactMap {
    ($0 as? GKGridGraphNode)?.gridPosition
  }
}

/// The vectors of a game, by the names that C gives them.
struct Vectors {
  var voxel: vector_int3
  var block: vector_int4
  var plane: vector_float2
  var space: vector_float3
  var color: vector_float4
  var map: vector_double2
  var globe: vector_double3
  var turn: vector_double4
}
