// CoreFoundation's sources of run loops that are signalled, on those of this system's Foundation.

public import Foundation

/// The functions that a source calls, each with `info`.
public struct CFRunLoopSourceContext {
  public var version: CFIndex = 0
  public var info: UnsafeMutableRawPointer?
  public var retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?
  public var release: (@convention(c) (UnsafeRawPointer?) -> Void)?
  public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?
  public var equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> DarwinBoolean)?
  public var hash: (@convention(c) (UnsafeRawPointer?) -> UInt)?
  /// Called when the source is added to a run loop.
  public var schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?
  /// Called when the source is removed from a run loop.
  public var cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?
  /// Called in the run loop after the source was signalled.
  public var perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?

  /// Creates a context that calls nothing.
  public init() {}

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?,
    release: (@convention(c) (UnsafeRawPointer?) -> Void)?,
    copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?,
    equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> DarwinBoolean)?,
    hash: (@convention(c) (UnsafeRawPointer?) -> UInt)?,
    schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?,
    cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?,
    perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
    self.equal = equal
    self.hash = hash
    self.schedule = schedule
    self.cancel = cancel
    self.perform = perform
  }
}

/// A source of a run loop: what it calls runs there after it was signalled.
public final class CFRunLoopSource: @unchecked Sendable {
  private final class Signal: RunLoop._Source {
    let context: CFRunLoopSourceContext

    init(_ context: CFRunLoopSourceContext, order: Int) {
      self.context = context
      super.init(order: order)
    }

    override func perform() { context.perform?(context.info) }
  }

  private let source: Signal
  fileprivate let order: CFIndex
  private let lock = NSLock()
  private var places: [(loop: RunLoop, mode: CFRunLoopMode)] = []
  private var isEnded = false

  init(_ context: CFRunLoopSourceContext, order: CFIndex) {
    source = Signal(context, order: order)
    self.order = order
    if let info = context.info { _ = context.retain?(info) }
  }

  deinit { if let info = source.context.info { source.context.release?(info) } }

  fileprivate var isValid: Bool { lock.withLock { !isEnded } }

  fileprivate func isIn(_ loop: RunLoop, _ mode: CFRunLoopMode) -> Bool {
    lock.withLock { places.contains { $0.loop === loop && $0.mode == mode } }
  }

  fileprivate func add(to loop: RunLoop, _ mode: CFRunLoopMode) {
    guard isValid, !isIn(loop, mode) else { return }
    lock.withLock { places.append((loop, mode)) }
    loop._add(source, forMode: mode.mode)
    source.context.schedule?(source.context.info, loop, mode)
  }

  fileprivate func remove(from loop: RunLoop, _ mode: CFRunLoopMode) {
    guard isIn(loop, mode) else { return }
    lock.withLock { places.removeAll { $0.loop === loop && $0.mode == mode } }
    loop._remove(source, for: mode.mode)
    source.context.cancel?(source.context.info, loop, mode)
  }

  fileprivate func signal() { if isValid { source.signal() } }

  fileprivate func invalidate() {
    for place in lock.withLock({ places }) { remove(from: place.loop, place.mode) }
    lock.withLock { isEnded = true }
    source.invalidate()
  }

  fileprivate func fill(_ context: UnsafeMutablePointer<CFRunLoopSourceContext>) {
    context.pointee = source.context
  }
}

/// Creates a source that is signalled; those with a Mach port (version 1) are none here.
public func CFRunLoopSourceCreate(
  _ allocator: CFAllocator!, _ order: CFIndex,
  _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! {
  guard let context, context.pointee.version == 0 else { return nil }
  return CFRunLoopSource(context.pointee, order: order)
}

/// Lets a run loop call a source in a mode.
public func CFRunLoopAddSource(
  _ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!
) {
  if let rl { source?.add(to: rl, mode ?? .defaultMode) }
}

/// Takes a source out of a mode of a run loop.
public func CFRunLoopRemoveSource(
  _ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!
) {
  if let rl { source?.remove(from: rl, mode ?? .defaultMode) }
}

/// Returns whether a source is in a mode of a run loop.
public func CFRunLoopContainsSource(
  _ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!
) -> Bool {
  guard let rl, let source else { return false }
  return source.isIn(rl, mode ?? .defaultMode)
}

/// Has a source called in its run loop, which may have to be woken up.
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { source?.signal() }

/// Takes a source out of every run loop, for good.
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { source?.invalidate() }

/// Returns whether a source can still be called.
public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool { source?.isValid ?? false }

/// Returns a source's place among those of a run loop.
public func CFRunLoopSourceGetOrder(_ source: CFRunLoopSource!) -> CFIndex { source?.order ?? 0 }

/// Writes a source's context.
public func CFRunLoopSourceGetContext(
  _ source: CFRunLoopSource!, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) {
  if let context { source?.fill(context) }
}
