// The state of the simulated clock, and the functions that read it.
//
// A reader never waits: not for a writer, not for another reader. Signal handlers may read the
// clock, also one that interrupted a writer.

#define _GNU_SOURCE
#include "VirtualClock.h"

#include "WaitRegistry.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include "../NextFunction.h"
#include "CInterposition.h"

#define SECOND INT64_C(1000000000)
#define SETTINGS 64

// One setting of the clock: the simulated instant, and the monotonic one from which on it moves.
typedef struct {
  atomic_int is_simulated;
  _Atomic int64_t instant;
  _Atomic int64_t from;
  // The process's running time at that moment; where waits are simulated the clock moves no faster.
  _Atomic int64_t running_from;
  // The progress of monotonic clocks at the instant, in nanoseconds.
  _Atomic int64_t progress;
} setting;

// A setting is written to a place that is not in use, then made the current one. A reader that is
// held up while the places are written all around notices it by the count, and reads again.
static setting settings[SETTINGS];
static _Atomic uint64_t count;
static pthread_mutex_t writing = PTHREAD_MUTEX_INITIALIZER;

static _Atomic(void *) cache_clock_gettime;

__attribute__((constructor)) static void find_clock_gettime(void) {
  (void)next_symbol("clock_gettime", &cache_clock_gettime);
}

// Until libc's function is known, which dlsym may not be asked for in a signal handler, the kernel
// is asked directly.
static int real_clock_gettime(clockid_t clock, struct timespec *time) {
  int (*next)(clockid_t, struct timespec *) =
      (int (*)(clockid_t, struct timespec *))atomic_load_explicit(
          &cache_clock_gettime, memory_order_acquire);
  if (next) return next(clock, time);
  return (int)syscall(SYS_clock_gettime, clock, time);
}

static int64_t real_nanoseconds(clockid_t clock) {
  struct timespec time = {0, 0};
  real_clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * SECOND + time.tv_nsec;
}

// Writes a setting, with the lock held.
static void write_setting(
    int is_simulated, int64_t instant, int64_t from, int64_t running_from, int64_t progress) {
  uint64_t next = atomic_load_explicit(&count, memory_order_relaxed) + 1;
  setting *place = &settings[next % SETTINGS];
  // A reader that sees any part of this setting also sees how far the count has come.
  atomic_thread_fence(memory_order_release);
  atomic_store_explicit(&place->is_simulated, is_simulated, memory_order_relaxed);
  atomic_store_explicit(&place->instant, instant, memory_order_relaxed);
  atomic_store_explicit(&place->from, from, memory_order_relaxed);
  atomic_store_explicit(&place->running_from, running_from, memory_order_relaxed);
  atomic_store_explicit(&place->progress, progress, memory_order_relaxed);
  atomic_store_explicit(&count, next, memory_order_release);
}

// The simulated instant, and which setting of the clock it comes from.
typedef struct {
  int64_t instant;
  uint64_t setting;
  int64_t progress;
} reading;

// The time that only passes while this process runs, so that a busy machine changes nothing. The
// thread that looks at the others does not count.
static int64_t running_nanoseconds(void) {
  clockid_t monitor;
  int64_t own = monitor_clock(&monitor) ? real_nanoseconds(monitor) : 0;
  return real_nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - own;
}

static int64_t elapsed_since(int64_t from, int64_t running_from) {
  if (from == INT64_MAX) return 0;
  int64_t elapsed = real_nanoseconds(CLOCK_MONOTONIC) - from;
  if (elapsed > 0 && waits_are_simulated()) {
    int64_t running = running_nanoseconds() - running_from;
    if (running < elapsed) elapsed = running;
  }
  return elapsed > 0 ? elapsed : 0;
}

// The sum of two readings; the last instant that there is where it would be later.
static int64_t after(int64_t instant, int64_t length) {
  int64_t sum;
  return __builtin_add_overflow(instant, length, &sum) ? INT64_MAX : sum;
}

// Reads the clock and returns 1, or returns 0 where it is the real one.
static int read_clock(reading *result) {
  for (;;) {
    uint64_t current = atomic_load_explicit(&count, memory_order_acquire);
    setting *place = &settings[current % SETTINGS];
    int is_simulated = atomic_load_explicit(&place->is_simulated, memory_order_relaxed);
    int64_t instant = atomic_load_explicit(&place->instant, memory_order_relaxed);
    int64_t from = atomic_load_explicit(&place->from, memory_order_relaxed);
    int64_t running = atomic_load_explicit(&place->running_from, memory_order_relaxed);
    int64_t progress = atomic_load_explicit(&place->progress, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    uint64_t latest = atomic_load_explicit(&count, memory_order_relaxed);
    if (latest - current >= SETTINGS - 1) continue;
    if (!is_simulated) return 0;
    int64_t elapsed = elapsed_since(from, running);
    result->instant = after(instant, elapsed);
    result->setting = current;
    result->progress = after(progress, elapsed);
    return 1;
  }
}

// A clock that goes back, because a call is made once more, leaves monotonic ones where they are.
static void set_clock(int is_simulated, int64_t instant, int64_t hold) {
  pthread_mutex_lock(&writing);
  reading before = {instant, 0, 0};
  read_clock(&before);
  int64_t distance = 0;
  if (instant > before.instant && __builtin_sub_overflow(instant, before.instant, &distance)) {
    distance = INT64_MAX;
  }
  int64_t from = hold < 0 ? INT64_MAX : real_nanoseconds(CLOCK_MONOTONIC) + hold;
  write_setting(
      is_simulated, instant, from, running_nanoseconds() + (hold < 0 ? 0 : hold),
      after(before.progress, distance));
  pthread_mutex_unlock(&writing);
}

// The readings of the monotonic clocks when their simulation began, and the simulated clock's
// progress then.
#define CLOCKS 12
static int64_t shown_at_start[CLOCKS];
static int64_t progress_at_start;
static atomic_int has_monotonic;

static int is_monotonic(clockid_t clock) {
  return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW ||
         clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_BOOTTIME ||
         clock == CLOCK_BOOTTIME_ALARM;
}

void simulate_monotonic_clocks(void) {
  reading now = {0, 0, 0};
  if (atomic_load(&has_monotonic) || !read_clock(&now)) return;
  for (clockid_t clock = 0; clock < CLOCKS; clock++) {
    if (is_monotonic(clock)) shown_at_start[clock] = real_nanoseconds(clock);
  }
  progress_at_start = now.progress;
  atomic_store(&has_monotonic, 1);
}

int64_t simulated_progress(void) {
  reading now = {0, 0, 0};
  read_clock(&now);
  return now.progress;
}

void jump_clock(int64_t length) {
  pthread_mutex_lock(&writing);
  uint64_t current = atomic_load_explicit(&count, memory_order_relaxed);
  setting *place = &settings[current % SETTINGS];
  if (atomic_load_explicit(&place->is_simulated, memory_order_relaxed)) {
    int64_t instant = atomic_load_explicit(&place->instant, memory_order_relaxed);
    int64_t from = atomic_load_explicit(&place->from, memory_order_relaxed);
    int64_t running = atomic_load_explicit(&place->running_from, memory_order_relaxed);
    int64_t progress = atomic_load_explicit(&place->progress, memory_order_relaxed);
    write_setting(1, after(instant, length), from, running, after(progress, length));
  }
  pthread_mutex_unlock(&writing);
}

int64_t deadline_after(const struct timespec *length) {
  __int128 deadline =
      (__int128)length->tv_sec * SECOND + length->tv_nsec + simulated_progress();
  return deadline < INT64_MAX - 1 ? (int64_t)deadline : INT64_MAX - 1;
}

int64_t deadline_at(clockid_t clock, const struct timespec *time) {
  reading now = {0, 0, 0};
  read_clock(&now);
  int64_t shown = clock_is_simulated(clock)
                      ? now.instant
                      : after(shown_at_start[clock] - progress_at_start, now.progress);
  __int128 deadline =
      (__int128)time->tv_sec * SECOND + time->tv_nsec - shown + now.progress;
  if (deadline < now.progress) deadline = now.progress;
  return deadline < INT64_MAX - 1 ? (int64_t)deadline : INT64_MAX - 1;
}

// A timer of the realtime clock that this thread armed. A program that keeps a list of timers
// behind one descriptor, as libdispatch does on a thread of its own, looks at the clock when it
// expires, and goes on waiting where the clock has not moved. For that thread it has.
static _Thread_local struct {
  uint64_t setting;
  int64_t instant;
  int64_t expiry;
} timer;

// Reads the simulated instant as this thread sees it; returns 0 where nothing is simulated.
static int simulated_now(int64_t *now) {
  reading current;
  if (!read_clock(&current)) return 0;
  *now = current.instant;
  if (waits_are_simulated()) return 1;
  if (timer.setting != current.setting || timer.instant <= current.instant) return 1;
  if (real_nanoseconds(CLOCK_MONOTONIC) >= timer.expiry) *now = timer.instant;
  return 1;
}

// Splits nanoseconds so that the part below a second is never negative, also before 1970.
static struct timespec timespec_of(int64_t nanoseconds) {
  struct timespec time = {nanoseconds / SECOND, nanoseconds % SECOND};
  if (time.tv_nsec < 0) {
    time.tv_sec -= 1;
    time.tv_nsec += SECOND;
  }
  return time;
}

// The instant that is current while a later one is shown, and when the clock moves on from it.
static int64_t present_instant;
static int64_t present_from;
static int64_t present_running_from;

static void show(int64_t length, int is_later) {
  pthread_mutex_lock(&writing);
  setting *place = &settings[atomic_load_explicit(&count, memory_order_relaxed) % SETTINGS];
  int64_t progress = atomic_load_explicit(&place->progress, memory_order_relaxed);
  reading now = {0, 0, 0};
  if (read_clock(&now)) {
    if (is_later) {
      present_instant = now.instant;
      present_from = atomic_load_explicit(&place->from, memory_order_relaxed);
      present_running_from = atomic_load_explicit(&place->running_from, memory_order_relaxed);
      // A clock that runs has come as far as it shows.
      if (now.progress != progress) {
        present_from = real_nanoseconds(CLOCK_MONOTONIC);
        present_running_from = running_nanoseconds();
      }
      write_setting(1, after(now.instant, length), INT64_MAX, 0, now.progress);
    } else {
      write_setting(1, present_instant, present_from, present_running_from, progress);
    }
  }
  pthread_mutex_unlock(&writing);
}

void virtual_clock_show_later(int64_t length) { show(length, 1); }

void virtual_clock_show_present(void) { show(0, 0); }

void virtual_clock_freeze(int64_t instant) { set_clock(1, instant, -1); }

void virtual_clock_hold(int64_t instant, int64_t length) {
  set_clock(1, instant, length < 0 ? 0 : length);
}

void virtual_clock_run(int64_t instant) { set_clock(1, instant, 0); }

void virtual_clock_stop(void) { set_clock(0, 0, 0); }

int virtual_clock_is_active(void) {
  reading current;
  return read_clock(&current);
}

int64_t virtual_clock_real_now(void) { return real_nanoseconds(CLOCK_REALTIME); }

int clock_is_simulated(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE ||
         clock == CLOCK_REALTIME_ALARM;
}

// Converts an instant that is valid and far from the limits of 64 bits.
static struct timespec real_instant(int64_t now, const struct timespec *simulated) {
  __int128 distance = (__int128)simulated->tv_sec * SECOND + simulated->tv_nsec - now;
  __int128 deadline = real_nanoseconds(CLOCK_REALTIME) + distance;
  // The kernel takes a time before 1970 for invalid, and one that is zero for none.
  if (deadline < 1) deadline = 1;
  if (deadline > INT64_MAX) deadline = INT64_MAX;
  return timespec_of((int64_t)deadline);
}

static int is_valid(const struct timespec *time) {
  return time && time->tv_nsec >= 0 && time->tv_nsec < SECOND;
}

const struct timespec *real_deadline(const struct timespec *simulated, struct timespec *buffer) {
  reading current;
  if (!is_valid(simulated) || !read_clock(&current)) return simulated;
  *buffer = real_instant(current.instant, simulated);
  return buffer;
}

const struct timespec *real_expiry(const struct timespec *simulated, struct timespec *buffer) {
  reading current;
  if (!is_valid(simulated) || !read_clock(&current)) return simulated;
  int64_t real = real_nanoseconds(CLOCK_MONOTONIC);
  int64_t now = current.instant;
  // A timer that is armed again while it expires is one that repeats, and counts from there.
  int is_expiring = timer.setting == current.setting && real >= timer.expiry &&
                    real - timer.expiry < SECOND / 200;
  if (is_expiring && timer.instant > now) now = timer.instant;
  *buffer = real_instant(now, simulated);
  __int128 instant = (__int128)simulated->tv_sec * SECOND + simulated->tv_nsec;
  if (instant > INT64_MAX || instant < INT64_MIN) return buffer;
  timer.setting = current.setting;
  timer.instant = (int64_t)instant;
  int64_t distance = timer.instant - now;
  timer.expiry = real + (distance > 0 ? distance : 0);
  return buffer;
}

// How often the simulated instant was asked for.
static _Atomic uint64_t readings;

uint64_t virtual_clock_readings(void) {
  return atomic_load_explicit(&readings, memory_order_relaxed);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int64_t now;
  if (is_monotonic(clock) && atomic_load_explicit(&has_monotonic, memory_order_acquire)) {
    reading current;
    if (read_clock(&current)) {
      *time = timespec_of(after(shown_at_start[clock] - progress_at_start, current.progress));
      return 0;
    }
  }
  if (!clock_is_simulated(clock) || !simulated_now(&now)) {
    return real_clock_gettime(clock, time);
  }
  atomic_fetch_add_explicit(&readings, 1, memory_order_relaxed);
  *time = timespec_of(now);
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  if (zone) {
    struct timezone *universal = zone;
    universal->tz_minuteswest = 0;
    universal->tz_dsttime = 0;
  }
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  time->tv_sec = now.tv_sec;
  time->tv_usec = (suseconds_t)(now.tv_nsec / 1000);
  return 0;
}

time_t time(time_t *result) {
  struct timespec now = {0, 0};
  // libc answers with the coarse clock, so that time() never runs ahead of it.
  clock_gettime(CLOCK_REALTIME_COARSE, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

int timespec_get(struct timespec *time, int base) {
  if (base != TIME_UTC) return 0;
  return clock_gettime(CLOCK_REALTIME, time) == 0 ? base : 0;
}
