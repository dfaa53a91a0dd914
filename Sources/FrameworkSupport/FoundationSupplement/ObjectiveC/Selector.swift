// The Objective-C runtime's Selector: the name of a method. Linux has no such runtime, so a
// source's `#selector(…)` is staged to a value that holds the method beside its name; a
// notification or a timer, which would send a message, calls it.

public struct Selector: ExpressibleByStringLiteral, Sendable {
  /// The method's Objective-C name.
  let name: String
  /// Calls the method of a target with an argument; nil where only the name is known.
  let call: (@Sendable (AnyObject, Any?) -> Void)?

  public init(_ str: String) {
    name = str
    call = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// Calls the method of a target.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called.
  ///   - argument: The method's argument, if it takes one.
  package func send(to target: AnyObject, _ argument: Any? = nil) {
    guard let call else {
      NSLog(
        "%@",
        "\(type(of: target)) was not sent \(name): methods cannot be found by name on this platform"
      )
      return
    }
    call(target, argument)
  }
}

extension Selector: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  public var description: String { name }

  public var debugDescription: String { name }
}

/// A method that may be called wherever its message arrives.
private struct Method<Function>: @unchecked Sendable {
  var function: Function
}

// The staged form of `#selector(…)`. The first group takes a type's method, the second an object's.
extension Selector {
  public init<Target: AnyObject, Result>(
    _staged name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    let method = Method(function: method)
    self.init(name) { target, _ in
      if let target = target as? Target { _ = method.function(target)() }
    }
  }

  public init<Target: AnyObject, Argument, Result>(
    _staged name: String, _ method: @escaping (Target) -> (Argument) -> Result
  ) {
    let method = Method(function: method)
    self.init(name) { target, argument in
      if let target = target as? Target, let argument = argument as? Argument {
        _ = method.function(target)(argument)
      }
    }
  }

  public init<Result>(_staged name: String, _ method: @escaping () -> Result) {
    let method = Method(function: method)
    self.init(name) { _, _ in _ = method.function() }
  }

  // A type's method on the main actor is no object's method whose argument is the object.
  @_disfavoredOverload
  public init<Argument, Result>(_staged name: String, _ method: @escaping (Argument) -> Result) {
    let method = Method(function: method)
    self.init(name) { _, argument in
      if let argument = argument as? Argument { _ = method.function(argument) }
    }
  }

  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _staged name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    let method = Method(function: method)
    self.init(name) { target, _ in
      let call = Method(function: (target as? Target).map { method.function($0) })
      Self.onMainActor { _ = call.function?() }
    }
  }

  @_disfavoredOverload
  public init<Target: AnyObject, Argument, Result>(
    _staged name: String, _ method: @escaping (Target) -> @MainActor (Argument) -> Result
  ) {
    let method = Method(function: method)
    self.init(name) { target, argument in
      guard let argument = argument as? Argument else { return }
      let call = Method(
        function: (method: (target as? Target).map { method.function($0) }, argument))
      Self.onMainActor { _ = call.function.method?(call.function.1) }
    }
  }

  private init(_ name: String, call: @escaping @Sendable (AnyObject, Any?) -> Void) {
    self.name = name
    self.call = call
  }

  /// Runs an action on the main actor, at once where that is the place.
  private static func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
  }
}

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the class of a name; nil for a name that none has.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! {
  NSClassFromString(String(cString: name))
}

/// Returns the class of a name; nil for a name that none has.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  NSClassFromString(String(cString: name))
}
