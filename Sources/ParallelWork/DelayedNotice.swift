import Dispatch

/// Does work, and gives notice once where it takes longer than a time.
///
/// - Parameters:
///   - delay: The time after which notice is given, in real seconds.
///   - notice: What gives it, on a thread of its own while the work goes on.
///   - work: The work.
/// - Returns: The result of the work.
/// - Throws: The error of the work.
public func withNotice<Value, Failure: Error>(
  after delay: Duration, _ notice: @escaping @Sendable () -> Void,
  while work: () throws(Failure) -> Value
) throws(Failure) -> Value {
  let item = DispatchWorkItem(block: notice)
  DispatchQueue.global().asyncAfter(deadline: .now() + (delay / .seconds(1)), execute: item)
  defer { item.cancel() }
  return try work()
}
