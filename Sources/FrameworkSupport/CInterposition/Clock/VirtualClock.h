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

/// The real instant at which a timer must expire that this thread arms, and on whose expiry it will
/// look at the clock.
const struct timespec *real_expiry(const struct timespec *simulated, struct timespec *buffer);

/// The real instant at which a wait on a clock must end; the instant itself unless it is simulated.
static inline const struct timespec *deadline_on(
    clockid_t clock, const struct timespec *time, struct timespec *buffer) {
  return clock_is_simulated(clock) ? real_deadline(time, buffer) : time;
}

/// Whether an instant is one that libc takes.
static inline int is_time(const struct timespec *time) {
  return time && time->tv_sec >= 0 && time->tv_nsec >= 0 && time->tv_nsec < 1000000000;
}

/// The nanoseconds of simulated time that have passed since monotonic clocks are simulated.
int64_t simulated_progress(void);

/// Makes monotonic clocks move with the simulated clock from now on.
void simulate_monotonic_clocks(void);

/// Moves all simulated clocks.
void jump_clock(int64_t length);

#endif
