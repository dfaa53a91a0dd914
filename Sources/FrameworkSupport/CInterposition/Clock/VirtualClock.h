// The virtual clock's deadlines for the functions that wait.

#ifndef VIRTUAL_CLOCK_H
#define VIRTUAL_CLOCK_H

#include <stdint.h>
#include <time.h>

/// Whether a clock is one that the simulation replaces.
int clock_is_simulated(clockid_t clock);

/// The real instant at which a wait until a simulated instant must end.
///
/// Returns its first argument where nothing is simulated, or where it is no valid time, so that
/// libc reports invalid times itself.
const struct timespec *real_deadline(const struct timespec *simulated, struct timespec *buffer);

/// The same for a timer that this thread arms and on whose expiry it will look at the clock.
const struct timespec *real_expiry(const struct timespec *simulated, struct timespec *buffer);

#endif
