// Combine: publishers, subjects, subscribers and schedulers, all with their behaviour. Back
// pressure is honoured by every operator; those that merge several publishers keep what the
// subscriber has not asked for.

@_exported public import FoundationSupplement
