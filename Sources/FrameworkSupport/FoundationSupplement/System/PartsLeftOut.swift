// The calls that a build puts into sources. In the place of parts of an author's that need more of
// Apple's API than is here, one ends the process and says why. Where a stand-in answers nothing, one
// notes it.

import ExtensionEnvironment

/// Notes that a stand-in was asked for something that it has no answer to.
///
/// - Parameters:
///   - name: The name of the stand-in's source.
///   - lettingGoOfClosure: Whether it was given a closure, which it does not call.
public func _noteStandIn(_ name: String, lettingGoOfClosure: Bool = false) {
  AccessJournal.note("standIn", of: name, key: lettingGoOfClosure ? "closure" : nil)
}

/// Ends the process at a function that was left out of the build.
///
/// - Parameter name: The function's name, and the reason in the compiler's words.
public func _partLeftOut(_ name: StaticString) -> Never {
  fatalError("left out of this build: \(name)")
}

/// Ends the process at a value that was left out of the build.
///
/// - Parameter name: The value's name, and the reason in the compiler's words.
/// - Returns: Nothing.
public func _valueLeftOut<Value>(_ name: StaticString) -> Value {
  fatalError("left out of this build: \(name)")
}
