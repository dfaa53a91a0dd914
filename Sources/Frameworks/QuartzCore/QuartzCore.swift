// The geometry that QuartzCore shares with CoreGraphics. Layers draw nothing.

@_exported public import CoreGraphics

/// The seconds since the device was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
