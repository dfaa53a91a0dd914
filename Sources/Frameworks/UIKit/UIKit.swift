// UIKit, as far as widget extensions reach for it: colours, images, fonts, paths, traits, the
// device and views. The device is the simulated one; nothing is drawn.

@_exported public import CoreGraphics
@_exported public import FoundationSupplement
@_exported public import QuartzCore

public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
