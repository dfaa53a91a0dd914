// CoreFoundation's ways to run a run loop and to stop it: those of this system's own.

import Foundation
import Glibc

public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped, timedOut, handledSource
}

/// CoreFoundation's functions, which Foundation's library has and its module does not show.
private enum CoreFoundationCall {
  typealias Run = @convention(c) () -> Void
  typealias RunInMode = @convention(c) (UnsafeRawPointer, Double, UInt8) -> Int32
  typealias Loop = @convention(c) () -> UnsafeRawPointer?
  typealias Change = @convention(c) (UnsafeRawPointer) -> Void

  static func find<Function>(_ name: String, _: Function.Type) -> Function {
    guard let symbol = dlsym(nil, name) else {
      preconditionFailure("Foundation's library has no \(name)")
    }
    return unsafeBitCast(symbol, to: Function.self)
  }

  /// CoreFoundation's object of a run loop: the main thread's, or the current one.
  static func object(of loop: RunLoop) -> UnsafeRawPointer? {
    if loop === RunLoop.main { return find("CFRunLoopGetMain", Loop.self)() }
    if loop === RunLoop.current { return find("CFRunLoopGetCurrent", Loop.self)() }
    let held = Mirror(reflecting: loop).children.first { $0.label?.hasPrefix("_cfRunLoop") == true }
    return (held?.value as? AnyObject).map {
      UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque())
    }
  }
}

/// Runs the thread's run loop in its usual mode until it is stopped.
public func CFRunLoopRun() {
  RunLoop.current.withSystemSource(in: .default) {
    CoreFoundationCall.find("CFRunLoopRun", CoreFoundationCall.Run.self)()
  }
}

/// Runs the thread's run loop in a mode for some seconds.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let run = CoreFoundationCall.find("CFRunLoopRunInMode", CoreFoundationCall.RunInMode.self)
  let name = mode?.rawValue ?? CFRunLoopMode.defaultMode.rawValue
  let result = RunLoop.current.withSystemSource(in: RunLoop.Mode(rawValue: name as String)) {
    withExtendedLifetime(name) {
      run(Unmanaged.passUnretained(name).toOpaque(), seconds, returnAfterSourceHandled ? 1 : 0)
    }
  }
  return CFRunLoopRunResult(rawValue: result) ?? .finished
}

/// Ends the running of a run loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
  guard let rl, let object = CoreFoundationCall.object(of: rl) else { return }
  CoreFoundationCall.find("CFRunLoopStop", CoreFoundationCall.Change.self)(object)
}

/// Has a run loop look for what there is to do.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
  guard let rl, let object = CoreFoundationCall.object(of: rl) else { return }
  CoreFoundationCall.find("CFRunLoopWakeUp", CoreFoundationCall.Change.self)(object)
}
