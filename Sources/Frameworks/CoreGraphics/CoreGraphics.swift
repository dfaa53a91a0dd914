// CoreGraphics: the value types that Foundation on Linux lacks, colours, paths, and images as far
// as their headers tell. Nothing is rasterised: a context keeps its drawing operations.

@_exported public import FoundationSupplement
