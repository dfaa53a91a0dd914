extension Duration {
  /// The duration in seconds, to the nanosecond.
  package var seconds: Double {
    let (seconds, attoseconds) = components
    let nanoseconds = Double(attoseconds) / 1e9
    return (Double(seconds) * 1e9 + nanoseconds.rounded()) / 1e9
  }

  /// Takes over seconds as a file has them; a number that is no time counts as none.
  package init(reading seconds: Double) {
    let isUsable = seconds.isFinite && abs(seconds) < 1e9
    self = isUsable ? .nanoseconds(Int64((seconds * 1e9).rounded())) : .zero
  }
}
