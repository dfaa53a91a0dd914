// What a build puts in the place of parts of an author's sources that need more of Apple's API than
// is here: a call that comes to one ends the process, and says why.

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
