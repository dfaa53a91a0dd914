// Timers that are armed with an absolute instant of the realtime clock.
//
// Libdispatch keeps one timer descriptor for wall-clock deadlines and arms it anew for each.

#define _GNU_SOURCE
#include <stdatomic.h>
#include <stdio.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#include "../NextFunction.h"
#include "VirtualClock.h"
#include "WaitRegistry.h"

NEXT_FUNCTION(timerfd_create)
NEXT_FUNCTION(timerfd_settime)
NEXT_FUNCTION(close)

enum { UNKNOWN = 0, SIMULATED = 1, OTHER = 2 };

// A cache of the clocks of low descriptors; higher ones are looked up each time.
#define DESCRIPTORS 1024
static atomic_uchar clocks[DESCRIPTORS];

// The timers that expire in simulated time: the clock of each, the moment, and what is added to it
// for the next.
static atomic_int made_with[DESCRIPTORS];
static _Atomic int64_t moments[DESCRIPTORS];
static _Atomic int64_t intervals[DESCRIPTORS];
static atomic_int highest = -1;

int64_t next_timer(void) {
  int64_t earliest = INT64_MAX;
  for (int descriptor = 0; descriptor <= atomic_load(&highest); descriptor++) {
    int64_t moment = atomic_load(&moments[descriptor]);
    if (moment && moment < earliest) earliest = moment;
  }
  return earliest;
}

int expire_timers(int64_t now) {
  int found = 0;
  for (int descriptor = 0; descriptor <= atomic_load(&highest); descriptor++) {
    int64_t moment = atomic_load(&moments[descriptor]);
    if (!moment || moment > now) continue;
    int64_t interval = atomic_load(&intervals[descriptor]);
    // A timer armed anew meanwhile has another moment.
    int64_t next = interval ? now + interval - (now - moment) % interval : 0;
    if (!atomic_compare_exchange_strong(&moments[descriptor], &moment, next)) continue;
    struct itimerspec soon = {{0, 0}, {0, 1}};
    next_timerfd_settime()(descriptor, 0, &soon, NULL);
    found = 1;
  }
  return found;
}

// Arms a timer that expires in simulated time, or disarms it.
static int set_simulated(
    int descriptor, int flags, const struct itimerspec *timer, struct itimerspec *old) {
  struct itimerspec none = {{0, 0}, {0, 0}};
  if (next_timerfd_settime()(descriptor, 0, &none, old) != 0) return -1;
  int64_t moment = 0;
  if (timer->it_value.tv_sec != 0 || timer->it_value.tv_nsec != 0) {
    moment = flags & TFD_TIMER_ABSTIME
                 ? deadline_at(atomic_load(&made_with[descriptor]) - 1, &timer->it_value)
                 : deadline_after(&timer->it_value);
    if (moment < 1) moment = 1;
  }
  int64_t interval =
      (int64_t)timer->it_interval.tv_sec * 1000000000 + timer->it_interval.tv_nsec;
  atomic_store(&intervals[descriptor], interval);
  atomic_store(&moments[descriptor], moment);
  int known = atomic_load(&highest);
  while (known < descriptor && !atomic_compare_exchange_weak(&highest, &known, descriptor)) {
  }
  note_change();
  return 0;
}

int close(int descriptor) {
  if (descriptor >= 0 && descriptor < DESCRIPTORS) {
    atomic_store_explicit(&moments[descriptor], 0, memory_order_relaxed);
    atomic_store_explicit(&made_with[descriptor], 0, memory_order_relaxed);
  }
  return next_close()(descriptor);
}

int timerfd_create(int clock, int flags) {
  int descriptor = next_timerfd_create()(clock, flags);
  if (descriptor >= 0 && descriptor < DESCRIPTORS) {
    atomic_store(&moments[descriptor], 0);
    atomic_store(&made_with[descriptor], clock + 1);
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
  int is_own = descriptor >= 0 && descriptor < DESCRIPTORS && atomic_load(&made_with[descriptor]);
  if (waits_are_simulated() && is_own && timer) {
    return set_simulated(descriptor, flags, timer, old);
  }
  if ((flags & TFD_TIMER_ABSTIME) && is_simulated(descriptor)) {
    timer = real_timer(timer, &buffer);
  }
  return next_timerfd_settime()(descriptor, flags, timer, old);
}
