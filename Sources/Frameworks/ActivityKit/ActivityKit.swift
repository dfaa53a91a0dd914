// ActivityKit. The attributes of Live Activities are compiled with the widgets that show them; an
// extension in the background cannot start one, so requests fail and none is there.

@_exported public import FoundationSupplement
