// Timers that are armed with an absolute instant of the realtime clock.
//
// Libdispatch keeps one timer descriptor for wall-clock deadlines and arms it anew for each.

#define _GNU_SOURCE
#include <stdatomic.h>
#include <stdio.h>
#include <sys/timerfd.h>
#include <time.h>

#include "../NextFunction.h"
#include "VirtualClock.h"

NEXT_FUNCTION(timerfd_create)
NEXT_FUNCTION(timerfd_settime)

enum { UNKNOWN = 0, SIMULATED = 1, OTHER = 2 };

// A cache of the clocks of low descriptors; higher ones are looked up each time.
#define DESCRIPTORS 1024
static atomic_uchar clocks[DESCRIPTORS];

int timerfd_create(int clock, int flags) {
  int descriptor = next_timerfd_create()(clock, flags);
  if (descriptor >= 0 && descriptor < DESCRIPTORS) {
    atomic_store(&clocks[descriptor], clock_is_simulated(clock) ? SIMULATED : OTHER);
  }
  return descriptor;
}

// Asks the kernel for the clock of a descriptor that was not made here, or is one of very many.
static int kernel_says_simulated(int descriptor) {
  char path[64], line[128];
  int clock = CLOCK_MONOTONIC;
  snprintf(path, sizeof path, "/proc/self/fdinfo/%d", descriptor);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  while (fgets(line, sizeof line, file)) {
    if (sscanf(line, "clockid: %d", &clock) == 1) break;
  }
  fclose(file);
  return clock_is_simulated(clock);
}

static int is_simulated(int descriptor) {
  if (descriptor < 0 || descriptor >= DESCRIPTORS) return kernel_says_simulated(descriptor);
  unsigned char known = atomic_load(&clocks[descriptor]);
  return known == UNKNOWN ? kernel_says_simulated(descriptor) : known == SIMULATED;
}

// Replaces the first expiry; one that is zero disarms the timer and stays as it is.
static const struct itimerspec *real_timer(
    const struct itimerspec *timer, struct itimerspec *buffer) {
  if (!timer || (timer->it_value.tv_sec == 0 && timer->it_value.tv_nsec == 0)) return timer;
  *buffer = *timer;
  buffer->it_value = *real_expiry(&timer->it_value, &buffer->it_value);
  return buffer;
}

int timerfd_settime(
    int descriptor, int flags, const struct itimerspec *timer, struct itimerspec *old) {
  struct itimerspec buffer;
  if ((flags & TFD_TIMER_ABSTIME) && is_simulated(descriptor)) {
    timer = real_timer(timer, &buffer);
  }
  return next_timerfd_settime()(descriptor, flags, timer, old);
}
