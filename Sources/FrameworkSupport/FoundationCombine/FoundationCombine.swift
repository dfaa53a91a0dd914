// The names of Combine that Apple's Foundation declares anew, so that a source which imports
// Foundation alone has them and no other: a package's `Cancellable` stays unambiguous there.

public import Combine

/// A type of object with a publisher that emits before the object changes, as Foundation names
/// Combine's protocol.
public typealias ObservableObject = Combine.ObservableObject

/// A wrapper that publishes a property, as Foundation names Combine's type.
public typealias Published = Combine.Published
