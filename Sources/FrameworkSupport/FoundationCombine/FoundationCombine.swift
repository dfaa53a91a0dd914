// Foundation's additions to Combine, as on Apple's platforms: publishers of notifications, timers,
// downloads and properties, queues and run loops as schedulers, and two of Combine's names declared
// anew. A source that imports Foundation alone has these and no other: a package's `Cancellable` is
// unambiguous there.

public import Combine

/// A type of object with a publisher that emits before the object changes, as Foundation names
/// Combine's protocol.
public typealias ObservableObject = Combine.ObservableObject

/// A wrapper that publishes a property, as Foundation names Combine's type.
public typealias Published = Combine.Published
