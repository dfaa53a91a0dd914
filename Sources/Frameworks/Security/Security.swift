// The Security framework. An import of Foundation brings it on Apple's platforms too, so that all
// of it is declared beside Foundation's supplement.

@_exported public import FoundationSupplement
