// QuartzCore: the geometry that it shares with CoreGraphics. Layers are not imitated.

@_exported public import CoreGraphics
