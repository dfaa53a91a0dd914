import Foundation
import GameplayKit
import Testing

/// The states of a lamp, which may only be turned on and off.
private final class Off: GKState {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == On.self }
}

private final class On: GKState {
  var seconds = 0.0

  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Off.self }
  override func update(deltaTime seconds: Double) { self.seconds += seconds }
}

private final class Broken: GKState {}

/// What an entity has lived through.
private final class Age: GKComponent {
  var seconds = 0.0

  override func update(deltaTime seconds: Double) { self.seconds += seconds }
}

@Suite struct EntityTests {
  @Test func `an entity has one component of each class, and updates it`() {
    let (entity, first, second) = (GKEntity(), Age(), Age())
    entity.addComponent(first)
    entity.update(deltaTime: 2)
    entity.addComponent(second)
    entity.update(deltaTime: 3)
    #expect(first.seconds == 2 && first.entity == nil)
    #expect(second.seconds == 3 && second.entity === entity)
    #expect(entity.component(ofType: Age.self) === second)
    entity.removeComponent(ofType: Age.self)
    #expect(entity.components.isEmpty)
  }

  @Test func `a way through a graph has the fewest steps`() {
    let nodes = (0..<5).map { _ in GKGraphNode() }
    nodes[0].addConnections(to: [nodes[1], nodes[2]], bidirectional: true)
    nodes[1].addConnections(to: [nodes[3]], bidirectional: true)
    nodes[3].addConnections(to: [nodes[2]], bidirectional: false)
    #expect(
      nodes[0].findPath(to: nodes[3]).map(ObjectIdentifier.init)
        == [nodes[0], nodes[1], nodes[3]].map(ObjectIdentifier.init))
    #expect(GKGraph(nodes).findPath(from: nodes[0], to: nodes[4]).isEmpty)
  }
}

/// Random numbers and machines of states.
@Suite struct GameplayTests {
  @Test func `a seed gives the same numbers each time, and another one others`() {
    let numbers = { (seed: UInt64) in
      let source = GKMersenneTwisterRandomSource(seed: seed)
      return (0..<50).map { _ in source.nextInt(upperBound: 1000) }
    }
    #expect(numbers(7) == numbers(7))
    #expect(numbers(7) != numbers(8))
    #expect(numbers(7).allSatisfy { (0..<1000).contains($0) })
    let bytes = GKARC4RandomSource(seed: Data([1, 2]))
    bytes.dropValues(3)
    #expect(bytes.nextUniform() >= 0 && bytes.nextUniform() < 1)
    #expect(GKLinearCongruentialRandomSource(seed: 1).nextInt(upperBound: 0) == 0)
  }

  @Test func `a shuffled list has all that it had`() {
    let list = Array(1...20)
    let source = GKMersenneTwisterRandomSource(seed: 3)
    let shuffled = source.arrayByShufflingObjects(in: list).compactMap { $0 as? Int }
    #expect(shuffled != list && shuffled.sorted() == list)
  }

  @Test func `distributions keep within their bounds`() {
    let source = GKMersenneTwisterRandomSource(seed: 5)
    let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    #expect(Set((0..<200).map { _ in die.nextInt() }) == Set(1...6))
    let deck = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 10)
    #expect(Set((0..<10).map { _ in deck.nextInt() }) == Set(1...10))
    let heights = GKGaussianDistribution(randomSource: source, mean: 100, deviation: 10)
    let values = (0..<500).map { _ in heights.nextInt() }
    #expect(values.allSatisfy { (70...130).contains($0) })
    #expect(abs(values.reduce(0, +) / values.count - 100) < 3)
  }

  @Test func `a machine enters the states that may follow`() {
    let machine = GKStateMachine(states: [Off(), On()])
    #expect(machine.enter(Off.self))
    #expect(!machine.canEnterState(Off.self) && !machine.enter(Off.self))
    #expect(machine.enter(On.self))
    machine.update(deltaTime: 2)
    #expect(machine.state(forClass: On.self)?.seconds == 2)
    #expect(machine.currentState?.stateMachine === machine)
    #expect(machine.state(forClass: Broken.self) == nil && !machine.enter(Broken.self))
  }
}
