// The geometry that QuartzCore shares with CoreGraphics. Layers draw nothing.

@_exported public import CoreGraphics
