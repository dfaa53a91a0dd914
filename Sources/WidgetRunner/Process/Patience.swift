/// The real time that a process is given beside the limits of its calls.
struct Patience: Hashable, Sendable {
  /// Until it can take its first request.
  var start = Duration.seconds(30)
  /// For the toolchain to describe a crash, beyond the call's own limit.
  var description = Duration.seconds(30)
  /// From the end of its channel to its own.
  var end = Duration.seconds(10)
  /// For its last answer.
  var farewell = Duration.seconds(1)
  /// From its last answer to its end.
  var exit = Duration.milliseconds(200)
}
