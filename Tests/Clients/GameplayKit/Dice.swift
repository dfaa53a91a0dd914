import GameplayKit

/// Chooses a quote for a day, the same one all day long.
func quote(of quotes: [String], day: Int) -> String? {
  let source = GKMersenneTwisterRandomSource(seed: UInt64(day))
  guard source.seed > 0 else { return quotes.first }
  return source.arrayByShufflingObjects(in: quotes).first as? String
}

/// The throws of a game.
struct Throws {
  let source: any GKRandom

  /// A source by its seed.
  init(seed: Int?) {
    guard let seed else {
      source = GKRandomSource.sharedRandom()
      return
    }
    let bytes = GKARC4RandomSource(seed: Data("\(seed)".utf8))
    bytes.dropValues(768)
    let line = GKLinearCongruentialRandomSource(seed: UInt64(bytes.seed.count))
    source = line.seed.isMultiple(of: 2) ? line : bytes
  }

  /// Two dice, and whether the player begins.
  var first: (Int, Int, Bool) {
    let small = GKRandomDistribution.d6()
    return (small.nextInt(), GKRandomDistribution.d20().nextInt(upperBound: 10), source.nextBool())
  }

  /// A die of any number of sides, and how high it came.
  func die(_ sides: Int) -> (value: Int, share: Float) {
    let die = GKRandomDistribution(forDieWithSideCount: sides)
    let share = die.nextUniform()
    return (die.nextBool() ? die.lowestValue : die.highestValue, share)
  }

  /// The scores of a round, each value once.
  func round(lowest: Int, highest: Int) -> [Int] {
    let all = GKShuffledDistribution(
      randomSource: source, lowestValue: lowest, highestValue: highest)
    let plain = GKRandomDistribution(lowestValue: lowest, highestValue: highest)
    return (0..<all.numberOfPossibleOutcomes).map { _ in all.nextInt() } + [plain.nextInt()]
  }

  /// A height around the mean.
  func height() -> Float {
    let heights = GKGaussianDistribution(randomSource: source, mean: 170, deviation: 9)
    return (Float(heights.nextInt()) - heights.mean) / heights.deviation
  }
}

/// A door that opens and shuts.
final class OpenDoor: GKState {
  private(set) var seconds: TimeInterval = 0

  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == ShutDoor.self }
  override func didEnter(from previousState: GKState?) { seconds = 0 }
  override func update(deltaTime seconds: TimeInterval) {
    self.seconds += seconds
    if self.seconds > 5 { stateMachine?.enter(ShutDoor.self) }
  }
}

/// A door that is shut.
final class ShutDoor: GKState {
  private(set) var knocks = 0

  override func willExit(to nextState: GKState) { knocks += 1 }
}

/// Lets a door stand open for a while, and tells whether it is shut again.
func passDoor(seconds: Int) -> Bool {
  let machine = GKStateMachine(states: [OpenDoor(), ShutDoor()])
  guard machine.canEnterState(OpenDoor.self), machine.enter(OpenDoor.self) else { return false }
  for _ in 0..<seconds { machine.update(deltaTime: 1) }
  return machine.currentState === machine.state(forClass: ShutDoor.self)
}
