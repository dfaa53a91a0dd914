// SwiftData is not imitated: its models live in Core Data's stores. Its main types are declared,
// so that code which uses them is refused with a reason.

@_exported public import FoundationSupplement

@available(
  *, unavailable, message: "SwiftData needs Apple's runtime; leave this file out of the run"
)
public final class ModelContainer {
  public init(for forTypes: Any.Type...) throws {}
}

@available(
  *, unavailable, message: "SwiftData needs Apple's runtime; leave this file out of the run"
)
public final class ModelContext {
  public init(_ container: ModelContainer) {}
}

@available(
  *, unavailable, message: "SwiftData needs Apple's runtime; leave this file out of the run"
)
public struct ModelConfiguration {}

@available(
  *, unavailable, message: "SwiftData needs Apple's runtime; leave this file out of the run"
)
public struct FetchDescriptor<T> {
  public init() {}
}

@available(
  *, unavailable, message: "SwiftData needs Apple's runtime; leave this file out of the run"
)
public struct Schema {}
