// os, the unified log and its locks. Messages are written to standard error, one line each.

@_exported public import FoundationSupplement
