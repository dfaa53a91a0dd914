// UIKit. The device is the simulated one; nothing is drawn.

@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreText
@_exported public import FoundationSupplement
@_exported public import QuartzCore
@_exported public import UserNotifications
