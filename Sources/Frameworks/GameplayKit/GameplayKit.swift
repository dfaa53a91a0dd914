// GameplayKit: random numbers, and machines of states. Apple does not publish how its sources make
// numbers of a seed, so the same seed gives other numbers here, always the same ones.

@_exported public import FoundationSupplement
import Synchronization

public protocol GKRandom: AnyObject {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  /// The state of a sequence; nil takes the system's numbers.
  private let state: Mutex<UInt64?>

  public override init() { state = Mutex(nil) }

  fileprivate init(from seed: UInt64) { state = Mutex(seed) }

  open class func sharedRandom() -> GKRandomSource { shared }

  private static let shared = GKRandomSource()

  /// Returns the next 64 bits: those of the generator SplitMix64 where there is a seed.
  private func nextBits() -> UInt64 {
    state.withLock { state in
      guard let before = state else { return UInt64.random(in: .min ... .max) }
      let counter = before &+ 0x9E37_79B9_7F4A_7C15
      state = counter
      var bits = counter
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits() >> 32)) }

  open func nextInt(upperBound: Int) -> Int {
    upperBound > 0 ? Int(nextBits().multipliedFullWidth(by: UInt64(upperBound)).high) : 0
  }

  open func nextUniform() -> Float { Float(nextBits() >> 40) / Float(1 << 24) }

  open func nextBool() -> Bool { nextBits() >> 63 == 1 }

  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for index in shuffled.indices.dropFirst().reversed() {
      shuffled.swapAt(index, nextInt(upperBound: index + 1))
    }
    return shuffled
  }
}

open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  public let seed: UInt64

  public override convenience init() { self.init(seed: .random(in: .min ... .max)) }

  public init(seed: UInt64) {
    self.seed = seed
    super.init(from: seed)
  }
}

open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  public let seed: UInt64

  public override convenience init() { self.init(seed: .random(in: .min ... .max)) }

  public init(seed: UInt64) {
    self.seed = seed
    super.init(from: seed)
  }
}

open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  public let seed: Data

  public override convenience init() {
    self.init(seed: Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }))
  }

  public init(seed: Data) {
    self.seed = seed
    // The FNV-1a hash of the bytes.
    super.init(from: seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextInt() } }
}

open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  fileprivate let source: any GKRandom
  public let lowestValue: Int
  public let highestValue: Int
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    precondition(lowestValue <= highestValue, "the lowest value is above the highest")
    self.source = source
    self.lowestValue = lowestValue
    self.highestValue = highestValue
  }

  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }

  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes)
  }

  open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }

  open func nextUniform() -> Float {
    let steps = numberOfPossibleOutcomes - 1
    return steps == 0 ? 0 : Float(nextInt() - lowestValue) / Float(steps)
  }

  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// A distribution whose values lie around the middle, three deviations to either side.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  public let mean: Float
  public let deviation: Float

  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = deviation
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
      highestValue: Int((mean + 3 * deviation).rounded()))
  }

  public override init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    mean = Float(lowestValue + highestValue) / 2
    deviation = Float(highestValue - lowestValue) / 6
    super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
  }

  /// Returns the mean of twelve uniform numbers, spread to the deviation.
  open override func nextInt() -> Int {
    let sum = (0..<12).reduce(Float(0)) { sum, _ in sum + source.nextUniform() }
    let value = Int((mean + (sum - 6) * deviation).rounded())
    return min(max(value, lowestValue), highestValue)
  }
}

/// A distribution that gives each value once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private let left = Mutex<[Int]>([])

  open override func nextInt() -> Int {
    left.withLock { left in
      if left.isEmpty { left = Array(lowestValue...highestValue) }
      return left.remove(at: source.nextInt(upperBound: left.count))
    }
  }
}
