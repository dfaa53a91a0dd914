// Combine: publishers, subjects, subscribers and schedulers, all with their behaviour. Back
// pressure is honoured by every operator; those that merge several publishers buffer values beyond
// the subscriber's demand.

@_exported public import FoundationSupplement
