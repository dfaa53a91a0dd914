import CInterposition

/// The random numbers that the process draws of the system's generator.
package enum RandomNumbers {
  /// The number of times that it has drawn some.
  package static var draws: UInt64 { random_number_draws() }
}
